import { date } from '../fields/date.ts'
import { concept } from './concept.ts'

/** Last day of something that lasts: an end, a delivery. */
export const until = concept('until', date, 'Fino al', { usualWords: ['fino a quando'] })
