import { defineQuestions } from '../../../kernel/define-questions.ts'
import { today } from '../../../kernel/expression/expression.ts'
import { withinWeek } from '../../../kernel/expression/within.ts'
import { IN_CALENDARIO } from '../stati.ts'
import { trade } from '../trade.ts'

const inCalendario = { field: 'stato', op: 'in', value: IN_CALENDARIO } as const
const programmata = { field: 'stato', op: 'eq', value: 'programmata' } as const
const oggi = { field: 'data', op: 'eq', value: today() } as const
const davanti = [programmata, { field: 'data', op: 'gte', value: today() }] as const
const ora = [{ field: 'ora', direction: 'asc' }] as const

/** Classes, lessons, bookings, and who comes through the door. */
export const lezioni = defineQuestions(trade, [
  { says: ['Quali corsi sono pieni?'], entity: 'corso', where: [{ field: 'disponibilita', op: 'eq', value: 'completo' }] },
  { says: ['In quali corsi c’è posto?'], entity: 'corso', where: [{ field: 'disponibilita', op: 'eq', value: 'posti' }] },
  { says: ['Quali corsi devono partire?'], entity: 'corso', where: [{ field: 'stato', op: 'eq', value: 'programmato' }] },
  {
    says: ['Quali corsi sono mezzi vuoti?'],
    entity: 'corso',
    where: [
      { field: 'stato', op: 'eq', value: 'attivo' },
      { field: 'riempimento', op: 'lt', value: 50 },
    ],
  },
  { says: ['Che corsi ci sono oggi?'], entity: 'lezione', where: [oggi, inCalendario], sort: ora },
  {
    says: ['Che corsi ci sono domani?'],
    entity: 'lezione',
    where: [{ field: 'data', op: 'eq', value: today(1) }, inCalendario],
    sort: ora,
  },
  { says: ['Che lezioni ci sono questa settimana?'], entity: 'lezione', where: [...withinWeek('data'), inCalendario] },
  {
    says: ['Quali lezioni sono al completo?'],
    entity: 'lezione',
    where: [...davanti, { field: 'disponibilita', op: 'eq', value: 'completo' }],
  },
  {
    says: ['Quali lezioni sono annullate?'],
    entity: 'lezione',
    where: [
      { field: 'stato', op: 'eq', value: 'annullata' },
      { field: 'data', op: 'gte', value: today() },
    ],
  },
  {
    says: ['Quali lezioni passate non sono ancora segnate?'],
    entity: 'lezione',
    where: [programmata, { field: 'data', op: 'lt', value: today() }],
  },
  { says: ['Quanto sono pieni i corsi?'], metric: 'riempimento' },
  {
    says: ['Chi è in lista d’attesa?'],
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'eq', value: 'lista_attesa' },
      { field: 'data', op: 'gte', value: today() },
    ],
  },
  {
    says: ['Chi ha prenotato per oggi?'],
    entity: 'prenotazione',
    where: [oggi, { field: 'stato', op: 'in', value: ['prenotata', 'presente'] }],
  },
  {
    says: ['Chi ha prenotato per domani?'],
    entity: 'prenotazione',
    where: [
      { field: 'data', op: 'eq', value: today(1) },
      { field: 'stato', op: 'eq', value: 'prenotata' },
    ],
  },
  {
    says: ['Chi ha saltato il corso questa settimana?'],
    entity: 'prenotazione',
    where: [...withinWeek('data'), { field: 'stato', op: 'eq', value: 'assente' }],
  },
  { says: ['Chi è entrato oggi?'], entity: 'ingresso', where: [oggi, { field: 'esito', op: 'eq', value: 'consentito' }] },
  { says: ['Chi è stato respinto oggi?'], entity: 'ingresso', where: [oggi, { field: 'esito', op: 'eq', value: 'negato' }] },
  {
    says: ['Chi è entrato ieri?'],
    entity: 'ingresso',
    where: [
      { field: 'data', op: 'eq', value: today(-1) },
      { field: 'esito', op: 'eq', value: 'consentito' },
    ],
  },
  {
    says: ['Chi è stato respinto di recente?'],
    entity: 'ingresso',
    where: [
      { field: 'data', op: 'gte', value: today(-7) },
      { field: 'esito', op: 'eq', value: 'negato' },
    ],
  },
  { says: ['Quanti ingressi ci sono stati oggi?'], metric: 'ingressi_oggi' },
])
