import type { Question } from '../../kernel/question.ts'
import { appuntamenti } from './domande/appuntamenti.ts'
import { cure } from './domande/cure.ts'

/** What is asked at the desk of a practice, on its telephone and beside the chair. */
export const domande: readonly Question[] = [...appuntamenti, ...cure]
