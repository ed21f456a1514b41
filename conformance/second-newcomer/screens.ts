import * as k from '../../src/kernel/describe.ts'
import { trade } from './trade.ts'

const list = <const K extends string>(key: K, label: string) => ({
  kind: 'collection' as const,
  key,
  label,
  search: `Cerca ${key}...`,
  create: 'Aggiungi',
  save: 'Salva',
  empty: { title: 'Ancora niente', text: 'Aggiungi il primo.' },
})

export const screens = k.defineScreens(trade, [
  {
    kind: 'overview',
    key: 'panoramica',
    label: 'Panoramica',
    icon: 'layout-dashboard',
    metrics: ['fuori', 'fatturato_mese'],
    creates: 'noleggi',
    panels: [
      {
        kind: 'attention',
        title: 'Consumabili da riordinare',
        entity: 'consumabile',
        where: [k.lt('giacenza', k.field('soglia'))],
        have: 'giacenza',
        need: 'soglia',
        unit: 'unita',
        summary: '{n} sotto soglia',
        empty: 'Scaffali pieni.',
      },
    ],
  },
  {
    ...list('noleggi', 'Noleggi'),
    icon: 'calendar-days',
    badge: 'fuori',
    entity: 'noleggio',
    views: ['timeline', 'list', 'board', 'cards'],
    timeline: { details: ['posto', 'prezzo'] },
    filters: ['stato', 'attrezzo', 'cliente', 'dal'],
    card: { heading: 'attrezzo', details: ['cliente', 'al'], amount: 'importo', phone: { through: 'cliente', field: 'telefono' } },
  },
  { ...list('attrezzi', 'Attrezzi'), icon: 'wrench', entity: 'attrezzo', views: ['board', 'list'], filters: ['stato'] },
  { ...list('clienti', 'Clienti'), icon: 'users', entity: 'cliente', views: ['list'], filters: [] },
  { ...list('movimenti', 'Movimenti'), icon: 'package', entity: 'movimento', views: ['list'], filters: ['consumabile'] },
  {
    ...list('fatture', 'Fatture'),
    icon: 'briefcase',
    entity: 'fattura',
    views: ['list', 'board'],
    filters: ['stato'],
    prints: ['fattura'],
  },
])
