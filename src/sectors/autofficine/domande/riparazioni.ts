import * as k from '../../../kernel/describe.ts'
import { APERTE, CHIUSE } from '../stati.ts'
import { trade } from '../trade.ts'
import { daFare, pronta, qui, perData } from './condizioni.ts'

/** What is in the workshop, what comes, and what is ready or waits. */
export const riparazioni = k.defineQuestions(trade, [
  { says: 'Che auto entrano oggi?', entity: 'riparazione', where: [k.eq('giorno', k.today())] },
  { says: 'Che auto entrano domani?', entity: 'riparazione', where: [k.eq('giorno', k.today(1))] },
  { says: 'Cosa abbiamo questa settimana?', entity: 'riparazione', where: k.withinWeek('giorno') },
  {
    says: 'Che auto abbiamo in officina?',
    entity: 'riparazione',
    where: [k.oneOf('stato', [...APERTE, 'completato']), qui],
    sort: perData,
  },
  { says: 'A quali auto stiamo lavorando?', entity: 'riparazione', where: [k.eq('stato', 'in_corso')] },
  { says: 'Cosa c’è ancora da iniziare?', entity: 'riparazione', where: [k.eq('stato', 'in_attesa'), qui] },
  { says: 'Quali auto aspettano i ricambi?', entity: 'riparazione', where: [k.eq('stato', 'attesa_ricambi')] },
  { says: 'Quali auto sono pronte?', entity: 'riparazione', where: [pronta] },
  {
    says: 'Cosa consegniamo oggi?',
    entity: 'riparazione',
    where: [k.oneOf('stato', [...APERTE, 'completato']), k.eq('consegna', k.today())],
  },
  { says: 'Quali consegne sono in ritardo?', entity: 'riparazione', where: [daFare, k.lt('consegna', k.today())], sort: perData },
  { says: 'Quali lavori non hanno un meccanico?', entity: 'riparazione', where: [daFare, k.empty('meccanico')] },
  { says: 'Chi non ha firmato l’accettazione?', entity: 'riparazione', where: [daFare, qui, k.empty('firma')] },
  { says: 'Cosa abbiamo finito questo mese?', entity: 'riparazione', where: [k.oneOf('stato', CHIUSE), ...k.withinMonth('completata_il')] },
  { says: 'Chi ha il conto in sospeso?', entity: 'riparazione', where: [k.eq('stato', 'consegnato'), k.eq('pagamento', 'sospeso')] },
  { says: 'Quali lavori sono costati più del previsto?', entity: 'riparazione', where: [k.oneOf('stato', CHIUSE), k.gte('differenza', 1)] },
  {
    says: 'Chi ha lavorato di più questo mese?',
    entity: 'riparazione',
    where: [k.oneOf('stato', CHIUSE), ...k.withinMonth('completata_il')],
    sum: 'ore',
    by: 'meccanico',
  },
  { says: 'Quali lavori non hanno una data di consegna?', entity: 'riparazione', where: [daFare, k.empty('consegna')] },
  { says: 'Quali lavori non hanno un ponte?', entity: 'riparazione', where: [daFare, k.empty('ponte')] },
  { says: 'Quali riparazioni sono state annullate?', entity: 'riparazione', where: [k.eq('stato', 'annullato')] },
  { says: 'Quali auto hanno danni segnalati?', entity: 'riparazione', where: [daFare, k.filled('danni')] },
])
