import * as k from '../../src/kernel/describe.ts'
import { groups } from './entities.ts'
import { sample } from './sample.ts'
import { screens } from './screens.ts'
import { trade } from './trade.ts'

export const noleggi = k.defineSector({
  ...trade,
  groups,
  screens,
  sample,
  card: {
    slug: 'noleggio',
    number: '1.21',
    name: 'Noleggio',
    title: 'Noleggio attrezzature',
    description: 'Attrezzi, noleggi e fatture.',
    points: ['Attrezzi', 'Noleggi', 'Consumabili', 'Fatture'],
    icon: 'wrench',
    hue: 40,
  },
  script: {
    agent: { name: 'Agente Noleggio', reads: 'Legge noleggi e attrezzi' },
    opening: [{ content: 'Ciao! Che cosa ti serve?', isUser: false }],
    placeholder: 'Chiedi di un attrezzo...',
    typing: 'Guardo in magazzino...',
    holding: 'Sto guardando in magazzino...',
    hints: ['Attrezzi fuori'],
    voice: { user: 'Chi ha il demolitore?', reply: 'Lo ha Edil Rossi.' },
    swipe: { threshold: 50, rejectsVertical: true, toDashboard: 'Scorri per Dashboard', toChat: 'Scorri per Chat AI' },
  },
})
