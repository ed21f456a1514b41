import { money } from '../fields/money.ts'
import { concept } from './concept.ts'

/** What somebody has spent with the firm, or something has cost. */
export const spent = concept('spent', money, 'Speso', { usualWords: ['speso', 'quanto ha speso', 'ha speso', 'hanno speso'] })
