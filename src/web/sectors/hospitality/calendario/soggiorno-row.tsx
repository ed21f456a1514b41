import { titleOf } from '../../../../kernel/entity.ts'
import type { Names } from '../../../../kernel/fields/field.ts'
import { formatDayMonth } from '../../../../kernel/italian/dates.ts'
import { plural } from '../../../../kernel/italian/noun.ts'
import { useEntity } from '../../../data/sector-context.tsx'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import { movesOf } from '../../../views/record-moves.ts'
import { StatusButton } from '../../../views/status-button.tsx'
import { Dot, type Canale } from './canali.tsx'
import type { Giorno, Prenotazione } from './giorno.ts'

interface SoggiornoRowProps {
  readonly row: Prenotazione
  readonly part: keyof Giorno
  readonly names: Names
  readonly canale: Canale | undefined
  readonly day: string
  readonly today: string
}

/** One booking in the panel of a day: who, where, until when, from where, how much, and the one thing to do about it. */
export function SoggiornoRow({ row, part, names, canale, day, today }: SoggiornoRowProps) {
  const entity = useEntity('prenotazione')
  const form = useRecordForm()
  const { arrivo, partenza, notti, persone, saldo, registrate } = row
  const offered = movesOf(entity, row).find(
    ({ to }) => (to === 'arrivato' && arrivo <= today) || (to === 'partito' && part === 'partenze' && partenza <= today),
  )
  const money = (key: 'importo' | 'saldo') => entity.fields[key]?.format(row[key])
  const isDue = part === 'partenze' && saldo > 0
  const details = [
    names(row.camera),
    `${notti} ${plural(notti, 'notte', 'notti')}`,
    `${persone} ${plural(persone, 'persona', 'persone')}`,
    late(part, arrivo, partenza, day) ?? (part === 'partenze' ? undefined : `fino al ${formatDayMonth(partenza)}`),
  ]
  return (
    <li className="relative grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 px-5 py-3 transition-colors hover:bg-ink/4">
      <div className="min-w-0">
        <RowButton data-record={row.id} className="line-clamp-2" onClick={() => form.edit(entity, row.id)}>
          {row.ospite}
        </RowButton>
        <p className="text-sm text-ink-faint num">{details.filter(Boolean).join(' · ')}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-soft">
          {canale && (
            <span className="flex items-center gap-1.5">
              <Dot hue={canale.hue} />
              {canale.label}
            </span>
          )}
          {registrate && <span className="text-warn num">{registrate}</span>}
          <span className="num">{isDue ? `da incassare ${money('saldo')}` : `importo ${money('importo')}`}</span>
        </p>
      </div>
      <div className="relative z-1 flex flex-col items-end gap-3 md:flex-row-reverse md:items-center">
        <StatusButton entity={entity.name} row={row} />
        {offered && (
          <Button
            size="sm"
            aria-label={`${offered.label}: ${titleOf(entity, row, names)}`}
            onClick={() => form.move(entity, row, offered.to, 'calendar')}
          >
            {offered.label}
          </Button>
        )}
      </div>
    </li>
  )
}

/** What should have happened before the day. */
function late(part: keyof Giorno, arrivo: string, partenza: string, day: string): string | undefined {
  if (part === 'arrivi' && arrivo < day) return `atteso dal ${formatDayMonth(arrivo)}`
  if (part === 'partenze' && partenza < day) return `doveva partire il ${formatDayMonth(partenza)}`
  return undefined
}
