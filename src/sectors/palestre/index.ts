import * as k from '../../kernel/describe.ts'
import { card } from './card.ts'
import { ditta } from './ditta.ts'
import { sample } from './sample.ts'
import { screens } from './screens.ts'
import { script } from './script.ts'
import { trade } from './trade.ts'

export const palestre = k.defineSector({
  card,
  ...trade,
  firm: async () => ditta,
  bar: ['panoramica', 'iscritti', 'ingressi', 'calendario'],
  screens,
  script,
  sample,
  questions: async () => (await import('./domande.ts')).domande,
  language: () => import('../../language/palestre.ts'),
})
