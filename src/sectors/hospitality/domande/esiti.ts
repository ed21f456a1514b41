import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { confermata, inCasa } from './condizioni.ts'

/** What is open about a booking, or has come to nothing. */
export const esiti = k.defineQuestions(trade, [
  { says: 'Quali opzioni aspettano conferma?', entity: 'prenotazione', where: [k.eq('stato', 'opzione'), k.gte('arrivo', k.today())] },
  { says: 'Chi deve ancora pagare?', entity: 'prenotazione', where: [inCasa, k.gte('saldo', 1)], sort: [k.asc('partenza')] },
  {
    says: 'Che prenotazioni arrivano da Booking?',
    entity: 'prenotazione',
    where: [confermata, k.eq('canale', 'host'), k.gte('arrivo', k.today())],
  },
  { says: 'Che gruppi arrivano?', entity: 'prenotazione', where: [confermata, k.gte('persone', 4), k.gte('arrivo', k.today())] },
  { says: 'Chi ha disdetto?', entity: 'prenotazione', where: [k.eq('stato', 'cancellata')] },
  { says: 'Chi non si è presentato?', entity: 'prenotazione', where: [k.eq('stato', 'no_show')] },
  { says: 'Chi non ha lasciato la caparra?', entity: 'prenotazione', where: [confermata, k.eq('acconto', 0), k.gte('arrivo', k.today())] },
  {
    says: 'Quanto abbiamo preso di caparre?',
    entity: 'prenotazione',
    where: [confermata, k.gt('acconto', 0), k.gte('arrivo', k.today())],
    sum: 'acconto',
  },
  {
    says: 'Chi parte oggi e deve ancora pagare?',
    entity: 'prenotazione',
    where: [k.oneOf('stato', ['confermata', 'arrivato']), k.gte('saldo', 1), k.eq('partenza', k.today())],
  },
  {
    says: 'Quanto devo incassare da chi parte oggi?',
    entity: 'prenotazione',
    where: [k.oneOf('stato', ['confermata', 'arrivato']), k.eq('partenza', k.today())],
    sum: 'saldo',
  },
  {
    says: 'Chi ha prenotato direttamente da noi?',
    entity: 'prenotazione',
    where: [
      k.oneOf('stato', ['confermata', 'arrivato', 'partito']),
      k.oneOf('canale', ['sito_web', 'reception']),
      ...k.withinMonth('arrivo'),
    ],
  },
  { says: 'Chi paga sul portale?', entity: 'prenotazione', where: [k.eq('pagamento', 'portale')] },
])
