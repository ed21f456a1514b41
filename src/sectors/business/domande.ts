import type { Question } from '../../kernel/question.ts'
import { progetti } from './domande/progetti.ts'
import { conti } from './domande/conti.ts'
import { lavoro } from './domande/lavoro.ts'
import { cifre } from './domande/cifre.ts'

/** What is asked in a small firm by who sells, who does the work and who keeps the accounts. */
export const domande: readonly Question[] = [...progetti, ...lavoro, ...conti, ...cifre]
