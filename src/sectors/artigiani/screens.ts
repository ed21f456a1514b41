import * as k from '../../kernel/describe.ts'
import { elencoOrari } from '../common/orario.ts'
import { attenzioneScorte } from '../common/scorta.ts'
import { trade } from './trade.ts'

const fatturato = {
  kind: 'chart',
  entity: 'intervento',
  field: 'preventivo',
  where: [k.eq('stato', 'completato')],
  empty: 'Ancora nessun intervento completato.',
} as const

/** Panoramica, Interventi, Clienti, Materiali (specification §2, Craftspeople). */
export const screens = k.defineScreens(trade, [
  {
    kind: 'overview',
    key: 'panoramica',
    label: 'Panoramica',
    icon: 'layout-dashboard',
    metrics: ['fatturato_mese', 'interventi_mese', 'clienti_attivi', 'tempo_medio'],
    creates: 'interventi',
    panels: [
      {
        kind: 'agenda',
        title: 'Interventi Oggi',
        entity: 'intervento',
        where: [k.eq('data', k.today())],
        // What is still to be done comes first, what is done or dropped last.
        sort: [k.asc('stato'), k.asc('ora')],
        limit: 3,
        ahead: [k.eq('stato', 'in_corso')],
        lead: 'ora',
        heading: 'descrizione',
        details: ['cliente', 'indirizzo', 'tecnico'],
        amount: 'preventivo',
        empty: 'Oggi non ci sono interventi in programma.',
      },
      { ...attenzioneScorte, title: 'Materiali - Attenzione', entity: 'materiale', empty: 'Tutti i materiali sono sopra la soglia.' },
      {
        ...fatturato,
        shape: 'line',
        title: 'Fatturato per mese',
        by: 'data',
        rise: 'good',
        formula: 'Somma dei preventivi degli interventi completati, nel mese della loro data.',
      },
      {
        kind: 'chart',
        shape: 'bars',
        title: 'Ore per tecnico',
        entity: 'intervento',
        field: 'ore',
        where: [k.eq('stato', 'completato')],
        by: 'tecnico',
        day: 'data',
        period: 1,
        formula: 'Somma delle ore di lavoro degli interventi completati, per tecnico assegnato.',
        empty: 'Nessun intervento completato questo mese.',
      },
      {
        ...fatturato,
        shape: 'donut',
        title: 'Fatturato per tipo',
        by: 'tipo',
        day: 'data',
        period: 'this year',
        formula: 'Somma dei preventivi degli interventi completati, per tipo di intervento.',
      },
    ],
  },
  {
    kind: 'collection',
    key: 'interventi',
    icon: 'wrench',
    badge: 'interventi_mese',
    entity: 'intervento',
    views: ['cards', 'list', 'board', 'day', 'week', 'list:orari'],
    filters: ['stato', 'tipo', 'tecnico', 'data', 'preventivo'],
    card: {
      heading: 'descrizione',
      details: ['cliente', 'indirizzo', 'tecnico'],
      address: 'indirizzo',
      phone: { through: 'cliente', field: 'telefono' },
      photo: 'foto',
      amount: 'preventivo',
    },
    day: { opens: '07:30', closes: '19:00', details: ['mestiere'] },
    lists: { 'list:orari': elencoOrari },
    empty: 'Qui trovi i lavori da fare, in corso e finiti. Aggiungi il primo oppure importa un file CSV.',
    prints: ['scheda_lavoro'],
  },
  {
    kind: 'collection',
    key: 'clienti',
    icon: 'users',
    badge: 'clienti_attivi',
    entity: 'cliente',
    headings: { nome: 'Nome', tipo: 'Tipo' },
    empty: 'Qui trovi chi ti chiama, con telefono e lavori fatti. Aggiungi il primo oppure importa un file CSV.',
  },
  {
    kind: 'collection',
    key: 'materiali',
    icon: 'package',
    badge: 'sotto_soglia',
    entity: 'materiale',
    filters: ['stato', 'categoria', 'fornitore'],
    action: 'riordina',
    empty: 'Qui trovi quello che hai in furgone e in magazzino. Aggiungi il primo oppure importa un file CSV.',
  },
])
