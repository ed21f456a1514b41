import * as k from '../../src/kernel/describe.ts'
import { entities } from './entities.ts'
import { guida } from './guida.ts'
import { metrics } from './metrics.ts'
import { ricevuta } from './ricevuta.ts'
import { sostituisci } from './sostituisci.ts'
import { stampaRicevuta } from './stampa-ricevuta.ts'

const chains = [
  k.defineChain(guida, ricevuta, {
    key: 'ricevuta',
    label: 'Crea ricevuta',
    link: 'guida',
    copies: { allievo: 'allievo' },
    when: [k.eq('stato', 'fatta')],
    lapsed: ['annullata'],
  }),
]

export const trade = { entities, metrics, chains, actions: [sostituisci], prints: [stampaRicevuta] } as const
