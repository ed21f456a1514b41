import * as k from '../../kernel/describe.ts'
import { aggiungi } from './aggiungi.ts'
import { documento } from './documento.ts'
import { entities } from './entities.ts'
import { eroga } from './eroga.ts'
import { fatturaVendita, incassaFattura, stornaIncassato, stornoFattura } from './fattura.ts'
import { metrics } from './metrics.ts'
import { ricetta } from './ricetta.ts'
import { ricevi } from './ricevi.ts'
import { reso } from './reso.ts'
import { riordina } from './riordina.ts'
import { etichetta, promemoria, scontrino, stampaFattura, stampaNota, stampaOrdine } from './stampe.ts'

/** A prescription that was photographed becomes one that is handed out. */
const chains = [
  k.defineChain(documento, ricetta, {
    key: 'ricetta',
    label: 'Crea ricetta',
    link: 'documento',
    copies: { nre: 'nre', paziente: 'nome', codice_fiscale: 'codice_fiscale', data: 'data' },
    when: [k.eq('tipo', 'ricetta'), k.eq('stato', 'da_registrare')],
    moves: 'registrato',
  }),
  stornoFattura,
]

/** What the screens may name. */
export const trade = {
  entities,
  metrics,
  chains,
  actions: [riordina, ricevi, eroga, aggiungi, fatturaVendita, reso, incassaFattura, stornaIncassato],
  prints: [scontrino, stampaFattura, stampaNota, stampaOrdine, promemoria, etichetta],
} as const
