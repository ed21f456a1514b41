import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { inCalendario, oggi, programmata } from './condizioni.ts'

/** Lessons, who was there, and certificates. */
export const lezioni = k.defineQuestions(trade, [
  { says: 'Che lezioni ci sono oggi?', entity: 'lezione', where: [inCalendario, oggi] },
  { says: 'Che lezioni ci sono domani?', entity: 'lezione', where: [inCalendario, k.eq('data', k.today(1))] },
  { says: 'Che lezioni ci sono questa settimana?', entity: 'lezione', where: [inCalendario, ...k.withinWeek('data')] },
  { says: 'Quali lezioni devo recuperare?', entity: 'lezione', where: [k.eq('stato', 'da_recuperare')] },
  { says: 'Quali lezioni passate non sono ancora segnate?', entity: 'lezione', where: [programmata, k.lt('data', k.today())] },
  { says: 'Quali lezioni deve ancora firmare il docente?', entity: 'lezione', where: [k.eq('stato', 'svolta')] },
  { says: 'Dove manca l’appello?', entity: 'lezione', where: [k.oneOf('stato', ['svolta', 'firmata']), k.gte('da_segnare', 1)] },
  { says: 'Chi rischia di non avere l’attestato?', entity: 'studente', where: [k.eq('attestato', 'a_rischio')] },
  { says: 'Chi aspetta l’attestato?', entity: 'studente', where: [k.eq('attestato', 'da_preparare')] },
  { says: 'Quali attestati devo ancora rilasciare?', entity: 'attestato', where: [k.eq('stato', 'da_rilasciare')] },
  {
    says: 'Che attestati abbiamo rilasciato quest’anno?',
    entity: 'attestato',
    where: [k.eq('stato', 'rilasciato'), k.gte('data', k.yearStart())],
  },
  {
    says: 'In quali lezioni manca che cosa si è fatto?',
    entity: 'lezione',
    where: [k.oneOf('stato', ['svolta', 'firmata']), k.empty('svolto')],
  },
  { says: 'Quante lezioni mancano alla fine?', entity: 'lezione', where: [programmata, k.gte('data', k.today())] },
])
