import * as k from '../../../kernel/describe.ts'
import { chiDeve, fattureChieste } from '../../common/fattura/domande.ts'
import { trade } from '../trade.ts'
import { incassata, daRegistrare, oggi, nelMese } from './condizioni.ts'

/** Prescriptions, sales, papers that were read, customers and devices. */
export const banco = k.defineQuestions(trade, [
  { says: 'Quali ricette sono da erogare?', entity: 'ricetta', where: [k.gte('da_dare', 1)] },
  { says: 'Quali ricette abbiamo dato solo in parte?', entity: 'ricetta', where: [k.eq('stato', 'parziale')] },
  { says: 'Che ricette abbiamo oggi?', entity: 'ricetta', where: [k.eq('data', k.today())] },
  { says: 'Cosa abbiamo venduto oggi?', entity: 'vendita', where: [incassata, oggi] },
  { says: 'Quali vendite sono in sospeso?', entity: 'vendita', where: [k.eq('stato', 'sospesa')] },
  { says: 'Che resi abbiamo avuto questo mese?', entity: 'vendita', where: [k.filled('storna'), ...nelMese] },
  {
    says: 'Che scontrini detraibili abbiamo fatto questo mese?',
    entity: 'vendita',
    where: [incassata, k.eq('detrazione', 'si'), ...nelMese],
  },
  { says: 'Cosa abbiamo buttato questo mese?', entity: 'movimento', where: [k.eq('causale', 'scarto'), ...nelMese] },
  { says: 'Che rettifiche di inventario abbiamo fatto?', entity: 'movimento', where: [k.eq('causale', 'rettifica'), ...nelMese] },
  ...fattureChieste,
  chiDeve,
  { says: 'Quali documenti sono da registrare?', entity: 'documento', where: [daRegistrare] },
  { says: 'Quali bolle devo caricare?', entity: 'documento', where: [daRegistrare, k.eq('tipo', 'ddt')] },
  { says: 'Chi deve ritirare dei farmaci?', entity: 'cliente', where: [k.gte('ricette', 1)] },
  { says: 'Chi non ha la carta fedeltà?', entity: 'cliente', where: [k.empty('carta')] },
  { says: 'Chi sono i clienti migliori?', entity: 'cliente', where: [k.gte('acquisti', 2)], sort: [k.desc('speso')] },
  { says: 'Quali prodotti non hanno un fornitore?', entity: 'prodotto', where: [k.empty('fornitore')] },
  { says: 'Quali prodotti non hanno uno scaffale?', entity: 'prodotto', where: [k.empty('ubicazione')] },
  { says: 'Che generici abbiamo in casa?', entity: 'voce', where: [k.gte('giacenza', 1)] },
  { says: 'Quali dispositivi non funzionano?', entity: 'dispositivo', where: [k.eq('esito', 'guasto')] },
])
