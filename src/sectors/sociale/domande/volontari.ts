import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { attivo } from './condizioni.ts'

/** Who gives time, when they can, and who is in order. */
export const volontari = k.defineQuestions(trade, [
  {
    says: 'Quali volontari hanno l’assicurazione da rinnovare?',
    entity: 'volontario',
    where: [attivo, k.oneOf('copertura', ['in_scadenza', 'scaduta', 'manca'])],
  },
  { says: 'Chi può venire nel weekend?', entity: 'volontario', where: [attivo, k.oneOf('disponibilita', ['weekend', 'flessibile'])] },
  { says: 'Quali volontari si sono candidati?', entity: 'volontario', where: [k.eq('stato', 'candidato')] },
  { says: 'Quali volontari non hanno fatto ore questo mese?', entity: 'volontario', where: [attivo, k.eq('ore_mese', 0)] },
  { says: 'Chi può venire la mattina?', entity: 'volontario', where: [attivo, k.oneOf('disponibilita', ['mattina', 'flessibile'])] },
  { says: 'Chi può venire il pomeriggio?', entity: 'volontario', where: [attivo, k.oneOf('disponibilita', ['pomeriggio', 'flessibile'])] },
  { says: 'Chi può venire la sera?', entity: 'volontario', where: [attivo, k.oneOf('disponibilita', ['sera', 'flessibile'])] },
  { says: 'Quali volontari hanno fatto più ore?', entity: 'volontario', where: [k.gt('ore_mese', 0)], sort: [k.desc('ore_mese')] },
  { says: 'Quali volontari non hanno un incarico?', entity: 'volontario', where: [attivo, k.eq('incarichi', 0)] },
  { says: 'Quali volontari non hanno turni in programma?', entity: 'volontario', where: [attivo, k.eq('turni_previsti', 0)] },
  { says: 'Quali volontari hanno l’assicurazione scaduta?', entity: 'volontario', where: [k.eq('copertura', 'scaduta')] },
  { says: 'Quali volontari non sono assicurati?', entity: 'volontario', where: [attivo, k.oneOf('copertura', ['scaduta', 'manca'])] },
  { says: 'Chi non fa più il volontario?', entity: 'volontario', where: [k.eq('stato', 'ex')] },
  { says: 'Quali volontari sono in pausa?', entity: 'volontario', where: [k.eq('stato', 'sospeso')] },
  { says: 'Chi può venire quando serve?', entity: 'volontario', where: [attivo, k.eq('disponibilita', 'flessibile')] },
  { says: 'Chi lavora a un progetto?', entity: 'incarico', where: [attivo] },
  { says: 'Chi ha fatto più ore quest’anno?', entity: 'volontario', where: [k.gt('ore_anno', 0)], sort: [k.desc('ore_anno')] },
])
