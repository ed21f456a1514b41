import * as k from '../../../kernel/describe.ts'
import { scarse } from '../../common/scorta.ts'
import { trade } from '../trade.ts'

/** What lies in the larder and in the cellar, and what has to be bought. */
export const dispensa = k.defineQuestions(trade, [
  { says: 'Cosa manca in dispensa?', entity: 'prodotto', where: scarse },
  { says: 'Cosa manca in cantina?', entity: 'prodotto', where: [...scarse, k.eq('categoria', 'cantina')] },
  { says: 'Quali prodotti non hanno un fornitore?', entity: 'prodotto', where: [k.empty('fornitore')] },
  { says: 'Che vini abbiamo?', entity: 'prodotto', where: [k.eq('categoria', 'cantina')] },
  { says: 'Cosa è a zero in dispensa?', entity: 'prodotto', where: [k.eq('quantita', 0)] },
  { says: 'Quali prodotti non hanno un costo?', entity: 'prodotto', where: [k.empty('costo')] },
  { says: 'Quanto vale il magazzino?', entity: 'prodotto', where: [], sum: 'valore' },
  { says: 'Quali prodotti sono sopra la soglia?', entity: 'prodotto', where: [k.eq('stato', 'ok')] },
])
