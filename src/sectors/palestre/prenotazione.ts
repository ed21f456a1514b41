import { asc, eq, gt, gte, lt, ne, oneOf } from '../common/conditions.ts'
import { defineEntity } from '../../kernel/define-entity.ts'
import { field, today } from '../../kernel/expression/expression.ts'
import { date } from '../../kernel/fields/date.ts'
import { derived } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { state } from '../common/state.ts'
import { status } from '../../kernel/fields/status.ts'
import { text } from '../../kernel/fields/text.ts'
import { time } from '../../kernel/fields/time.ts'
import { postoLibero } from './lezione-seguiti.ts'

/** Bookings of what is still to come; what was held stays as it was. */
const daTenere = [oneOf('stato', ['prenotata', 'lista_attesa']), gte('data', today())] as const

const segno = { prenotata: 'Togli il segno' } as const

/** A place in a lesson, or in its waiting list. */
export const prenotazione = defineEntity({
  name: 'prenotazione',
  label: { one: 'Prenotazione', many: 'Prenotazioni', gender: 'f' },
  fields: {
    iscritto: reference('Iscritto', 'iscritto'),
    lezione: reference('Lezione', 'lezione', { among: () => [eq('stato', 'programmata'), gte('data', today())] }),
    nota: optional(text('Nota', { max: 160 })),
    data: derived(date('Giorno'), field('lezione.data')),
    ora: derived(time('Ora'), field('lezione.ora')),
    stato: status('Stato', 'prenotata', {
      prenotata: state('Prenotata', 'primary', ['presente', 'assente', 'lista_attesa', 'annullata'], {
        verb: 'Dai un posto',
        also: ['prenotate', 'confermata', 'ha il posto'],
      }),
      presente: state('Presente', 'success', ['prenotata', 'assente'], {
        over: true,
        verb: 'Segna presente',
        verbs: segno,
        also: ['è venuto', 'è venuta', 'c’è'],
      }),
      assente: state('Assente', 'destructive', ['prenotata', 'presente'], {
        over: true,
        verb: 'Segna assente',
        verbs: segno,
        also: ['non è venuto', 'non è venuta', 'manca'],
      }),
      lista_attesa: state('In lista d’attesa', 'warning', ['prenotata', 'annullata'], {
        away: true,
        waits: true,
        verb: 'Metti in lista d’attesa',
        also: ['in attesa', 'in lista', 'in coda'],
      }),
      annullata: state('Annullata', 'neutral', ['prenotata', 'lista_attesa'], {
        away: true,
        verb: 'Annulla prenotazione',
        verbs: { prenotata: 'Ripristina' },
        done: 'Prenotazione annullata: il posto va a chi aspetta da più tempo',
        also: ['disdetta', 'cancellata', 'non viene'],
      }),
    }),
  },
  title: ['iscritto', 'lezione', 'stato'],
  synonyms: ['prenotazioni', 'posto', 'lista d’attesa', 'presenze', 'prenotato'],
  makes: ['prenota', 'iscrivi', 'metti', 'segna', 'dai un posto'],
  unique: [['iscritto', 'lezione']],
  scans: [],
  sort: [{ field: 'data', direction: 'near' }, asc('ora')],
  form: [{ fields: ['iscritto', 'lezione', 'nota'] }],
  table: ['data', 'ora', 'lezione', 'iscritto', 'stato'],
  board: 'stato',
  capacity: { of: 'lezione', places: 'posti' },
  rules: [
    {
      field: 'iscritto',
      message: 'Il suo abbonamento non è attivo.',
      when: [...daTenere, oneOf('iscritto.situazione', ['sospeso', 'scaduto', 'ex_iscritto'])],
    },
    {
      field: 'iscritto',
      message: 'L’abbonamento finisce prima di quel giorno.',
      when: [...daTenere, lt('iscritto.fine_abbonamento', field('data'))],
    },
    {
      field: 'iscritto',
      message: 'Il certificato medico scade prima di quel giorno.',
      when: [...daTenere, lt('iscritto.scadenza_certificato', field('data'))],
    },
    { field: 'iscritto', message: 'Manca il certificato medico.', when: [...daTenere, eq('iscritto.accesso', 'certificato_assente')] },
    { field: 'lezione', message: 'La lezione non è più in programma.', when: [...daTenere, ne('lezione.stato', 'programmata')] },
    { field: 'stato', message: 'La lezione non c’è ancora stata.', when: [oneOf('stato', ['presente', 'assente']), gt('data', today())] },
  ],
  effects: postoLibero,
})
