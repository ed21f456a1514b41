import { decimal } from '../fields/number.ts'
import { concept } from './concept.ts'

/** How much of something is meant: ordered, sold, moved. */
export const quantity = concept('quantity', decimal, 'Quantità', { usualWords: ['qta', 'quantity', 'pezzi'] })
