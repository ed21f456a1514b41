import * as k from '../../../kernel/describe.ts'
import { IN_CALENDARIO, PRESENTI, TENUTE } from '../stati.ts'
import { trade } from '../trade.ts'
import { delMese, oggi } from './condizioni.ts'

/** Who was there, who was not, and the hours that have been taught. */
export const registro = k.defineQuestions(trade, [
  {
    says: ['Chi è mancato negli ultimi giorni?'],
    entity: 'presenza',
    where: [
      { field: 'segno', op: 'eq', value: 'assente' },
      { field: 'data', op: 'gte', value: k.today(-7) },
    ],
  },
  {
    says: ['Che assenze ci sono state questo mese?'],
    entity: 'presenza',
    where: [{ field: 'segno', op: 'eq', value: 'assente' }, ...delMese],
  },
  {
    says: ['Chi c’era a lezione oggi?'],
    entity: 'presenza',
    where: [{ field: 'segno', op: 'in', value: PRESENTI }, oggi],
  },
  {
    says: ['Chi mancava a lezione oggi?'],
    entity: 'presenza',
    where: [{ field: 'segno', op: 'eq', value: 'assente' }, oggi],
  },
  {
    says: ['Chi è arrivato in ritardo oggi?'],
    entity: 'presenza',
    where: [{ field: 'segno', op: 'eq', value: 'ritardo' }, oggi],
  },
  {
    says: ['Chi arriva sempre in ritardo?'],
    entity: 'presenza',
    where: [{ field: 'segno', op: 'eq', value: 'ritardo' }, ...delMese],
  },
  {
    says: ['Quante ore di lezione sono state fatte?'],
    entity: 'lezione',
    where: [{ field: 'stato', op: 'in', value: TENUTE }],
    sum: 'ore',
  },
  {
    says: ['Quante ore ha fatto ogni docente?'],
    entity: 'lezione',
    where: [{ field: 'stato', op: 'in', value: TENUTE }],
    sum: 'ore',
    by: 'docente',
  },
  {
    says: ['Quante ore di lezione sono in calendario?'],
    entity: 'lezione',
    where: [{ field: 'stato', op: 'in', value: IN_CALENDARIO }],
    sum: 'ore',
  },
])
