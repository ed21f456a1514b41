import { time } from '../fields/time.ts'
import { concept } from './concept.ts'

/** Hour at which something takes place. */
export const hour = concept('hour', time, 'Ora', { usualWords: ['orario', 'time', 'a che ora'] })
