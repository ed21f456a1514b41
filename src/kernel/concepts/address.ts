import { text } from '../fields/text.ts'
import { concept } from './concept.ts'

/** Street and town where somebody lives or works. */
export const address = concept('address', text, 'Indirizzo', {
  usualWords: ['via', 'address', 'residenza', 'domicilio', 'dove abita', 'sede'],
})
