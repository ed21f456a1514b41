import { text } from '../fields/text.ts'
import { concept } from './concept.ts'

/** Surname of a person, apart from the given name. */
export const surname = concept('surname', text, 'Cognome', { usualWords: ['surname', 'last name'] })
