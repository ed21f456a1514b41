import { asc, desc, empty, eq, gt, lte, ne } from '../../common/conditions.ts'
import { defineQuestions } from '../../../kernel/define-questions.ts'
import { today } from '../../../kernel/expression/expression.ts'
import { withinMonth } from '../../../kernel/expression/within.ts'
import { certificatiInScadenza, certificatiScaduti, daRinnovare, lontani, usciti } from '../metrics.ts'
import { trade } from '../trade.ts'

const attivo = eq('situazione', 'attivo')

/** Members, their certificates, and what they pay. */
export const abbonati = defineQuestions(trade, [
  {
    says: ['Quali certificati scadono nei prossimi 30 giorni?'],
    entity: 'iscritto',
    where: certificatiInScadenza,
    sort: [asc('scadenza_certificato')],
  },
  { says: ['Chi ha il certificato scaduto?'], entity: 'iscritto', where: certificatiScaduti },
  { says: ['A chi manca il certificato?'], entity: 'iscritto', where: [eq('certificato', 'assente')] },
  { says: ['Quali abbonamenti sono da rinnovare?'], entity: 'abbonamento', where: daRinnovare, sort: [asc('fine')] },
  { says: ['Chi non si allena da tre settimane?'], entity: 'iscritto', where: lontani, sort: [asc('ultimo_ingresso')] },
  { says: ['Chi ha rate scadute?'], entity: 'rata', where: [eq('situazione', 'scaduta')], sort: [asc('scadenza')] },
  { says: ['Quali rate scadono questo mese?'], entity: 'rata', where: [eq('situazione', 'da_pagare'), ...withinMonth('scadenza')] },
  { says: ['Chi ci deve dei soldi?'], entity: 'iscritto', where: [gt('saldo', 0)], sort: [desc('saldo')] },
  { says: ['Chi è in prova?'], entity: 'iscritto', where: [eq('situazione', 'prova')] },
  { says: ['Chi non ha rinnovato?'], entity: 'iscritto', where: [eq('situazione', 'scaduto')] },
  { says: ['Chi è sospeso?'], entity: 'iscritto', where: [eq('situazione', 'sospeso')] },
  { says: ['Chi sono gli iscritti attivi?'], entity: 'iscritto', where: [attivo] },
  { says: ['Chi si è iscritto questo mese?'], entity: 'iscritto', where: withinMonth('iscrizione') },
  { says: ['Chi non può entrare?'], entity: 'iscritto', where: [ne('accesso', 'consentito'), ne('stato', 'ex_iscritto')] },
  { says: ['Quali abbonamenti sono congelati?'], entity: 'abbonamento', where: [eq('stato', 'congelato')] },
  { says: ['Chi ha disdetto?'], entity: 'abbonamento', where: [eq('stato', 'disdetto')] },
  { says: ['Chi è uscito questo mese?'], entity: 'abbonamento', where: usciti },
  { says: ['Chi sta finendo il carnet?'], entity: 'abbonamento', where: [attivo, lte('residui', 3)], sort: [asc('residui')] },
  { says: ['Quali abbonamenti si rinnovano da soli?'], entity: 'abbonamento', where: [attivo, eq('rinnovo', true)] },
  { says: ['Chi ha pagato oggi?'], entity: 'pagamento', where: [eq('data', today())] },
  { says: ['Che pagamenti sono arrivati questo mese?'], entity: 'pagamento', where: withinMonth('data') },
  { says: ['Quanto abbiamo incassato questo mese?'], metric: 'incassato_mese' },
  { says: ['Quanto entra al mese dagli abbonamenti?'], metric: 'ricavi_ricorrenti' },
  { says: ['Quanti iscritti abbiamo?'], metric: 'iscritti_attivi' },
  { says: ['Quanti se ne vanno?'], metric: 'abbandono' },
  { says: ['Quanto ci devono di rate scadute?'], metric: 'rate_scadute' },
  { says: ['A chi manca il contatto di emergenza?'], entity: 'iscritto', where: [attivo, empty('contatto_emergenza')] },
])
