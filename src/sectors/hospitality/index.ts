import { defineSector } from '../../kernel/define-sector.ts'
import { card } from './card.ts'
import { contoSoggiorno } from './conto-soggiorno.ts'
import { entities } from './entities.ts'
import { metrics } from './metrics.ts'
import { sample } from './sample.ts'
import { schedaNotifica } from './scheda-notifica.ts'
import { screens } from './screens.ts'
import { script } from './script.ts'

export const hospitality = defineSector({
  card,
  entities,
  metrics,
  prints: [contoSoggiorno, schedaNotifica],
  screens,
  script,
  sample,
  title: 'Gestione Struttura Ricettiva',
  bar: 6,
})
