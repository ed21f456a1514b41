import { decimal } from '../fields/number.ts'
import { concept } from './concept.ts'

/** Amount below which something is reordered. */
export const threshold = concept('threshold', decimal, 'Soglia Minima', {
  usualWords: ['minimo', 'scorta minima', 'soglia minima', 'sotto quanto', 'quando riordinare'],
})
