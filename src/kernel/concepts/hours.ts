import { decimal } from '../fields/number.ts'
import { concept } from './concept.ts'

/** Hours of work or attendance. */
export const hours = concept('hours', decimal, 'Ore')
