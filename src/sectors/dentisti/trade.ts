import { defineChain } from '../../kernel/chain.ts'
import { appuntamento } from './appuntamento.ts'
import { entities } from './entities.ts'
import { esitoRichiamo } from './esito-richiamo.ts'
import { metrics } from './metrics.ts'
import { richiamo } from './richiamo.ts'
import { modulo, preventivo } from './stampe.ts'

/** From a recall to the appointment that answers it; the next one after it is over, or fell through. */
const chains = [
  defineChain(richiamo, appuntamento, {
    key: 'fissa',
    label: 'Fissa appuntamento',
    link: 'richiamo',
    copies: { paziente: 'paziente', cura: 'cura' },
    lapsed: ['completato', 'da_ricollocare', 'non_presentato', 'annullato'],
  }),
]

/** What the screens may name. */
export const trade = { entities, metrics, chains, actions: [esitoRichiamo], prints: [preventivo, modulo] } as const
