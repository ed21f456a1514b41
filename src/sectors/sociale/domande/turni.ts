import * as k from '../../../kernel/describe.ts'
import { DI_TURNO } from '../stati.ts'
import { trade } from '../trade.ts'
import { delMese, dellaSettimana, domani, inProgramma, oggi } from './condizioni.ts'

/** When somebody comes, who came, and where somebody is lacking. */
export const turni = k.defineQuestions(trade, [
  { says: 'Chi è di turno oggi?', entity: 'presenza', where: [k.oneOf('segno', DI_TURNO), oggi] },
  { says: 'Che turni ci sono oggi?', entity: 'turno', where: [oggi] },
  { says: 'Che turni ci sono domani?', entity: 'turno', where: [domani] },
  { says: 'Che turni ci sono questa settimana?', entity: 'turno', where: dellaSettimana },
  { says: 'Quali turni sono scoperti?', entity: 'turno', where: [inProgramma, k.gte('data', k.today()), k.gte('mancano', 1)] },
  { says: 'Quali turni passati non sono segnati?', entity: 'turno', where: [inProgramma, k.lt('data', k.today())] },
  { says: 'Chi è mancato questo mese?', entity: 'presenza', where: [k.oneOf('segno', ['assente', 'avvisato']), ...delMese] },
  { says: 'Chi ha avvisato che manca?', entity: 'presenza', where: [k.eq('segno', 'avvisato')] },
  { says: 'Quali turni sono saltati?', entity: 'turno', where: [k.eq('stato', 'annullato')] },
  { says: 'Quali turni sono al completo?', entity: 'turno', where: [inProgramma, k.gte('data', k.today()), k.eq('mancano', 0)] },
  {
    says: 'Chi è di turno nei prossimi giorni?',
    entity: 'presenza',
    where: [k.oneOf('segno', DI_TURNO), k.gte('data', k.today())],
    sort: [k.asc('data')],
  },
  { says: 'Chi è venuto?', entity: 'presenza', where: [k.eq('segno', 'presente')], sort: [k.desc('data')] },
])
