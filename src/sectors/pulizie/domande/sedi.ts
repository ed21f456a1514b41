import * as k from '../../../kernel/describe.ts'
import { chiDeve, fattureChieste, daIncassare } from '../../common/fattura/domande.ts'
import { scarse } from '../../common/scorta.ts'
import { FATTI } from '../stati.ts'
import { trade } from '../trade.ts'
import { delMese, inProgramma } from './condizioni.ts'

/** Stock, places, what lacks in a job, and figures. */
export const sedi = k.defineQuestions(trade, [
  { says: 'Che prodotti devo ordinare?', entity: 'materiale', where: scarse },
  { says: 'Quali sedi non hanno interventi in programma?', entity: 'sede', where: [k.empty('prossimo')] },
  { says: 'Di quali sedi non abbiamo le chiavi?', entity: 'sede', where: [k.empty('accesso')] },
  ...fattureChieste,
  chiDeve,
  { says: 'Quanto abbiamo lavorato questo mese?', metric: 'lavoro_mese' },
  { says: 'Quanto resta da fatturare?', metric: 'da_fatturare' },
  { says: 'Qual è la nostra resa?', metric: 'resa' },
  { says: 'Come vanno i controlli?', metric: 'voto_medio' },
  { says: 'Cosa resta da fare questa settimana?', entity: 'intervento', where: [inProgramma, ...k.withinWeek('data')] },
  { says: 'Dove manca la firma del cliente?', entity: 'intervento', where: [k.oneOf('stato', FATTI), k.empty('firma')] },
  { says: 'Che extra abbiamo fatto questo mese?', entity: 'intervento', where: [k.eq('extra', true), k.oneOf('stato', FATTI), ...delMese] },
  { says: 'Dove non passiamo da tanto?', entity: 'sede', where: [k.lt('ultimo', k.today(-30))], sort: [k.asc('ultimo')] },
  { says: 'Quali clienti non hanno sedi?', entity: 'cliente', where: [k.eq('sedi', 0)] },
  { says: 'Quante ore abbiamo sforato?', metric: 'ore_oltre' },
  { says: 'Quanti interventi saltiamo?', metric: 'non_eseguiti' },
  daIncassare,
])
