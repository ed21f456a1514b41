import * as k from '../../kernel/describe.ts'
import { elenchiFattura, elencoFatture } from '../common/fattura/elenchi.ts'
import { elencoOrari } from '../common/orario.ts'
import { attenzioneScorte } from '../common/scorta.ts'
import { daAssegnare } from './metrics.ts'
import { FATTI } from './stati.ts'
import { trade } from './trade.ts'

const lavoro = {
  kind: 'chart',
  entity: 'intervento',
  field: 'prezzo',
  where: [k.oneOf('stato', FATTI)],
  empty: 'Ancora nessun intervento completato.',
} as const

/** Panoramica, Interventi, Squadre, Materiali (specification §2, Cleaning). */
export const screens = k.defineScreens(trade, [
  {
    kind: 'overview',
    key: 'panoramica',
    label: 'Panoramica',
    icon: 'layout-dashboard',
    metrics: ['interventi_oggi', 'squadre_disponibili', 'da_ordinare', 'lavoro_mese'],
    indices: ['interventi_settimana', 'da_fatturare', 'da_incassare', 'resa', 'voto_medio', 'non_eseguiti'],
    creates: 'interventi',
    panels: [
      {
        kind: 'agenda',
        title: 'Interventi Oggi',
        entity: 'intervento',
        where: [k.eq('data', k.today())],
        // What is still to be done comes first, what is done last.
        sort: [k.asc('stato'), k.asc('ora')],
        limit: 6,
        ahead: [k.eq('stato', 'in_corso')],
        lead: 'ora',
        heading: 'cliente',
        details: ['tipo', 'squadra', 'indirizzo'],
        moves: [
          { to: 'in_corso', when: [k.eq('stato', 'programmato')] },
          { to: 'completato', when: [k.eq('stato', 'in_corso')] },
        ],
        empty: 'Oggi non ci sono interventi in programma.',
      },
      { ...attenzioneScorte, title: 'Materiali - Attenzione', entity: 'materiale', empty: 'Tutti i materiali sono sopra la soglia.' },
      {
        kind: 'agenda',
        title: 'Da assegnare',
        entity: 'intervento',
        where: daAssegnare,
        sort: [k.asc('data'), k.asc('ora')],
        limit: 4,
        lead: 'data',
        heading: 'cliente',
        details: ['tipo', 'ora', 'indirizzo'],
        more: { label: 'Piano della settimana', screen: 'interventi' },
        empty: 'Ogni intervento ha la sua squadra.',
      },
      {
        kind: 'agenda',
        title: 'Squadre',
        entity: 'squadra',
        where: [],
        sort: [k.asc('stato'), k.asc('nome')],
        limit: 6,
        heading: 'nome',
        details: ['responsabile', 'persone', 'oggi'],
        status: 'stato',
        empty: 'Ancora nessuna squadra.',
      },
      {
        ...lavoro,
        shape: 'line',
        title: 'Lavoro per mese',
        by: 'data',
        rise: 'good',
        period: 3,
        formula: 'Somma dei prezzi degli interventi eseguiti, nel mese della loro data, senza IVA.',
      },
      {
        ...lavoro,
        shape: 'bars',
        title: 'Ore per squadra',
        field: 'ore',
        by: 'squadra',
        day: 'data',
        period: 1,
        formula: 'Somma delle ore di lavoro degli interventi eseguiti, per squadra.',
      },
      {
        ...lavoro,
        shape: 'donut',
        title: 'Lavoro per tipo',
        by: 'tipo',
        day: 'data',
        period: 3,
        formula: 'Somma dei prezzi degli interventi eseguiti, per tipo di intervento, senza IVA.',
      },
    ],
  },
  {
    kind: 'collection',
    key: 'interventi',
    icon: 'calendar-days',
    badge: 'interventi_oggi',
    entity: 'intervento',
    views: ['week', 'day', 'board', 'cards', 'list', 'list:clienti', 'list:sedi', 'list:fatture', 'list:incassi', 'list:note'],
    filters: ['stato', 'tipo', 'squadra', 'cliente', 'sede', 'data', 'extra'],
    card: {
      heading: 'cliente',
      details: ['tipo', 'indirizzo', 'squadra', 'da_fare'],
      address: 'indirizzo',
      phone: { through: 'cliente', field: 'telefono' },
      photo: 'foto',
      amount: 'prezzo',
    },
    day: {
      opens: '06:00',
      closes: '24:00',
      blocks: { entity: 'fermo', label: 'Ferma la squadra' },
      waiting: [
        { title: 'Da assegnare', where: [...daAssegnare], details: ['tipo', 'indirizzo'] },
        {
          title: 'Da recuperare',
          where: [k.eq('stato', 'non_eseguito'), k.gte('data', k.today(-14))],
          details: ['tipo', 'motivo'],
          placed: 'programmato',
        },
      ],
    },
    lists: {
      'list:clienti': {
        create: 'Nuovo Cliente',
        entity: 'cliente',
        filters: ['tipo', 'prossimo', 'da_fatturare'],
        prints: ['programma'],
        empty: 'Qui trovi per chi lavori. Aggiungi il primo oppure importa un file CSV.',
      },
      'list:sedi': {
        create: 'Nuova Sede',
        entity: 'sede',
        filters: ['tipo', 'cliente', 'squadra', 'prossimo'],
        empty: 'Una sede tiene indirizzo, chiavi, istruzioni, squadra abituale e lista di controllo: gli interventi li prendono da qui.',
      },
      'list:fatture': {
        ...elencoFatture,
        empty: { title: 'Nessuna fattura', text: 'Nasce dal cliente con «Fattura gli interventi», oppure si scrive qui.' },
      },
      ...elenchiFattura,
    },
    prints: ['rapporto'],
    empty: 'Qui trovi il piano delle squadre. Aggiungi il primo intervento oppure importa un file CSV.',
  },
  {
    kind: 'collection',
    key: 'squadre',
    icon: 'users',
    badge: 'squadre_disponibili',
    entity: 'squadra',
    views: ['cards', 'list', 'list:fermi', 'list:orari'],
    filters: ['stato', 'componenti'],
    card: {
      heading: 'nome',
      details: ['stato', 'responsabile', 'persone', 'oggi', 'prossimo', 'ore_settimana'],
      phone: { field: 'telefono' },
      buttons: ['edit', 'print'],
    },
    lists: {
      'list:orari': elencoOrari,
      'list:fermi': {
        label: 'Fermi',
        create: 'Nuovo Fermo',
        entity: 'fermo',
        search: 'Cerca fermi...',
        filters: ['squadra', 'motivo', 'giorno'],
        empty: { title: 'Nessun fermo', text: 'Ferie, malattie e corsi: in quelle ore alla squadra non si danno interventi.' },
      },
    },
    prints: ['giro'],
    empty: 'Qui trovi chi esce a pulire. Aggiungi la prima oppure importa un file CSV.',
  },
  {
    kind: 'collection',
    key: 'materiali',
    icon: 'package',
    badge: 'da_ordinare',
    entity: 'materiale',
    filters: ['stato', 'unita', 'fornitore'],
    action: 'riordina',
    empty: 'Qui trovi detergenti, panni e sacchi con la loro soglia. Aggiungi il primo oppure importa un file CSV.',
  },
])
