import * as k from '../../kernel/describe.ts'
import { card } from './card.ts'
import { firmOf } from './conto-soggiorno.ts'
import { groups } from './gruppi.ts'
import { sample } from './sample.ts'
import { screens } from './screens.ts'
import { script } from './script.ts'
import { trade } from './trade.ts'

export const hospitality = k.defineSector({
  card,
  ...trade,
  groups,
  firm: firmOf,
  places: async (store) => (await import('./tabelle.ts')).readDifferenze(store),
  screens,
  script,
  sample,
  questions: async () => (await import('./domande.ts')).domande,
  language: () => import('../../language/hospitality.ts'),
  title: 'Gestione Struttura Ricettiva',
  bar: 6,
})
