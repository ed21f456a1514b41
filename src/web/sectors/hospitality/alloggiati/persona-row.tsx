import type { Places } from '../../../../documents/schedine-alloggiati/places.ts'
import { placeChoice } from '../../../../documents/schedine-alloggiati/place-name.ts'
import { ospitiDi, type Rilievo } from '../../../../documents/schedine-alloggiati/persone.ts'
import type { Schedina } from '../../../../sectors/hospitality/campi-schedina.ts'
import { useEntity } from '../../../data/sector-context.tsx'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { RowButton } from '../../../ui/row-button.tsx'
import { bornOn } from '../ospiti/same-guest.ts'

interface PersonaRowProps {
  readonly row: Schedina
  readonly rilievi: readonly Rilievo[]
  readonly places: Places | undefined
}

/** One person of the list: who, and in plain words what the file still lacks. */
export function PersonaRow({ row, rilievi, places }: PersonaRowProps) {
  const entity = useEntity('schedina')
  const form = useRecordForm()
  const name = nameOf(row)
  const first = rilievi.find(({ isWarning, campo }) => !isWarning && campo !== '')
  const kind = entity.fields['tipo_alloggiato']?.format(row.tipo_alloggiato)
  const [ospite] = places ? ospitiDi([row], places) : []
  const birthplace = ospite && places?.get(ospite.luogoNascita)
  const lacking = isBlank(row) ? [...new Set(rilievi.flatMap(({ campo }) => entity.fields[campo]?.label.toLowerCase() ?? []))] : []
  const details = [kind, bornOn(row), birthplace && placeChoice(birthplace)].filter(Boolean)
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-2.5 hover:bg-ink/4">
      <div className="min-w-0 flex-1 basis-60">
        <RowButton onClick={() => form.edit(entity, row.id)}>{name}</RowButton>
        <p className="text-sm text-ink-faint">{details.join(' · ')}</p>
        {lacking.length > 0 && <p className="mt-0.5 text-sm text-bad">Mancano ancora: {lacking.join(', ')}.</p>}
        {rilievi.length > 0 && lacking.length === 0 && (
          <ul className="mt-0.5 text-sm">
            {rilievi.map(({ frase, isWarning }) => (
              <li key={frase} className={isWarning ? 'text-warn' : 'text-bad'}>
                {isWarning && 'Da controllare: '}
                {frase}
              </li>
            ))}
          </ul>
        )}
      </div>
      {first && (
        <Button size="sm" className="relative z-1" aria-label={`Completa: ${name}`} onClick={() => form.edit(entity, row.id, first.campo)}>
          Completa
        </Button>
      )}
    </li>
  )
}

/** Opened at the check-in and not looked at since: one sentence says it all. */
const isBlank = ({ sesso, data_nascita, numero_documento }: Schedina) => !sesso && !data_nascita && !numero_documento

export const nameOf = ({ cognome = '', nome = '' }: Pick<Schedina, 'cognome' | 'nome'>): string =>
  `${cognome} ${nome}`.trim() || 'Ospite senza nome'
