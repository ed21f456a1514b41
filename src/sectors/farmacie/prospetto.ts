import { prospettoDi } from '../common/cassa-prospetto.ts'

/** The figures of the till beside it: the specification names the sections of this trade, and none of them is a report of a period. */
export const prospetto = prospettoDi({
  reads: ['vendita', 'prodotto', 'movimento'],
  sale: 'vendita',
  paid: 'incassata',
  article: 'prodotto',
  cost: 'costo',
  rows: { one: 'scontrino', many: 'scontrini', see: 'vedi gli scontrini' },
  entities: async () => (await import('./entities.ts')).entities,
  stock: {
    have: 'giacenza',
    worth: 'valore',
    moves: { entity: 'movimento', article: 'prodotto', day: 'giorno', quantity: 'quantita' },
    days: 60,
  },
})
