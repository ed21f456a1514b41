import { congela } from './congela.ts'
import { entities } from './entities.ts'
import { metrics } from './metrics.ts'
import { stornaPagamentoPalestra } from './pagamento.ts'
import { programmaLezioni } from './programma-lezioni.ts'
import { rinnova } from './rinnova.ts'
import { avviso, foglioPresenze, modulo, ricevuta, tessera } from './stampe.ts'
import { tuttiPresenti } from './tutti-presenti.ts'

/** Names that the screens may use. */
export const trade = {
  entities,
  metrics,
  actions: [rinnova, congela, programmaLezioni, tuttiPresenti, stornaPagamentoPalestra],
  prints: [modulo, tessera, avviso, ricevuta, foglioPresenze],
} as const
