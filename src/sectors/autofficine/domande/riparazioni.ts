import * as k from '../../../kernel/describe.ts'
import { APERTE, CHIUSE } from '../stati.ts'
import { trade } from '../trade.ts'
import { daFare, pronta, qui, perData } from './condizioni.ts'

/** What is in the workshop, what comes, and what is ready or waits. */
export const riparazioni = k.defineQuestions(trade, [
  {
    says: ['Che auto entrano oggi?'],
    entity: 'riparazione',
    where: [{ field: 'giorno', op: 'eq', value: k.today() }],
  },
  {
    says: ['Che auto entrano domani?'],
    entity: 'riparazione',
    where: [{ field: 'giorno', op: 'eq', value: k.today(1) }],
  },
  { says: ['Cosa abbiamo questa settimana?'], entity: 'riparazione', where: k.withinWeek('giorno') },
  {
    says: ['Che auto abbiamo in officina?'],
    entity: 'riparazione',
    where: [{ field: 'stato', op: 'in', value: [...APERTE, 'completato'] }, qui],
    sort: perData,
  },
  {
    says: ['A quali auto stiamo lavorando?'],
    entity: 'riparazione',
    where: [{ field: 'stato', op: 'eq', value: 'in_corso' }],
  },
  {
    says: ['Cosa c’è ancora da iniziare?'],
    entity: 'riparazione',
    where: [{ field: 'stato', op: 'eq', value: 'in_attesa' }, qui],
  },
  {
    says: ['Quali auto aspettano i ricambi?'],
    entity: 'riparazione',
    where: [{ field: 'stato', op: 'eq', value: 'attesa_ricambi' }],
  },
  { says: ['Quali auto sono pronte?'], entity: 'riparazione', where: [pronta] },
  {
    says: ['Cosa consegniamo oggi?'],
    entity: 'riparazione',
    where: [
      { field: 'stato', op: 'in', value: [...APERTE, 'completato'] },
      { field: 'consegna', op: 'eq', value: k.today() },
    ],
  },
  {
    says: ['Quali consegne sono in ritardo?'],
    entity: 'riparazione',
    where: [daFare, { field: 'consegna', op: 'lt', value: k.today() }],
    sort: perData,
  },
  {
    says: ['Quali lavori non hanno un meccanico?'],
    entity: 'riparazione',
    where: [daFare, { field: 'meccanico', op: 'empty' }],
  },
  {
    says: ['Chi non ha firmato l’accettazione?'],
    entity: 'riparazione',
    where: [daFare, qui, { field: 'firma', op: 'empty' }],
  },
  {
    says: ['Cosa abbiamo finito questo mese?'],
    entity: 'riparazione',
    where: [{ field: 'stato', op: 'in', value: CHIUSE }, ...k.withinMonth('completata_il')],
  },
  {
    says: ['Chi ha il conto in sospeso?'],
    entity: 'riparazione',
    where: [
      { field: 'stato', op: 'eq', value: 'consegnato' },
      { field: 'pagamento', op: 'eq', value: 'sospeso' },
    ],
  },
  {
    says: ['Quali lavori sono costati più del previsto?'],
    entity: 'riparazione',
    where: [
      { field: 'stato', op: 'in', value: CHIUSE },
      { field: 'differenza', op: 'gte', value: 1 },
    ],
  },
  {
    says: ['Chi ha lavorato di più questo mese?'],
    entity: 'riparazione',
    where: [{ field: 'stato', op: 'in', value: CHIUSE }, ...k.withinMonth('completata_il')],
    sum: 'ore',
    by: 'meccanico',
  },
  {
    says: ['Quali lavori non hanno una data di consegna?'],
    entity: 'riparazione',
    where: [daFare, { field: 'consegna', op: 'empty' }],
  },
  {
    says: ['Quali lavori non hanno un ponte?'],
    entity: 'riparazione',
    where: [daFare, { field: 'ponte', op: 'empty' }],
  },
  {
    says: ['Quali riparazioni sono state annullate?'],
    entity: 'riparazione',
    where: [{ field: 'stato', op: 'eq', value: 'annullato' }],
  },
  {
    says: ['Quali auto hanno danni segnalati?'],
    entity: 'riparazione',
    where: [daFare, { field: 'danni', op: 'filled' }],
  },
])
