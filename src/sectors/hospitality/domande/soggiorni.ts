import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { confermata, inCasa } from './condizioni.ts'

const attesi = { field: 'stato', op: 'in', value: ['confermata', 'arrivato', 'partito'] } as const

/** Who stays, for how long, and what lacks of them. */
export const soggiorni = k.defineQuestions(trade, [
  { says: ['Chi abbiamo in casa?'], entity: 'prenotazione', where: [inCasa] },
  {
    says: ['Chi resta anche domani?'],
    entity: 'prenotazione',
    where: [inCasa, { field: 'partenza', op: 'gt', value: k.today() }],
  },
  {
    says: ['Chi ha lasciato una caparra?'],
    entity: 'prenotazione',
    where: [confermata, { field: 'acconto', op: 'gt', value: 0 }, { field: 'arrivo', op: 'gte', value: k.today() }],
  },
  {
    says: ['Chi si ferma a lungo?'],
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'in', value: ['confermata', 'arrivato'] },
      { field: 'notti', op: 'gte', value: 7 },
    ],
  },
  {
    says: ['Chi non è ancora registrato?'],
    entity: 'prenotazione',
    where: [inCasa, { field: 'schedine', op: 'lt', value: k.field('persone') }],
  },
  {
    says: ['Chi c’è in suite?'],
    entity: 'prenotazione',
    where: [inCasa, { field: 'camera.tipo', op: 'eq', value: 'suite' }],
  },
  {
    says: ['Chi viaggia da solo?'],
    entity: 'prenotazione',
    where: [attesi, { field: 'persone', op: 'eq', value: 1 }, { field: 'arrivo', op: 'gte', value: k.today() }],
  },
])
