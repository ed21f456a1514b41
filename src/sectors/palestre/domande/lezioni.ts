import { asc, eq, gte, lt, oneOf } from '../../common/conditions.ts'
import { defineQuestions } from '../../../kernel/define-questions.ts'
import { today } from '../../../kernel/expression/expression.ts'
import { withinWeek } from '../../../kernel/expression/within.ts'
import { IN_CALENDARIO } from '../stati.ts'
import { trade } from '../trade.ts'

const inCalendario = oneOf('stato', IN_CALENDARIO)
const programmata = eq('stato', 'programmata')
const oggi = eq('data', today())
const davanti = [programmata, gte('data', today())] as const
const ora = [asc('ora')] as const

/** Classes, lessons, bookings, and who comes through the door. */
export const lezioni = defineQuestions(trade, [
  { says: ['Quali corsi sono pieni?'], entity: 'corso', where: [eq('disponibilita', 'completo')] },
  { says: ['In quali corsi c’è posto?'], entity: 'corso', where: [eq('disponibilita', 'posti')] },
  { says: ['Quali corsi devono partire?'], entity: 'corso', where: [eq('stato', 'programmato')] },
  { says: ['Quali corsi sono mezzi vuoti?'], entity: 'corso', where: [eq('stato', 'attivo'), lt('riempimento', 50)] },
  { says: ['Che corsi ci sono oggi?'], entity: 'lezione', where: [oggi, inCalendario], sort: ora },
  { says: ['Che corsi ci sono domani?'], entity: 'lezione', where: [eq('data', today(1)), inCalendario], sort: ora },
  { says: ['Che lezioni ci sono questa settimana?'], entity: 'lezione', where: [...withinWeek('data'), inCalendario] },
  { says: ['Quali lezioni sono al completo?'], entity: 'lezione', where: [...davanti, eq('disponibilita', 'completo')] },
  { says: ['Quali lezioni sono annullate?'], entity: 'lezione', where: [eq('stato', 'annullata'), gte('data', today())] },
  { says: ['Quali lezioni passate non sono ancora segnate?'], entity: 'lezione', where: [programmata, lt('data', today())] },
  { says: ['Quanto sono pieni i corsi?'], metric: 'riempimento' },
  { says: ['Chi è in lista d’attesa?'], entity: 'prenotazione', where: [eq('stato', 'lista_attesa'), gte('data', today())] },
  { says: ['Chi ha prenotato per oggi?'], entity: 'prenotazione', where: [oggi, oneOf('stato', ['prenotata', 'presente'])] },
  { says: ['Chi ha prenotato per domani?'], entity: 'prenotazione', where: [eq('data', today(1)), eq('stato', 'prenotata')] },
  { says: ['Chi ha saltato il corso questa settimana?'], entity: 'prenotazione', where: [...withinWeek('data'), eq('stato', 'assente')] },
  { says: ['Chi è entrato oggi?'], entity: 'ingresso', where: [oggi, eq('esito', 'consentito')] },
  { says: ['Chi è stato respinto oggi?'], entity: 'ingresso', where: [oggi, eq('esito', 'negato')] },
  { says: ['Chi è entrato ieri?'], entity: 'ingresso', where: [eq('data', today(-1)), eq('esito', 'consentito')] },
  { says: ['Chi è stato respinto di recente?'], entity: 'ingresso', where: [gte('data', today(-7)), eq('esito', 'negato')] },
  { says: ['Quanti ingressi ci sono stati oggi?'], metric: 'ingressi_oggi' },
])
