import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'

const perCamera = [k.asc('nome')] as const
const daFare = k.oneOf('stato', ['programmata', 'in_corso'])

/** Rooms, what closes them and who cleans them. */
export const casa = k.defineQuestions(trade, [
  { says: 'Quali camere sono libere?', entity: 'camera', where: [k.eq('stato', 'libera')], sort: perCamera },
  { says: 'Quali camere sono da pulire?', entity: 'camera', where: [k.eq('stato', 'pulizia')], sort: perCamera },
  { says: 'Quali camere sono chiuse?', entity: 'chiusura', where: [k.gt('riapertura', k.today())], sort: [k.asc('dal')] },
  { says: 'Quali camere sono in manutenzione?', entity: 'camera', where: [k.eq('stato', 'manutenzione')], sort: perCamera },
  {
    says: 'Che pulizie ci sono oggi?',
    entity: 'pulizia',
    where: [k.oneOf('stato', ['programmata', 'in_corso', 'completata']), k.eq('giorno', k.today())],
  },
  { says: 'Che pulizie restano da fare?', entity: 'pulizia', where: [daFare, k.lte('giorno', k.today())] },
  { says: 'Che pulizie ci sono domani?', entity: 'pulizia', where: [daFare, k.eq('giorno', k.today(1))] },
  { says: 'Quali pulizie non hanno un addetto?', entity: 'pulizia', where: [daFare, k.empty('addetto')] },
  { says: 'Quali pulizie sono già fatte?', entity: 'pulizia', where: [k.eq('stato', 'completata'), k.eq('giorno', k.today())] },
  { says: 'Dove stanno pulendo?', entity: 'pulizia', where: [k.eq('stato', 'in_corso')] },
  { says: 'Dove cambiamo la biancheria oggi?', entity: 'pulizia', where: [k.eq('tipo', 'biancheria'), daFare, k.eq('giorno', k.today())] },
  { says: 'Che camere abbiamo per le famiglie?', entity: 'camera', where: [k.gte('posti', 3)], sort: perCamera },
  { says: 'Quali sono le doppie?', entity: 'camera', where: [k.eq('posti', 2)], sort: perCamera },
  { says: 'Quali sono le triple?', entity: 'camera', where: [k.eq('posti', 3)], sort: perCamera },
  { says: 'Quali sono le quadruple?', entity: 'camera', where: [k.gte('posti', 4)], sort: perCamera },
  { says: 'Quanto costano le camere?', entity: 'camera', where: [], sort: [k.asc('prezzo')] },
  {
    says: 'Chi lavora oggi alle pulizie?',
    entity: 'pulizia',
    where: [k.oneOf('stato', ['programmata', 'in_corso', 'completata']), k.filled('addetto'), k.eq('giorno', k.today())],
  },
  { says: 'Che pulizie sono saltate?', entity: 'pulizia', where: [k.eq('stato', 'saltata')], sort: [k.desc('giorno')] },
])
