import { text } from '../fields/text.ts'
import { concept } from './concept.ts'

/** Who sells something to the firm, as a name. */
export const supplier = concept('supplier', text, 'Fornitore', {
  usualWords: ['supplier', 'grossista', 'da chi compriamo', 'da chi si compra', 'chi ce lo vende', 'chi ci vende'],
})
