import { text } from '../fields/text.ts'
import { namedConcept } from './concept.ts'

/** Who is meant, as a name that leads to no record: «Addetto», «Intestato a». */
export const somebody = namedConcept('somebody', text)
