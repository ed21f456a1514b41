import type * as k from '../../kernel/describe.ts'
import { riparazioni } from './domande/riparazioni.ts'
import { veicoli } from './domande/veicoli.ts'

/** What is asked in a workshop: at the counter, by telephone and with the hands under a bonnet. */
export const domande: readonly k.Question[] = [...riparazioni, ...veicoli]
