import { date } from '../fields/date.ts'
import { namedConcept } from './concept.ts'

/** Day on which something was done: «Approvato il». Where a state asks for it, today is meant. */
export const doneOn = namedConcept('doneOn', date)
