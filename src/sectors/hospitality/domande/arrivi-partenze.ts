import { defineQuestions } from '../../../kernel/define-questions.ts'
import { today } from '../../../kernel/expression/expression.ts'
import { withinWeek } from '../../../kernel/expression/within.ts'
import { trade } from '../trade.ts'
import { confermata, inCasa } from './condizioni.ts'

const attesi = { field: 'stato', op: 'in', value: ['confermata', 'arrivato', 'partito'] } as const

/** Who comes and who leaves. */
export const arriviPartenze = defineQuestions(trade, [
  {
    says: ['Chi arriva?'],
    entity: 'prenotazione',
    where: [attesi, { field: 'arrivo', op: 'gte', value: today() }],
  },
  {
    says: ['Quali sono le prossime partenze?'],
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'in', value: ['confermata', 'arrivato', 'partito'] },
      { field: 'partenza', op: 'gte', value: today() },
    ],
    sort: [{ field: 'partenza', direction: 'asc' }],
  },
  {
    says: ['Chi arriva oggi?'],
    entity: 'prenotazione',
    where: [attesi, { field: 'arrivo', op: 'eq', value: today() }],
  },
  {
    says: ['Chi deve ancora arrivare?'],
    entity: 'prenotazione',
    where: [confermata, { field: 'arrivo', op: 'lte', value: today() }],
  },
  {
    says: ['Chi parte oggi?'],
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'in', value: ['confermata', 'arrivato', 'partito'] },
      { field: 'partenza', op: 'eq', value: today() },
    ],
  },
  {
    says: ['Chi non ha ancora fatto il check-out?'],
    entity: 'prenotazione',
    where: [inCasa, { field: 'partenza', op: 'lte', value: today() }],
  },
  {
    says: ['Chi arriva domani?'],
    entity: 'prenotazione',
    where: [confermata, { field: 'arrivo', op: 'eq', value: today(1) }],
  },
  {
    says: ['Chi parte domani?'],
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'in', value: ['confermata', 'arrivato'] },
      { field: 'partenza', op: 'eq', value: today(1) },
    ],
  },
  {
    says: ['Chi arriva questa settimana?'],
    entity: 'prenotazione',
    where: [attesi, ...withinWeek('arrivo')],
  },
  {
    says: ['Chi arriva la settimana prossima?'],
    entity: 'prenotazione',
    where: [attesi, ...withinWeek('arrivo', 1)],
  },
  {
    says: ['Chi è già arrivato oggi?'],
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'in', value: ['arrivato', 'partito'] },
      { field: 'arrivo', op: 'eq', value: today() },
    ],
  },
  {
    says: ['Quali sono i prossimi arrivi?'],
    entity: 'prenotazione',
    where: [confermata, { field: 'arrivo', op: 'gte', value: today() }],
    sort: [{ field: 'arrivo', direction: 'asc' }],
  },
  {
    says: ['Quante persone arrivano oggi?'],
    entity: 'prenotazione',
    where: [attesi, { field: 'arrivo', op: 'eq', value: today() }],
    sum: 'persone',
  },
  {
    says: ['Quante persone partono oggi?'],
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'in', value: ['confermata', 'arrivato', 'partito'] },
      { field: 'partenza', op: 'eq', value: today() },
    ],
    sum: 'persone',
  },
  {
    says: ['Chi è già partito oggi?'],
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'eq', value: 'partito' },
      { field: 'partenza', op: 'eq', value: today() },
    ],
  },
  {
    says: ['Chi deve ancora ripartire?'],
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'in', value: ['confermata', 'arrivato'] },
      { field: 'partenza', op: 'gte', value: today() },
    ],
    sort: [{ field: 'partenza', direction: 'asc' }],
  },
])
