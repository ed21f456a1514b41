import { longText } from '../fields/text.ts'
import { concept } from './concept.ts'

/** Whatever somebody writes besides, in several lines. */
export const notes = concept('notes', longText, 'Note')
