import { time } from '../fields/time.ts'
import { namedConcept } from './concept.ts'

/** Hour at which something was done: «Arrivato alle». It may be said along with the move that it tells of. */
export const doneAt = namedConcept('doneAt', time)
