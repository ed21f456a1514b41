import * as k from '../../kernel/describe.ts'

/** How far a job has come, and what is said of it. */
export const stato = k.status('Stato', 'programmato', {
  programmato: {
    label: 'Programmato',
    tone: 'primary',
    next: ['in_corso', 'cancellato'],
    verb: 'Riprogramma',
    also: ['in programma', 'fissato', 'da fare', 'in agenda'],
  },
  in_corso: {
    label: 'In corso',
    tone: 'warning',
    next: ['completato', 'programmato', 'cancellato'],
    requires: ['tecnico'],
    verb: 'Inizia',
    also: ['iniziato', 'cominciato', 'avviato', 'in lavorazione'],
  },
  completato: {
    label: 'Completato',
    tone: 'success',
    next: ['in_corso'],
    over: true,
    verbs: { in_corso: 'Riapri' },
    requires: ['ore'],
    verb: 'Completa',
    also: ['finito', 'fatto', 'chiuso', 'terminato'],
  },
  cancellato: {
    label: 'Cancellato',
    tone: 'destructive',
    next: ['programmato'],
    away: 'called off',
    verb: 'Annulla intervento',
    also: ['annullato', 'disdetto', 'saltato', 'ha rinunciato'],
  },
})
