import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { confermata, inCasa } from './condizioni.ts'

/** What is open about a booking, or has come to nothing. */
export const esiti = k.defineQuestions(trade, [
  {
    says: ['Quali opzioni aspettano conferma?'],
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'eq', value: 'opzione' },
      { field: 'arrivo', op: 'gte', value: k.today() },
    ],
  },
  {
    says: ['Chi deve ancora pagare?'],
    entity: 'prenotazione',
    where: [inCasa, { field: 'saldo', op: 'gte', value: 1 }],
    sort: [{ field: 'partenza', direction: 'asc' }],
  },
  {
    says: ['Che prenotazioni arrivano da Booking?'],
    entity: 'prenotazione',
    where: [confermata, { field: 'canale', op: 'eq', value: 'host' }, { field: 'arrivo', op: 'gte', value: k.today() }],
  },
  {
    says: ['Che gruppi arrivano?'],
    entity: 'prenotazione',
    where: [confermata, { field: 'persone', op: 'gte', value: 4 }, { field: 'arrivo', op: 'gte', value: k.today() }],
  },
  {
    says: ['Chi ha disdetto?'],
    entity: 'prenotazione',
    where: [{ field: 'stato', op: 'eq', value: 'cancellata' }],
  },
  {
    says: ['Chi non si è presentato?'],
    entity: 'prenotazione',
    where: [{ field: 'stato', op: 'eq', value: 'no_show' }],
  },
  {
    says: ['Chi non ha lasciato la caparra?'],
    entity: 'prenotazione',
    where: [confermata, { field: 'acconto', op: 'eq', value: 0 }, { field: 'arrivo', op: 'gte', value: k.today() }],
  },
  {
    says: ['Quanto abbiamo preso di caparre?'],
    entity: 'prenotazione',
    where: [confermata, { field: 'acconto', op: 'gt', value: 0 }, { field: 'arrivo', op: 'gte', value: k.today() }],
    sum: 'acconto',
  },
  {
    says: ['Chi parte oggi e deve ancora pagare?'],
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'in', value: ['confermata', 'arrivato'] },
      { field: 'saldo', op: 'gte', value: 1 },
      { field: 'partenza', op: 'eq', value: k.today() },
    ],
  },
  {
    says: ['Quanto devo incassare da chi parte oggi?'],
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'in', value: ['confermata', 'arrivato'] },
      { field: 'partenza', op: 'eq', value: k.today() },
    ],
    sum: 'saldo',
  },
  {
    says: ['Chi ha prenotato direttamente da noi?'],
    entity: 'prenotazione',
    where: [
      { field: 'stato', op: 'in', value: ['confermata', 'arrivato', 'partito'] },
      { field: 'canale', op: 'in', value: ['sito_web', 'reception'] },
      ...k.withinMonth('arrivo'),
    ],
  },
  {
    says: ['Chi paga sul portale?'],
    entity: 'prenotazione',
    where: [{ field: 'pagamento', op: 'eq', value: 'portale' }],
  },
])
