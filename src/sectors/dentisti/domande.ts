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
const daFare = { field: 'stato', op: 'in', value: ['pianificata', 'in_corso'] } as const

/** What is asked at the desk of a practice, on its telephone and beside the chair. */
export const domande = defineQuestions(trade, [
  {
    says: ['Chi c’è oggi?', 'appuntamenti di oggi', 'che pazienti abbiamo oggi', 'agenda di oggi', 'chi viene oggi'],
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
    says: ['Chi è in poltrona?', 'chi stiamo curando', 'chi è dentro adesso', 'quali poltrone sono occupate'],
    entity: 'appuntamento',
    where: [{ field: 'stato', op: 'eq', value: 'in_poltrona' }],
  },
  {
    says: ['Chi deve ancora confermare?', 'appuntamenti da confermare', 'chi non ha confermato', 'conferme che mancano'],
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
    says: ['Chi non si è presentato?', 'chi non è venuto', 'appuntamenti mancati', 'chi ci ha dato buca'],
    entity: 'appuntamento',
    where: [{ field: 'stato', op: 'eq', value: 'non_presentato' }],
  },
  {
    says: ['Chi ha disdetto?', 'appuntamenti annullati', 'disdette', 'chi ha cancellato'],
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
    says: ['Chi ha allergie oggi?', 'pazienti allergici di oggi', 'a chi devo stare attento oggi', 'allergie di oggi'],
    entity: 'appuntamento',
    where: [viene, oggi, { field: 'allergie', op: 'filled' }],
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
    says: ['Quali cure sono da fare?', 'lavori da fare', 'prestazioni pianificate', 'cosa resta da curare', 'cure non finite'],
    entity: 'prestazione',
    where: [daFare],
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
    says: ['Chi ha rifiutato il preventivo?', 'piani rifiutati', 'preventivi persi', 'chi ha detto di no'],
    entity: 'piano',
    where: [{ field: 'stato', op: 'eq', value: 'rifiutato' }],
  },
  {
    says: ['Quali consensi sono da firmare?', 'chi deve firmare', 'consensi che mancano', 'privacy da far firmare'],
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
    where: [
      { field: 'tipo', op: 'eq', value: 'carie' },
      { field: 'risolto', op: 'empty' },
    ],
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
    says: ['Cosa abbiamo incassato questo mese?', 'incassi del mese', 'pagamenti del mese', 'chi ha pagato questo mese'],
    entity: 'incasso',
    where: withinMonth('giorno'),
  },
  { says: ['Quanto abbiamo prodotto questo mese?', 'produzione del mese', 'lavorato del mese'], metric: 'prodotto_mese' },
  { says: ['Quanto resta da fatturare?', 'valore delle cure da fatturare', 'quanto devo ancora fatturare'], metric: 'da_fatturare' },
  { says: ['Quanto ci devono i pazienti?', 'totale da incassare', 'quanto dobbiamo ancora incassare'], metric: 'da_incassare' },
  {
    says: ['Quanto sono piene le poltrone oggi?', 'utilizzo poltrone', 'quanto siamo pieni', 'ore libere di oggi'],
    metric: 'utilizzo_poltrone',
  },
  { says: ['Quanti piani ci accettano?', 'percentuale di preventivi accettati', 'tasso di accettazione'], metric: 'accettazione' },
  { says: ['Quanti pazienti seguiamo?', 'pazienti attivi', 'quanti pazienti abbiamo'], metric: 'pazienti_attivi' },
])
