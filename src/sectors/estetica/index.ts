import * as k from '../../kernel/describe.ts'
import { card } from './card.ts'
import { ditta } from './ditta.ts'
import { groups } from './scheda.ts'
import { sample } from './sample.ts'
import { screens } from './screens.ts'
import { script } from './script.ts'
import { trade } from './trade.ts'

export const estetica = k.defineSector({
  card,
  ...trade,
  groups,
  firm: async () => ditta,
  screens,
  script,
  sample,
  questions: async () => (await import('./domande.ts')).domande,
  language: () => import('../../language/estetica.ts'),
  bar: 6,
})
