import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { delMese, dellaSettimana, domani, inProgramma, oggi } from './condizioni.ts'

/** Who is helped, how and with whom. */
export const persone = k.defineQuestions(trade, [
  { says: ['Che servizi abbiamo oggi?'], entity: 'servizio', where: [oggi] },
  { says: ['Che servizi abbiamo domani?'], entity: 'servizio', where: [domani] },
  {
    says: ['Quali trasporti ci sono questa settimana?'],
    entity: 'servizio',
    where: [{ field: 'tipo', op: 'eq', value: 'trasporto' }, ...dellaSettimana],
  },
  {
    says: ['Quali accompagnamenti non hanno un volontario?'],
    entity: 'servizio',
    where: [
      inProgramma,
      { field: 'tipo', op: 'in', value: ['trasporto', 'compagnia'] },
      { field: 'data', op: 'gte', value: k.today() },
      { field: 'volontario', op: 'empty' },
    ],
  },
  {
    says: ['Quali servizi sono saltati?'],
    entity: 'servizio',
    where: [{ field: 'stato', op: 'eq', value: 'non_svolto' }, ...delMese],
  },
  {
    says: ['Chi dobbiamo sentire?'],
    entity: 'beneficiario',
    where: [{ field: 'contatto', op: 'eq', value: 'da_sentire' }],
  },
  {
    says: ['Chi abbiamo preso in carico da poco?'],
    entity: 'beneficiario',
    where: [{ field: 'stato', op: 'eq', value: 'preso_in_carico' }],
  },
  {
    says: ['Quali beneficiari non hanno un referente?'],
    entity: 'beneficiario',
    where: [
      { field: 'stato', op: 'ne', value: 'concluso' },
      { field: 'referente', op: 'empty' },
    ],
  },
  {
    says: ['Quali famiglie sono numerose?'],
    entity: 'beneficiario',
    where: [
      { field: 'stato', op: 'ne', value: 'concluso' },
      { field: 'persone', op: 'gte', value: 5 },
    ],
  },
  {
    says: ['Chi non ha servizi in programma?'],
    entity: 'beneficiario',
    where: [
      { field: 'stato', op: 'ne', value: 'concluso' },
      { field: 'prossimo', op: 'empty' },
    ],
  },
  {
    says: ['Quali servizi sono ancora da fare?'],
    entity: 'servizio',
    where: [inProgramma, { field: 'data', op: 'gte', value: k.today() }],
    sort: [{ field: 'data', direction: 'asc' }],
  },
  {
    says: ['Quali servizi passati non sono segnati?'],
    entity: 'servizio',
    where: [inProgramma, { field: 'data', op: 'lt', value: k.today() }],
  },
  {
    says: ['Che pacchi dobbiamo consegnare?'],
    entity: 'servizio',
    where: [{ field: 'tipo', op: 'eq', value: 'pacco' }, inProgramma, { field: 'data', op: 'gte', value: k.today() }],
    sort: [{ field: 'data', direction: 'asc' }],
  },
  {
    says: ['Quali colloqui sono fissati?'],
    entity: 'servizio',
    where: [{ field: 'tipo', op: 'eq', value: 'colloquio' }, inProgramma, { field: 'data', op: 'gte', value: k.today() }],
    sort: [{ field: 'data', direction: 'asc' }],
  },
  {
    says: ['Chi non riceve niente da un mese?'],
    entity: 'beneficiario',
    where: [
      { field: 'stato', op: 'eq', value: 'attivo' },
      { any: [[{ field: 'ultimo', op: 'lt', value: k.today(-30) }], [{ field: 'ultimo', op: 'empty' }]] },
    ],
  },
  {
    says: ['Chi non ha mai avuto servizi?'],
    entity: 'beneficiario',
    where: [
      { field: 'stato', op: 'ne', value: 'concluso' },
      { field: 'ricevuti', op: 'eq', value: 0 },
    ],
  },
  {
    says: ['Quali percorsi si sono conclusi?'],
    entity: 'beneficiario',
    where: [{ field: 'stato', op: 'eq', value: 'concluso' }],
  },
  {
    says: ['Quali percorsi sono sospesi?'],
    entity: 'beneficiario',
    where: [{ field: 'stato', op: 'eq', value: 'sospeso' }],
  },
  { says: ['Chi aiutiamo?'], entity: 'beneficiario', where: [{ field: 'stato', op: 'eq', value: 'attivo' }] },
  {
    says: ['Quante bocche sfamiamo?'],
    entity: 'beneficiario',
    where: [{ field: 'stato', op: 'eq', value: 'attivo' }],
    sum: 'persone',
  },
])
