import * as k from '../../../kernel/describe.ts'
import { ATTENTI, INTERO, PRESTO } from '../stati.ts'
import { trade } from '../trade.ts'
import { aperto, daFare, perScadenza } from './condizioni.ts'

/** Projects and their phases: what runs, what is late, who does it. */
export const progetti = k.defineQuestions(trade, [
  { says: 'A cosa stiamo lavorando?', entity: 'progetto', where: [k.eq('stato', 'in_corso')], sort: perScadenza },
  { says: 'Cosa è in ritardo?', entity: 'progetto', where: [k.eq('tempi', 'in_ritardo')], sort: perScadenza },
  { says: 'Cosa sta per scadere?', entity: 'progetto', where: [k.eq('tempi', 'in_scadenza')], sort: perScadenza },
  { says: 'Cosa consegniamo questo mese?', entity: 'progetto', where: [aperto, ...k.withinMonth('scadenza')], sort: perScadenza },
  { says: 'Quali progetti devono ancora partire?', entity: 'progetto', where: [k.eq('stato', 'pianificazione')] },
  { says: 'Quali progetti sono fermi?', entity: 'progetto', where: [k.eq('stato', 'sospeso')] },
  { says: 'Cosa abbiamo finito?', entity: 'progetto', where: [k.eq('stato', 'completato')], sort: [k.desc('completato_il')] },
  {
    says: 'Quali progetti hanno sforato il budget?',
    near: 'Quali progetti hanno quasi finito il budget?',
    entity: 'progetto',
    where: [aperto, k.gt('progresso', INTERO)],
    sort: [k.desc('progresso')],
  },
  {
    says: 'Quali progetti hanno quasi finito il budget?',
    entity: 'progetto',
    where: [aperto, k.gte('progresso', ATTENTI)],
    sort: [k.desc('progresso')],
  },
  { says: 'Quali progetti non hanno un responsabile?', entity: 'progetto', where: [aperto, k.empty('responsabile')] },
  {
    says: 'Cosa devo ancora fatturare?',
    entity: 'progetto',
    where: [k.oneOf('stato', ['in_corso', 'completato']), k.gte('da_fatturare', 1)],
    sort: [k.desc('da_fatturare')],
  },
  { says: 'Su quali progetti stiamo perdendo?', entity: 'progetto', where: [k.lte('margine', -1)], sort: [k.asc('margine')] },
  { says: 'Cosa c’è da fare questa settimana?', entity: 'fase', where: [daFare, k.lte('scadenza', k.today(PRESTO))], sort: perScadenza },
  { says: 'Quali attività sono in ritardo?', entity: 'fase', where: [daFare, k.lt('scadenza', k.today())], sort: perScadenza },
  { says: 'Quali attività non ha nessuno?', entity: 'fase', where: [daFare, k.empty('responsabile')] },
])
