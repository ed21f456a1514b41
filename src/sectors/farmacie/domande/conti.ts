import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { daRegistrare, oggi } from './condizioni.ts'

/** What the till comes to, and what lacks. */
export const conti = k.defineQuestions(trade, [
  { says: ['Quanto abbiamo incassato oggi?'], metric: 'incasso_oggi' },
  { says: ['Quanto abbiamo venduto questo mese?'], metric: 'venduto_mese' },
  { says: ['Quanto spende in media un cliente?'], metric: 'scontrino_medio' },
  { says: ['Quanti clienti hanno la carta?'], metric: 'con_carta' },
  {
    says: ['Che carichi abbiamo fatto oggi?'],
    entity: 'movimento',
    where: [{ field: 'causale', op: 'eq', value: 'carico' }, oggi],
  },
  { says: ['Cosa abbiamo ordinato questo mese?'], entity: 'ordine', where: k.withinMonth('data') },
  {
    says: ['Chi non viene da tanto?'],
    entity: 'cliente',
    where: [{ field: 'ultimo', op: 'lt', value: k.today(-90) }],
    sort: [{ field: 'ultimo', direction: 'asc' }],
  },
  {
    says: ['Quali ricette hanno un’esenzione?'],
    entity: 'ricetta',
    where: [{ field: 'esenzione', op: 'filled' }],
  },
  {
    says: ['Quali dispositivi devo ancora provare?'],
    entity: 'dispositivo',
    where: [{ field: 'esito', op: 'eq', value: 'mai' }],
  },
  {
    says: ['Che integrazioni abbiamo attive?'],
    entity: 'integrazione',
    where: [{ field: 'scelta', op: 'eq', value: 'scelta' }],
  },
  {
    says: ['Che integrazioni dobbiamo valutare?'],
    entity: 'integrazione',
    where: [{ field: 'scelta', op: 'eq', value: 'da_valutare' }],
  },
  {
    says: ['Quali clienti non hanno il telefono?'],
    entity: 'cliente',
    where: [{ field: 'telefono', op: 'empty' }],
  },
  {
    says: ['Che scontrini abbiamo annullato?'],
    entity: 'vendita',
    where: [{ field: 'stato', op: 'eq', value: 'annullata' }],
  },
  {
    says: ['Quali fatture dei fornitori devo registrare?'],
    entity: 'documento',
    where: [daRegistrare, { field: 'tipo', op: 'eq', value: 'fattura' }],
  },
  { says: ['Quanti prodotti sono sotto soglia?'], metric: 'critici' },
  { says: ['Quante ricette dobbiamo ancora erogare?'], metric: 'ricette_da_erogare' },
])
