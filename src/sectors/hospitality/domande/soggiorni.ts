import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { confermata, inCasa } from './condizioni.ts'

const attesi = k.oneOf('stato', ['confermata', 'arrivato', 'partito'])

/** Who stays, for how long, and what lacks of them. */
export const soggiorni = k.defineQuestions(trade, [
  { says: 'Chi abbiamo in casa?', entity: 'prenotazione', where: [inCasa] },
  { says: 'Chi resta anche domani?', entity: 'prenotazione', where: [inCasa, k.gt('partenza', k.today())] },
  { says: 'Chi ha lasciato una caparra?', entity: 'prenotazione', where: [confermata, k.gt('acconto', 0), k.gte('arrivo', k.today())] },
  { says: 'Chi si ferma a lungo?', entity: 'prenotazione', where: [k.oneOf('stato', ['confermata', 'arrivato']), k.gte('notti', 7)] },
  { says: 'Chi non è ancora registrato?', entity: 'prenotazione', where: [inCasa, k.lt('schedine', k.field('persone'))] },
  { says: 'Chi c’è in suite?', entity: 'prenotazione', where: [inCasa, k.eq('camera.tipo', 'suite')] },
  { says: 'Chi viaggia da solo?', entity: 'prenotazione', where: [attesi, k.eq('persone', 1), k.gte('arrivo', k.today())] },
])
