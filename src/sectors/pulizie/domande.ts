import type * as k from '../../kernel/describe.ts'
import { interventi } from './domande/interventi.ts'
import { sedi } from './domande/sedi.ts'
import { squadre } from './domande/squadre.ts'

/** What is asked in the office of a cleaning firm, and by who leads a team out. */
export const domande: readonly k.Question[] = [...interventi, ...sedi, ...squadre]
