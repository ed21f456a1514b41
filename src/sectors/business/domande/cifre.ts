import * as k from '../../../kernel/describe.ts'
import { daIncassare } from '../../common/fattura/domande.ts'
import { trade } from '../trade.ts'
import { daFare, perScadenza, nelMese } from './condizioni.ts'

/** What was lost or lacks, and what all of it comes to. */
export const cifre = k.defineQuestions(trade, [
  { says: 'Quali preventivi abbiamo perso?', entity: 'preventivo', where: [k.eq('stato', 'rifiutato')] },
  { says: 'Quali preventivi accettati devo ancora fatturare?', entity: 'preventivo', where: [k.eq('stato', 'accettato')] },
  {
    says: 'Quali preventivi scadono questo mese?',
    entity: 'preventivo',
    where: [k.eq('risposta', 'attesa'), ...k.withinMonth('valido_fino')],
  },
  { says: 'Che trasferte abbiamo fatto questo mese?', entity: 'spesa', where: [k.eq('tipo', 'trasferta'), ...nelMese] },
  { says: 'Che esterni abbiamo usato questo mese?', entity: 'spesa', where: [k.eq('tipo', 'esterno'), ...nelMese] },
  { says: 'Chi è occupato?', entity: 'collaboratore', where: [k.gte('progetti', 1)], sort: [k.desc('progetti')] },
  { says: 'Chi ha lavorato oggi?', entity: 'spesa', where: [k.eq('tipo', 'ore'), k.eq('giorno', k.today())] },
  { says: 'Che fasi stiamo facendo?', entity: 'fase', where: [k.eq('stato', 'in_corso')] },
  { says: 'Per quali clienti stiamo lavorando?', entity: 'cliente', where: [k.gte('progetti_aperti', 1)] },
  { says: 'Chi ha pagato solo in parte?', entity: 'fattura', where: [k.eq('situazione', 'in_parte')] },
  { says: 'Quali crediti sono incagliati?', entity: 'fattura', where: [k.eq('anzianita', 'oltre')] },
  { says: 'Che fatture abbiamo emesso questo mese?', entity: 'fattura', where: [k.eq('stato', 'inviata'), ...k.withinMonth('data')] },
  { says: 'Con quanto ritardo ci pagano?', metric: 'ritardo_medio' },
  { says: 'Quanto valgono i preventivi in attesa?', metric: 'offerto' },
  { says: 'Quanto c’è di scaduto?', metric: 'scaduto' },
  { says: 'Quanto dobbiamo ancora fatturare?', metric: 'da_fatturare' },
  daIncassare,
  { says: 'Quanto abbiamo guadagnato sui progetti finiti?', metric: 'margine_completati' },
  { says: 'Quali fasi sono ancora aperte?', entity: 'fase', where: [daFare], sort: perScadenza },
])
