import * as k from '../../../kernel/describe.ts'
import { scarse } from '../../common/scorta.ts'
import { trade } from '../trade.ts'

/** What lies in the larder and in the cellar, and what has to be bought. */
export const dispensa = k.defineQuestions(trade, [
  { says: ['Cosa manca in dispensa?'], entity: 'prodotto', where: scarse },
  {
    says: ['Cosa manca in cantina?'],
    entity: 'prodotto',
    where: [...scarse, { field: 'categoria', op: 'eq', value: 'cantina' }],
  },
  {
    says: ['Quali prodotti non hanno un fornitore?'],
    entity: 'prodotto',
    where: [{ field: 'fornitore', op: 'empty' }],
  },
  {
    says: ['Che vini abbiamo?'],
    entity: 'prodotto',
    where: [{ field: 'categoria', op: 'eq', value: 'cantina' }],
  },
  {
    says: ['Cosa è a zero in dispensa?'],
    entity: 'prodotto',
    where: [{ field: 'quantita', op: 'eq', value: 0 }],
  },
  {
    says: ['Quali prodotti non hanno un costo?'],
    entity: 'prodotto',
    where: [{ field: 'costo', op: 'empty' }],
  },
  { says: ['Quanto vale il magazzino?'], entity: 'prodotto', where: [], sum: 'valore' },
  {
    says: ['Quali prodotti sono sopra la soglia?'],
    entity: 'prodotto',
    where: [{ field: 'stato', op: 'eq', value: 'ok' }],
  },
])
