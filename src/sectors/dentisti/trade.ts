import { CONTANTI } from '../../documents/tessera-sanitaria/tracciabile.ts'
import * as k from '../../kernel/describe.ts'
import { incassa, stornaIncasso } from '../common/fattura/incasso.ts'
import { storno } from '../common/fattura/nota.ts'
import { appuntamento } from './appuntamento.ts'
import { entities } from './entities.ts'
import { esitoRichiamo } from './esito-richiamo.ts'
import { fattura, notaCredito } from './fattura.ts'
import { fatturaPaziente, fatturaPiano, fatturaVisita } from './fattura-cure.ts'
import { comePaga, incasso } from './incasso.ts'
import { metrics } from './metrics.ts'
import { richiamo } from './richiamo.ts'
import { odontogramma } from './stampa-bocca.ts'
import { stampaFattura, stampaNota } from './stampa-fattura.ts'
import { modulo, preventivo } from './stampe.ts'

/** From a recall to the appointment that answers it; the next one after it is over, or fell through. An invoice is taken back once. */
const chains = [
  k.defineChain(richiamo, appuntamento, {
    key: 'fissa',
    label: 'Fissa appuntamento',
    link: 'richiamo',
    copies: { paziente: 'paziente', cura: 'cura' },
    lapsed: ['completato', 'da_ricollocare', 'non_presentato', 'annullato'],
  }),
  k.defineChain(fattura, notaCredito, storno),
]

const incassaFattura = incassa(fattura, { mezzi: comePaga, usuale: 'carta', hint: CONTANTI, copies: { paziente: 'cliente' } })
/** As it is said at the desk of a practice. */
const registraIncasso = {
  ...incassaFattura,
  synonyms: [
    ...(incassaFattura.synonyms ?? []),
    'salda la fattura',
    'paga la fattura',
    'ha pagato la fattura',
    'segna incassata',
    'segna saldata',
  ],
}

/** What the screens may name. */
export const trade = {
  entities,
  metrics,
  chains,
  actions: [esitoRichiamo, fatturaPaziente, fatturaPiano, fatturaVisita, registraIncasso, stornaIncasso(incasso)],
  prints: [preventivo, modulo, stampaFattura, stampaNota, odontogramma],
} as const
