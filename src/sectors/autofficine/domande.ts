import { defineQuestions } from '../../kernel/define-questions.ts'
import { today } from '../../kernel/expression/expression.ts'
import { withinMonth, withinWeek } from '../../kernel/expression/within.ts'
import { chiDeve, fattureChieste } from '../common/fattura-domande.ts'
import { scarse } from '../common/scorta.ts'
import { inScadenza } from './metrics.ts'
import { APERTE, CHIUSE } from './stati.ts'
import { trade } from './trade.ts'

const daFare = { field: 'stato', op: 'in', value: APERTE } as const
const pronta = { field: 'stato', op: 'eq', value: 'completato' } as const
const qui = { field: 'giorno', op: 'lte', value: today() } as const
const mandato = { field: 'stato', op: 'eq', value: 'inviato' } as const
const perData = [{ field: 'consegna', direction: 'asc' }] as const

/** What is asked in a workshop: at the counter, by telephone and with the hands under a bonnet. */
export const domande = defineQuestions(trade, [
  {
    says: ['Che auto entrano oggi?', 'chi arriva oggi', 'cosa abbiamo in agenda oggi', 'macchine di oggi', 'ingressi di oggi'],
    entity: 'riparazione',
    where: [{ field: 'giorno', op: 'eq', value: today() }],
  },
  {
    says: ['Che auto entrano domani?', 'chi arriva domani', 'agenda di domani', 'macchine di domani'],
    entity: 'riparazione',
    where: [{ field: 'giorno', op: 'eq', value: today(1) }],
  },
  {
    says: ['Cosa abbiamo questa settimana?', 'lavori della settimana', 'ingressi della settimana', 'siamo pieni questa settimana'],
    entity: 'riparazione',
    where: withinWeek('giorno'),
  },
  {
    says: ['Che auto abbiamo in officina?', 'cosa c’è dentro adesso', 'che macchine sono ferme da noi', 'auto nel piazzale'],
    entity: 'riparazione',
    where: [{ field: 'stato', op: 'in', value: [...APERTE, 'completato'] }, qui],
    sort: perData,
  },
  {
    says: ['A quali auto stiamo lavorando?', 'cosa c’è sui ponti', 'su cosa lavorano i meccanici', 'riparazioni in corso'],
    entity: 'riparazione',
    where: [{ field: 'stato', op: 'eq', value: 'in_corso' }],
  },
  {
    says: ['Cosa c’è ancora da iniziare?', 'che auto aspettano', 'lavori da cominciare', 'macchine in coda'],
    entity: 'riparazione',
    where: [{ field: 'stato', op: 'eq', value: 'in_attesa' }, qui],
  },
  {
    says: ['Quali auto aspettano i ricambi?', 'chi è fermo per i pezzi', 'macchine ferme in attesa di pezzi', 'cosa aspetta i pezzi'],
    entity: 'riparazione',
    where: [{ field: 'stato', op: 'eq', value: 'attesa_ricambi' }],
  },
  {
    says: [
      'Quali auto sono pronte?',
      'chi devo avvisare per il ritiro',
      'macchine da consegnare',
      'chi può venire a ritirare',
      'auto finite',
    ],
    entity: 'riparazione',
    where: [pronta],
  },
  {
    says: ['Cosa consegniamo oggi?', 'auto promesse per oggi', 'consegne di oggi', 'chi viene a ritirare oggi'],
    entity: 'riparazione',
    where: [
      { field: 'stato', op: 'in', value: [...APERTE, 'completato'] },
      { field: 'consegna', op: 'eq', value: today() },
    ],
  },
  {
    says: ['Quali consegne sono in ritardo?', 'cosa dovevamo già consegnare', 'siamo indietro con qualche auto', 'lavori in ritardo'],
    entity: 'riparazione',
    where: [daFare, { field: 'consegna', op: 'lt', value: today() }],
    sort: perData,
  },
  {
    says: ['Quali lavori non hanno un meccanico?', 'riparazioni da assegnare', 'cosa devo ancora dare ai ragazzi', 'lavori senza nessuno'],
    entity: 'riparazione',
    where: [daFare, { field: 'meccanico', op: 'empty' }],
  },
  {
    says: ['Chi non ha firmato l’accettazione?', 'auto dentro senza firma', 'schede da far firmare'],
    entity: 'riparazione',
    where: [daFare, qui, { field: 'firma', op: 'empty' }],
  },
  {
    says: ['Cosa abbiamo finito questo mese?', 'lavori chiusi nel mese', 'riparazioni completate questo mese'],
    entity: 'riparazione',
    where: [{ field: 'stato', op: 'in', value: CHIUSE }, ...withinMonth('completata_il')],
  },
  {
    says: ['Chi ha il conto in sospeso?', 'auto consegnate da pagare', 'chi è andato via senza pagare', 'sospesi'],
    entity: 'riparazione',
    where: [
      { field: 'stato', op: 'eq', value: 'consegnato' },
      { field: 'pagamento', op: 'eq', value: 'sospeso' },
    ],
  },
  {
    says: ['Quali lavori sono costati più del previsto?', 'dove abbiamo sforato il prezzo detto', 'conti più alti del preventivo'],
    entity: 'riparazione',
    where: [
      { field: 'stato', op: 'in', value: CHIUSE },
      { field: 'differenza', op: 'gte', value: 1 },
    ],
  },
  {
    says: ['Che ricambi devo ordinare?', 'quali pezzi mancano', 'cosa sta finendo in magazzino', 'scorte basse', 'pezzi sotto il minimo'],
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
    says: ['Chi ha la revisione scaduta?', 'auto con la revisione scaduta', 'revisioni già passate'],
    entity: 'veicolo',
    where: [{ field: 'revisione_entro', op: 'lt', value: today() }],
  },
  {
    says: ['Chi deve fare il tagliando?', 'tagliandi in scadenza', 'a chi tocca il tagliando'],
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
    says: ['Quali clienti non vediamo da tre mesi?', 'chi non viene più', 'clienti persi', 'chi manca da tanto'],
    entity: 'cliente',
    where: [{ field: 'ultima_visita', op: 'lt', value: today(-90) }],
  },
  {
    says: ['Quali preventivi aspettano risposta?', 'preventivi da confermare', 'chi deve ancora dirmi di sì', 'preventivi mandati'],
    entity: 'preventivo',
    where: [mandato],
  },
  {
    says: ['Quali preventivi hanno rifiutato?', 'chi ha detto di no', 'preventivi persi'],
    entity: 'preventivo',
    where: [{ field: 'stato', op: 'eq', value: 'rifiutato' }],
  },
  ...fattureChieste,
  chiDeve,
  {
    says: ['Quanto abbiamo lavorato questo mese?', 'fatturato del mese', 'incasso del mese', 'quanto ho guadagnato'],
    metric: 'lavoro_mese',
  },
  { says: ['Quanto spende in media un cliente?', 'conto medio', 'scontrino medio'], metric: 'conto_medio' },
  { says: ['Quante ore ci vogliono per una riparazione?', 'tempo medio di un lavoro', 'quanto ci mettiamo'], metric: 'ore_riparazione' },
  {
    says: ['Quanti preventivi vanno a buon fine?', 'percentuale di preventivi approvati', 'quanti accettano il preventivo'],
    metric: 'approvazione',
  },
])
