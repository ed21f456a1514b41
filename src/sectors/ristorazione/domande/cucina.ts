import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { oggi, perOra } from './condizioni.ts'

/** What the tables have ordered, and how far the kitchen is with it. */
export const cucina = k.defineQuestions(trade, [
  { says: 'Cosa c’è in cucina?', entity: 'comanda', where: [k.eq('stato', 'in_preparazione')], sort: perOra },
  { says: 'Cosa è pronto da portare?', entity: 'comanda', where: [k.eq('stato', 'pronto')], sort: perOra },
  { says: 'Cosa abbiamo servito oggi?', entity: 'comanda', where: [oggi, k.eq('stato', 'servito')] },
  {
    says: 'Quali ordini non sono ancora serviti?',
    entity: 'comanda',
    where: [k.oneOf('stato', ['in_preparazione', 'pronto'])],
    sort: perOra,
  },
  { says: 'Quali ordini non sono ancora sul conto?', entity: 'comanda', where: [k.empty('conto'), k.ne('stato', 'annullato')] },
  { says: 'Che ordini abbiamo preso oggi?', entity: 'comanda', where: [oggi, k.ne('stato', 'annullato')], sort: perOra },
  { says: 'Quali ordini sono stati annullati?', entity: 'comanda', where: [k.eq('stato', 'annullato')] },
  {
    says: 'Quali ordini hanno richieste particolari?',
    entity: 'comanda',
    where: [k.filled('note'), k.oneOf('stato', ['in_preparazione', 'pronto'])],
    sort: perOra,
  },
])
