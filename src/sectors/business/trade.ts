import * as k from '../../kernel/describe.ts'
import { incassa, stornaIncasso } from '../common/fattura/incasso.ts'
import { storno } from '../common/fattura/nota.ts'
import { fatturazione } from '../common/preventivo.ts'
import { cliente } from './cliente.ts'
import { entities } from './entities.ts'
import { fattura, incasso, notaCredito } from './fatture.ts'
import { metrics } from './metrics.ts'
import { preventivo } from './preventivo.ts'
import { progetto } from './progetto.ts'
import { schedaCliente } from './scheda-cliente.ts'
import { schedaProgetto } from './scheda-progetto.ts'
import { stampaFattura, stampaNota, stampaPreventivo, stampaSollecito } from './stampe.ts'

/** However it stands, there may be another. */
const QUALUNQUE = ['pianificazione', 'in_corso', 'sospeso', 'completato', 'annullato'] as const

/** An accepted estimate becomes a project, which is billed in as many invoices as it takes; without a project it is billed itself. */
const chains = [
  k.defineChain(cliente, progetto, { key: 'nuovo_progetto', label: 'Nuovo progetto', link: 'cliente', lapsed: QUALUNQUE }),
  k.defineChain(cliente, preventivo, {
    key: 'nuovo_preventivo',
    label: 'Nuovo preventivo',
    link: 'cliente',
    lapsed: ['bozza', 'inviato', 'accettato', 'rifiutato', 'fatturato'],
  }),
  k.defineChain(preventivo, progetto, {
    key: 'progetto',
    label: 'Crea progetto',
    link: 'preventivo',
    copies: { cliente: 'cliente', nome: 'oggetto', budget: 'imponibile' },
    when: [k.eq('stato', 'accettato')],
    lapsed: ['annullato'],
  }),
  k.defineChain(preventivo, fattura, { ...fatturazione, when: [...fatturazione.when, k.eq('progetti', 0)] }),
  k.defineChain(progetto, fattura, {
    key: 'fattura_progetto',
    label: 'Crea fattura',
    link: 'progetto',
    copies: { cliente: 'cliente' },
    when: [k.ne('stato', 'annullato')],
    lapsed: ['bozza', 'inviata'],
  }),
  k.defineChain(fattura, notaCredito, storno),
]

const incassaFattura = incassa(fattura)
/** As money is said to have come in by who keeps the accounts of a small firm. */
const registraIncasso = {
  ...incassaFattura,
  synonyms: [
    ...(incassaFattura.synonyms ?? []),
    'segna incassata',
    'salda la fattura',
    'ha pagato la fattura',
    'segna come incassata',
    'segna saldata',
    'incassati',
    'ho incassato',
    'abbiamo incassato',
    'abbiamo ricevuto',
    'è entrato il bonifico',
    'è arrivato il saldo',
    'ci hanno pagato',
    'ci ha fatto il bonifico',
    'ha bonificato',
    'ci ha saldato',
  ],
}

/** What the screens may name. */
export const trade = {
  entities,
  metrics,
  chains,
  actions: [registraIncasso, stornaIncasso(incasso)],
  prints: [schedaProgetto, schedaCliente, stampaPreventivo, stampaFattura, stampaNota, stampaSollecito],
} as const
