import { money } from '../fields/money.ts'
import { concept } from './concept.ts'

/** What one thing costs the firm. */
export const cost = concept('cost', money, 'Costo', { usualWords: ['cost', 'quanto lo paghiamo', 'lo paghiamo', 'prezzo di acquisto'] })
