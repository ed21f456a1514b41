import type * as k from '../../kernel/describe.ts'
import { appuntamenti } from './domande/appuntamenti.ts'
import { cure } from './domande/cure.ts'

/** What is asked at the desk of a practice, on its telephone and beside the chair. */
export const domande: readonly k.Question[] = [...appuntamenti, ...cure]
