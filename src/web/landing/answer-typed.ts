import { findPassage } from './find-passage.ts'
import { knowledge } from './technical-knowledge.ts'

/** Answer to a typed question, undefined where the page holds none. Fetched with the first question that is typed. */
export const answerTyped = (question: string): string | undefined => findPassage(question, knowledge)?.answer
