import * as k from '../../../kernel/describe.ts'
import { certificatiInScadenza, certificatiScaduti, daRinnovare, lontani, usciti } from '../metrics.ts'
import { trade } from '../trade.ts'

const attivo = k.eq('situazione', 'attivo')

/** Members, their certificates, and what they pay. */
export const abbonati = k.defineQuestions(trade, [
  {
    says: 'Quali certificati scadono nei prossimi 30 giorni?',
    entity: 'iscritto',
    where: certificatiInScadenza,
    sort: [k.asc('scadenza_certificato')],
  },
  { says: 'Chi ha il certificato scaduto?', entity: 'iscritto', where: certificatiScaduti },
  { says: 'A chi manca il certificato?', entity: 'iscritto', where: [k.eq('certificato', 'assente')] },
  { says: 'Quali abbonamenti sono da rinnovare?', entity: 'abbonamento', where: daRinnovare, sort: [k.asc('fine')] },
  { says: 'Chi non si allena da tre settimane?', entity: 'iscritto', where: lontani, sort: [k.asc('ultimo_ingresso')] },
  { says: 'Chi ha rate scadute?', entity: 'rata', where: [k.eq('situazione', 'scaduta')], sort: [k.asc('scadenza')] },
  { says: 'Quali rate scadono questo mese?', entity: 'rata', where: [k.eq('situazione', 'da_pagare'), ...k.withinMonth('scadenza')] },
  { says: 'Chi ci deve dei soldi?', entity: 'iscritto', where: [k.gt('saldo', 0)], sort: [k.desc('saldo')] },
  { says: 'Chi è in prova?', entity: 'iscritto', where: [k.eq('situazione', 'prova')] },
  { says: 'Chi non ha rinnovato?', entity: 'iscritto', where: [k.eq('situazione', 'scaduto')] },
  { says: 'Chi è sospeso?', entity: 'iscritto', where: [k.eq('situazione', 'sospeso')] },
  { says: 'Chi sono gli iscritti attivi?', entity: 'iscritto', where: [attivo] },
  { says: 'Chi si è iscritto questo mese?', entity: 'iscritto', where: k.withinMonth('iscrizione') },
  { says: 'Chi non può entrare?', entity: 'iscritto', where: [k.ne('accesso', 'consentito'), k.ne('stato', 'ex_iscritto')] },
  { says: 'Quali abbonamenti sono congelati?', entity: 'abbonamento', where: [k.eq('stato', 'congelato')] },
  { says: 'Chi ha disdetto?', entity: 'abbonamento', where: [k.eq('stato', 'disdetto')] },
  { says: 'Chi è uscito questo mese?', entity: 'abbonamento', where: usciti },
  { says: 'Chi sta finendo il carnet?', entity: 'abbonamento', where: [attivo, k.lte('residui', 3)], sort: [k.asc('residui')] },
  { says: 'Quali abbonamenti si rinnovano da soli?', entity: 'abbonamento', where: [attivo, k.eq('rinnovo', true)] },
  { says: 'Chi ha pagato oggi?', entity: 'pagamento', where: [k.eq('data', k.today())] },
  { says: 'Che pagamenti sono arrivati questo mese?', entity: 'pagamento', where: k.withinMonth('data') },
  { says: 'Quanto abbiamo incassato questo mese?', metric: 'incassato_mese' },
  { says: 'Quanto entra al mese dagli abbonamenti?', metric: 'ricavi_ricorrenti' },
  { says: 'Quanti iscritti abbiamo?', metric: 'iscritti_attivi' },
  { says: 'Quanti se ne vanno?', metric: 'abbandono' },
  { says: 'Quanto ci devono di rate scadute?', metric: 'rate_scadute' },
  { says: 'A chi manca il contatto di emergenza?', entity: 'iscritto', where: [attivo, k.empty('contatto_emergenza')] },
])
