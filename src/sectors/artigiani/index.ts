import { defineSector } from '../../kernel/define-sector.ts'
import { card } from './card.ts'
import { ditta } from './ditta.ts'
import { entities } from './entities.ts'
import { metrics } from './metrics.ts'
import { riordina } from './riordina.ts'
import { sample } from './sample.ts'
import { schedaLavoro } from './scheda-lavoro.ts'
import { screens } from './screens.ts'
import { script } from './script.ts'

export const artigiani = defineSector({
  card,
  entities,
  metrics,
  actions: [riordina],
  prints: [schedaLavoro],
  screens,
  script,
  sample,
  firm: async () => ditta,
})
