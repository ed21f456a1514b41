import * as k from '../../kernel/describe.ts'
import { incassa, stornaIncasso } from '../common/fattura/incasso.ts'
import { storno } from '../common/fattura/nota.ts'
import { dividi } from './dividi.ts'
import { entities } from './entities.ts'
import { fattura, fatturaConto, incasso, notaCredito } from './fatture.ts'
import { metrics } from './metrics.ts'
import { comanda } from './comanda.ts'
import { prenotazione } from './prenotazione.ts'
import { riordina } from './riordina.ts'
import { storna } from './storna.ts'
import { stampaComanda, stampaConto, stampaFattura, stampaNota, stampaPiatto } from './stampe.ts'

/** What the screens may name. */
export const trade = {
  entities,
  metrics,
  chains: [
    // Who is seated orders, as often as he likes: an order takes nothing from the next one.
    k.defineChain(prenotazione, comanda, {
      key: 'ordina',
      label: 'Nuovo Ordine',
      link: 'prenotazione',
      copies: { cliente: 'nome', giorno: 'giorno' },
      when: [k.oneOf('stato', ['attesa', 'confermata', 'accomodata', 'in_conto'])],
      lapsed: ['in_preparazione', 'pronto', 'servito', 'annullato'],
    }),
    k.defineChain(fattura, notaCredito, storno),
  ],
  actions: [riordina, dividi, fatturaConto, storna, incassa(fattura), stornaIncasso(incasso)],
  prints: [stampaConto, stampaComanda, stampaPiatto, stampaFattura, stampaNota],
} as const
