import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { delMese } from './condizioni.ts'

/** Who gave what, and who waits for a receipt. */
export const donazioni = k.defineQuestions(trade, [
  { says: 'Che donazioni sono arrivate questo mese?', entity: 'donazione', where: [k.eq('stato', 'arrivata'), ...delMese] },
  { says: 'Quali donazioni aspettiamo ancora?', entity: 'donazione', where: [k.eq('stato', 'promessa')] },
  { says: 'A chi devo fare la ricevuta?', entity: 'donazione', where: [k.oneOf('ricevuta', ['da_emettere', 'in_bozza'])] },
  { says: 'Quali donatori devo ricontattare?', entity: 'donatore', where: [k.oneOf('legame', ['da_ricontattare', 'lontano'])] },
  { says: 'Quali donatori sono senza codice fiscale?', entity: 'donatore', where: [k.ne('tipo', 'anonimo'), k.empty('codice_fiscale')] },
  { says: 'Quali donatori sono fedeli?', entity: 'donatore', where: [k.eq('legame', 'fedele')] },
  { says: 'Quali donatori sono nuovi?', entity: 'donatore', where: [k.eq('legame', 'nuovo')] },
  { says: 'Chi ci dona di più?', entity: 'donatore', where: [k.gt('donato', 0)], sort: [k.desc('donato')] },
  { says: 'Quali donazioni non hanno una destinazione?', entity: 'donazione', where: [k.eq('stato', 'arrivata'), k.empty('progetto')] },
  {
    says: 'Quali donazioni non sono detraibili?',
    entity: 'donazione',
    where: [k.oneOf('agevolazione', ['contanti', 'servizi', 'anonima'])],
  },
  { says: 'Chi non dona da più di un anno?', entity: 'donatore', where: [k.lt('ultima', k.today(-365))] },
  { says: 'Chi non ha mai donato?', entity: 'donatore', where: [k.eq('legame', 'mai')] },
  { says: 'Chi ha donato l’anno scorso e quest’anno no?', entity: 'donatore', where: [k.gt('donato_scorso', 0), k.eq('donato_anno', 0)] },
  { says: 'Chi dona beni?', entity: 'donazione', where: [k.eq('tipo', 'beni')] },
  { says: 'Chi ci ha donato qualcosa quest’anno?', entity: 'donatore', where: [k.gt('donato_anno', 0)], sort: [k.desc('donato_anno')] },
])
