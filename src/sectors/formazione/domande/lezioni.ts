import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { inCalendario, oggi, programmata } from './condizioni.ts'

/** Lessons, who was there, and certificates. */
export const lezioni = k.defineQuestions(trade, [
  { says: ['Che lezioni ci sono oggi?'], entity: 'lezione', where: [inCalendario, oggi] },
  {
    says: ['Che lezioni ci sono domani?'],
    entity: 'lezione',
    where: [inCalendario, { field: 'data', op: 'eq', value: k.today(1) }],
  },
  {
    says: ['Che lezioni ci sono questa settimana?'],
    entity: 'lezione',
    where: [inCalendario, ...k.withinWeek('data')],
  },
  {
    says: ['Quali lezioni devo recuperare?'],
    entity: 'lezione',
    where: [{ field: 'stato', op: 'eq', value: 'da_recuperare' }],
  },
  {
    says: ['Quali lezioni passate non sono ancora segnate?'],
    entity: 'lezione',
    where: [programmata, { field: 'data', op: 'lt', value: k.today() }],
  },
  {
    says: ['Quali lezioni deve ancora firmare il docente?'],
    entity: 'lezione',
    where: [{ field: 'stato', op: 'eq', value: 'svolta' }],
  },
  {
    says: ['Dove manca l’appello?'],
    entity: 'lezione',
    where: [
      { field: 'stato', op: 'in', value: ['svolta', 'firmata'] },
      { field: 'da_segnare', op: 'gte', value: 1 },
    ],
  },
  {
    says: ['Chi rischia di non avere l’attestato?'],
    entity: 'studente',
    where: [{ field: 'attestato', op: 'eq', value: 'a_rischio' }],
  },
  {
    says: ['Chi aspetta l’attestato?'],
    entity: 'studente',
    where: [{ field: 'attestato', op: 'eq', value: 'da_preparare' }],
  },
  {
    says: ['Quali attestati devo ancora rilasciare?'],
    entity: 'attestato',
    where: [{ field: 'stato', op: 'eq', value: 'da_rilasciare' }],
  },
  {
    says: ['Che attestati abbiamo rilasciato quest’anno?'],
    entity: 'attestato',
    where: [
      { field: 'stato', op: 'eq', value: 'rilasciato' },
      { field: 'data', op: 'gte', value: k.yearStart() },
    ],
  },
  {
    says: ['In quali lezioni manca che cosa si è fatto?'],
    entity: 'lezione',
    where: [
      { field: 'stato', op: 'in', value: ['svolta', 'firmata'] },
      { field: 'svolto', op: 'empty' },
    ],
  },
  {
    says: ['Quante lezioni mancano alla fine?'],
    entity: 'lezione',
    where: [programmata, { field: 'data', op: 'gte', value: k.today() }],
  },
])
