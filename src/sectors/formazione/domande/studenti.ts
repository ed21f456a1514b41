import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { attivo, aperto, iscritto } from './condizioni.ts'

/** Who is in a course, how they do, and what they have paid. */
export const studenti = k.defineQuestions(trade, [
  { says: 'Chi è in lista d’attesa?', entity: 'studente', where: [k.eq('stato', 'in_lista')], sort: [k.asc('iscrizione')] },
  { says: 'Chi si è iscritto questo mese?', entity: 'studente', where: k.withinMonth('iscrizione') },
  { says: 'Chi sono gli iscritti?', entity: 'studente', where: [iscritto] },
  { says: 'Chi si è ritirato?', entity: 'studente', where: [k.eq('stato', 'ritirato')] },
  { says: 'Chi è sospeso?', entity: 'studente', where: [k.eq('stato', 'sospeso')] },
  { says: 'Chi ha preso un’insufficienza?', entity: 'studente', where: [k.lte('voto', 5.9)] },
  { says: 'A quali studenti manca il voto?', entity: 'studente', where: [k.eq('stato', 'completato'), k.empty('voto')] },
  { says: 'In quali corsi c’è ancora posto?', entity: 'corso', where: [aperto, k.gte('posti_liberi', 1)] },
  { says: 'Quali corsi sono pieni?', entity: 'corso', where: [aperto, k.lte('posti_liberi', 0)] },
  { says: 'Quali corsi sono in corso?', entity: 'corso', where: [attivo] },
  { says: 'Quali corsi devono partire?', entity: 'corso', where: [k.eq('stato', 'programmato')] },
  { says: 'A quali corsi mancano ore in calendario?', entity: 'corso', where: [aperto, k.gte('ore_mancanti', 0.1)] },
  { says: 'Che valutazioni sono arrivate di recente?', entity: 'giudizio', where: [k.gte('data', k.today(-90))] },
])
