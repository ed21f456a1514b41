import type * as k from '../../kernel/describe.ts'
import { lezioni } from './domande/lezioni.ts'
import { studenti } from './domande/studenti.ts'
import { corsi } from './domande/corsi.ts'
import { registro } from './domande/registro.ts'
import { denaro } from './domande/denaro.ts'

/** What is asked in the office of a school: by whoever enrols, who teaches, and who keeps the register. */
export const domande: readonly k.Question[] = [...lezioni, ...registro, ...studenti, ...denaro, ...corsi]
