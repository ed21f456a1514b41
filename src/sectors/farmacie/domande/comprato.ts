import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { incassata, nelMese, venduto } from './condizioni.ts'

/** Who bought what, how often they come, and from whom the pharmacy itself buys. */
export const comprato = k.defineQuestions(trade, [
  { says: 'Cosa ha comprato?', entity: 'movimento', where: [venduto] },
  { says: 'Chi ha comprato?', entity: 'movimento', where: [venduto, k.filled('vendita.cliente')], sum: 'usciti', by: 'vendita.cliente' },
  { says: 'Chi viene più spesso?', entity: 'cliente', where: [k.gte('acquisti', 1)], sort: [k.desc('acquisti')] },
  { says: 'Quali vendite hanno lo sconto?', entity: 'vendita', where: [k.gt('tolto', 0)] },
  { says: 'Quanto sconto abbiamo fatto?', entity: 'vendita', where: [incassata, ...nelMese], sum: 'tolto' },
  { says: 'Quanta IVA abbiamo incassato?', entity: 'vendita', where: [incassata, ...nelMese], sum: 'imposta' },
  { says: 'Che vendite abbiamo senza cliente?', entity: 'vendita', where: [k.empty('cliente')] },
  { says: 'Quanto abbiamo speso dai fornitori?', entity: 'ordine', where: [k.ne('stato', 'annullato')], sum: 'importo' },
  { says: 'Da chi compriamo di più?', entity: 'ordine', where: [k.ne('stato', 'annullato')], sum: 'importo', by: 'fornitore' },
])
