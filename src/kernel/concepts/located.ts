import { text } from '../fields/text.ts'
import { namedConcept } from './concept.ts'

/** Place in words that is nobody’s address: a shelf, a hall. */
export const located = namedConcept('located', text, { usualWords: ['dove si trova', 'posto'] })
