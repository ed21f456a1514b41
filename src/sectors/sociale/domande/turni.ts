import * as k from '../../../kernel/describe.ts'
import { DI_TURNO } from '../stati.ts'
import { trade } from '../trade.ts'
import { delMese, dellaSettimana, domani, inProgramma, oggi } from './condizioni.ts'

/** When somebody comes, who came, and where somebody is lacking. */
export const turni = k.defineQuestions(trade, [
  {
    says: ['Chi è di turno oggi?'],
    entity: 'presenza',
    where: [{ field: 'segno', op: 'in', value: DI_TURNO }, oggi],
  },
  { says: ['Che turni ci sono oggi?'], entity: 'turno', where: [oggi] },
  { says: ['Che turni ci sono domani?'], entity: 'turno', where: [domani] },
  { says: ['Che turni ci sono questa settimana?'], entity: 'turno', where: dellaSettimana },
  {
    says: ['Quali turni sono scoperti?'],
    entity: 'turno',
    where: [inProgramma, { field: 'data', op: 'gte', value: k.today() }, { field: 'mancano', op: 'gte', value: 1 }],
  },
  {
    says: ['Quali turni passati non sono segnati?'],
    entity: 'turno',
    where: [inProgramma, { field: 'data', op: 'lt', value: k.today() }],
  },
  {
    says: ['Chi è mancato questo mese?'],
    entity: 'presenza',
    where: [{ field: 'segno', op: 'in', value: ['assente', 'avvisato'] }, ...delMese],
  },
  {
    says: ['Chi ha avvisato che manca?'],
    entity: 'presenza',
    where: [{ field: 'segno', op: 'eq', value: 'avvisato' }],
  },
  {
    says: ['Quali turni sono saltati?'],
    entity: 'turno',
    where: [{ field: 'stato', op: 'eq', value: 'annullato' }],
  },
  {
    says: ['Quali turni sono al completo?'],
    entity: 'turno',
    where: [inProgramma, { field: 'data', op: 'gte', value: k.today() }, { field: 'mancano', op: 'eq', value: 0 }],
  },
  {
    says: ['Chi è di turno nei prossimi giorni?'],
    entity: 'presenza',
    where: [
      { field: 'segno', op: 'in', value: DI_TURNO },
      { field: 'data', op: 'gte', value: k.today() },
    ],
    sort: [{ field: 'data', direction: 'asc' }],
  },
  {
    says: ['Chi è venuto?'],
    entity: 'presenza',
    where: [{ field: 'segno', op: 'eq', value: 'presente' }],
    sort: [{ field: 'data', direction: 'desc' }],
  },
])
