import * as k from '../../../kernel/describe.ts'
import { SCADE_ENTRO } from '../prodotto.ts'
import { trade } from '../trade.ts'
import { rimasti, inArrivo } from './condizioni.ts'

/** What runs low, what expires, and what wholesalers are to bring. */
export const magazzino = k.defineQuestions(trade, [
  { says: 'Cosa devo riordinare?', entity: 'prodotto', where: [k.eq('scorta', 'critica')], sort: [k.asc('giacenza')] },
  { says: 'Cosa è finito?', entity: 'prodotto', where: [k.lte('giacenza', 0)] },
  {
    says: 'Cosa sta per scadere?',
    entity: 'lotto',
    where: [rimasti, k.gte('scadenza', k.today()), k.lte('scadenza', k.today(SCADE_ENTRO))],
  },
  { says: 'Cosa è già scaduto?', entity: 'lotto', where: [rimasti, k.lt('scadenza', k.today())] },
  { says: 'Che merce deve arrivare?', entity: 'ordine', where: [inArrivo], sort: [k.asc('eta')] },
  { says: 'Cosa arriva oggi?', entity: 'ordine', where: [inArrivo, k.eq('eta', k.today())] },
  { says: 'Quali ordini sono in ritardo?', entity: 'ordine', where: [inArrivo, k.lt('eta', k.today())] },
  { says: 'Quali ordini sono arrivati solo in parte?', entity: 'ordine', where: [k.eq('stato', 'parziale')] },
  { says: 'Quali ordini devo ancora inviare?', entity: 'ordine', where: [k.eq('stato', 'bozza')] },
  { says: 'Cosa scade prima di tutto?', entity: 'lotto', where: [rimasti, k.gte('scadenza', k.today())], sort: [k.asc('scadenza')] },
  {
    says: 'Quanto vale la merce in scadenza?',
    entity: 'lotto',
    where: [rimasti, k.gte('scadenza', k.today()), k.lte('scadenza', k.today(SCADE_ENTRO))],
    sum: 'valore',
  },
  { says: 'Quanto vale il magazzino?', entity: 'prodotto', where: [], sum: 'valore' },
  { says: 'Di che prodotto abbiamo più pezzi?', entity: 'prodotto', where: [], sort: [k.desc('giacenza')] },
  { says: 'Che lotti sono arrivati questo mese?', entity: 'lotto', where: k.withinMonth('giorno'), sort: [k.desc('giorno')] },
  { says: 'Quanti pezzi abbiamo caricato?', entity: 'movimento', where: [k.eq('causale', 'carico')], sum: 'quantita' },
  { says: 'Quanto costano i prodotti?', entity: 'prodotto', where: [] },
])
