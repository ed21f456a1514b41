import * as k from '../../kernel/describe.ts'

const VIA = ['assente', 'cancellato'] as const
/** Life of an appointment: from the telephone to the till. */
export const STATI = {
  prenotato: k.state('Prenotato', 'info', ['confermato', 'in_corso', ...VIA], { verb: 'Rimetti in agenda', also: ['fissato'] }),
  confermato: k.state('Confermato', 'primary', ['in_corso', 'prenotato', ...VIA], { verb: 'Conferma', also: ['sicuro'] }),
  in_corso: k.state('In corso', 'warning', ['completato', 'confermato'], { begun: true, verb: 'Fai entrare', also: ['in cabina'] }),
  completato: k.state('Completato', 'success', ['in_corso'], {
    over: true,
    requires: ['pagamento'],
    shows: ['prezzo', 'sedute_residue', 'prossimo'],
    verb: 'Completa',
    verbs: { in_corso: 'Riapri' },
    also: ['finito', 'fatto'],
  }),
  assente: k.state('Non presentata', 'destructive', ['prenotato'], { away: true, verb: 'Non presentata', also: ['no show'] }),
  cancellato: k.state('Cancellato', 'neutral', ['prenotato'], { away: 'called off', verb: 'Cancella appuntamento', also: ['disdetto'] }),
} as const

/** Hours of an appointment: a column of the day for each cabin. */
export const SLOT = { day: 'giorno', time: 'ora', lasts: 'minuti', usual: 60, lane: 'cabina' } as const

/** States of who comes, is here or has come, of what is still open or awaited, and of what is over. */
const VIENE = ['prenotato', 'confermato', 'in_corso', 'completato'] as const
export const viene = k.oneOf('stato', VIENE)
export const aperto = k.oneOf('stato', ['prenotato', 'confermato', 'in_corso'])
export const atteso = k.oneOf('stato', ['prenotato', 'confermato'])
export const completato = k.eq('stato', 'completato')
/** Whether an appointment in this state takes its hour, its cabin and its session. */
export const prende = (stato: string) => VIENE.some((one) => one === stato)
