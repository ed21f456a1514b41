import type * as k from '../../kernel/describe.ts'
import { abbonati } from './domande/abbonati.ts'
import { lezioni } from './domande/lezioni.ts'

/** What is asked at the desk of a gym. */
export const domande: readonly k.Question[] = [...abbonati, ...lezioni]
