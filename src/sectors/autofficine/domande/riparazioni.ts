import { defineQuestions } from '../../../kernel/define-questions.ts'
import { today } from '../../../kernel/expression/expression.ts'
import { withinMonth, withinWeek } from '../../../kernel/expression/within.ts'
import { APERTE, CHIUSE } from '../stati.ts'
import { trade } from '../trade.ts'
import { daFare, pronta, qui, perData } from './condizioni.ts'

/** What is in the workshop, what comes, and what is ready or waits. */
export const riparazioni = defineQuestions(trade, [
  {
    says: [
      'Che auto entrano oggi?',
      'chi arriva oggi',
      'chi porta la macchina oggi',
      'cosa abbiamo in agenda oggi',
      'macchine di oggi',
      'che auto arrivano oggi',
    ],
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
    says: [
      'Che auto abbiamo in officina?',
      'cosa c’è dentro adesso',
      'che macchine sono ferme da noi',
      'auto nel piazzale',
      'macchine in officina',
      'cosa abbiamo dentro',
      'che macchine ci sono dentro',
    ],
    entity: 'riparazione',
    where: [{ field: 'stato', op: 'in', value: [...APERTE, 'completato'] }, qui],
    sort: perData,
  },
  {
    says: [
      'A quali auto stiamo lavorando?',
      'cosa c’è sui ponti',
      'su cosa lavorano i meccanici',
      'riparazioni in corso',
      'auto sul ponte',
      'macchine sotto i ferri',
      'cosa stiamo riparando',
    ],
    entity: 'riparazione',
    where: [{ field: 'stato', op: 'eq', value: 'in_corso' }],
  },
  {
    says: [
      'Cosa c’è ancora da iniziare?',
      'che auto aspettano',
      'lavori da cominciare',
      'macchine in coda',
      'auto da iniziare',
      'lavori non ancora iniziati',
    ],
    entity: 'riparazione',
    where: [{ field: 'stato', op: 'eq', value: 'in_attesa' }, qui],
  },
  {
    says: [
      'Quali auto aspettano i ricambi?',
      'chi è fermo per i pezzi',
      'macchine ferme in attesa di pezzi',
      'cosa aspetta i pezzi',
      'auto ferme per i ricambi',
      'auto senza ricambi',
      'di che pezzi siamo in attesa',
    ],
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
      'auto pronte non ritirate',
      'macchine finite ancora qui',
      'chi non è venuto a ritirare',
      'chi non viene a riprendersi la macchina',
      'chi devo chiamare che è pronta',
    ],
    entity: 'riparazione',
    where: [pronta],
  },
  {
    says: [
      'Cosa consegniamo oggi?',
      'auto promesse per oggi',
      'consegne di oggi',
      'auto che escono oggi',
      'auto devono uscire oggi',
      'macchine devono uscire oggi',
      'macchine che escono oggi',
      'cosa esce oggi',
      'cosa devo finire oggi',
      'cosa dobbiamo finire oggi',
      'chi viene a ritirare oggi',
      'che auto escono oggi',
      'macchine da finire oggi',
      'cosa deve uscire oggi',
    ],
    entity: 'riparazione',
    where: [
      { field: 'stato', op: 'in', value: [...APERTE, 'completato'] },
      { field: 'consegna', op: 'eq', value: today() },
    ],
  },
  {
    says: [
      'Quali consegne sono in ritardo?',
      'cosa dovevamo già consegnare',
      'siamo indietro con qualche auto',
      'lavori in ritardo',
      'auto in ritardo',
      'auto promesse e non consegnate',
      'chi stiamo facendo aspettare',
    ],
    entity: 'riparazione',
    where: [daFare, { field: 'consegna', op: 'lt', value: today() }],
    sort: perData,
  },
  {
    says: [
      'Quali lavori non hanno un meccanico?',
      'riparazioni da assegnare',
      'cosa devo ancora dare ai ragazzi',
      'lavori senza nessuno',
      'lavori senza meccanico',
      'auto senza meccanico',
      'lavori da assegnare',
      'lavori da dare',
    ],
    entity: 'riparazione',
    where: [daFare, { field: 'meccanico', op: 'empty' }],
  },
  {
    says: [
      'Chi non ha firmato l’accettazione?',
      'auto dentro senza firma',
      'schede da far firmare',
      'schede senza firma',
      'chi deve firmare',
      'firme che mancano',
    ],
    entity: 'riparazione',
    where: [daFare, qui, { field: 'firma', op: 'empty' }],
  },
  {
    says: ['Cosa abbiamo finito questo mese?', 'lavori chiusi nel mese', 'riparazioni completate questo mese'],
    entity: 'riparazione',
    where: [{ field: 'stato', op: 'in', value: CHIUSE }, ...withinMonth('completata_il')],
  },
  {
    says: [
      'Chi ha il conto in sospeso?',
      'auto consegnate da pagare',
      'chi è andato via senza pagare',
      'sospesi',
      'conti aperti',
      'conti da saldare',
      'auto consegnate non pagate',
      'lavori non pagati',
    ],
    entity: 'riparazione',
    where: [
      { field: 'stato', op: 'eq', value: 'consegnato' },
      { field: 'pagamento', op: 'eq', value: 'sospeso' },
    ],
  },
  {
    says: [
      'Quali lavori sono costati più del previsto?',
      'dove abbiamo sforato il prezzo detto',
      'conti più alti del preventivo',
      'lavori sforati',
      'dove abbiamo speso più del preventivo',
    ],
    entity: 'riparazione',
    where: [
      { field: 'stato', op: 'in', value: CHIUSE },
      { field: 'differenza', op: 'gte', value: 1 },
    ],
  },
])
