import * as k from '../../../kernel/describe.ts'
import { trade } from '../trade.ts'
import { aperto, programmata } from './condizioni.ts'

/** Courses and rooms, marks given by those in them, and figures. */
export const corsi = k.defineQuestions(trade, [
  { says: ['Quanti studenti abbiamo?'], metric: 'studenti_attivi' },
  { says: ['Quanti vengono a lezione?'], metric: 'frequenza' },
  { says: ['Quanto sono pieni i corsi?'], metric: 'riempimento' },
  {
    says: ['Chi ha superato il corso?'],
    entity: 'studente',
    where: [{ field: 'voto', op: 'gte', value: 6 }],
  },
  {
    says: ['Chi ha finito il corso?'],
    entity: 'studente',
    where: [{ field: 'stato', op: 'eq', value: 'completato' }],
  },
  {
    says: ['Quali docenti non hanno corsi?'],
    entity: 'docente',
    where: [{ field: 'corsi', op: 'eq', value: 0 }],
  },
  {
    says: ['Quali lezioni non hanno un’aula?'],
    entity: 'lezione',
    where: [programmata, { field: 'aula', op: 'empty' }],
  },
  { says: ['Quali corsi partono questo mese?'], entity: 'corso', where: k.withinMonth('inizio') },
  { says: ['Quali corsi finiscono questo mese?'], entity: 'corso', where: k.withinMonth('fine') },
  {
    says: ['Che aule sono chiuse?'],
    entity: 'chiusura',
    where: [{ field: 'data', op: 'gte', value: k.today() }],
  },
  {
    says: ['A chi manca il codice fiscale?'],
    entity: 'studente',
    where: [{ field: 'codice_fiscale', op: 'empty' }],
  },
  {
    says: ['Che giudizi negativi abbiamo avuto?'],
    entity: 'giudizio',
    where: [{ field: 'voto', op: 'lte', value: 2 }],
  },
  { says: ['Quanti posti abbiamo ancora?'], metric: 'posti_liberi' },
  { says: ['Quanti mollano?'], metric: 'abbandono' },
  { says: ['Quanti passano?'], metric: 'esito_positivo' },
  {
    says: ['Che corsi hanno gente in lista d’attesa?'],
    entity: 'corso',
    where: [{ field: 'in_lista', op: 'gte', value: 1 }],
  },
  {
    says: ['Quali corsi sono mezzi vuoti?'],
    entity: 'corso',
    where: [aperto, { field: 'riempimento', op: 'lt', value: 50 }],
  },
  {
    says: ['Quali corsi sono quasi pieni?'],
    entity: 'corso',
    where: [aperto, { field: 'posti_liberi', op: 'gte', value: 1 }, { field: 'posti_liberi', op: 'lte', value: 3 }],
  },
  {
    says: ['Chi non ha lasciato il telefono?'],
    entity: 'studente',
    where: [{ field: 'telefono', op: 'empty' }],
  },
  {
    says: ['A chi manca la data di nascita?'],
    entity: 'studente',
    where: [{ field: 'data_nascita', op: 'empty' }],
  },
])
