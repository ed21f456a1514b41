import { money } from '../fields/money.ts'
import { concept } from './concept.ts'

/** What is asked for one thing. */
export const price = concept('price', money, 'Prezzo', { usualWords: ['prezzo', 'price', 'quanto costa', 'costa', 'costano'] })
