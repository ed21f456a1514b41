import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'

/** What is on the menu, what it holds and what it earns. */
export const menu = k.defineQuestions(trade, [
  {
    says: ['Quali piatti sono finiti?'],
    entity: 'piatto',
    where: [{ field: 'finito', op: 'eq', value: true }],
  },
  {
    says: ['Quali piatti costano troppo?'],
    entity: 'piatto',
    where: [{ field: 'obiettivo', op: 'eq', value: 'oltre' }],
    sort: [{ field: 'food_cost', direction: 'desc' }],
  },
  {
    says: ['Che dolci abbiamo?'],
    entity: 'piatto',
    where: [{ field: 'categoria', op: 'eq', value: 'dolci' }],
  },
  {
    says: ['Che antipasti abbiamo?'],
    entity: 'piatto',
    where: [{ field: 'categoria', op: 'eq', value: 'antipasti' }],
  },
  {
    says: ['Che primi abbiamo?'],
    entity: 'piatto',
    where: [{ field: 'categoria', op: 'eq', value: 'primi' }],
  },
  {
    says: ['Che secondi abbiamo?'],
    entity: 'piatto',
    where: [{ field: 'categoria', op: 'eq', value: 'secondi' }],
  },
  {
    says: ['Che pizze abbiamo?'],
    entity: 'piatto',
    where: [{ field: 'categoria', op: 'eq', value: 'pizze' }],
  },
  {
    says: ['Che contorni abbiamo?'],
    entity: 'piatto',
    where: [{ field: 'categoria', op: 'eq', value: 'contorni' }],
  },
  {
    says: ['Che bevande abbiamo?'],
    entity: 'piatto',
    where: [{ field: 'categoria', op: 'eq', value: 'bevande' }],
  },
  { says: ['Che piatti abbiamo in carta?'], entity: 'piatto', where: [] },
  { says: ['Cosa possiamo servire?'], entity: 'piatto', where: [{ field: 'finito', op: 'ne', value: true }] },
  {
    says: ['Quali piatti sono dentro obiettivo?'],
    entity: 'piatto',
    where: [{ field: 'obiettivo', op: 'eq', value: 'entro' }],
    sort: [{ field: 'food_cost', direction: 'asc' }],
  },
  // Where nobody wrote an allergen none is known: no wording here promises that there is none.
  {
    says: ['Quali piatti non hanno allergeni scritti?'],
    entity: 'piatto',
    where: [{ field: 'allergeni', op: 'empty' }],
  },
  {
    says: ['Quali piatti non hanno una descrizione?'],
    entity: 'piatto',
    where: [{ field: 'descrizione', op: 'empty' }],
  },
])
