import { text } from '../fields/text.ts'
import { concept } from './concept.ts'

/** Given name of a person, beside a surname. */
export const givenName = concept('givenName', text, 'Nome', { usualWords: ['name', 'first name'] })
