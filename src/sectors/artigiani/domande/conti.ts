import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'

const finito = { field: 'stato', op: 'eq', value: 'completato' } as const
const finitoNelMese = [finito, ...k.withinMonth('data')] as const
const ancora = { field: 'stato', op: 'in', value: ['programmato', 'in_corso'] } as const

/** Who does how much of the work and for whom, and who can do what. */
export const conti = k.defineQuestions(trade, [
  { says: ['Chi lavora di più?'], entity: 'intervento', where: finitoNelMese, sum: 'ore', by: 'tecnico' },
  {
    says: ['Quanto ha fatturato ogni tecnico?'],
    entity: 'intervento',
    where: finitoNelMese,
    sum: 'preventivo',
    by: 'tecnico',
  },
  {
    says: ['Quale cliente ci rende di più?'],
    entity: 'intervento',
    where: [finito],
    sum: 'preventivo',
    by: 'cliente',
  },
  {
    says: ['Quali clienti ci chiamano di più?'],
    entity: 'cliente',
    where: [{ field: 'interventi', op: 'gte', value: 1 }],
    sort: [{ field: 'interventi', direction: 'desc' }],
  },
  {
    says: ['Chi è più carico questa settimana?'],
    entity: 'intervento',
    where: [ancora, ...k.withinWeek('data')],
    sum: 'durata_prevista',
    by: 'tecnico',
  },
  { says: ['Che lavori abbiamo ancora aperti?'], entity: 'intervento', where: [ancora] },
  {
    says: ['Dove abbiamo impiegato più del previsto?'],
    entity: 'intervento',
    where: [{ field: 'oltre', op: 'gte', value: 0.25 }, ...k.withinMonth('data')],
  },
  {
    says: ['Quali clienti non sentiamo da un po’?'],
    entity: 'cliente',
    where: [
      { field: 'recenti', op: 'eq', value: 0 },
      { field: 'interventi', op: 'gte', value: 1 },
    ],
  },
  {
    says: ['Chi è libero adesso?'],
    entity: 'tecnico',
    where: [{ field: 'stato', op: 'eq', value: 'disponibile' }],
  },
  {
    says: ['Chi è l’elettricista?'],
    entity: 'tecnico',
    where: [{ field: 'mestiere', op: 'eq', value: 'elettrica' }],
  },
  {
    says: ['Chi è l’idraulico?'],
    entity: 'tecnico',
    where: [{ field: 'mestiere', op: 'eq', value: 'idraulica' }],
  },
  {
    says: ['Chi è il fabbro?'],
    entity: 'tecnico',
    where: [{ field: 'mestiere', op: 'eq', value: 'fabbro' }],
  },
])
