import * as k from '../../src/kernel/describe.ts'
import { trade } from './trade.ts'

const prenotata = k.eq('stato', 'prenotata')

export const screens = k.defineScreens(trade, [
  {
    kind: 'overview',
    key: 'panoramica',
    label: 'Panoramica',
    icon: 'layout-dashboard',
    metrics: ['incasso_mese', 'guide_settimana', 'guide_oggi', 'fogli_in_scadenza'],
    creates: 'guide',
    panels: [
      { kind: 'agenda', entity: 'guida', limit: 8, amount: 'prezzo', moves: [{ to: 'fatta', when: [prenotata] }] },
      {
        kind: 'agenda',
        title: 'Da chiudere',
        entity: 'guida',
        where: [prenotata, k.lt('giorno', k.today())],
        sort: [k.asc('giorno')],
        lead: 'giorno',
        moves: [{ to: 'fatta', when: [] }],
        empty: 'Nessuna guida da chiudere.',
      },
    ],
  },
  {
    kind: 'collection',
    key: 'guide',
    icon: 'car',
    badge: 'guide_oggi',
    entity: 'guida',
    views: ['week', 'list', 'cards', 'board'],
    card: { heading: 'allievo', details: ['istruttore', 'giorno', 'ora'], phone: { through: 'allievo', field: 'telefono' } },
    action: 'sostituisci',
    empty: 'Prenota la prima guida oppure importa un file CSV.',
  },
  {
    kind: 'collection',
    key: 'allievi',
    icon: 'graduation-cap',
    badge: 'fogli_in_scadenza',
    entity: 'allievo',
    views: ['cards', 'list'],
    card: { heading: 'nome', details: ['patente', 'telefono', 'foglio_scade', 'guide_fatte'], amount: 'speso' },
  },
  { kind: 'collection', key: 'istruttori', icon: 'users', entity: 'istruttore' },
  {
    kind: 'collection',
    key: 'ricevute',
    icon: 'scan-text',
    entity: 'ricevuta',
    prints: ['ricevuta'],
    empty: 'Crea la prima da una guida fatta.',
  },
])
