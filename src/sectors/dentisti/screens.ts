import * as k from '../../kernel/describe.ts'
import { elenchiFattura, elencoFatture } from '../common/fattura/elenchi.ts'
import { mezzeGiornate } from '../common/mezze-giornate.ts'
import { elencoOrari } from '../common/orario.ts'
import { daChiamare } from './metrics.ts'
import { scadenzarioPazienti } from './scadenzario.ts'
import { spese } from './spese.ts'
import { trade } from './trade.ts'

const eseguite = {
  kind: 'chart',
  entity: 'prestazione',
  field: 'importo',
  where: [k.eq('stato', 'eseguita')],
  empty: 'Ancora nessuna prestazione eseguita.',
} as const

/** Panoramica, Appuntamenti, Pazienti, Cartelle Cliniche (specification §2, Dental). */
export const screens = k.defineScreens(trade, [
  {
    kind: 'overview',
    key: 'panoramica',
    label: 'Panoramica',
    icon: 'layout-dashboard',
    metrics: ['appuntamenti_oggi', 'utilizzo_poltrone', 'richiami_scaduti', 'prodotto_mese'],
    indices: ['da_fatturare', 'da_incassare', 'pazienti_attivi', 'accettazione', 'mancati'],
    creates: 'appuntamenti',
    panels: [
      {
        kind: 'agenda',
        title: 'Appuntamenti di oggi',
        entity: 'appuntamento',
        where: [k.eq('giorno', k.today()), k.oneOf('stato', ['in_attesa', 'confermato', 'in_sala', 'in_poltrona', 'completato'])],
        limit: 6,
        lead: 'ora',
        heading: 'paziente',
        details: ['cura', 'sala', 'operatore'],
        moves: [
          { to: 'confermato', when: [k.eq('stato', 'in_attesa')] },
          { to: 'in_sala', when: [k.eq('stato', 'confermato')] },
          { to: 'in_poltrona', when: [k.eq('stato', 'in_sala')] },
          { to: 'completato', when: [k.eq('stato', 'in_poltrona')] },
        ],
        more: { label: 'Tutta l’agenda', screen: 'appuntamenti' },
        empty: 'Oggi non ci sono appuntamenti.',
      },
      {
        kind: 'agenda',
        title: 'Da richiamare',
        entity: 'richiamo',
        where: [k.oneOf('stato', ['scaduto', 'prossimo']), ...daChiamare],
        lead: 'prossimo',
        heading: 'paziente',
        details: ['cura', 'telefono'],
        status: 'stato',
        more: { label: 'Tutti i richiami', screen: 'appuntamenti' },
        empty: 'Nessuno da richiamare.',
      },
      {
        ...eseguite,
        shape: 'line',
        title: 'Prodotto per mese',
        by: 'data',
        rise: 'good',
        period: 6,
        formula: 'Somma degli importi delle prestazioni eseguite, nel mese della loro data.',
      },
      {
        ...eseguite,
        shape: 'bars',
        title: 'Prodotto per operatore',
        by: 'operatore',
        day: 'data',
        period: 1,
        formula: 'Somma degli importi delle prestazioni eseguite, per operatore.',
      },
      {
        ...eseguite,
        shape: 'donut',
        title: 'Prodotto per branca',
        by: 'branca',
        day: 'data',
        period: 'this year',
        formula: 'Somma degli importi delle prestazioni eseguite, per branca del listino.',
      },
    ],
  },
  {
    kind: 'collection',
    key: 'appuntamenti',
    icon: 'calendar-days',
    badge: 'appuntamenti_oggi',
    entity: 'appuntamento',
    views: ['day', 'week', 'month', 'list', 'board', 'list:richiami', 'list:orari'],
    filters: ['stato', 'sala', 'operatore', 'giorno'],
    card: { heading: 'paziente', details: ['cura', 'operatore'], phone: { through: 'paziente', field: 'telefono' } },
    day: {
      opens: '08:30',
      closes: '19:00',
      blocks: { entity: 'chiusura', label: 'Chiudi la sala' },
      details: ['operatore'],
      waiting: [
        {
          title: 'In sala d’attesa',
          where: [k.eq('stato', 'in_sala'), k.eq('giorno', k.today())],
          details: ['cura', 'sala'],
          since: 'arrivo',
          to: 'in_poltrona',
        },
        { title: 'Da ricollocare', where: [k.eq('stato', 'da_ricollocare')], details: ['cura', 'telefono'], placed: 'in_attesa' },
      ],
    },
    month: {
      sections: mezzeGiornate,
      row: { heading: 'paziente', details: ['ora', 'cura', 'sala'] },
      empty: 'Nessun appuntamento in questo giorno',
    },
    lists: {
      'list:orari': elencoOrari,
      'list:richiami': {
        create: 'Nuovo Richiamo',
        entity: 'richiamo',
        filters: ['stato', 'esito', 'prossimo', 'richiamare_il'],
        empty: 'Un richiamo nasce da solo quando si completa una cura del listino che lo chiede.',
      },
    },
    empty: 'Qui trovi l’agenda delle sale. Aggiungi il primo appuntamento oppure importa un file CSV.',
  },
  {
    kind: 'collection',
    key: 'pazienti',
    icon: 'users',
    badge: 'pazienti_attivi',
    entity: 'paziente',
    views: ['list', 'board', 'list:fatture', 'list:incassi', 'list:note', 'own:scadenzario', 'own:spese', 'list:consensi'],
    ownViews: {
      'own:scadenzario': k.besideOf(scadenzarioPazienti),
      'own:spese': { ...k.besideOf(spese), makes: ['File per il commercialista'] },
    },
    prints: ['odontogramma'],
    filters: ['stato', 'ultima_visita', 'prossimo', 'da_fatturare', 'saldo'],
    lists: {
      'list:fatture': {
        ...elencoFatture,
        empty: { title: 'Nessuna fattura', text: 'Nasce dal paziente o dal piano con «Fattura le cure eseguite», oppure si scrive qui.' },
      },
      'list:note': elenchiFattura['list:note'],
      'list:incassi': {
        create: 'Nuovo Incasso',
        entity: 'incasso',
        filters: ['giorno', 'mezzo', 'importo', 'fattura', 'situazione'],
        empty: 'Qui trovi quanto hanno pagato i pazienti.',
      },
      'list:consensi': {
        create: 'Nuovo Consenso',
        entity: 'consenso',
        filters: ['stato', 'tipo', 'data'],
        prints: ['consenso'],
        empty: 'Qui trovi i consensi firmati e quelli da firmare.',
      },
    },
    empty: 'Qui trovi le schede dei pazienti. Aggiungi la prima oppure importa un file CSV.',
  },
  {
    kind: 'collection',
    key: 'cartelle',
    label: 'Cartelle Cliniche',
    short: 'Cartelle',
    icon: 'stethoscope',
    badge: 'pianificate',
    entity: 'prestazione',
    views: ['own:cartella', 'list', 'board', 'list:piani', 'list:reperti'],
    ownViews: { 'own:cartella': { label: 'Cartella', reads: ['reperto'] } },
    search: 'Cerca nelle cartelle...',
    filters: ['stato', 'fatturazione', 'paziente', 'operatore', 'data', 'branca'],
    lists: {
      'list:piani': {
        create: 'Nuovo Piano',
        entity: 'piano',
        filters: ['stato', 'data', 'totale'],
        prints: ['preventivo'],
        document: {
          lines: 'righe',
          print: 'preventivo',
          steps: ['bozza', 'presentato', ['accettato', 'rifiutato'], 'concluso'],
          open: ['bozza'],
        },
        empty: 'Un piano ha le sue fasi e i suoi prezzi: accettato, le cure passano in cartella.',
      },
      'list:reperti': {
        create: 'Nuovo Reperto',
        entity: 'reperto',
        filters: ['tipo', 'dente', 'data'],
        empty: 'Qui trovi ciò che è stato visto, dente per dente.',
      },
    },
    empty: 'Qui trovi le cure fatte e da fare. Aggiungi la prima oppure importa un file CSV.',
  },
])
