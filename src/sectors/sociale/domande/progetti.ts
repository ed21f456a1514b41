import * as k from '../../../kernel/describe.ts'
import { ATTENTI } from '../stati.ts'
import { trade } from '../trade.ts'
import { attivo, delMese } from './condizioni.ts'

/** What the projects do, spend and owe to those who fund them. */
export const progetti = k.defineQuestions(trade, [
  { says: ['Quali progetti sono in corso?'], entity: 'progetto', where: [attivo] },
  {
    says: ['Quali progetti scadono o sono in ritardo?'],
    entity: 'progetto',
    where: [{ field: 'tempi', op: 'in', value: ['in_scadenza', 'in_ritardo', 'da_rendere'] }],
  },
  {
    says: ['Quali progetti devo rendicontare?'],
    entity: 'progetto',
    where: [{ field: 'stato', op: 'eq', value: 'completato' }],
    sort: [{ field: 'rendiconto_entro', direction: 'asc' }],
  },
  {
    says: ['Quali progetti hanno quasi finito i fondi?'],
    entity: 'progetto',
    where: [attivo, { field: 'progresso', op: 'gte', value: ATTENTI }],
    sort: [{ field: 'progresso', direction: 'desc' }],
  },
  {
    says: ['Quali voci di budget stanno finendo?'],
    entity: 'voce',
    where: [{ field: 'uso', op: 'gte', value: ATTENTI }],
  },
  { says: ['Cosa abbiamo speso questo mese?'], entity: 'spesa', where: delMese },
  {
    says: ['Quali spese non hanno il documento allegato?'],
    entity: 'spesa',
    where: [{ field: 'allegato', op: 'empty' }],
  },
  {
    says: ['Quali progetti hanno sforato?'],
    entity: 'progetto',
    where: [{ field: 'rimasto', op: 'lt', value: 0 }],
  },
  {
    says: ['Quali progetti non hanno un finanziatore?'],
    entity: 'progetto',
    where: [{ field: 'finanziatore', op: 'empty' }],
  },
  {
    says: ['Quali spese non hanno una voce di budget?'],
    entity: 'spesa',
    where: [{ field: 'voce', op: 'empty' }],
  },
  {
    says: ['Quali progetti sono in ritardo?'],
    entity: 'progetto',
    where: [{ field: 'tempi', op: 'eq', value: 'in_ritardo' }],
  },
  {
    says: ['Quali progetti sono fermi?'],
    entity: 'progetto',
    where: [{ field: 'stato', op: 'eq', value: 'sospeso' }],
  },
  {
    says: ['Quali progetti devono partire?'],
    entity: 'progetto',
    where: [{ field: 'stato', op: 'eq', value: 'programmato' }],
  },
  {
    says: ['Quali voci hanno superato il previsto?'],
    entity: 'voce',
    where: [{ field: 'rimasto', op: 'lt', value: 0 }],
  },
  {
    says: ['Quali rendiconti scadono?'],
    entity: 'progetto',
    where: [
      { field: 'stato', op: 'ne', value: 'rendicontato' },
      { field: 'rendiconto_entro', op: 'gte', value: k.today() },
    ],
    sort: [{ field: 'rendiconto_entro', direction: 'asc' }],
  },
  { says: ['Quanti soldi abbiamo speso?'], entity: 'spesa', where: [], sum: 'importo' },
  { says: ['In cosa spendiamo di più?'], entity: 'spesa', where: [], sum: 'importo', by: 'voce' },
  {
    says: ['Dove abbiamo ancora soldi?'],
    entity: 'progetto',
    where: [attivo, { field: 'rimasto', op: 'gt', value: 0 }],
    sort: [{ field: 'rimasto', direction: 'desc' }],
  },
])
