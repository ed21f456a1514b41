import * as k from '../../kernel/describe.ts'

/** From the plan to the end of a project: what one calls each state, and what it asks for. */
export const stato = k.status(
  'Stato',
  'pianificazione',
  {
    pianificazione: k.state('Pianificazione', 'info', ['in_corso', 'annullato'], {
      verb: 'Rimetti in pianificazione',
      verbs: { annullato: 'Annulla progetto' },
      also: ['da iniziare', 'da avviare', 'in programma', 'pianificato'],
    }),
    in_corso: k.state('In corso', 'primary', ['completato', 'sospeso', 'annullato'], {
      requires: ['responsabile'],
      verb: 'Avvia',
      verbs: { annullato: 'Annulla progetto' },
      done: 'Progetto in corso',
      also: ['iniziato', 'avviato', 'aperto', 'in lavorazione'],
    }),
    sospeso: k.state('Sospeso', 'warning', ['in_corso', 'annullato'], {
      verb: 'Sospendi',
      verbs: { in_corso: 'Riprendi', annullato: 'Annulla progetto' },
      also: ['fermo', 'in pausa', 'bloccato', 'in attesa'],
    }),
    completato: k.state('Completato', 'success', ['in_corso'], {
      over: true,
      requires: ['responsabile'],
      shows: ['fasi_aperte', 'speso', 'progresso', 'avanzamento', 'da_fatturare'],
      verb: 'Completa',
      verbs: { in_corso: 'Riapri' },
      done: 'Progetto completato',
      also: ['finito', 'chiuso', 'consegnato', 'concluso'],
    }),
    annullato: k.state('Annullato', 'destructive', ['pianificazione'], {
      away: true,
      verb: 'Annulla progetto',
      also: ['cancellato', 'saltato', 'perso', 'è saltato'],
    }),
  },
  { synonyms: ['a che punto', 'situazione'] },
)
