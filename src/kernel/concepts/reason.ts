import { text } from '../fields/text.ts'
import { concept } from './concept.ts'

/** Why something was done or is so. */
export const reason = concept('reason', text, 'Motivo', { usualWords: ['motivo', 'perché', 'causa', 'causale', 'ragione', 'come mai'] })
