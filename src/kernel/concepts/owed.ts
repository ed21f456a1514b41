import { money } from '../fields/money.ts'
import { concept } from './concept.ts'

/** What is still to be paid to the firm. */
export const owed = concept('owed', money, 'Da incassare', {
  usualWords: ['residuo', 'scoperto', 'resta da pagare', 'deve ancora', 'ci deve', 'deve darci'],
})
