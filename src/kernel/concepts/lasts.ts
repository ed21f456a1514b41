import { integer } from '../fields/number.ts'
import { concept } from './concept.ts'

/** How long something takes, in minutes unless its unit says otherwise. */
export const lasts = concept('lasts', integer, 'Durata', {
  unit: ['minuto', 'minuti'],
  usualWords: ['durata', 'dura', 'minuti', 'quanto dura'],
})
