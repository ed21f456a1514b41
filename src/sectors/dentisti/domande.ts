import { defineQuestions } from '../../kernel/define-questions.ts'
import { today } from '../../kernel/expression/expression.ts'
import { withinMonth, withinWeek } from '../../kernel/expression/within.ts'
import { fattureChieste } from '../common/fattura-domande.ts'
import { daChiamare } from './metrics.ts'
import { trade } from './trade.ts'

const viene = { field: 'stato', op: 'in', value: ['in_attesa', 'confermato', 'in_sala', 'in_poltrona', 'completato'] } as const
const aperto = { field: 'stato', op: 'in', value: ['in_attesa', 'confermato', 'in_sala', 'in_poltrona'] } as const
const daConfermare = { field: 'stato', op: 'eq', value: 'in_attesa' } as const
const oggi = { field: 'giorno', op: 'eq', value: today() } as const
const domani = { field: 'giorno', op: 'eq', value: today(1) } as const
const attivo = { field: 'stato', op: 'eq', value: 'attivo' } as const
const aperta = { field: 'risolto', op: 'empty' } as const
const daFare = { field: 'stato', op: 'in', value: ['pianificata', 'in_corso'] } as const

/** What is asked at the desk of a practice, on its telephone and beside the chair. */
export const domande = defineQuestions(trade, [
  {
    says: [
      'Chi c’è oggi?',
      'appuntamenti di oggi',
      'che pazienti abbiamo oggi',
      'agenda di oggi',
      'chi viene oggi',
      'chi vediamo oggi',
      'che pazienti vediamo oggi',
    ],
    entity: 'appuntamento',
    where: [viene, oggi],
  },
  {
    says: ['Chi c’è domani?', 'appuntamenti di domani', 'che pazienti abbiamo domani', 'agenda di domani'],
    entity: 'appuntamento',
    where: [viene, domani],
  },
  {
    says: ['Chi viene questa settimana?', 'appuntamenti della settimana', 'agenda della settimana', 'come siamo messi questa settimana'],
    entity: 'appuntamento',
    where: [viene, ...withinWeek('giorno')],
  },
  {
    says: ['Chi viene la settimana prossima?', 'appuntamenti della prossima settimana', 'agenda della settimana che viene'],
    entity: 'appuntamento',
    where: [viene, ...withinWeek('giorno', 1)],
  },
  {
    says: [
      'Chi è in sala d’attesa?',
      'chi è arrivato',
      'chi sta aspettando',
      'chi devo far accomodare',
      'in sala d’attesa',
      'chi aspetta fuori',
      'pazienti arrivati',
    ],
    entity: 'appuntamento',
    where: [{ field: 'stato', op: 'eq', value: 'in_sala' }],
  },
  {
    says: [
      'Chi è in poltrona?',
      'chi stiamo curando',
      'chi è dentro adesso',
      'chi c’è sotto',
      'chi stiamo visitando',
      'quali poltrone sono occupate',
    ],
    entity: 'appuntamento',
    where: [{ field: 'stato', op: 'eq', value: 'in_poltrona' }],
  },
  {
    says: [
      'Chi deve ancora confermare?',
      'appuntamenti da confermare',
      'chi non ha confermato',
      'chi non ha ancora confermato',
      'conferme che mancano',
      'conferme da fare',
      'chi non è sicuro',
    ],
    entity: 'appuntamento',
    where: [daConfermare, { field: 'giorno', op: 'gte', value: today() }],
  },
  {
    says: [
      'Chi devo chiamare per domani?',
      'chi non ha confermato per domani',
      'conferme di domani',
      'telefonate per gli appuntamenti di domani',
    ],
    entity: 'appuntamento',
    where: [daConfermare, domani],
  },
  {
    says: [
      'Chi è da ricollocare?',
      'appuntamenti da spostare',
      'chi aspetta un altro giorno',
      'appuntamenti da rifissare',
      'chi posso anticipare',
    ],
    entity: 'appuntamento',
    where: [{ field: 'stato', op: 'eq', value: 'da_ricollocare' }],
  },
  {
    says: [
      'Chi non si è presentato?',
      'chi non è venuto',
      'appuntamenti mancati',
      'chi ci ha dato buca',
      'chi ci ha tirato pacco',
      'buche',
      'chi ci ha bidonato',
    ],
    entity: 'appuntamento',
    where: [{ field: 'stato', op: 'eq', value: 'non_presentato' }],
  },
  {
    says: ['Chi ha disdetto?', 'appuntamenti annullati', 'disdette', 'chi ha cancellato', 'chi ha annullato', 'appuntamenti saltati'],
    entity: 'appuntamento',
    where: [{ field: 'stato', op: 'eq', value: 'annullato' }],
  },
  {
    says: [
      'Quali appuntamenti passati sono rimasti aperti?',
      'appuntamenti da chiudere',
      'visite non chiuse',
      'appuntamenti vecchi da completare',
    ],
    entity: 'appuntamento',
    where: [aperto, { field: 'giorno', op: 'lt', value: today() }],
  },
  {
    says: ['Quali appuntamenti non hanno un operatore?', 'appuntamenti senza dottore', 'visite da assegnare', 'chi non ha il dentista'],
    entity: 'appuntamento',
    where: [aperto, { field: 'giorno', op: 'gte', value: today() }, { field: 'operatore', op: 'empty' }],
  },
  {
    says: ['Chi ha allergie oggi?', 'pazienti allergici di oggi', 'a chi devo stare attento oggi', 'allergie di oggi', 'allergici di oggi'],
    entity: 'appuntamento',
    where: [viene, oggi, { field: 'allergie', op: 'filled' }],
  },
  {
    says: ['Chi prende farmaci oggi?', 'pazienti in terapia oggi', 'chi prende medicine oggi', 'farmaci dei pazienti di oggi'],
    entity: 'appuntamento',
    where: [viene, oggi, { field: 'farmaci', op: 'filled' }],
  },
  {
    says: [
      'Quali pazienti sono allergici?',
      'pazienti con allergie',
      'chi è allergico a qualcosa',
      'elenco degli allergici',
      'pazienti intolleranti',
    ],
    entity: 'paziente',
    where: [attivo, { field: 'allergie', op: 'filled' }],
  },
  {
    says: [
      'A quali pazienti manca il telefono?',
      'pazienti senza telefono',
      'pazienti senza numero',
      'di chi non abbiamo il numero',
      'a chi manca il telefono',
    ],
    entity: 'paziente',
    where: [attivo, { field: 'telefono', op: 'empty' }],
  },
  {
    says: [
      'A quali pazienti manca il codice fiscale?',
      'pazienti senza codice fiscale',
      'codici fiscali che mancano',
      'di chi non abbiamo il codice fiscale',
    ],
    entity: 'paziente',
    where: [attivo, { field: 'codice_fiscale', op: 'empty' }],
  },
  {
    says: [
      'Chi ha dato un acconto?',
      'pazienti con acconti',
      'chi ha pagato in anticipo',
      'chi ha anticipato dei soldi',
      'acconti da scalare',
    ],
    entity: 'paziente',
    where: [{ field: 'acconti', op: 'gt', value: 0 }],
  },
  {
    says: ['Chi devo richiamare?', 'richiami scaduti', 'controlli scaduti', 'chi è in ritardo con il controllo', 'chi non torna'],
    entity: 'richiamo',
    where: [{ field: 'stato', op: 'eq', value: 'scaduto' }, ...daChiamare],
  },
  {
    says: ['A chi scade il richiamo?', 'richiami prossimi', 'controlli in scadenza', 'chi va richiamato a breve', 'igieni in scadenza'],
    entity: 'richiamo',
    where: [{ field: 'stato', op: 'eq', value: 'prossimo' }],
  },
  {
    says: ['Chi non vuole più tornare?', 'chi ha rinunciato al richiamo', 'richiami rifiutati', 'chi non vuole più essere richiamato'],
    entity: 'richiamo',
    where: [{ field: 'esito', op: 'eq', value: 'rinuncia' }],
  },
  {
    says: ['Chi mi ha detto di risentirci?', 'chi va richiamato oggi', 'telefonate da rifare', 'chi non ha risposto'],
    entity: 'richiamo',
    where: [
      { field: 'esito', op: 'in', value: ['non_risponde', 'richiamare'] },
      { field: 'richiamare_il', op: 'lte', value: today() },
    ],
    sort: [{ field: 'richiamare_il', direction: 'asc' }],
  },
  {
    says: [
      'Chi deve pagare?',
      'chi ci deve dei soldi',
      'pazienti con il saldo aperto',
      'debitori',
      'chi non ha saldato',
      'pazienti che devono pagare',
      'chi è in debito',
      'pazienti con debiti',
    ],
    entity: 'paziente',
    where: [{ field: 'saldo', op: 'gte', value: 1 }],
    sort: [{ field: 'saldo', direction: 'desc' }],
  },
  {
    says: ['Chi non vediamo da un anno?', 'pazienti persi', 'chi non viene da tanto', 'pazienti da recuperare'],
    entity: 'paziente',
    where: [attivo, { field: 'ultima_visita', op: 'lte', value: today(-365) }],
    sort: [{ field: 'ultima_visita', direction: 'asc' }],
  },
  {
    says: [
      'Chi non ha un prossimo appuntamento?',
      'pazienti senza appuntamento',
      'chi è uscito senza fissare',
      'pazienti usciti senza un prossimo appuntamento',
      'chi non ha fissato il prossimo',
      'pazienti senza prossima visita',
    ],
    entity: 'paziente',
    where: [attivo, { field: 'prossimo', op: 'empty' }],
  },
  {
    says: ['A chi va rifatta l’anamnesi?', 'anamnesi vecchie', 'anamnesi da aggiornare', 'questionari da rifare'],
    entity: 'paziente',
    where: [attivo, { field: 'anamnesi_del', op: 'lte', value: today(-365) }],
    sort: [{ field: 'anamnesi_del', direction: 'asc' }],
  },
  {
    says: [
      'Quali cure sono da fare?',
      'lavori da fare',
      'prestazioni pianificate',
      'cosa resta da curare',
      'cure non finite',
      'cure ancora da fare',
      'cure da completare',
    ],
    entity: 'prestazione',
    where: [daFare],
  },
  {
    says: ['Quali cure sono a metà?', 'cure iniziate e non finite', 'lavori a metà', 'lavori lasciati a metà', 'cure cominciate'],
    entity: 'prestazione',
    where: [{ field: 'stato', op: 'eq', value: 'in_corso' }],
  },
  {
    says: ['Quali cure non hanno un operatore?', 'cure senza dottore', 'cure da assegnare', 'prestazioni senza operatore'],
    entity: 'prestazione',
    where: [daFare, { field: 'operatore', op: 'empty' }],
  },
  {
    says: ['Che cure abbiamo fatto oggi?', 'lavori fatti oggi', 'prestazioni eseguite oggi', 'cosa abbiamo prodotto oggi'],
    entity: 'prestazione',
    where: [
      { field: 'stato', op: 'eq', value: 'eseguita' },
      { field: 'data', op: 'eq', value: today() },
    ],
  },
  {
    says: [
      'Quali preventivi aspettano risposta?',
      'piani presentati',
      'chi deve decidere',
      'preventivi in sospeso',
      'preventivi da sollecitare',
      'preventivi che aspettano il sì del paziente',
      'preventivi ancora aspettando una risposta',
      'preventivi senza risposta',
    ],
    entity: 'piano',
    where: [{ field: 'stato', op: 'eq', value: 'presentato' }],
  },
  {
    says: ['Quali piani sono stati accettati?', 'preventivi accettati', 'chi ha detto di sì', 'piani in corso'],
    entity: 'piano',
    where: [{ field: 'stato', op: 'eq', value: 'accettato' }],
  },
  {
    says: [
      'Quali piani non sono finiti?',
      'piani da finire',
      'piani da completare',
      'piani accettati e non conclusi',
      'preventivi accettati da finire',
    ],
    entity: 'piano',
    where: [
      { field: 'stato', op: 'eq', value: 'accettato' },
      { field: 'avanzamento', op: 'lt', value: 100 },
    ],
  },
  {
    says: [
      'Quali preventivi devo ancora presentare?',
      'preventivi da finire',
      'preventivi in bozza',
      'preventivi da preparare',
      'piani da presentare',
    ],
    entity: 'piano',
    where: [{ field: 'stato', op: 'eq', value: 'bozza' }],
  },
  {
    says: ['Di quali piani c’è da fatturare?', 'piani da fatturare', 'preventivi da fatturare', 'piani con cure da fatturare'],
    entity: 'piano',
    where: [{ field: 'da_fatturare', op: 'gt', value: 0 }],
  },
  {
    says: [
      'Chi ha rifiutato il preventivo?',
      'piani rifiutati',
      'preventivi persi',
      'chi ha detto di no',
      'preventivi andati male',
      'chi non vuole fare la cura',
    ],
    entity: 'piano',
    where: [{ field: 'stato', op: 'eq', value: 'rifiutato' }],
  },
  {
    says: [
      'Quali consensi sono da firmare?',
      'chi deve firmare',
      'chi non ha firmato',
      'consensi che mancano',
      'consensi senza firma',
      'firme che mancano',
      'privacy da far firmare',
      'moduli da firmare',
    ],
    entity: 'consenso',
    where: [{ field: 'stato', op: 'eq', value: 'da_firmare' }],
  },
  {
    says: [
      'Quali carie sono da curare?',
      'carie aperte',
      'denti cariati',
      'carie non risolte',
      'carie ancora da curare',
      'carie da trattare',
      'carie da fare',
    ],
    entity: 'reperto',
    where: [{ field: 'tipo', op: 'eq', value: 'carie' }, aperta],
  },
  {
    says: ['Quali denti sono da estrarre?', 'denti da togliere', 'denti da levare', 'estrazioni da fare', 'a chi devo togliere un dente'],
    entity: 'reperto',
    where: [{ field: 'tipo', op: 'eq', value: 'da_estrarre' }, aperta],
  },
  {
    says: [
      'Quali cure devo ancora fatturare?',
      'cure da fatturare',
      'lavori senza fattura',
      'fatture da fare',
      'cure restano da fatturare',
      'cure ancora da fatturare',
      'prestazioni da fatturare',
    ],
    entity: 'prestazione',
    where: [{ field: 'fatturazione', op: 'eq', value: 'da_fatturare' }],
  },
  ...fattureChieste,
  {
    says: [
      'Quali incassi non hanno una fattura?',
      'incassi senza fattura',
      'acconti senza fattura',
      'soldi presi senza fattura',
      'incassi da abbinare',
    ],
    entity: 'incasso',
    where: [{ field: 'fattura', op: 'empty' }],
  },
  {
    says: ['Cosa abbiamo incassato questo mese?', 'incassi del mese', 'pagamenti del mese', 'chi ha pagato questo mese'],
    entity: 'incasso',
    where: withinMonth('giorno'),
  },
  {
    says: ['Quanto abbiamo prodotto questo mese?', 'produzione del mese', 'quanto abbiamo lavorato', 'com’è andato il mese'],
    metric: 'prodotto_mese',
  },
  { says: ['Quanto resta da fatturare?', 'valore delle cure da fatturare', 'quanto devo ancora fatturare'], metric: 'da_fatturare' },
  { says: ['Quanto ci devono i pazienti?', 'totale da incassare', 'quanto dobbiamo ancora incassare'], metric: 'da_incassare' },
  {
    says: ['Quanto sono piene le poltrone oggi?', 'utilizzo poltrone', 'quanto siamo pieni', 'ore libere di oggi'],
    metric: 'utilizzo_poltrone',
  },
  { says: ['Quanti piani ci accettano?', 'percentuale di preventivi accettati', 'tasso di accettazione'], metric: 'accettazione' },
  { says: ['Quanti pazienti seguiamo?', 'pazienti attivi', 'quanti pazienti abbiamo'], metric: 'pazienti_attivi' },
])
