import * as k from '../../kernel/describe.ts'

/** How far a job has come, and what is said of it. */
export const stato = k.status('Stato', 'programmato', {
  programmato: k.state('Programmato', 'primary', ['in_corso', 'cancellato'], {
    verb: 'Riprogramma',
    also: ['in programma', 'fissato', 'da fare', 'in agenda'],
  }),
  in_corso: k.state('In corso', 'warning', ['completato', 'programmato', 'cancellato'], {
    requires: ['tecnico'],
    verb: 'Inizia',
    also: ['iniziato', 'cominciato', 'avviato', 'in lavorazione'],
  }),
  completato: k.state('Completato', 'success', ['in_corso'], {
    over: true,
    verbs: { in_corso: 'Riapri' },
    requires: ['ore'],
    verb: 'Completa',
    also: ['finito', 'fatto', 'chiuso', 'terminato'],
  }),
  cancellato: k.state('Cancellato', 'destructive', ['programmato'], {
    away: 'called off',
    verb: 'Annulla intervento',
    also: ['annullato', 'disdetto', 'saltato', 'ha rinunciato'],
  }),
})
