import * as k from '../../../kernel/describe.ts'
import { daAssegnare } from '../metrics.ts'
import { FATTI } from '../stati.ts'
import { trade } from '../trade.ts'
import { daFatturare, delMese, inProgramma, oggi } from './condizioni.ts'

/** Where the teams go, what was done, and what may be invoiced. */
export const interventi = k.defineQuestions(trade, [
  { says: 'Dove andiamo oggi?', entity: 'intervento', where: [oggi] },
  { says: 'Dove andiamo domani?', entity: 'intervento', where: [k.eq('data', k.today(1))] },
  { says: 'Dove andiamo questa settimana?', entity: 'intervento', where: k.withinWeek('data') },
  { says: 'Dove sono le squadre adesso?', entity: 'intervento', where: [k.eq('stato', 'in_corso')] },
  { says: 'Quali interventi non hanno una squadra?', entity: 'intervento', where: daAssegnare },
  { says: 'Cosa è rimasto indietro?', entity: 'intervento', where: [inProgramma, k.lt('data', k.today())] },
  { says: 'Cosa resta da fare oggi?', entity: 'intervento', where: [inProgramma, oggi] },
  { says: 'Cosa abbiamo finito oggi?', entity: 'intervento', where: [k.oneOf('stato', FATTI), oggi] },
  { says: 'Quali interventi non sono stati eseguiti?', entity: 'intervento', where: [k.eq('stato', 'non_eseguito'), ...delMese] },
  { says: 'Quali lavori devo ancora controllare?', entity: 'intervento', where: [k.eq('stato', 'completato'), k.gte('data', k.today(-7))] },
  { says: 'Dove i controlli sono andati male?', entity: 'intervento', where: [k.lte('voto', 3)] },
  { says: 'Cosa devo ancora fatturare?', entity: 'intervento', where: daFatturare },
  { says: 'Quali extra devo ancora fatturare?', entity: 'intervento', where: [...daFatturare, k.eq('extra', true)] },
  { says: 'A quali clienti devo fare la fattura?', entity: 'cliente', where: [k.gte('da_fatturare', 1)] },
  { says: 'Dove abbiamo impiegato più del previsto?', entity: 'intervento', where: [k.gte('oltre', 0.25), ...delMese] },
  { says: 'Quali squadre sono libere?', entity: 'squadra', where: [k.eq('stato', 'disponibile')] },
  { says: 'Quali squadre sono occupate?', entity: 'squadra', where: [k.eq('stato', 'occupata')] },
  { says: 'Quali squadre oggi non hanno lavori?', entity: 'squadra', where: [k.eq('oggi', 0)] },
  { says: 'Chi è assente nei prossimi giorni?', entity: 'fermo', where: [k.gte('giorno', k.today()), k.lte('giorno', k.today(14))] },
])
