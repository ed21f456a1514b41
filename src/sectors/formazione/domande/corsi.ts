import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { aperto, programmata } from './condizioni.ts'

/** Courses and rooms, marks given by those in them, and figures. */
export const corsi = k.defineQuestions(trade, [
  { says: 'Quanti studenti abbiamo?', metric: 'studenti_attivi' },
  { says: 'Quanti vengono a lezione?', metric: 'frequenza' },
  { says: 'Quanto sono pieni i corsi?', metric: 'riempimento' },
  { says: 'Chi ha superato il corso?', entity: 'studente', where: [k.gte('voto', 6)] },
  { says: 'Chi ha finito il corso?', entity: 'studente', where: [k.eq('stato', 'completato')] },
  { says: 'Quali docenti non hanno corsi?', entity: 'docente', where: [k.eq('corsi', 0)] },
  { says: 'Quali lezioni non hanno un’aula?', entity: 'lezione', where: [programmata, k.empty('aula')] },
  { says: 'Quali corsi partono questo mese?', entity: 'corso', where: k.withinMonth('inizio') },
  { says: 'Quali corsi finiscono questo mese?', entity: 'corso', where: k.withinMonth('fine') },
  { says: 'Che aule sono chiuse?', entity: 'chiusura', where: [k.gte('data', k.today())] },
  { says: 'A chi manca il codice fiscale?', entity: 'studente', where: [k.empty('codice_fiscale')] },
  { says: 'Che giudizi negativi abbiamo avuto?', entity: 'giudizio', where: [k.lte('voto', 2)] },
  { says: 'Quanti posti abbiamo ancora?', metric: 'posti_liberi' },
  { says: 'Quanti mollano?', metric: 'abbandono' },
  { says: 'Quanti passano?', metric: 'esito_positivo' },
  { says: 'Che corsi hanno gente in lista d’attesa?', entity: 'corso', where: [k.gte('in_lista', 1)] },
  { says: 'Quali corsi sono mezzi vuoti?', entity: 'corso', where: [aperto, k.lt('riempimento', 50)] },
  { says: 'Quali corsi sono quasi pieni?', entity: 'corso', where: [aperto, k.gte('posti_liberi', 1), k.lte('posti_liberi', 3)] },
  { says: 'Chi non ha lasciato il telefono?', entity: 'studente', where: [k.empty('telefono')] },
  { says: 'A chi manca la data di nascita?', entity: 'studente', where: [k.empty('data_nascita')] },
])
