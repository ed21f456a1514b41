import * as k from '../../kernel/describe.ts'
import { incassa, stornaIncasso } from '../common/fattura/incasso.ts'
import { storno } from '../common/fattura/nota.ts'
import { entities } from './entities.ts'
import { fattura, incasso, notaCredito } from './fatture.ts'
import { fatturaInterventi } from './fattura-interventi.ts'
import { intervento } from './intervento.ts'
import { metrics } from './metrics.ts'
import { ricolloca } from './ricolloca.ts'
import { riordina } from './riordina.ts'
import { sede } from './sede.ts'
import { giro, programma, rapporto, stampaFattura, stampaNota } from './stampe.ts'

/** A site is cleaned as often as somebody wants; an invoice is taken back once. */
const chains = [
  k.defineChain(sede, intervento, {
    key: 'programma',
    label: 'Nuovo intervento',
    link: 'sede',
    copies: { cliente: 'cliente' },
    lapsed: ['programmato', 'in_corso', 'completato', 'verificato', 'fatturato', 'non_eseguito', 'annullato'],
  }),
  k.defineChain(fattura, notaCredito, storno),
]

/** What the screens may name. */
export const trade = {
  entities,
  metrics,
  chains,
  actions: [riordina, fatturaInterventi, ricolloca, incassa(fattura), stornaIncasso(incasso)],
  prints: [rapporto, programma, giro, stampaFattura, stampaNota],
} as const
