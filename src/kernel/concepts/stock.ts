import { decimal } from '../fields/number.ts'
import { concept } from './concept.ts'

/** How much of something is there. */
export const stock = concept('stock', decimal, 'Quantità', {
  usualWords: ['giacenza', 'qta', 'quantity', 'quanto ne abbiamo', 'quanti ne abbiamo', 'quanto ne resta', 'quanto ce n’è', 'rimasto'],
})
