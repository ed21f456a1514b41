import { text } from '../fields/text.ts'
import { concept } from './concept.ts'

/** A line of whatever somebody writes besides. */
export const note = concept('note', text, 'Nota')
