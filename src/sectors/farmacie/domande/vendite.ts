import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { incassata, oggi, venduto } from './condizioni.ts'

const dispensato = { field: 'causale', op: 'in', value: ['vendita', 'ricetta'] } as const
const scartato = { field: 'causale', op: 'eq', value: 'scarto' } as const

/** What the till took and how it was paid, how many boxes went and which most. */
export const vendite = k.defineQuestions(trade, [
  {
    says: ['Quanto abbiamo incassato in contanti?'],
    entity: 'vendita',
    where: [incassata, oggi],
    sum: 'in_contanti',
  },
  {
    says: ['Quanto abbiamo incassato con la carta?'],
    entity: 'vendita',
    where: [incassata, oggi],
    sum: 'con_carta',
  },
  {
    says: ['Quanto abbiamo incassato con Satispay?'],
    entity: 'vendita',
    where: [incassata, oggi],
    sum: 'con_satispay',
  },
  {
    says: ['Quali vendite sono state pagate in contanti?'],
    entity: 'vendita',
    where: [incassata, { field: 'in_contanti', op: 'gt', value: 0 }],
  },
  {
    says: ['Quali vendite sono state pagate con la carta?'],
    entity: 'vendita',
    where: [incassata, { field: 'con_carta', op: 'gt', value: 0 }],
  },
  {
    says: ['Quali vendite sono state pagate con Satispay?'],
    entity: 'vendita',
    where: [incassata, { field: 'con_satispay', op: 'gt', value: 0 }],
  },
  { says: ['Quante confezioni abbiamo venduto?'], entity: 'movimento', where: [venduto], sum: 'usciti' },
  {
    says: ['Qual è il prodotto più venduto?'],
    entity: 'movimento',
    where: [venduto],
    sum: 'usciti',
    by: 'prodotto',
  },
  {
    says: ['Qual è il prodotto meno venduto?'],
    entity: 'movimento',
    where: [venduto],
    sum: 'usciti',
    by: 'prodotto',
  },
  {
    says: ['Quante confezioni abbiamo dispensato?'],
    entity: 'movimento',
    where: [dispensato],
    sum: 'usciti',
  },
  {
    says: ['Quante confezioni abbiamo erogato con ricetta?'],
    entity: 'movimento',
    where: [{ field: 'causale', op: 'eq', value: 'ricetta' }],
    sum: 'usciti',
  },
  {
    says: ['Qual è il farmaco più prescritto?'],
    entity: 'movimento',
    where: [{ field: 'causale', op: 'eq', value: 'ricetta' }],
    sum: 'usciti',
    by: 'prodotto',
  },
  { says: ['Quanti pezzi abbiamo buttato?'], entity: 'movimento', where: [scartato], sum: 'usciti' },
])
