import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { confermata, inCasa } from './condizioni.ts'

const attesi = { field: 'stato', op: 'in', value: ['confermata', 'arrivato', 'partito'] } as const

/** Who comes and who leaves. */
export const arriviPartenze = k.defineQuestions(trade, [
  {
    says: ['Chi arriva?'],
    entity: 'prenotazione',
    where: [attesi, { field: 'arrivo', op: 'gte', value: k.today() }],
  },
  {
    says: ['Quali sono le prossime partenze?'],
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'in', value: ['confermata', 'arrivato', 'partito'] },
      { field: 'partenza', op: 'gte', value: k.today() },
    ],
    sort: [{ field: 'partenza', direction: 'asc' }],
  },
  {
    says: ['Chi arriva oggi?'],
    entity: 'prenotazione',
    where: [attesi, { field: 'arrivo', op: 'eq', value: k.today() }],
  },
  {
    says: ['Chi deve ancora arrivare?'],
    entity: 'prenotazione',
    where: [confermata, { field: 'arrivo', op: 'lte', value: k.today() }],
  },
  {
    says: ['Chi parte oggi?'],
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'in', value: ['confermata', 'arrivato', 'partito'] },
      { field: 'partenza', op: 'eq', value: k.today() },
    ],
  },
  {
    says: ['Chi non ha ancora fatto il check-out?'],
    entity: 'prenotazione',
    where: [inCasa, { field: 'partenza', op: 'lte', value: k.today() }],
  },
  {
    says: ['Chi arriva domani?'],
    entity: 'prenotazione',
    where: [confermata, { field: 'arrivo', op: 'eq', value: k.today(1) }],
  },
  {
    says: ['Chi parte domani?'],
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'in', value: ['confermata', 'arrivato'] },
      { field: 'partenza', op: 'eq', value: k.today(1) },
    ],
  },
  {
    says: ['Chi arriva questa settimana?'],
    entity: 'prenotazione',
    where: [attesi, ...k.withinWeek('arrivo')],
  },
  {
    says: ['Chi arriva la settimana prossima?'],
    entity: 'prenotazione',
    where: [attesi, ...k.withinWeek('arrivo', 1)],
  },
  {
    says: ['Chi è già arrivato oggi?'],
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'in', value: ['arrivato', 'partito'] },
      { field: 'arrivo', op: 'eq', value: k.today() },
    ],
  },
  {
    says: ['Quali sono i prossimi arrivi?'],
    entity: 'prenotazione',
    where: [confermata, { field: 'arrivo', op: 'gte', value: k.today() }],
    sort: [{ field: 'arrivo', direction: 'asc' }],
  },
  {
    says: ['Quante persone arrivano oggi?'],
    entity: 'prenotazione',
    where: [attesi, { field: 'arrivo', op: 'eq', value: k.today() }],
    sum: 'persone',
  },
  {
    says: ['Quante persone partono oggi?'],
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'in', value: ['confermata', 'arrivato', 'partito'] },
      { field: 'partenza', op: 'eq', value: k.today() },
    ],
    sum: 'persone',
  },
  {
    says: ['Chi è già partito oggi?'],
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'eq', value: 'partito' },
      { field: 'partenza', op: 'eq', value: k.today() },
    ],
  },
  {
    says: ['Chi deve ancora ripartire?'],
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'in', value: ['confermata', 'arrivato'] },
      { field: 'partenza', op: 'gte', value: k.today() },
    ],
    sort: [{ field: 'partenza', direction: 'asc' }],
  },
])
