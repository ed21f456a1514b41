import { date } from '../fields/date.ts'
import { concept } from './concept.ts'

/** Day by which something is to be done, paid or used. */
export const deadline = concept('deadline', date, 'Scadenza', { usualWords: ['scadenza', 'scade', 'scadono'] })
