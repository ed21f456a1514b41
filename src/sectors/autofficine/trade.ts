import * as k from '../../kernel/describe.ts'
import { incassa, stornaIncasso } from '../common/fattura/incasso.ts'
import { storno } from '../common/fattura/nota.ts'
import { approva } from './approva.ts'
import { cambiaTarga } from './cambia-targa.ts'
import { entities } from './entities.ts'
import { fattura, incasso, notaCredito } from './fatture.ts'
import { metrics } from './metrics.ts'
import { preventivo } from './preventivo.ts'
import { riordina } from './riordina.ts'
import { riparazione } from './riparazione.ts'
import { schedaLavorazione } from './scheda-lavorazione.ts'
import { CHIUSE } from './stati.ts'
import { stampaFattura, stampaNota, stampaPreventivo, storico } from './stampe.ts'
import { veicolo } from './veicolo.ts'

/** An approved estimate becomes the repair, the repair its invoice; a vehicle may be booked, and be estimated, as often as it comes. */
const chains = [
  k.defineChain(preventivo, riparazione, {
    key: 'riparazione',
    label: 'Crea riparazione',
    link: 'preventivo',
    copies: { cliente: 'cliente', veicolo: 'veicolo', problema: 'problema', righe: 'righe', costo: 'totale' },
    when: [k.eq('stato', 'approvato')],
    lapsed: ['annullato'],
  }),
  k.defineChain(riparazione, fattura, {
    key: 'fattura',
    label: 'Crea fattura',
    link: 'riparazione',
    copies: { cliente: 'cliente', righe: 'righe' },
    when: [k.oneOf('stato', CHIUSE)],
  }),
  k.defineChain(fattura, notaCredito, storno),
  k.defineChain(veicolo, riparazione, {
    key: 'prenota',
    label: 'Nuova riparazione',
    link: 'veicolo',
    copies: { cliente: 'cliente' },
    lapsed: ['in_attesa', 'in_corso', 'attesa_ricambi', 'completato', 'consegnato', 'annullato'],
  }),
]

/** What the screens may name. */
export const trade = {
  entities,
  metrics,
  chains,
  actions: [riordina, approva, cambiaTarga, incassa(fattura), stornaIncasso(incasso)],
  prints: [schedaLavorazione, stampaPreventivo, stampaFattura, stampaNota, storico],
} as const
