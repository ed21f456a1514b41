import * as k from '../../kernel/describe.ts'
import { card } from './card.ts'
import { ditta } from './ditta.ts'
import { sample } from './sample.ts'
import { screens } from './screens.ts'
import { script } from './script.ts'
import { trade } from './trade.ts'

export const business = k.defineSector({
  card,
  ...trade,
  firm: async () => ditta,
  screens,
  script,
  sample,
  bar: 6,
  questions: async () => (await import('./domande.ts')).domande,
  language: () => import('../../language/business.ts'),
})
