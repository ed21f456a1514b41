import * as k from '../../kernel/describe.ts'
import { elenchiFattura, elencoFatture } from '../common/fattura/elenchi.ts'
import { elencoOrari } from '../common/orario.ts'
import { attenzioneScorte } from '../common/scorta.ts'
import { inScadenza } from './metrics.ts'
import { APERTE, CHIUSE } from './stati.ts'
import { trade } from './trade.ts'

const lavoro = {
  kind: 'chart',
  entity: 'riparazione',
  field: 'conto',
  where: [k.oneOf('stato', CHIUSE)],
  empty: 'Ancora nessuna riparazione completata.',
} as const

/** Panoramica, Riparazioni, Inventario, Fatture (specification §2, Auto workshop). */
export const screens = k.defineScreens(trade, [
  {
    kind: 'overview',
    key: 'panoramica',
    label: 'Panoramica',
    icon: 'layout-dashboard',
    metrics: ['riparazioni_aperte', 'da_consegnare', 'sotto_scorta', 'lavoro_mese'],
    indices: ['da_incassare', 'conto_medio', 'ore_riparazione', 'approvazione', 'veicoli_in_scadenza', 'da_fatturare'],
    creates: 'riparazioni',
    panels: [
      {
        kind: 'agenda',
        title: 'In officina',
        entity: 'riparazione',
        where: [k.oneOf('stato', [...APERTE, 'completato']), k.lte('giorno', k.today())],
        sort: [k.asc('consegna'), k.asc('giorno')],
        limit: 6,
        lead: 'consegna',
        heading: 'veicolo',
        details: ['problema', 'cliente'],
        amount: 'costo',
        moves: [
          { to: 'in_corso', when: [k.oneOf('stato', ['in_attesa', 'attesa_ricambi'])] },
          { to: 'completato', when: [k.eq('stato', 'in_corso')] },
          { to: 'consegnato', when: [k.eq('stato', 'completato')] },
        ],
        empty: 'Nessun veicolo in officina.',
      },
      {
        ...attenzioneScorte,
        title: 'Ricambi - Attenzione',
        entity: 'ricambio',
        need: 'minimo',
        summary: '{n} sotto il minimo',
        empty: 'Tutti i ricambi sono al minimo o sopra.',
      },
      {
        kind: 'agenda',
        title: 'Revisioni e tagliandi in scadenza',
        entity: 'veicolo',
        where: inScadenza,
        sort: [k.asc('prossima_scadenza')],
        lead: 'prossima_scadenza',
        details: ['che_cosa', 'cliente', 'telefono'],
        status: 'scadenze',
        more: { label: 'Tutti i veicoli', screen: 'riparazioni' },
        empty: 'Nessuna scadenza nei prossimi 30 giorni.',
      },
      {
        ...lavoro,
        shape: 'line',
        title: 'Lavoro per mese',
        by: 'completata_il',
        rise: 'good',
        period: 6,
        formula: 'Somma dei conti delle riparazioni completate, nel mese in cui sono state completate.',
      },
      {
        ...lavoro,
        field: 'ore',
        shape: 'bars',
        title: 'Ore per meccanico',
        by: 'meccanico',
        day: 'completata_il',
        period: 1,
        formula: 'Somma delle ore di lavoro delle riparazioni completate, per meccanico.',
      },
      {
        ...lavoro,
        shape: 'donut',
        title: 'Lavoro per categoria',
        by: 'categoria',
        day: 'completata_il',
        period: 'this year',
        formula: 'Somma dei conti delle riparazioni completate, per categoria.',
      },
    ],
  },
  {
    kind: 'collection',
    key: 'riparazioni',
    icon: 'wrench',
    badge: 'riparazioni_aperte',
    entity: 'riparazione',
    views: ['board', 'cards', 'list', 'day', 'list:veicoli', 'list:clienti', 'list:orari'],
    filters: ['stato', 'meccanico', 'ponte', 'categoria', 'giorno', 'consegna', 'veicolo'],
    card: {
      heading: 'veicolo',
      details: ['problema', 'cliente', 'commessa', 'consegna', 'meccanico', 'ponte'],
      photo: 'foto',
      phone: { field: 'telefono' },
      amount: 'costo',
      buttons: ['edit', 'print'],
    },
    day: {
      opens: '08:00',
      closes: '18:30',
      blocks: { entity: 'fermo', label: 'Ferma il ponte' },
      details: ['portata'],
      waiting: [
        { title: 'In attesa ricambi', where: [k.eq('stato', 'attesa_ricambi')], details: ['problema', 'telefono'], to: 'in_corso' },
        { title: 'Pronte da consegnare', where: [k.eq('stato', 'completato')], details: ['cliente', 'telefono'], to: 'consegnato' },
      ],
    },
    lists: {
      'list:orari': elencoOrari,
      'list:veicoli': {
        create: 'Nuovo Veicolo',
        entity: 'veicolo',
        filters: ['scadenze', 'revisione_entro', 'tagliando_entro', 'alimentazione', 'cliente'],
        prints: ['storico'],
        empty: 'Una scheda nasce da sola con la prima riparazione di una targa nuova.',
      },
      'list:clienti': {
        create: 'Nuovo Cliente',
        entity: 'cliente',
        filters: ['ultima_visita', 'speso'],
        empty: 'Qui trovi chi porta i veicoli. Aggiungi il primo oppure importa un file CSV.',
      },
    },
    prints: ['scheda_lavorazione'],
    empty: 'Qui trovi i veicoli in officina e quelli attesi. Aggiungi la prima riparazione oppure importa un file CSV.',
  },
  {
    kind: 'collection',
    key: 'inventario',
    label: 'Inventario',
    icon: 'package',
    badge: 'sotto_scorta',
    entity: 'ricambio',
    filters: ['stato', 'fornitore', 'quantita'],
    headings: { nome: 'Ricambio' },
    action: 'riordina',
    empty: 'Qui trovi i pezzi sugli scaffali. Aggiungi il primo oppure importa un file CSV.',
  },
  {
    kind: 'collection',
    ...elencoFatture,
    key: 'fatture',
    icon: 'briefcase',
    badge: 'fatture_aperte',
    views: ['list', 'list:preventivi', 'list:incassi', 'list:note'],
    lists: {
      'list:preventivi': {
        create: 'Nuovo Preventivo',
        entity: 'preventivo',
        filters: ['stato', 'data', 'totale', 'cliente'],
        prints: ['preventivo'],
        document: { lines: 'righe', print: 'preventivo', steps: ['bozza', 'inviato', ['approvato', 'rifiutato']], open: ['bozza'] },
        empty: 'Un preventivo approvato diventa una riparazione, con le sue righe.',
      },
      ...elenchiFattura,
    },
    empty: { title: 'Nessuna fattura', text: 'Una fattura nasce da una riparazione completata, oppure si scrive qui.' },
  },
])
