import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { attivo, aperto, iscritto } from './condizioni.ts'

/** Who is in a course, how they do, and what they have paid. */
export const studenti = k.defineQuestions(trade, [
  {
    says: ['Chi è in lista d’attesa?'],
    entity: 'studente',
    where: [{ field: 'stato', op: 'eq', value: 'in_lista' }],
    sort: [{ field: 'iscrizione', direction: 'asc' }],
  },
  { says: ['Chi si è iscritto questo mese?'], entity: 'studente', where: k.withinMonth('iscrizione') },
  { says: ['Chi sono gli iscritti?'], entity: 'studente', where: [iscritto] },
  {
    says: ['Chi si è ritirato?'],
    entity: 'studente',
    where: [{ field: 'stato', op: 'eq', value: 'ritirato' }],
  },
  { says: ['Chi è sospeso?'], entity: 'studente', where: [{ field: 'stato', op: 'eq', value: 'sospeso' }] },
  {
    says: ['Chi ha preso un’insufficienza?'],
    entity: 'studente',
    where: [{ field: 'voto', op: 'lte', value: 5.9 }],
  },
  {
    says: ['A quali studenti manca il voto?'],
    entity: 'studente',
    where: [
      { field: 'stato', op: 'eq', value: 'completato' },
      { field: 'voto', op: 'empty' },
    ],
  },
  {
    says: ['In quali corsi c’è ancora posto?'],
    entity: 'corso',
    where: [aperto, { field: 'posti_liberi', op: 'gte', value: 1 }],
  },
  {
    says: ['Quali corsi sono pieni?'],
    entity: 'corso',
    where: [aperto, { field: 'posti_liberi', op: 'lte', value: 0 }],
  },
  { says: ['Quali corsi sono in corso?'], entity: 'corso', where: [attivo] },
  {
    says: ['Quali corsi devono partire?'],
    entity: 'corso',
    where: [{ field: 'stato', op: 'eq', value: 'programmato' }],
  },
  {
    says: ['A quali corsi mancano ore in calendario?'],
    entity: 'corso',
    where: [aperto, { field: 'ore_mancanti', op: 'gte', value: 0.1 }],
  },
  {
    says: ['Che valutazioni sono arrivate di recente?'],
    entity: 'giudizio',
    where: [{ field: 'data', op: 'gte', value: k.today(-90) }],
  },
])
