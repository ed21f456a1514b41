import * as k from '../../../kernel/describe.ts'
import { chiDeve, fattureChieste } from '../../common/fattura-domande.ts'
import { trade } from '../trade.ts'
import { incassata, daRegistrare, oggi, nelMese } from './condizioni.ts'

/** Prescriptions, sales, papers that were read, customers and devices. */
export const banco = k.defineQuestions(trade, [
  {
    says: ['Quali ricette sono da erogare?'],
    entity: 'ricetta',
    where: [{ field: 'da_dare', op: 'gte', value: 1 }],
  },
  {
    says: ['Quali ricette abbiamo dato solo in parte?'],
    entity: 'ricetta',
    where: [{ field: 'stato', op: 'eq', value: 'parziale' }],
  },
  {
    says: ['Che ricette abbiamo oggi?'],
    entity: 'ricetta',
    where: [{ field: 'data', op: 'eq', value: k.today() }],
  },
  { says: ['Cosa abbiamo venduto oggi?'], entity: 'vendita', where: [incassata, oggi] },
  {
    says: ['Quali vendite sono in sospeso?'],
    entity: 'vendita',
    where: [{ field: 'stato', op: 'eq', value: 'sospesa' }],
  },
  {
    says: ['Che resi abbiamo avuto questo mese?'],
    entity: 'vendita',
    where: [{ field: 'storna', op: 'filled' }, ...nelMese],
  },
  {
    says: ['Che scontrini detraibili abbiamo fatto questo mese?'],
    entity: 'vendita',
    where: [incassata, { field: 'detrazione', op: 'eq', value: 'si' }, ...nelMese],
  },
  {
    says: ['Cosa abbiamo buttato questo mese?'],
    entity: 'movimento',
    where: [{ field: 'causale', op: 'eq', value: 'scarto' }, ...nelMese],
  },
  {
    says: ['Che rettifiche di inventario abbiamo fatto?'],
    entity: 'movimento',
    where: [{ field: 'causale', op: 'eq', value: 'rettifica' }, ...nelMese],
  },
  ...fattureChieste,
  chiDeve,
  { says: ['Quali documenti sono da registrare?'], entity: 'documento', where: [daRegistrare] },
  {
    says: ['Quali bolle devo caricare?'],
    entity: 'documento',
    where: [daRegistrare, { field: 'tipo', op: 'eq', value: 'ddt' }],
  },
  {
    says: ['Chi deve ritirare dei farmaci?'],
    entity: 'cliente',
    where: [{ field: 'ricette', op: 'gte', value: 1 }],
  },
  { says: ['Chi non ha la carta fedeltà?'], entity: 'cliente', where: [{ field: 'carta', op: 'empty' }] },
  {
    says: ['Chi sono i clienti migliori?'],
    entity: 'cliente',
    where: [{ field: 'acquisti', op: 'gte', value: 2 }],
    sort: [{ field: 'speso', direction: 'desc' }],
  },
  {
    says: ['Quali prodotti non hanno un fornitore?'],
    entity: 'prodotto',
    where: [{ field: 'fornitore', op: 'empty' }],
  },
  {
    says: ['Quali prodotti non hanno uno scaffale?'],
    entity: 'prodotto',
    where: [{ field: 'ubicazione', op: 'empty' }],
  },
  {
    says: ['Che generici abbiamo in casa?'],
    entity: 'voce',
    where: [{ field: 'giacenza', op: 'gte', value: 1 }],
  },
  {
    says: ['Quali dispositivi non funzionano?'],
    entity: 'dispositivo',
    where: [{ field: 'esito', op: 'eq', value: 'guasto' }],
  },
])
