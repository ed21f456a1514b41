import * as k from '../../kernel/describe.ts'
import { appuntamento } from './appuntamento.ts'
import { chiamata, riordina, vendi } from './azioni.ts'
import { cliente } from './cliente.ts'
import { entities } from './entities.ts'
import { metrics } from './metrics.ts'
import { pacchetto } from './pacchetto.ts'
import { STATI } from './stati.ts'
import { consensoInformato, promemoria, richiamo, schedaCliente, tessera } from './stampe.ts'
import { reso, scontrino } from './vendita.ts'

/** States in which one appointment stands in the way of the next: none. */
const lapsed = Object.keys(STATI) as (keyof typeof STATI)[]
const proposto = { cliente: 'cliente', trattamento: 'trattamento' } as const

/** Ways from a customer or a package to an appointment, and from one that is over to the next. */
const chains = [
  k.defineChain(cliente, appuntamento, { key: 'fissa', label: 'Fissa appuntamento', link: 'cliente', lapsed }),
  k.defineChain(pacchetto, appuntamento, {
    key: 'seduta',
    label: 'Fissa seduta',
    link: 'pacchetto',
    copies: proposto,
    when: [k.gt('da_fissare', 0)],
    lapsed,
  }),
  k.defineChain(appuntamento, appuntamento, {
    key: 'riprenota',
    label: 'Fissa il prossimo',
    link: 'dopo',
    copies: { ...proposto, operatrice: 'operatrice', cabina: 'cabina', giorno: 'richiamo_il', ora: 'ora' },
    when: [k.eq('stato', 'completato')],
    lapsed: ['assente', 'cancellato'],
  }),
]

/** What the screens may name. */
export const trade = {
  entities,
  metrics,
  chains,
  actions: [riordina, vendi, chiamata, reso],
  prints: [schedaCliente, richiamo, consensoInformato, tessera, promemoria, scontrino],
} as const
