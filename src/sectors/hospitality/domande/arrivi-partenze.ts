import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { confermata, inCasa } from './condizioni.ts'

const attesi = k.oneOf('stato', ['confermata', 'arrivato', 'partito'])

/** Who comes and who leaves. */
export const arriviPartenze = k.defineQuestions(trade, [
  { says: 'Chi arriva?', entity: 'prenotazione', where: [attesi, k.gte('arrivo', k.today())] },
  {
    says: 'Quali sono le prossime partenze?',
    entity: 'prenotazione',
    where: [k.oneOf('stato', ['confermata', 'arrivato', 'partito']), k.gte('partenza', k.today())],
    sort: [k.asc('partenza')],
  },
  { says: 'Chi arriva oggi?', entity: 'prenotazione', where: [attesi, k.eq('arrivo', k.today())] },
  { says: 'Chi deve ancora arrivare?', entity: 'prenotazione', where: [confermata, k.lte('arrivo', k.today())] },
  {
    says: 'Chi parte oggi?',
    entity: 'prenotazione',
    where: [k.oneOf('stato', ['confermata', 'arrivato', 'partito']), k.eq('partenza', k.today())],
  },
  { says: 'Chi non ha ancora fatto il check-out?', entity: 'prenotazione', where: [inCasa, k.lte('partenza', k.today())] },
  { says: 'Chi arriva domani?', entity: 'prenotazione', where: [confermata, k.eq('arrivo', k.today(1))] },
  {
    says: 'Chi parte domani?',
    entity: 'prenotazione',
    where: [k.oneOf('stato', ['confermata', 'arrivato']), k.eq('partenza', k.today(1))],
  },
  { says: 'Chi arriva questa settimana?', entity: 'prenotazione', where: [attesi, ...k.withinWeek('arrivo')] },
  { says: 'Chi arriva la settimana prossima?', entity: 'prenotazione', where: [attesi, ...k.withinWeek('arrivo', 1)] },
  {
    says: 'Chi è già arrivato oggi?',
    entity: 'prenotazione',
    where: [k.oneOf('stato', ['arrivato', 'partito']), k.eq('arrivo', k.today())],
  },
  {
    says: 'Quali sono i prossimi arrivi?',
    entity: 'prenotazione',
    where: [confermata, k.gte('arrivo', k.today())],
    sort: [k.asc('arrivo')],
  },
  { says: 'Quante persone arrivano oggi?', entity: 'prenotazione', where: [attesi, k.eq('arrivo', k.today())], sum: 'persone' },
  {
    says: 'Quante persone partono oggi?',
    entity: 'prenotazione',
    where: [k.oneOf('stato', ['confermata', 'arrivato', 'partito']), k.eq('partenza', k.today())],
    sum: 'persone',
  },
  { says: 'Chi è già partito oggi?', entity: 'prenotazione', where: [k.eq('stato', 'partito'), k.eq('partenza', k.today())] },
  {
    says: 'Chi deve ancora ripartire?',
    entity: 'prenotazione',
    where: [k.oneOf('stato', ['confermata', 'arrivato']), k.gte('partenza', k.today())],
    sort: [k.asc('partenza')],
  },
])
