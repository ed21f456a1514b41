import type { CalendarItem, CalendarPlan } from '../../kernel/screens/calendars.ts'
import type { Piano } from './piano.ts'
import type { Voce } from './voci.ts'

const OUTCOMES = { nuova: 'new', spostata: 'moved', annullata: 'gone', conflitto: 'conflict', saltata: 'skipped' } as const

/** The names under which the caller keeps bookings and closures. */
type Nomi = Readonly<Record<Voce['tipo'], string>>

const itemOf = ({ key, esito, tipo, titolo, arrivo, partenza, motivo }: Voce, nomi: Nomi): CalendarItem => ({
  key,
  outcome: OUTCOMES[esito],
  entity: nomi[tipo],
  title: titolo,
  from: arrivo,
  until: partenza,
  reason: motivo,
})

/** A plan as the page of calendars shows it, before anybody has made changes of its steps. */
export function mostraPiano({ voci, invariate, passate, identita, calendari }: Piano, nomi: Nomi): Omit<CalendarPlan, 'changes'> {
  return {
    items: voci.map((voce) => itemOf(voce, nomi)),
    unchanged: invariate,
    past: passate,
    source: { id: identita.id, name: identita.nome, isNew: identita.values !== undefined, isStrange: identita.isStrange },
    sources: calendari.map(({ id, nome }) => ({ id, name: nome })),
  }
}
