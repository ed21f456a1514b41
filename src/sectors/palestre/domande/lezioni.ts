import * as k from '../../../kernel/describe.ts'
import { IN_CALENDARIO } from '../stati.ts'
import { trade } from '../trade.ts'

const inCalendario = k.oneOf('stato', IN_CALENDARIO)
const programmata = k.eq('stato', 'programmata')
const oggi = k.eq('data', k.today())
const davanti = [programmata, k.gte('data', k.today())] as const
const ora = [k.asc('ora')] as const

/** Classes, lessons, bookings, and who comes through the door. */
export const lezioni = k.defineQuestions(trade, [
  { says: 'Quali corsi sono pieni?', entity: 'corso', where: [k.eq('disponibilita', 'completo')] },
  { says: 'In quali corsi c’è posto?', entity: 'corso', where: [k.eq('disponibilita', 'posti')] },
  { says: 'Quali corsi devono partire?', entity: 'corso', where: [k.eq('stato', 'programmato')] },
  { says: 'Quali corsi sono mezzi vuoti?', entity: 'corso', where: [k.eq('stato', 'attivo'), k.lt('riempimento', 50)] },
  { says: 'Che corsi ci sono oggi?', entity: 'lezione', where: [oggi, inCalendario], sort: ora },
  { says: 'Che corsi ci sono domani?', entity: 'lezione', where: [k.eq('data', k.today(1)), inCalendario], sort: ora },
  { says: 'Che lezioni ci sono questa settimana?', entity: 'lezione', where: [...k.withinWeek('data'), inCalendario] },
  { says: 'Quali lezioni sono al completo?', entity: 'lezione', where: [...davanti, k.eq('disponibilita', 'completo')] },
  { says: 'Quali lezioni sono annullate?', entity: 'lezione', where: [k.eq('stato', 'annullata'), k.gte('data', k.today())] },
  { says: 'Quali lezioni passate non sono ancora segnate?', entity: 'lezione', where: [programmata, k.lt('data', k.today())] },
  { says: 'Quanto sono pieni i corsi?', metric: 'riempimento' },
  { says: 'Chi è in lista d’attesa?', entity: 'prenotazione', where: [k.eq('stato', 'lista_attesa'), k.gte('data', k.today())] },
  { says: 'Chi ha prenotato per oggi?', entity: 'prenotazione', where: [oggi, k.oneOf('stato', ['prenotata', 'presente'])] },
  { says: 'Chi ha prenotato per domani?', entity: 'prenotazione', where: [k.eq('data', k.today(1)), k.eq('stato', 'prenotata')] },
  { says: 'Chi ha saltato il corso questa settimana?', entity: 'prenotazione', where: [...k.withinWeek('data'), k.eq('stato', 'assente')] },
  { says: 'Chi è entrato oggi?', entity: 'ingresso', where: [oggi, k.eq('esito', 'consentito')] },
  { says: 'Chi è stato respinto oggi?', entity: 'ingresso', where: [oggi, k.eq('esito', 'negato')] },
  { says: 'Chi è entrato ieri?', entity: 'ingresso', where: [k.eq('data', k.today(-1)), k.eq('esito', 'consentito')] },
  { says: 'Chi è stato respinto di recente?', entity: 'ingresso', where: [k.gte('data', k.today(-7)), k.eq('esito', 'negato')] },
  { says: 'Quanti ingressi ci sono stati oggi?', metric: 'ingressi_oggi' },
])
