import * as k from '../../kernel/describe.ts'
import { cassa } from '../common/cassa.ts'
import { mezzeGiornate } from '../common/mezze-giornate.ts'
import { elencoOrari } from '../common/orario.ts'
import { attenzioneScorte } from '../common/scorta.ts'
import { daRichiamare, inScadenza } from './metrics.ts'
import { daGuardare } from './prodotto.ts'
import { completato } from './stati.ts'
import { trade } from './trade.ts'

const grafico = { kind: 'chart', entity: 'appuntamento', field: 'prezzo', where: [completato] } as const
const detto = { formula: 'Somma dei prezzi degli appuntamenti completati.', empty: 'Ancora nessun trattamento completato.' } as const
const incasso = { ...grafico, ...detto, opens: 'agenda' } as const

/** Step of an appointment that a button of the overview leads to. */
const passo = <const T extends string, const F extends string>(to: T, from: F) => ({ to, when: [k.eq('stato', from)] }) as const

/** Panoramica, Agenda, Clienti, Trattamenti, Prodotti, and the till. */
export const screens = k.defineScreens(trade, [
  {
    kind: 'overview',
    key: 'panoramica',
    label: 'Panoramica',
    icon: 'layout-dashboard',
    metrics: ['incasso_oggi', 'occupazione_cabine', 'scontrino_medio', 'riprenotazione'],
    indices: ['trattamenti_mese', 'resa_oraria', 'quota_rivendita', 'mancati', 'pacchetti_in_scadenza'],
    creates: 'agenda',
    panels: [
      {
        kind: 'agenda',
        title: 'Prossimi appuntamenti',
        entity: 'appuntamento',
        where: [k.eq('giorno', k.today()), k.oneOf('stato', ['prenotato', 'confermato', 'in_corso'])],
        limit: 3,
        lead: 'ora',
        heading: 'cliente',
        details: ['trattamento', 'cabina', 'operatrice'],
        moves: [passo('confermato', 'prenotato'), passo('in_corso', 'confermato'), passo('completato', 'in_corso')],
        more: { label: 'Tutta l’agenda', screen: 'agenda' },
        empty: 'Oggi non ci sono altri appuntamenti.',
      },
      {
        ...attenzioneScorte,
        title: 'Prodotti - Attenzione',
        entity: 'prodotto',
        where: daGuardare,
        summary: '{n} da guardare',
        empty: 'Nessun prodotto finito, sotto soglia o in scadenza.',
      },
      {
        kind: 'agenda',
        title: 'Clienti da richiamare',
        entity: 'cliente',
        where: daRichiamare,
        sort: [k.desc('spesa_totale')],
        lead: 'ultima_visita',
        details: ['telefono'],
        status: 'situazione',
        amount: 'spesa_totale',
        empty: 'Nessuno da richiamare.',
      },
      {
        kind: 'agenda',
        title: 'Pacchetti in scadenza',
        entity: 'pacchetto',
        where: inScadenza,
        sort: [k.asc('scadenza')],
        lead: 'scadenza',
        heading: 'cliente',
        details: ['nome', 'da_fissare'],
        status: 'agenda',
        more: { label: 'Tutti i pacchetti', screen: 'trattamenti' },
        empty: 'Nessun pacchetto scade nei prossimi 30 giorni.',
      },
      { ...incasso, shape: 'line', title: 'Trattamenti per mese', by: 'giorno', rise: 'good', period: 4 },
      { ...incasso, shape: 'bars', title: 'Incasso per operatrice', by: 'operatrice', day: 'giorno', period: 1 },
      { ...incasso, shape: 'donut', title: 'Incasso per categoria', by: 'categoria', day: 'giorno', period: 3 },
    ],
  },
  {
    kind: 'collection',
    key: 'agenda',
    label: 'Agenda',
    icon: 'calendar-days',
    badge: 'appuntamenti_oggi',
    entity: 'appuntamento',
    views: ['day', 'week', 'month', 'list', 'board', 'list:operatrici', 'list:cabine', 'list:orari'],
    search: 'Cerca appuntamenti per cliente o operatrice...',
    filters: ['stato', 'operatrice', 'cabina', 'giorno', 'trattamento', 'pagamento'],
    day: { opens: '08:30', closes: '20:00', blocks: { entity: 'chiusura', label: 'Chiudi la cabina' }, details: ['dotazione'] },
    month: {
      colours: { by: 'stato', legend: 'Colori degli appuntamenti' },
      sections: mezzeGiornate,
      row: { heading: 'cliente', details: ['ora', 'trattamento', 'operatrice'] },
      empty: 'Nessun appuntamento in questo giorno',
    },
    prints: ['promemoria'],
    lists: {
      'list:operatrici': {
        create: 'Nuova Operatrice',
        entity: 'operatrice',
        empty: { title: 'Nessuna operatrice', text: 'Aggiungi chi fa i trattamenti: serve per fissare gli appuntamenti.' },
      },
      'list:cabine': { create: 'Nuova Cabina', entity: 'cabina', empty: 'Le cabine e le postazioni sono le colonne dell’agenda.' },
      'list:orari': elencoOrari,
    },
    empty: 'Qui trovi l’agenda delle cabine. Aggiungi il primo oppure importa un file CSV.',
  },
  {
    kind: 'collection',
    key: 'clienti',
    icon: 'users',
    badge: 'da_richiamare',
    entity: 'cliente',
    views: ['list', 'list:schede', 'list:consensi'],
    search: 'Cerca clienti per nome o telefono...',
    filters: ['situazione', 'ultima_visita', 'tipo_pelle', 'sedute_residue', 'spesa_totale', 'privacy', 'foto'],
    prints: ['scheda_cliente', 'messaggio_richiamo'],
    lists: {
      'list:schede': {
        create: 'Nuova Scheda',
        entity: 'scheda',
        search: 'Cerca schede per cliente o parametri...',
        filters: ['zona', 'giorno', 'operatrice', 'trattamento'],
        empty: 'Qui trovi com’era la pelle, i parametri usati e le foto prima e dopo.',
      },
      'list:consensi': {
        create: 'Nuovo Consenso',
        entity: 'consenso',
        filters: ['stato', 'tipo', 'data'],
        prints: ['consenso'],
        empty: 'Qui trovi i consensi firmati e quelli da firmare.',
      },
    },
    empty: 'Qui trovi le schede dei clienti. Aggiungi la prima oppure importa un file CSV.',
  },
  {
    kind: 'collection',
    key: 'trattamenti',
    icon: 'sparkles',
    badge: 'pacchetti_in_scadenza',
    entity: 'trattamento',
    views: ['cards', 'list', 'list:pacchetti'],
    filters: ['categoria', 'prezzo', 'minuti', 'richiamo'],
    card: { heading: 'nome', details: ['categoria', 'minuti', 'prodotti', 'margine', 'fatti'], amount: 'prezzo' },
    lists: {
      'list:pacchetti': {
        create: 'Vendi Pacchetto',
        entity: 'pacchetto',
        filters: ['stato', 'scadenza', 'residue', 'trattamento', 'venduto_il'],
        prints: ['tessera'],
        empty: 'Si vendono dalla scheda della cliente, oppure da qui.',
      },
    },
    empty: 'Qui trovi il listino. Aggiungi il primo trattamento oppure importa un file CSV.',
  },
  {
    kind: 'collection',
    key: 'prodotti',
    icon: 'package',
    badge: 'prodotti_attenzione',
    entity: 'prodotto',
    filters: ['stato', 'uso', 'marca', 'fornitore', 'scadenza'],
    action: 'riordina',
    empty: 'Qui trovi quello che si vende e quello che si usa in cabina. Aggiungi il primo.',
  },
  {
    kind: 'collection',
    key: 'cassa',
    label: 'Cassa',
    icon: 'shopping-cart',
    entity: 'vendita',
    views: ['counter', 'list', 'board'],
    filters: ['stato', 'giorno', 'cliente', 'totale'],
    counter: {
      ...cassa,
      sold: { ...cassa.sold, article: 'prodotto', takes: { prezzo: 'prezzo', iva: 'iva', costo: 'costo' } },
      articles: { codes: ['ean'], details: ['marca'], stock: 'quantita', where: [k.eq('uso', 'rivendita')] },
      states: { paid: 'incassata', parked: 'sospesa' },
      about: ['cliente'],
    },
    prints: ['scontrino'],
    empty: 'Leggi il primo codice a barre, o cerca un prodotto per nome.',
  },
])
