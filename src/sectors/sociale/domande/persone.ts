import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { delMese, dellaSettimana, domani, inProgramma, oggi } from './condizioni.ts'

/** Who is helped, how and with whom. */
export const persone = k.defineQuestions(trade, [
  { says: 'Che servizi abbiamo oggi?', entity: 'servizio', where: [oggi] },
  { says: 'Che servizi abbiamo domani?', entity: 'servizio', where: [domani] },
  { says: 'Quali trasporti ci sono questa settimana?', entity: 'servizio', where: [k.eq('tipo', 'trasporto'), ...dellaSettimana] },
  {
    says: 'Quali accompagnamenti non hanno un volontario?',
    entity: 'servizio',
    where: [inProgramma, k.oneOf('tipo', ['trasporto', 'compagnia']), k.gte('data', k.today()), k.empty('volontario')],
  },
  { says: 'Quali servizi sono saltati?', entity: 'servizio', where: [k.eq('stato', 'non_svolto'), ...delMese] },
  { says: 'Chi dobbiamo sentire?', entity: 'beneficiario', where: [k.eq('contatto', 'da_sentire')] },
  { says: 'Chi abbiamo preso in carico da poco?', entity: 'beneficiario', where: [k.eq('stato', 'preso_in_carico')] },
  { says: 'Quali beneficiari non hanno un referente?', entity: 'beneficiario', where: [k.ne('stato', 'concluso'), k.empty('referente')] },
  { says: 'Quali famiglie sono numerose?', entity: 'beneficiario', where: [k.ne('stato', 'concluso'), k.gte('persone', 5)] },
  { says: 'Chi non ha servizi in programma?', entity: 'beneficiario', where: [k.ne('stato', 'concluso'), k.empty('prossimo')] },
  { says: 'Quali servizi sono ancora da fare?', entity: 'servizio', where: [inProgramma, k.gte('data', k.today())], sort: [k.asc('data')] },
  { says: 'Quali servizi passati non sono segnati?', entity: 'servizio', where: [inProgramma, k.lt('data', k.today())] },
  {
    says: 'Che pacchi dobbiamo consegnare?',
    entity: 'servizio',
    where: [k.eq('tipo', 'pacco'), inProgramma, k.gte('data', k.today())],
    sort: [k.asc('data')],
  },
  {
    says: 'Quali colloqui sono fissati?',
    entity: 'servizio',
    where: [k.eq('tipo', 'colloquio'), inProgramma, k.gte('data', k.today())],
    sort: [k.asc('data')],
  },
  {
    says: 'Chi non riceve niente da un mese?',
    entity: 'beneficiario',
    where: [k.eq('stato', 'attivo'), { any: [[k.lt('ultimo', k.today(-30))], [k.empty('ultimo')]] }],
  },
  { says: 'Chi non ha mai avuto servizi?', entity: 'beneficiario', where: [k.ne('stato', 'concluso'), k.eq('ricevuti', 0)] },
  { says: 'Quali percorsi si sono conclusi?', entity: 'beneficiario', where: [k.eq('stato', 'concluso')] },
  { says: 'Quali percorsi sono sospesi?', entity: 'beneficiario', where: [k.eq('stato', 'sospeso')] },
  { says: 'Chi aiutiamo?', entity: 'beneficiario', where: [k.eq('stato', 'attivo')] },
  { says: 'Quante bocche sfamiamo?', entity: 'beneficiario', where: [k.eq('stato', 'attivo')], sum: 'persone' },
])
