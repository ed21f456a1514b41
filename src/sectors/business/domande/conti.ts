import * as k from '../../../kernel/describe.ts'
import { aperte } from '../../common/fattura/fattura.ts'
import { fattureChieste } from '../../common/fattura/domande.ts'
import { trade } from '../trade.ts'
import { perScadenza, nelMese } from './condizioni.ts'

/** Hours and costs, offers, invoices, customers, and the figures of the month. */
export const conti = k.defineQuestions(trade, [
  { says: 'Che ore abbiamo fatto questa settimana?', entity: 'spesa', where: [k.eq('tipo', 'ore'), ...k.withinWeek('giorno')] },
  {
    says: 'Che spese abbiamo avuto questo mese?',
    entity: 'spesa',
    where: [k.oneOf('tipo', ['acquisto', 'esterno', 'trasferta']), ...nelMese],
  },
  { says: 'Quali preventivi aspettano risposta?', entity: 'preventivo', where: [k.eq('risposta', 'attesa')], sort: [k.asc('valido_fino')] },
  { says: 'Quali preventivi sono scaduti senza risposta?', entity: 'preventivo', where: [k.eq('risposta', 'scaduta')] },
  { says: 'Quali preventivi devo ancora inviare?', entity: 'preventivo', where: [k.eq('stato', 'bozza')] },
  { says: 'Quali preventivi hanno accettato?', entity: 'preventivo', where: [k.oneOf('stato', ['accettato', 'fatturato'])] },
  ...fattureChieste,
  { says: 'Quali fatture scadono questo mese?', entity: 'fattura', where: [...aperte, ...k.withinMonth('scadenza')], sort: perScadenza },
  { says: 'Cosa ci hanno pagato questo mese?', entity: 'incasso', where: nelMese },
  { says: 'clienti che devono pagare', entity: 'cliente', where: [k.gte('da_incassare', 1)], sort: [k.desc('da_incassare')] },
  { says: 'Quali clienti sono in ritardo con i pagamenti?', entity: 'cliente', where: [k.gte('scaduto', 1)], sort: [k.desc('scaduto')] },
  { says: 'Quali clienti non hanno lavori aperti?', entity: 'cliente', where: [k.eq('progetti_aperti', 0)] },
  { says: 'Chi è libero?', entity: 'collaboratore', where: [k.eq('progetti', 0)] },
  { says: 'Quanto abbiamo fatturato questo mese?', metric: 'fatturato_mese' },
  { says: 'Quanto abbiamo fatturato quest’anno?', metric: 'fatturato_anno' },
  { says: 'Quanto guadagniamo questo mese?', metric: 'margine_mese' },
  { says: 'Quante ore abbiamo lavorato questo mese?', metric: 'ore_mese' },
  { says: 'In quanti giorni ci pagano?', metric: 'giorni_incasso' },
  { says: 'Quanti preventivi ci accettano?', metric: 'accettazione' },
  { says: 'Quanto siamo puntuali?', metric: 'puntualita' },
])
