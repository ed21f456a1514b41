import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'

const finito = k.eq('stato', 'completato')
const finitoNelMese = [finito, ...k.withinMonth('data')] as const
const ancora = k.oneOf('stato', ['programmato', 'in_corso'])

/** Who does how much of the work and for whom, and who can do what. */
export const conti = k.defineQuestions(trade, [
  { says: 'Chi lavora di più?', entity: 'intervento', where: finitoNelMese, sum: 'ore', by: 'tecnico' },
  { says: 'Quanto ha fatturato ogni tecnico?', entity: 'intervento', where: finitoNelMese, sum: 'preventivo', by: 'tecnico' },
  { says: 'Quale cliente ci rende di più?', entity: 'intervento', where: [finito], sum: 'preventivo', by: 'cliente' },
  { says: 'Quali clienti ci chiamano di più?', entity: 'cliente', where: [k.gte('interventi', 1)], sort: [k.desc('interventi')] },
  {
    says: 'Chi è più carico questa settimana?',
    entity: 'intervento',
    where: [ancora, ...k.withinWeek('data')],
    sum: 'durata_prevista',
    by: 'tecnico',
  },
  { says: 'Che lavori abbiamo ancora aperti?', entity: 'intervento', where: [ancora] },
  { says: 'Dove abbiamo impiegato più del previsto?', entity: 'intervento', where: [k.gte('oltre', 0.25), ...k.withinMonth('data')] },
  { says: 'Quali clienti non sentiamo da un po’?', entity: 'cliente', where: [k.eq('recenti', 0), k.gte('interventi', 1)] },
  { says: 'Chi è libero adesso?', entity: 'tecnico', where: [k.eq('stato', 'disponibile')] },
  { says: 'Chi è l’elettricista?', entity: 'tecnico', where: [k.eq('mestiere', 'elettrica')] },
  { says: 'Chi è l’idraulico?', entity: 'tecnico', where: [k.eq('mestiere', 'idraulica')] },
  { says: 'Chi è il fabbro?', entity: 'tecnico', where: [k.eq('mestiere', 'fabbro')] },
])
