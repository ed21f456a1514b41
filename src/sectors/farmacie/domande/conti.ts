import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { daRegistrare, oggi } from './condizioni.ts'

/** What the till comes to, and what lacks. */
export const conti = k.defineQuestions(trade, [
  { says: 'Quanto abbiamo incassato oggi?', metric: 'incasso_oggi' },
  { says: 'Quanto abbiamo venduto questo mese?', metric: 'venduto_mese' },
  { says: 'Quanto spende in media un cliente?', metric: 'scontrino_medio' },
  { says: 'Quanti clienti hanno la carta?', metric: 'con_carta' },
  { says: 'Che carichi abbiamo fatto oggi?', entity: 'movimento', where: [k.eq('causale', 'carico'), oggi] },
  { says: 'Cosa abbiamo ordinato questo mese?', entity: 'ordine', where: k.withinMonth('data') },
  { says: 'Chi non viene da tanto?', entity: 'cliente', where: [k.lt('ultimo', k.today(-90))], sort: [k.asc('ultimo')] },
  { says: 'Quali ricette hanno un’esenzione?', entity: 'ricetta', where: [k.filled('esenzione')] },
  { says: 'Quali dispositivi devo ancora provare?', entity: 'dispositivo', where: [k.eq('esito', 'mai')] },
  { says: 'Che integrazioni abbiamo attive?', entity: 'integrazione', where: [k.eq('scelta', 'scelta')] },
  { says: 'Che integrazioni dobbiamo valutare?', entity: 'integrazione', where: [k.eq('scelta', 'da_valutare')] },
  { says: 'Quali clienti non hanno il telefono?', entity: 'cliente', where: [k.empty('telefono')] },
  { says: 'Che scontrini abbiamo annullato?', entity: 'vendita', where: [k.eq('stato', 'annullata')] },
  { says: 'Quali fatture dei fornitori devo registrare?', entity: 'documento', where: [daRegistrare, k.eq('tipo', 'fattura')] },
  { says: 'Quanti prodotti sono sotto soglia?', metric: 'critici' },
  { says: 'Quante ricette dobbiamo ancora erogare?', metric: 'ricette_da_erogare' },
])
