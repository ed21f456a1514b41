import { contoSoggiorno, ricevutaSoggiorno } from './conto-soggiorno.ts'
import { entities } from './entities.ts'
import { metrics } from './metrics.ts'
import { schedaNotifica } from './scheda-notifica.ts'

/** What the screens may name. */
export const trade = { entities, metrics, prints: [contoSoggiorno, ricevutaSoggiorno, schedaNotifica] } as const
