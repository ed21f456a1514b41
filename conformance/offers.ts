import { defineScreens } from '../src/kernel/screens/define-screens.ts'
import { defineSector } from '../src/kernel/sector/definition/define-sector.ts'
import { chains, plainEntities } from './chains-fixture.ts'

const list = {
  kind: 'collection',
  icon: 'briefcase',
  views: ['list'],
  search: 'Cerca…',
  filters: [],
  empty: { title: 'Niente', text: 'Aggiungi.' },
} as const

const screens = defineScreens({ entities: plainEntities, metrics: [] }, [
  { ...list, key: 'preventivi', label: 'Preventivi', entity: 'preventivo', create: 'Nuovo Preventivo', save: 'Salva preventivo' },
  { ...list, key: 'fatture', label: 'Fatture', entity: 'fattura', create: 'Nuova Fattura', save: 'Salva fattura' },
])

/** A trade of papers alone: an estimate becomes an invoice, an invoice is reversed by a credit note. */
export const offers = defineSector({
  card: {
    slug: 'preventivi',
    number: '0.1',
    name: 'Preventivi',
    title: 'Preventivi',
    description: 'Un settore di prova.',
    points: ['Preventivi', 'Fatture', 'Note di credito', 'Giornate'],
    icon: 'briefcase',
    hue: 200,
  },
  entities: plainEntities,
  chains,
  metrics: [],
  screens,
  script: {
    agent: { name: 'Agente Preventivi', reads: 'Legge preventivi e fatture' },
    opening: [{ content: 'Ciao!', isUser: false }],
    placeholder: 'Scrivi...',
    typing: 'Guardo...',
    holding: 'Un momento...',
    hints: ['Fatture di oggi'],
    voice: { user: 'Che cosa ho oggi?', reply: 'Una fattura.' },
    swipe: { threshold: 50, rejectsVertical: true, toDashboard: 'Scorri per Dashboard', toChat: 'Scorri per Chat AI' },
  },
  sample: () => ({ committente: [], prodotto: [], preventivo: [], giornata: [], fattura: [], nota_credito: [] }),
})
