import * as k from '../../kernel/describe.ts'
import { contoSoggiorno, ricevutaSoggiorno } from './conto-soggiorno.ts'
import { entities } from './entities.ts'
import { metrics } from './metrics.ts'
import { pianifica } from './pianifica.ts'
import { incassa } from './incassa.ts'
import { prenotazione, saldata } from './prenotazione.ts'
import { ricevuta } from './ricevuta.ts'
import { schedaNotifica } from './scheda-notifica.ts'
import { stampaRicevuta } from './stampa-ricevuta.ts'

/** From a stay that is paid to its receipt, once; what is copied is what the document says for good. */
const chains = [
  k.defineChain(prenotazione, ricevuta, {
    key: 'ricevuta',
    label: 'Emetti ricevuta',
    link: 'prenotazione',
    copies: {
      intestatario: 'ospite',
      arrivo: 'arrivo',
      notti: 'notti',
      persone: 'persone',
      importo: 'importo',
      extra: 'extra',
      imposta: 'imposta',
      versamenti: 'versamenti',
      pagamento: 'pagamento',
    },
    when: [k.oneOf('stato', ['arrivato', 'partito']), ...saldata],
    lapsed: ['annullata'],
  }),
]

/** What the screens may name. */
export const trade = {
  entities,
  metrics,
  chains,
  actions: [pianifica, incassa],
  prints: [contoSoggiorno, ricevutaSoggiorno, stampaRicevuta, schedaNotifica],
} as const
