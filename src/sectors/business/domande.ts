import type * as k from '../../kernel/describe.ts'
import { progetti } from './domande/progetti.ts'
import { conti } from './domande/conti.ts'
import { lavoro } from './domande/lavoro.ts'
import { cifre } from './domande/cifre.ts'

/** What is asked in a small firm by who sells, who does the work and who keeps the accounts. */
export const domande: readonly k.Question[] = [...progetti, ...lavoro, ...conti, ...cifre]
