import { entities } from './entities.ts'
import { metrics } from './metrics.ts'
import { riordina } from './riordina.ts'
import { schedaLavoro } from './scheda-lavoro.ts'

/** What the screens may name. */
export const trade = { entities, metrics, actions: [riordina], prints: [schedaLavoro] } as const
