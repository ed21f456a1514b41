import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'

const perCamera = [{ field: 'nome', direction: 'asc' }] as const
const daFare = { field: 'stato', op: 'in', value: ['programmata', 'in_corso'] } as const

/** Rooms, what closes them and who cleans them. */
export const casa = k.defineQuestions(trade, [
  {
    says: ['Quali camere sono libere?'],
    entity: 'camera',
    where: [{ field: 'stato', op: 'eq', value: 'libera' }],
    sort: perCamera,
  },
  {
    says: ['Quali camere sono da pulire?'],
    entity: 'camera',
    where: [{ field: 'stato', op: 'eq', value: 'pulizia' }],
    sort: perCamera,
  },
  {
    says: ['Quali camere sono chiuse?'],
    entity: 'chiusura',
    where: [{ field: 'riapertura', op: 'gt', value: k.today() }],
    sort: [{ field: 'dal', direction: 'asc' }],
  },
  {
    says: ['Quali camere sono in manutenzione?'],
    entity: 'camera',
    where: [{ field: 'stato', op: 'eq', value: 'manutenzione' }],
    sort: perCamera,
  },
  {
    says: ['Che pulizie ci sono oggi?'],
    entity: 'pulizia',
    where: [
      { field: 'stato', op: 'in', value: ['programmata', 'in_corso', 'completata'] },
      { field: 'giorno', op: 'eq', value: k.today() },
    ],
  },
  {
    says: ['Che pulizie restano da fare?'],
    entity: 'pulizia',
    where: [daFare, { field: 'giorno', op: 'lte', value: k.today() }],
  },
  {
    says: ['Che pulizie ci sono domani?'],
    entity: 'pulizia',
    where: [daFare, { field: 'giorno', op: 'eq', value: k.today(1) }],
  },
  {
    says: ['Quali pulizie non hanno un addetto?'],
    entity: 'pulizia',
    where: [daFare, { field: 'addetto', op: 'empty' }],
  },
  {
    says: ['Quali pulizie sono già fatte?'],
    entity: 'pulizia',
    where: [
      { field: 'stato', op: 'eq', value: 'completata' },
      { field: 'giorno', op: 'eq', value: k.today() },
    ],
  },
  {
    says: ['Dove stanno pulendo?'],
    entity: 'pulizia',
    where: [{ field: 'stato', op: 'eq', value: 'in_corso' }],
  },
  {
    says: ['Dove cambiamo la biancheria oggi?'],
    entity: 'pulizia',
    where: [{ field: 'tipo', op: 'eq', value: 'biancheria' }, daFare, { field: 'giorno', op: 'eq', value: k.today() }],
  },
  {
    says: ['Che camere abbiamo per le famiglie?'],
    entity: 'camera',
    where: [{ field: 'posti', op: 'gte', value: 3 }],
    sort: perCamera,
  },
  {
    says: ['Quali sono le doppie?'],
    entity: 'camera',
    where: [{ field: 'posti', op: 'eq', value: 2 }],
    sort: perCamera,
  },
  {
    says: ['Quali sono le triple?'],
    entity: 'camera',
    where: [{ field: 'posti', op: 'eq', value: 3 }],
    sort: perCamera,
  },
  {
    says: ['Quali sono le quadruple?'],
    entity: 'camera',
    where: [{ field: 'posti', op: 'gte', value: 4 }],
    sort: perCamera,
  },
  {
    says: ['Quanto costano le camere?'],
    entity: 'camera',
    where: [],
    sort: [{ field: 'prezzo', direction: 'asc' }],
  },
  {
    says: ['Chi lavora oggi alle pulizie?'],
    entity: 'pulizia',
    where: [
      { field: 'stato', op: 'in', value: ['programmata', 'in_corso', 'completata'] },
      { field: 'addetto', op: 'filled' },
      { field: 'giorno', op: 'eq', value: k.today() },
    ],
  },
  {
    says: ['Che pulizie sono saltate?'],
    entity: 'pulizia',
    where: [{ field: 'stato', op: 'eq', value: 'saltata' }],
    sort: [{ field: 'giorno', direction: 'desc' }],
  },
])
