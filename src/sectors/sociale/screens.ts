import * as k from '../../kernel/describe.ts'
import { elencoOrari } from '../common/orario.ts'
import { panoramica } from './panoramica.ts'
import { relazione } from './relazione.ts'
import { trade } from './trade.ts'

/** Panoramica, Progetti, Beneficiari, Volontari, Donazioni (specification §2, Social); after them the shifts and the register of hours. */
export const screens = k.defineScreens(trade, [
  panoramica,
  {
    kind: 'collection',
    key: 'progetti',
    icon: 'briefcase',
    badge: 'progetti_attivi',
    entity: 'progetto',
    views: ['cards', 'list', 'board', 'list:spese', 'list:voci', 'list:operatori'],
    filters: ['stato', 'tempi', 'responsabile', 'budget', 'progresso', 'data_fine'],
    headings: { nome: 'Progetto' },
    card: {
      heading: 'nome',
      details: ['responsabile', 'progresso', 'conti', 'beneficiari', 'volontari', 'ore_volontari', 'data_fine', 'tempi'],
      amount: 'budget',
      phone: { through: 'responsabile', field: 'telefono' },
      buttons: ['edit', 'details', 'print'],
    },
    prints: ['relazione_progetto'],
    lists: {
      'list:spese': {
        create: 'Nuova Spesa',
        entity: 'spesa',
        filters: ['progetto', 'voce', 'data', 'importo'],
        empty: 'Le spese consumano il budget del progetto. Registra la prima, anche da una foto della fattura.',
      },
      'list:voci': {
        create: 'Nuova Voce',
        entity: 'voce',
        search: 'Cerca voci...',
        filters: ['progetto', 'capienza', 'uso'],
        empty: {
          title: 'Nessuna voce',
          text: 'Le voci ripartiscono il budget come lo ha approvato chi finanzia: ogni spesa va nella sua.',
        },
      },
      'list:operatori': {
        create: 'Nuovo Operatore',
        entity: 'operatore',
        filters: ['progetti', 'seguiti'],
        empty: 'Chi risponde dei progetti e segue i beneficiari.',
      },
    },
    empty: 'Qui trovi i progetti con budget, speso e progresso. Aggiungi il primo oppure importa un file CSV.',
  },
  {
    kind: 'collection',
    key: 'beneficiari',
    icon: 'users',
    badge: 'beneficiari_attivi',
    entity: 'beneficiario',
    views: ['list', 'board', 'list:servizi'],
    filters: ['stato', 'tipo', 'contatto', 'progetti', 'referente', 'data_inizio', 'ultimo'],
    prints: ['servizi'],
    lists: {
      'list:servizi': {
        create: 'Nuovo Servizio',
        entity: 'servizio',
        filters: ['stato', 'tipo', 'beneficiario', 'progetto', 'volontario', 'data'],
        empty: 'Pacchi, visite, trasporti, colloqui: qui resta la storia di ciò che ognuno ha ricevuto.',
      },
    },
    empty: 'Qui trovi chi aiutate, con i servizi nel tempo. Aggiungi il primo oppure importa un file CSV.',
  },
  {
    kind: 'collection',
    key: 'volontari',
    icon: 'heart-handshake',
    badge: 'volontari_disponibili',
    entity: 'volontario',
    views: ['list', 'cards', 'board', 'list:incarichi'],
    filters: ['stato', 'disponibilita', 'ore_settimana', 'copertura', 'ore_mese'],
    card: {
      heading: 'nome',
      details: ['impegno', 'competenze', 'ore_mese', 'ore_anno', 'turni_previsti', 'copertura'],
      phone: { field: 'telefono' },
      buttons: ['edit', 'print'],
    },
    prints: ['registro_ore'],
    lists: {
      'list:incarichi': {
        create: 'Nuovo Incarico',
        entity: 'incarico',
        filters: ['stato', 'progetto', 'volontario', 'ore_mese'],
        empty: 'Chi fa che cosa in un progetto: da qui nascono le righe del registro delle ore.',
      },
    },
    empty: 'Qui trovi chi dona il suo tempo, con disponibilità e competenze. Aggiungi il primo oppure importa un file CSV.',
  },
  {
    kind: 'collection',
    key: 'donazioni',
    icon: 'mail',
    badge: 'da_emettere',
    entity: 'donazione',
    views: ['list', 'board', 'list:donatori', 'list:ricevute'],
    filters: ['situazione', 'tipo', 'ricevuta', 'agevolazione', 'progetto', 'donatore', 'data', 'importo'],
    action: 'prepara_ricevute',
    lists: {
      'list:donatori': {
        create: 'Nuovo Donatore',
        entity: 'donatore',
        filters: ['tipo', 'legame', 'donato_anno', 'ultima', 'da_ricevutare'],
        prints: ['riepilogo'],
        empty: 'Chi vi sostiene, con quanto ha donato in tutto e anno per anno.',
      },
      'list:ricevute': {
        entity: 'documento',
        filters: ['stato', 'data', 'donatore', 'agevolazione'],
        prints: ['ricevuta'],
        empty: 'Si preparano dalla donazione, o tutte insieme con «Prepara ricevute»; il numero si dà quando si emettono.',
      },
    },
    empty: 'Qui trovi denaro, beni e servizi donati. Aggiungi la prima, anche da una foto del bollettino, oppure importa un file CSV.',
  },
  {
    kind: 'collection',
    key: 'turni',
    icon: 'calendar-days',
    badge: 'turni_scoperti',
    entity: 'turno',
    views: ['week', 'month', 'day', 'list', 'board', 'list:orari'],
    filters: ['stato', 'progetto', 'data', 'mancano'],
    card: { heading: 'attivita', details: ['squadra', 'luogo'] },
    prints: ['foglio_turno'],
    day: { opens: '08:00', closes: '22:00' },
    month: {
      sections: [
        { title: 'Al mattino', where: [k.eq('data', k.chosenDay), k.lt('ora', '13:00')] },
        { title: 'Al pomeriggio e alla sera', where: [k.eq('data', k.chosenDay), k.gte('ora', '13:00')] },
      ],
      row: {
        heading: 'attivita',
        details: ['ora', 'progetto', 'squadra', 'luogo'],
        notes: [{ text: 'Mancano volontari', when: [k.eq('stato', 'programmato'), k.gt('mancano', 0)] }],
        moves: [{ to: 'svolto', when: [k.eq('stato', 'programmato'), k.lte('data', k.today())] }],
      },
      empty: 'Nessun turno in questo giorno',
    },
    lists: { 'list:orari': elencoOrari },
    empty: 'Qui trovi quando servono volontari e quanti ne mancano. Aggiungi il primo turno oppure importa un file CSV.',
  },
  {
    kind: 'collection',
    key: 'registro',
    label: 'Registro ore',
    short: 'Registro',
    icon: 'check',
    badge: 'di_turno_oggi',
    entity: 'presenza',
    views: ['grid', 'list'],
    search: 'Cerca volontario...',
    filters: ['segno', 'data'],
    grid: {
      rows: 'incarico',
      columns: 'turno',
      of: 'progetto',
      mark: 'segno',
      marks: {
        previsto: { letter: 'T', icon: 'calendar' },
        presente: { letter: 'P', icon: 'check' },
        assente: { letter: 'A', icon: 'x' },
        avvisato: { letter: 'V', icon: 'phone' },
      },
    },
    empty: {
      title: 'Registro vuoto',
      text: 'Una riga per volontario, una colonna per turno: un tocco segna chi è di turno e chi è venuto.',
    },
  },
  { kind: 'report', key: 'relazione', label: 'Relazione', icon: 'chart-column', creates: 'donazioni', parts: [relazione] },
])
