import { date } from '../fields/date.ts'
import { concept } from './concept.ts'

/** Day on which something takes place or bears its date. */
export const day = concept('day', date, 'Giorno', { usualWords: ['giorno', 'data', 'date'] })
