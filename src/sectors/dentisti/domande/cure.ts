import { defineQuestions } from '../../../kernel/define-questions.ts'
import { today } from '../../../kernel/expression/expression.ts'
import { withinMonth } from '../../../kernel/expression/within.ts'
import { fattureChieste } from '../../common/fattura-domande.ts'
import { trade } from '../trade.ts'
import { attivo, aperta, daFare } from './condizioni.ts'

/** Patients, treatments, plans and consents, and what is to be paid. */
export const cure = defineQuestions(trade, [
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
