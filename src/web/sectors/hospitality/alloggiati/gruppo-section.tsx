import { deadlineOf } from '../../../../documents/schedine-alloggiati/deadline.ts'
import type { Places } from '../../../../documents/schedine-alloggiati/places.ts'
import type { AnyRow } from '../../../../kernel/fields/shapes.ts'
import { formatDate } from '../../../../kernel/italian/dates.ts'
import { plural } from '../../../../kernel/italian/noun.ts'
import type { Rilievo } from '../../../../documents/schedine-alloggiati/persone.ts'
import type { Schedina } from '../../../../sectors/hospitality/campi-schedina.ts'
import { registrateDi, type InCasa } from '../../../../documents/schedine-alloggiati/registrate.ts'
import { conCapo, prossimoDi, type Gruppo } from '../../../../documents/schedine-alloggiati/gruppi.ts'
import { useEntity } from '../../../data/sector-context.tsx'
import { useRecordForm } from '../../../forms/record-form.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { nameOf, PersonaRow } from './persona-row.tsx'

interface GruppoSectionProps {
  readonly gruppo: Gruppo<Schedina>
  /** The booking that the group came with. */
  readonly booking: (AnyRow & InCasa) | undefined
  readonly rilievi: ReadonlyMap<string, readonly Rilievo[]>
  readonly places: Places | undefined
  readonly now: Date
}

/** «Vismara Clara», «Lindqvist e altre 2 persone». */
export function titoloDi({ capo, persone }: Gruppo<Schedina>): string {
  const head = capo ?? persone[0]
  const others = persone.length - 1
  const name = head ? nameOf(head) : ''
  return others > 0 ? `${name} e ${plural(others, 'un’altra persona', `altre ${others} persone`)}` : name
}

/** The booking of a group, by its head. */
export const bookingOf = ({ capo, persone }: Gruppo<Schedina>): string => (capo ?? persone[0])?.prenotazione ?? ''

/** Until when the people of a group must be sent: the earliest of them. */
export const scadenzaDi = ({ persone }: Gruppo<Schedina>, now: Date) =>
  persone
    .map((row) => deadlineOf({ arrivo: row.data_arrivo, ora: row.ora_arrivo, notti: row.notti_permanenza }, now))
    .toSorted((a, b) => a.minutesLeft - b.minutesLeft)[0]

/** Who arrives together: until when, the people, a place for one more. */
export function GruppoSection({ gruppo, booking, rilievi, places, now }: GruppoSectionProps) {
  const entity = useEntity('schedina')
  const form = useRecordForm()
  const title = titoloDi(gruppo)
  const deadline = scadenzaDi(gruppo, now)
  const head = gruppo.capo ?? gruppo.persone[0]
  const isReady = gruppo.persone.every(({ id }) => !rilievi.get(id)?.some(({ isWarning }) => !isWarning))
  const registrate = booking && registrateDi(booking)
  const isOfGroup = head?.tipo_alloggiato === 'capogruppo' || head?.tipo_alloggiato === 'membro'
  const add = isOfGroup ? 'Aggiungi membro' : 'Aggiungi familiare'
  return (
    <section aria-label={title} className="border-b border-line last:border-b-0">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 pt-3.5 pb-1">
        <div className="min-w-0 flex-1 basis-60">
          {head && (
            <h3 className="text-sm font-medium num">
              Arrivo {formatDate(head.data_arrivo)}
              {head.ora_arrivo && ` alle ${head.ora_arrivo}`}, {plural(head.notti_permanenza, '1 notte', `${head.notti_permanenza} notti`)}
            </h3>
          )}
          {deadline && <p className={`text-sm num ${deadline.isLate ? 'text-bad' : 'text-ink-soft'}`}>{deadline.sentence}</p>}
        </div>
        {deadline?.isLate && <Badge tone="destructive">In ritardo</Badge>}
        {registrate && <Badge tone="warning">{registrate}</Badge>}
        {places && !isReady && <Badge tone="warning">Da completare</Badge>}
        {places && isReady && !registrate && <Badge tone="success">Pronta</Badge>}
        {registrate && head && (
          <Button
            size="sm"
            icon={<Icon name="scan-text" />}
            aria-label={`Scansiona il prossimo di ${title}`}
            onClick={() => form.scan(entity, prossimoDi(head))}
          >
            Scansiona il prossimo
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          icon={<Icon name="plus" />}
          aria-label={`${add} a ${title}`}
          onClick={() => head && form.create(entity, conCapo(head))}
        >
          {add}
        </Button>
      </header>
      <ul className="divide-y divide-line pb-1.5">
        {gruppo.persone.map((row) => (
          <PersonaRow key={row.id} row={row} rilievi={rilievi.get(row.id) ?? []} places={places} />
        ))}
      </ul>
    </section>
  )
}
