import type { Question } from '../../kernel/question.ts'
import { abbonati } from './domande/abbonati.ts'
import { lezioni } from './domande/lezioni.ts'

/** What is asked at the desk of a gym. */
export const domande: readonly Question[] = [...abbonati, ...lezioni]
