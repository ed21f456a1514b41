import * as k from '../../../kernel/describe.ts'
import { nonPagate, scadute } from '../../common/fattura-cifre.ts'
import { FATTI } from '../stati.ts'
import { trade } from '../trade.ts'
import { delMese } from './condizioni.ts'

const fatti = { field: 'stato', op: 'in', value: FATTI } as const
const fattiDelMese = [fatti, ...delMese] as const

/** Who does how much of the work, and for whom; what is told by most and least. */
export const squadre = k.defineQuestions(trade, [
  {
    says: ['Quante ore ha fatto ogni squadra?'],
    entity: 'intervento',
    where: fattiDelMese,
    sum: 'ore',
    by: 'squadra',
  },
  {
    says: ['Quante ore abbiamo lavorato questa settimana?'],
    entity: 'intervento',
    where: [fatti, ...k.withinWeek('data')],
    sum: 'ore',
  },
  {
    says: ['Quanto ha prodotto ogni squadra?'],
    entity: 'intervento',
    where: fattiDelMese,
    sum: 'prezzo',
    by: 'squadra',
  },
  {
    says: ['Quale cliente ci rende di più?'],
    entity: 'intervento',
    where: fattiDelMese,
    sum: 'prezzo',
    by: 'cliente',
  },
  {
    says: ['Quale sede ci rende di più?'],
    entity: 'intervento',
    where: fattiDelMese,
    sum: 'prezzo',
    by: 'sede',
  },
  {
    says: ['Quale squadra ha sforato di più?'],
    entity: 'intervento',
    where: fattiDelMese,
    sum: 'oltre',
    by: 'squadra',
  },
  {
    says: ['Quale squadra è più carica?'],
    entity: 'squadra',
    where: [],
    sort: [{ field: 'ore_settimana', direction: 'desc' }],
  },
  {
    says: ['Quale squadra è più scarica?'],
    entity: 'squadra',
    where: [],
    sort: [{ field: 'ore_settimana', direction: 'asc' }],
  },
  {
    says: ['Quale squadra è la più numerosa?'],
    entity: 'squadra',
    where: [{ field: 'componenti', op: 'eq', value: 'cinque' }],
  },
  {
    says: ['Quale squadra è la più piccola?'],
    entity: 'squadra',
    where: [{ field: 'componenti', op: 'eq', value: 'due' }],
  },
  {
    says: ['Quali clienti hanno più da fatturare?'],
    entity: 'cliente',
    where: [{ field: 'da_fatturare', op: 'gte', value: 1 }],
    sort: [{ field: 'da_fatturare', direction: 'desc' }],
  },
  {
    says: ['Che hotel e locali puliamo?'],
    entity: 'cliente',
    where: [{ field: 'tipo', op: 'eq', value: 'ricettivo' }],
  },
  {
    says: ['Dove abbiamo finito prima del previsto?'],
    entity: 'intervento',
    where: [{ field: 'oltre', op: 'lte', value: -0.25 }, ...delMese],
  },
  {
    says: ['Dove manca il voto del controllo?'],
    entity: 'intervento',
    where: [fatti, { field: 'voto', op: 'empty' }],
  },
  {
    says: ['Chi è in ferie?'],
    entity: 'fermo',
    where: [
      { field: 'motivo', op: 'eq', value: 'ferie' },
      { field: 'giorno', op: 'gte', value: k.today() },
    ],
  },
  {
    says: ['Chi è in malattia?'],
    entity: 'fermo',
    where: [
      { field: 'motivo', op: 'eq', value: 'malattia' },
      { field: 'giorno', op: 'gte', value: k.today() },
    ],
  },
  {
    says: ['Che controlli abbiamo fatto questa settimana?'],
    entity: 'intervento',
    where: [{ field: 'voto', op: 'filled' }, ...k.withinWeek('data')],
  },
  {
    says: ['Che corsi hanno le squadre?'],
    entity: 'fermo',
    where: [
      { field: 'motivo', op: 'eq', value: 'formazione' },
      { field: 'giorno', op: 'gte', value: k.today() },
    ],
  },
  {
    says: ['Chi non ci paga?'],
    entity: 'fattura',
    where: scadute,
    sort: [{ field: 'scadenza', direction: 'asc' }],
  },
  {
    says: ['Scade qualcosa questa settimana?'],
    entity: 'fattura',
    where: [...nonPagate, ...k.withinWeek('scadenza')],
    sort: [{ field: 'scadenza', direction: 'asc' }],
  },
])
