import type { Question } from '../../kernel/question.ts'
import { interventi } from './domande/interventi.ts'
import { sedi } from './domande/sedi.ts'
import { squadre } from './domande/squadre.ts'

/** What is asked in the office of a cleaning firm, and by who leads a team out. */
export const domande: readonly Question[] = [...interventi, ...sedi, ...squadre]
