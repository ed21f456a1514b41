import * as k from '../../kernel/describe.ts'
import { postoLibero } from './lezione-seguiti.ts'

/** Bookings of what is still to come; what was held stays as it was. */
const daTenere = [k.oneOf('stato', ['prenotata', 'lista_attesa']), k.gte('data', k.today())] as const

const segno = { prenotata: 'Togli il segno' } as const

/** A place in a lesson, or in its waiting list. */
export const prenotazione = k.defineEntity({
  name: 'prenotazione',
  label: { one: 'Prenotazione', many: 'Prenotazioni', gender: 'f' },
  fields: {
    iscritto: k.reference('Iscritto', 'iscritto'),
    lezione: k.reference('Lezione', 'lezione', { among: () => [k.eq('stato', 'programmata'), k.gte('data', k.today())] }),
    nota: k.optional(k.note('Nota', { max: 160 })),
    data: k.derived(k.day(), k.field('lezione.data')),
    ora: k.derived(k.hour(), k.field('lezione.ora')),
    stato: k.status('Stato', 'prenotata', {
      prenotata: k.state('Prenotata', 'primary', ['presente', 'assente', 'lista_attesa', 'annullata'], {
        verb: 'Dai un posto',
        also: ['prenotate', 'confermata', 'ha il posto'],
      }),
      presente: k.state('Presente', 'success', ['prenotata', 'assente'], {
        over: true,
        verb: 'Segna presente',
        verbs: segno,
        also: ['è venuto', 'è venuta', 'c’è'],
      }),
      assente: k.state('Assente', 'destructive', ['prenotata', 'presente'], {
        over: true,
        verb: 'Segna assente',
        verbs: segno,
        also: ['non è venuto', 'non è venuta', 'manca'],
      }),
      lista_attesa: k.state('In lista d’attesa', 'warning', ['prenotata', 'annullata'], {
        away: true,
        waits: true,
        verb: 'Metti in lista d’attesa',
        also: ['in attesa', 'in lista', 'in coda'],
      }),
      annullata: k.state('Annullata', 'neutral', ['prenotata', 'lista_attesa'], {
        away: true,
        verb: 'Annulla prenotazione',
        verbs: { prenotata: 'Ripristina' },
        done: 'Prenotazione annullata: il posto va a chi aspetta da più tempo',
        also: ['disdetta', 'cancellata', 'non viene'],
      }),
    }),
  },
  title: ['iscritto', 'lezione', 'stato'],
  synonyms: ['prenotazioni', 'posto', 'presenze', 'prenotato'],
  makes: ['prenota', 'iscrivi', 'metti', 'segna', 'dai un posto'],
  unique: [['iscritto', 'lezione']],
  scans: [],
  sort: [k.near('data'), k.asc('ora')],
  form: [{ fields: ['iscritto', 'lezione', 'nota'] }],
  table: ['data', 'ora', 'lezione', 'iscritto', 'stato'],
  capacity: { of: 'lezione', places: 'posti' },
  rules: [
    {
      field: 'iscritto',
      message: 'Il suo abbonamento non è attivo.',
      when: [...daTenere, k.oneOf('iscritto.situazione', ['sospeso', 'scaduto', 'ex_iscritto'])],
    },
    {
      field: 'iscritto',
      message: 'L’abbonamento finisce prima di quel giorno.',
      when: [...daTenere, k.lt('iscritto.fine_abbonamento', k.field('data'))],
    },
    {
      field: 'iscritto',
      message: 'Il certificato medico scade prima di quel giorno.',
      when: [...daTenere, k.lt('iscritto.scadenza_certificato', k.field('data'))],
    },
    { field: 'iscritto', message: 'Manca il certificato medico.', when: [...daTenere, k.eq('iscritto.accesso', 'certificato_assente')] },
    { field: 'lezione', message: 'La lezione non è più in programma.', when: [...daTenere, k.ne('lezione.stato', 'programmata')] },
    {
      field: 'stato',
      message: 'La lezione non c’è ancora stata.',
      when: [k.oneOf('stato', ['presente', 'assente']), k.gt('data', k.today())],
    },
  ],
  effects: postoLibero,
})
