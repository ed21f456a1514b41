import { defineQuestions } from '../../../kernel/define-questions.ts'
import { today } from '../../../kernel/expression/expression.ts'
import { chiDeve, fattureChieste } from '../../common/fattura-domande.ts'
import { scarse } from '../../common/scorta.ts'
import { inScadenza } from '../metrics.ts'
import { APERTE } from '../stati.ts'
import { trade } from '../trade.ts'
import { mandato, vale } from './condizioni.ts'

/** Parts, vehicles that are due, estimates, customers, and what lacks in a repair. */
export const veicoli = defineQuestions(trade, [
  {
    says: [
      'Che ricambi devo ordinare?',
      'cosa devo ordinare',
      'quali pezzi mancano',
      'cosa sta finendo in magazzino',
      'scorte basse',
      'pezzi sotto il minimo',
      'cosa manca in magazzino',
      'cosa devo comprare',
      'cosa c’è da ordinare',
      'ricambi che mancano',
      'ricambi quasi finiti',
      'di cosa siamo a corto',
    ],
    entity: 'ricambio',
    where: scarse,
  },
  {
    says: ['A quali clienti devo ricordare la revisione?', 'revisioni in scadenza', 'chi scade di revisione', 'revisioni di questo mese'],
    entity: 'veicolo',
    where: [
      { field: 'revisione_entro', op: 'gte', value: today() },
      { field: 'revisione_entro', op: 'lte', value: today(30) },
    ],
    sort: [{ field: 'revisione_entro', direction: 'asc' }],
  },
  {
    says: [
      'Chi ha la revisione scaduta?',
      'auto con la revisione scaduta',
      'revisioni già passate',
      'revisioni scadute',
      'chi gira senza revisione',
      'auto non revisionate',
    ],
    entity: 'veicolo',
    where: [{ field: 'revisione_entro', op: 'lt', value: today() }],
  },
  {
    says: [
      'Chi deve fare il tagliando?',
      'tagliandi in scadenza',
      'a chi tocca il tagliando',
      'tagliandi da fare',
      'auto da tagliandare',
      'chi è in scadenza di tagliando',
    ],
    entity: 'veicolo',
    where: [{ field: 'tagliando_entro', op: 'lte', value: today(30) }],
  },
  {
    says: ['Quali clienti devo richiamare?', 'chi devo chiamare per le scadenze', 'veicoli in scadenza', 'chi richiamo questo mese'],
    entity: 'veicolo',
    where: inScadenza,
    sort: [{ field: 'prossima_scadenza', direction: 'asc' }],
  },
  {
    says: [
      'Quali clienti non vediamo da tre mesi?',
      'chi non viene più',
      'chi non si vede più',
      'clienti persi',
      'clienti spariti',
      'chi manca da tanto',
      'chi non viene da tanto',
    ],
    entity: 'cliente',
    where: [{ field: 'ultima_visita', op: 'lt', value: today(-90) }],
  },
  {
    says: [
      'Quali preventivi aspettano risposta?',
      'preventivi da confermare',
      'chi deve ancora dirmi di sì',
      'preventivi mandati',
      'preventivi senza risposta',
      'preventivi in sospeso',
      'preventivi da sollecitare',
      'chi deve rispondere al preventivo',
      'preventivi non ancora approvati',
    ],
    entity: 'preventivo',
    where: [mandato],
  },
  {
    says: [
      'Quali preventivi hanno rifiutato?',
      'chi ha detto di no',
      'chi ha rifiutato',
      'preventivi persi',
      'preventivi andati male',
      'preventivi rifiutati',
    ],
    entity: 'preventivo',
    where: [{ field: 'stato', op: 'eq', value: 'rifiutato' }],
  },
  {
    says: [
      'Quali preventivi sono scaduti?',
      'preventivi fuori validità',
      'preventivi vecchi senza risposta',
      'preventivi passati di data',
      'preventivi da rifare',
    ],
    entity: 'preventivo',
    where: [mandato, vale],
  },
  {
    says: [
      'Quali preventivi devo ancora mandare?',
      'preventivi da fare',
      'preventivi da finire',
      'preventivi da spedire',
      'preventivi in bozza',
      'a chi devo fare il preventivo',
      'chi aspetta il preventivo',
    ],
    entity: 'preventivo',
    where: [{ field: 'stato', op: 'eq', value: 'bozza' }],
  },
  {
    says: [
      'Quali lavori devo ancora fatturare?',
      'riparazioni da fatturare',
      'lavori senza fattura',
      'auto consegnate senza fattura',
      'a chi devo fare la fattura',
      'conti da fatturare',
    ],
    entity: 'riparazione',
    where: [
      { field: 'stato', op: 'eq', value: 'consegnato' },
      { field: 'pagamento', op: 'eq', value: 'sospeso' },
      { field: 'fatture', op: 'eq', value: 0 },
    ],
  },
  {
    says: [
      'Che auto sono qui da troppo tempo?',
      'auto ferme da tanto',
      'macchine dentro da troppo',
      'auto dimenticate',
      'lavori che si trascinano',
      'auto dentro da più di una settimana',
    ],
    entity: 'riparazione',
    where: [
      { field: 'stato', op: 'in', value: [...APERTE, 'completato'] },
      { field: 'giorno', op: 'lte', value: today(-7) },
    ],
    sort: [{ field: 'giorno', direction: 'asc' }],
  },
  {
    says: [
      'Chi ha il tagliando scaduto?',
      'tagliandi scaduti',
      'auto con il tagliando scaduto',
      'tagliandi saltati',
      'tagliandi già passati',
    ],
    entity: 'veicolo',
    where: [{ field: 'tagliando_entro', op: 'lt', value: today() }],
  },
  {
    says: [
      'A quali clienti mancano i dati per la fattura?',
      'clienti senza codice fiscale e partita iva',
      'clienti senza dati fiscali',
      'di chi non ho i dati per la fattura',
    ],
    entity: 'cliente',
    where: [
      { field: 'codice_fiscale', op: 'empty' },
      { field: 'partita_iva', op: 'empty' },
    ],
  },
  {
    says: [
      'Quali ricambi sono a zero?',
      'ricambi esauriti',
      'pezzi esauriti',
      'pezzi finiti',
      'cosa non abbiamo più a scaffale',
      'giacenza a zero',
    ],
    entity: 'ricambio',
    where: [{ field: 'quantita', op: 'lte', value: 0 }],
  },
  ...fattureChieste,
  chiDeve,
  {
    says: [
      'Quanto abbiamo lavorato questo mese?',
      'fatturato del mese',
      'incasso del mese',
      'quanto ho guadagnato',
      'com’è andato il mese',
      'come siamo andati questo mese',
    ],
    metric: 'lavoro_mese',
  },
  {
    says: ['Quanto spende in media un cliente?', 'conto medio', 'scontrino medio', 'quanto lascia in media un cliente', 'media a cliente'],
    metric: 'conto_medio',
  },
  { says: ['Quante ore ci vogliono per una riparazione?', 'tempo medio di un lavoro', 'quanto ci mettiamo'], metric: 'ore_riparazione' },
  {
    says: [
      'Quanti preventivi vanno a buon fine?',
      'percentuale di preventivi approvati',
      'quanti accettano il preventivo',
      'quanti preventivi ci approvano',
    ],
    metric: 'approvazione',
  },
])
