import * as k from '../../../kernel/describe.ts'
import { nonPagate, scadute } from '../../common/fattura/cifre.ts'
import { FATTI } from '../stati.ts'
import { trade } from '../trade.ts'
import { delMese } from './condizioni.ts'

const fatti = k.oneOf('stato', FATTI)
const fattiDelMese = [fatti, ...delMese] as const

/** Who does how much of the work, and for whom; what is told by most and least. */
export const squadre = k.defineQuestions(trade, [
  { says: 'Quante ore ha fatto ogni squadra?', entity: 'intervento', where: fattiDelMese, sum: 'ore', by: 'squadra' },
  { says: 'Quante ore abbiamo lavorato questa settimana?', entity: 'intervento', where: [fatti, ...k.withinWeek('data')], sum: 'ore' },
  { says: 'Quanto ha prodotto ogni squadra?', entity: 'intervento', where: fattiDelMese, sum: 'prezzo', by: 'squadra' },
  { says: 'Quale cliente ci rende di più?', entity: 'intervento', where: fattiDelMese, sum: 'prezzo', by: 'cliente' },
  { says: 'Quale sede ci rende di più?', entity: 'intervento', where: fattiDelMese, sum: 'prezzo', by: 'sede' },
  { says: 'Quale squadra ha sforato di più?', entity: 'intervento', where: fattiDelMese, sum: 'oltre', by: 'squadra' },
  { says: 'Quale squadra è più carica?', entity: 'squadra', where: [], sort: [k.desc('ore_settimana')] },
  { says: 'Quale squadra è più scarica?', entity: 'squadra', where: [], sort: [k.asc('ore_settimana')] },
  { says: 'Quale squadra è la più numerosa?', entity: 'squadra', where: [k.eq('componenti', 'cinque')] },
  { says: 'Quale squadra è la più piccola?', entity: 'squadra', where: [k.eq('componenti', 'due')] },
  { says: 'Quali clienti hanno più da fatturare?', entity: 'cliente', where: [k.gte('da_fatturare', 1)], sort: [k.desc('da_fatturare')] },
  { says: 'Che hotel e locali puliamo?', entity: 'cliente', where: [k.eq('tipo', 'ricettivo')] },
  { says: 'Dove abbiamo finito prima del previsto?', entity: 'intervento', where: [k.lte('oltre', -0.25), ...delMese] },
  { says: 'Dove manca il voto del controllo?', entity: 'intervento', where: [fatti, k.empty('voto')] },
  { says: 'Chi è in ferie?', entity: 'fermo', where: [k.eq('motivo', 'ferie'), k.gte('giorno', k.today())] },
  { says: 'Chi è in malattia?', entity: 'fermo', where: [k.eq('motivo', 'malattia'), k.gte('giorno', k.today())] },
  { says: 'Che controlli abbiamo fatto questa settimana?', entity: 'intervento', where: [k.filled('voto'), ...k.withinWeek('data')] },
  { says: 'Che corsi hanno le squadre?', entity: 'fermo', where: [k.eq('motivo', 'formazione'), k.gte('giorno', k.today())] },
  { says: 'Chi non ci paga?', entity: 'fattura', where: scadute, sort: [k.asc('scadenza')] },
  {
    says: 'Scade qualcosa questa settimana?',
    entity: 'fattura',
    where: [...nonPagate, ...k.withinWeek('scadenza')],
    sort: [k.asc('scadenza')],
  },
])
