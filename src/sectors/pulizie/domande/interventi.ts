import * as k from '../../../kernel/describe.ts'
import { daAssegnare } from '../metrics.ts'
import { FATTI } from '../stati.ts'
import { trade } from '../trade.ts'
import { daFatturare, delMese, inProgramma, oggi } from './condizioni.ts'

/** Where the teams go, what was done, and what may be invoiced. */
export const interventi = k.defineQuestions(trade, [
  { says: ['Dove andiamo oggi?'], entity: 'intervento', where: [oggi] },
  {
    says: ['Dove andiamo domani?'],
    entity: 'intervento',
    where: [{ field: 'data', op: 'eq', value: k.today(1) }],
  },
  { says: ['Dove andiamo questa settimana?'], entity: 'intervento', where: k.withinWeek('data') },
  {
    says: ['Dove sono le squadre adesso?'],
    entity: 'intervento',
    where: [{ field: 'stato', op: 'eq', value: 'in_corso' }],
  },
  { says: ['Quali interventi non hanno una squadra?'], entity: 'intervento', where: daAssegnare },
  {
    says: ['Cosa è rimasto indietro?'],
    entity: 'intervento',
    where: [inProgramma, { field: 'data', op: 'lt', value: k.today() }],
  },
  { says: ['Cosa resta da fare oggi?'], entity: 'intervento', where: [inProgramma, oggi] },
  {
    says: ['Cosa abbiamo finito oggi?'],
    entity: 'intervento',
    where: [{ field: 'stato', op: 'in', value: FATTI }, oggi],
  },
  {
    says: ['Quali interventi non sono stati eseguiti?'],
    entity: 'intervento',
    where: [{ field: 'stato', op: 'eq', value: 'non_eseguito' }, ...delMese],
  },
  {
    says: ['Quali lavori devo ancora controllare?'],
    entity: 'intervento',
    where: [
      { field: 'stato', op: 'eq', value: 'completato' },
      { field: 'data', op: 'gte', value: k.today(-7) },
    ],
  },
  {
    says: ['Dove i controlli sono andati male?'],
    entity: 'intervento',
    where: [{ field: 'voto', op: 'lte', value: 3 }],
  },
  { says: ['Cosa devo ancora fatturare?'], entity: 'intervento', where: daFatturare },
  {
    says: ['Quali extra devo ancora fatturare?'],
    entity: 'intervento',
    where: [...daFatturare, { field: 'extra', op: 'eq', value: true }],
  },
  {
    says: ['A quali clienti devo fare la fattura?'],
    entity: 'cliente',
    where: [{ field: 'da_fatturare', op: 'gte', value: 1 }],
  },
  {
    says: ['Dove abbiamo impiegato più del previsto?'],
    entity: 'intervento',
    where: [{ field: 'oltre', op: 'gte', value: 0.25 }, ...delMese],
  },
  {
    says: ['Quali squadre sono libere?'],
    entity: 'squadra',
    where: [{ field: 'stato', op: 'eq', value: 'disponibile' }],
  },
  {
    says: ['Quali squadre sono occupate?'],
    entity: 'squadra',
    where: [{ field: 'stato', op: 'eq', value: 'occupata' }],
  },
  {
    says: ['Quali squadre oggi non hanno lavori?'],
    entity: 'squadra',
    where: [{ field: 'oggi', op: 'eq', value: 0 }],
  },
  {
    says: ['Chi è assente nei prossimi giorni?'],
    entity: 'fermo',
    where: [
      { field: 'giorno', op: 'gte', value: k.today() },
      { field: 'giorno', op: 'lte', value: k.today(14) },
    ],
  },
])
