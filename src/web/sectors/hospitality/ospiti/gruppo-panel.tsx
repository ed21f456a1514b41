import { titleOf, type Value } from '../../../../kernel/entity.ts'
import { formatDate } from '../../../../kernel/italian/dates.ts'
import { plural } from '../../../../kernel/italian/noun.ts'
import type { ospite } from '../../../../sectors/hospitality/ospite.ts'
import type { schedina } from '../../../../sectors/hospitality/schedina.ts'
import { useEntity } from '../../../data/sector-context.tsx'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { bornOn } from './same-guest.ts'

type Schedina = Value<typeof schedina>

interface GruppoPanelProps {
  readonly name: string
  readonly people: readonly Value<typeof ospite>[]
  /** The schedine of each guest. */
  readonly stays: ReadonlyMap<string | undefined, readonly Schedina[]>
  readonly onRename: () => void
}

/** Stays of a group that are told; the older ones stand in the schedine. */
const STAYS = 4

/** One family or group: its people, when they were here, and a place for one more. */
export function GruppoPanel({ name, people, stays, onRename }: GruppoPanelProps) {
  const entity = useEntity('ospite')
  const form = useRecordForm()
  const told = staysOf(people.flatMap(({ id }) => stays.get(id) ?? []))
  return (
    <Panel
      title={name}
      aria-label={name}
      action={
        <>
          <IconButton label={`Rinomina ${name}`} icon={<Icon name="pencil" />} onClick={onRename} />
          <Button
            size="sm"
            aria-label={`Aggiungi persona a ${name}`}
            icon={<Icon name="plus" />}
            onClick={() => form.create(entity, { gruppo: name })}
          >
            Aggiungi<span className="max-sm:hidden">&nbsp;persona</span>
          </Button>
        </>
      }
    >
      <ul className="divide-y divide-line">
        {people.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className="flex min-h-12 w-full flex-wrap items-center gap-x-3 px-5 py-2 text-left hover:bg-hover focus-visible:-outline-offset-2"
              onClick={() => form.edit(entity, row.id)}
            >
              <span className="min-w-0 flex-1 truncate font-medium">{titleOf(entity, row, undefined)}</span>
              <span className="text-sm text-ink-faint num">{bornOn(row)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="border-t border-line px-5 py-3 text-sm text-ink-soft num">
        {told.length === 0
          ? 'Nessun soggiorno registrato.'
          : `Soggiorni: ${told.slice(0, STAYS).join('; ')}${told.length > STAYS ? `; e altri ${told.length - STAYS}` : ''}.`}
      </p>
    </Panel>
  )
}

/** «21/11/2026, 3 notti, 2 persone», the newest first. */
function staysOf(schedine: readonly Schedina[]): readonly string[] {
  const byArrival = Map.groupBy(schedine, (row) => `${row.data_arrivo} ${row.prenotazione ?? ''}`)
  return [...byArrival]
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([key, rows]) => {
      const nights = rows[0]?.notti_permanenza ?? 0
      const words = [plural(nights, '1 notte', `${nights} notti`), plural(rows.length, '1 persona', `${rows.length} persone`)]
      return [formatDate(key.slice(0, 10)), ...words].join(', ')
    })
}
