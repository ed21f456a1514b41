import * as k from '../../kernel/describe.ts'

const FATTO = ['squadra', 'ore', 'controlli'] as const

/** How far a job has come, and what is said of it. */
export const stato = k.status(
  'Stato',
  'programmato',
  {
    programmato: k.state('Programmato', 'info', ['in_corso', 'non_eseguito', 'annullato'], {
      verb: 'Riprogramma',
      also: ['in programma', 'fissato', 'da fare', 'pianificato'],
    }),
    in_corso: k.state('In corso', 'warning', ['completato', 'programmato', 'non_eseguito'], {
      begun: true,
      requires: ['squadra'],
      verb: 'Inizia',
      also: ['iniziato', 'cominciato', 'avviato', 'sono sul posto'],
    }),
    // Who is done early has the rest of the hours for somebody else.
    completato: k.state('Completato', 'success', ['verificato', 'fatturato', 'in_corso'], {
      freed: true,
      requires: FATTO,
      verb: 'Completa',
      verbs: { in_corso: 'Riapri' },
      done: 'Intervento completato',
      also: ['finito', 'fatto', 'eseguito', 'terminato'],
    }),
    verificato: k.state('Verificato', 'success', ['fatturato', 'completato'], {
      freed: true,
      requires: [...FATTO, 'voto'],
      verb: 'Verifica',
      verbs: { completato: 'Togli la verifica' },
      done: 'Intervento verificato',
      also: ['controllato', 'ispezionato', 'approvato', 'ricontrollato'],
    }),
    fatturato: k.state('Fatturato', 'neutral', ['completato'], {
      freed: true,
      requires: [...FATTO, 'fattura'],
      verb: 'Segna fatturato',
      verbs: { completato: 'Togli dalla fattura' },
      also: ['in fattura', 'già fatturato', 'messo in fattura'],
    }),
    non_eseguito: k.state('Non eseguito', 'destructive', ['programmato'], {
      away: true,
      requires: ['motivo'],
      verb: 'Segna non eseguito',
      also: ['saltato', 'non fatto', 'mancato', 'non sono stati eseguiti'],
    }),
    annullato: k.state('Annullato', 'neutral', ['programmato'], {
      away: 'called off',
      verb: 'Annulla intervento',
      verbs: { programmato: 'Ripristina' },
      also: ['cancellato', 'disdetto', 'annullata', 'disdetta'],
    }),
  },
  { synonyms: ['status', 'a che punto è', 'a che punto siamo', 'a che punto sono'] },
)
