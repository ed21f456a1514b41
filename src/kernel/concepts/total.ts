import { money } from '../fields/money.ts'
import { concept } from './concept.ts'

/** What all of something comes to. */
export const total = concept('total', money, 'Totale', { usualWords: ['totale', 'importo', 'ammontare'] })
