import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { oggi, perOra } from './condizioni.ts'

/** What the tables have ordered, and how far the kitchen is with it. */
export const cucina = k.defineQuestions(trade, [
  {
    says: ['Cosa c’è in cucina?'],
    entity: 'comanda',
    where: [{ field: 'stato', op: 'eq', value: 'in_preparazione' }],
    sort: perOra,
  },
  {
    says: ['Cosa è pronto da portare?'],
    entity: 'comanda',
    where: [{ field: 'stato', op: 'eq', value: 'pronto' }],
    sort: perOra,
  },
  {
    says: ['Cosa abbiamo servito oggi?'],
    entity: 'comanda',
    where: [oggi, { field: 'stato', op: 'eq', value: 'servito' }],
  },
  {
    says: ['Quali ordini non sono ancora serviti?'],
    entity: 'comanda',
    where: [{ field: 'stato', op: 'in', value: ['in_preparazione', 'pronto'] }],
    sort: perOra,
  },
  {
    says: ['Quali ordini non sono ancora sul conto?'],
    entity: 'comanda',
    where: [
      { field: 'conto', op: 'empty' },
      { field: 'stato', op: 'ne', value: 'annullato' },
    ],
  },
  {
    says: ['Che ordini abbiamo preso oggi?'],
    entity: 'comanda',
    where: [oggi, { field: 'stato', op: 'ne', value: 'annullato' }],
    sort: perOra,
  },
  {
    says: ['Quali ordini sono stati annullati?'],
    entity: 'comanda',
    where: [{ field: 'stato', op: 'eq', value: 'annullato' }],
  },
  {
    says: ['Quali ordini hanno richieste particolari?'],
    entity: 'comanda',
    where: [
      { field: 'note', op: 'filled' },
      { field: 'stato', op: 'in', value: ['in_preparazione', 'pronto'] },
    ],
    sort: perOra,
  },
])
