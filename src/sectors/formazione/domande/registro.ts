import * as k from '../../../kernel/describe.ts'
import { IN_CALENDARIO, PRESENTI, TENUTE } from '../stati.ts'
import { trade } from '../trade.ts'
import { delMese, oggi } from './condizioni.ts'

/** Who was there, who was not, and the hours that have been taught. */
export const registro = k.defineQuestions(trade, [
  { says: 'Chi è mancato negli ultimi giorni?', entity: 'presenza', where: [k.eq('segno', 'assente'), k.gte('data', k.today(-7))] },
  { says: 'Che assenze ci sono state questo mese?', entity: 'presenza', where: [k.eq('segno', 'assente'), ...delMese] },
  { says: 'Chi c’era a lezione oggi?', entity: 'presenza', where: [k.oneOf('segno', PRESENTI), oggi] },
  { says: 'Chi mancava a lezione oggi?', entity: 'presenza', where: [k.eq('segno', 'assente'), oggi] },
  { says: 'Chi è arrivato in ritardo oggi?', entity: 'presenza', where: [k.eq('segno', 'ritardo'), oggi] },
  { says: 'Chi arriva sempre in ritardo?', entity: 'presenza', where: [k.eq('segno', 'ritardo'), ...delMese] },
  { says: 'Quante ore di lezione sono state fatte?', entity: 'lezione', where: [k.oneOf('stato', TENUTE)], sum: 'ore' },
  { says: 'Quante ore ha fatto ogni docente?', entity: 'lezione', where: [k.oneOf('stato', TENUTE)], sum: 'ore', by: 'docente' },
  { says: 'Quante ore di lezione sono in calendario?', entity: 'lezione', where: [k.oneOf('stato', IN_CALENDARIO)], sum: 'ore' },
])
