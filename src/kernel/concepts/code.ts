import { text } from '../fields/text.ts'
import { namedConcept } from './concept.ts'

/** Number or code that stands for a thing: nobody is called so. */
export const code = namedConcept('code', text)
