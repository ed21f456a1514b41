import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'

/** What is on the menu, what it holds and what it earns. */
export const menu = k.defineQuestions(trade, [
  { says: 'Quali piatti sono finiti?', entity: 'piatto', where: [k.eq('finito', true)] },
  { says: 'Quali piatti costano troppo?', entity: 'piatto', where: [k.eq('obiettivo', 'oltre')], sort: [k.desc('food_cost')] },
  { says: 'Che dolci abbiamo?', entity: 'piatto', where: [k.eq('categoria', 'dolci')] },
  { says: 'Che antipasti abbiamo?', entity: 'piatto', where: [k.eq('categoria', 'antipasti')] },
  { says: 'Che primi abbiamo?', entity: 'piatto', where: [k.eq('categoria', 'primi')] },
  { says: 'Che secondi abbiamo?', entity: 'piatto', where: [k.eq('categoria', 'secondi')] },
  { says: 'Che pizze abbiamo?', entity: 'piatto', where: [k.eq('categoria', 'pizze')] },
  { says: 'Che contorni abbiamo?', entity: 'piatto', where: [k.eq('categoria', 'contorni')] },
  { says: 'Che bevande abbiamo?', entity: 'piatto', where: [k.eq('categoria', 'bevande')] },
  { says: 'Che piatti abbiamo in carta?', entity: 'piatto', where: [] },
  { says: 'Cosa possiamo servire?', entity: 'piatto', where: [k.ne('finito', true)] },
  { says: 'Quali piatti sono dentro obiettivo?', entity: 'piatto', where: [k.eq('obiettivo', 'entro')], sort: [k.asc('food_cost')] },
  // Where nobody wrote an allergen none is known: no wording here promises that there is none.
  { says: 'Quali piatti non hanno allergeni scritti?', entity: 'piatto', where: [k.empty('allergeni')] },
  { says: 'Quali piatti non hanno una descrizione?', entity: 'piatto', where: [k.empty('descrizione')] },
])
