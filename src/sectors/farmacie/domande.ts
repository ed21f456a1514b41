import type * as k from '../../kernel/describe.ts'
import { magazzino } from './domande/magazzino.ts'
import { banco } from './domande/banco.ts'
import { conti } from './domande/conti.ts'
import { vendite } from './domande/vendite.ts'
import { comprato } from './domande/comprato.ts'

/** What is asked at the counter, in the back room and of whoever keeps the stock. */
export const domande: readonly k.Question[] = [...magazzino, ...banco, ...conti, ...vendite, ...comprato]
