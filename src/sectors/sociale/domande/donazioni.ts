import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { delMese } from './condizioni.ts'

/** Who gave what, and who waits for a receipt. */
export const donazioni = k.defineQuestions(trade, [
  {
    says: ['Che donazioni sono arrivate questo mese?'],
    entity: 'donazione',
    where: [{ field: 'stato', op: 'eq', value: 'arrivata' }, ...delMese],
  },
  {
    says: ['Quali donazioni aspettiamo ancora?'],
    entity: 'donazione',
    where: [{ field: 'stato', op: 'eq', value: 'promessa' }],
  },
  {
    says: ['A chi devo fare la ricevuta?'],
    entity: 'donazione',
    where: [{ field: 'ricevuta', op: 'in', value: ['da_emettere', 'in_bozza'] }],
  },
  {
    says: ['Quali donatori devo ricontattare?'],
    entity: 'donatore',
    where: [{ field: 'legame', op: 'in', value: ['da_ricontattare', 'lontano'] }],
  },
  {
    says: ['Quali donatori sono senza codice fiscale?'],
    entity: 'donatore',
    where: [
      { field: 'tipo', op: 'ne', value: 'anonimo' },
      { field: 'codice_fiscale', op: 'empty' },
    ],
  },
  {
    says: ['Quali donatori sono fedeli?'],
    entity: 'donatore',
    where: [{ field: 'legame', op: 'eq', value: 'fedele' }],
  },
  {
    says: ['Quali donatori sono nuovi?'],
    entity: 'donatore',
    where: [{ field: 'legame', op: 'eq', value: 'nuovo' }],
  },
  {
    says: ['Chi ci dona di più?'],
    entity: 'donatore',
    where: [{ field: 'donato', op: 'gt', value: 0 }],
    sort: [{ field: 'donato', direction: 'desc' }],
  },
  {
    says: ['Quali donazioni non hanno una destinazione?'],
    entity: 'donazione',
    where: [
      { field: 'stato', op: 'eq', value: 'arrivata' },
      { field: 'progetto', op: 'empty' },
    ],
  },
  {
    says: ['Quali donazioni non sono detraibili?'],
    entity: 'donazione',
    where: [{ field: 'agevolazione', op: 'in', value: ['contanti', 'servizi', 'anonima'] }],
  },
  {
    says: ['Chi non dona da più di un anno?'],
    entity: 'donatore',
    where: [{ field: 'ultima', op: 'lt', value: k.today(-365) }],
  },
  {
    says: ['Chi non ha mai donato?'],
    entity: 'donatore',
    where: [{ field: 'legame', op: 'eq', value: 'mai' }],
  },
  {
    says: ['Chi ha donato l’anno scorso e quest’anno no?'],
    entity: 'donatore',
    where: [
      { field: 'donato_scorso', op: 'gt', value: 0 },
      { field: 'donato_anno', op: 'eq', value: 0 },
    ],
  },
  { says: ['Chi dona beni?'], entity: 'donazione', where: [{ field: 'tipo', op: 'eq', value: 'beni' }] },
  {
    says: ['Chi ci ha donato qualcosa quest’anno?'],
    entity: 'donatore',
    where: [{ field: 'donato_anno', op: 'gt', value: 0 }],
    sort: [{ field: 'donato_anno', direction: 'desc' }],
  },
])
