import * as k from '../../../kernel/describe.ts'
import { daChiamare } from '../metrics.ts'
import { trade } from '../trade.ts'
import { viene, aperto, daConfermare, oggi, domani, attivo } from './condizioni.ts'

/** Who comes, who is to be called, and what the day still wants. */
export const appuntamenti = k.defineQuestions(trade, [
  { says: 'Chi c’è oggi?', entity: 'appuntamento', where: [viene, oggi] },
  { says: 'Chi c’è domani?', entity: 'appuntamento', where: [viene, domani] },
  { says: 'Chi viene questa settimana?', entity: 'appuntamento', where: [viene, ...k.withinWeek('giorno')] },
  { says: 'Chi viene la settimana prossima?', entity: 'appuntamento', where: [viene, ...k.withinWeek('giorno', 1)] },
  { says: 'Chi è in sala d’attesa?', entity: 'appuntamento', where: [k.eq('stato', 'in_sala')] },
  { says: 'Chi è in poltrona?', entity: 'appuntamento', where: [k.eq('stato', 'in_poltrona')] },
  { says: 'Chi deve ancora confermare?', entity: 'appuntamento', where: [daConfermare, k.gte('giorno', k.today())] },
  { says: 'Chi devo chiamare per domani?', entity: 'appuntamento', where: [daConfermare, domani] },
  { says: 'Chi è da ricollocare?', entity: 'appuntamento', where: [k.eq('stato', 'da_ricollocare')] },
  { says: 'Chi non si è presentato?', entity: 'appuntamento', where: [k.eq('stato', 'non_presentato')] },
  { says: 'Chi ha disdetto?', entity: 'appuntamento', where: [k.eq('stato', 'annullato')] },
  { says: 'Quali appuntamenti passati sono rimasti aperti?', entity: 'appuntamento', where: [aperto, k.lt('giorno', k.today())] },
  {
    says: 'Quali appuntamenti non hanno un operatore?',
    entity: 'appuntamento',
    where: [aperto, k.gte('giorno', k.today()), k.empty('operatore')],
  },
  { says: 'Chi ha allergie oggi?', entity: 'appuntamento', where: [viene, oggi, k.filled('allergie')] },
  { says: 'Quali pazienti sono allergici?', entity: 'paziente', where: [attivo, k.filled('allergie')] },
  { says: 'Chi ha dato un acconto?', entity: 'paziente', where: [k.gt('acconti', 0)] },
  { says: 'Chi devo richiamare?', entity: 'richiamo', where: [k.eq('stato', 'scaduto'), ...daChiamare] },
  { says: 'A chi scade il richiamo?', entity: 'richiamo', where: [k.eq('stato', 'prossimo')] },
  { says: 'Chi non vuole più tornare?', entity: 'richiamo', where: [k.eq('esito', 'rinuncia')] },
  {
    says: 'Chi va richiamato questa settimana?',
    entity: 'richiamo',
    where: [k.lte('prossimo', k.weekEnd()), ...daChiamare],
    sort: [k.asc('prossimo')],
  },
  { says: 'Quanti pazienti abbiamo visto?', entity: 'appuntamento', where: [k.eq('stato', 'completato')] },
  {
    says: 'Chi mi ha detto di risentirci?',
    entity: 'richiamo',
    where: [k.oneOf('esito', ['non_risponde', 'richiamare']), k.lte('richiamare_il', k.today())],
    sort: [k.asc('richiamare_il')],
  },
])
