import { defineEntity } from '../../kernel/define-entity.ts'
import { field, today } from '../../kernel/expression/expression.ts'
import { date } from '../../kernel/fields/date.ts'
import { derived } from '../../kernel/fields/derived.ts'
import { optional } from '../../kernel/fields/field.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { status } from '../../kernel/fields/status.ts'
import { text } from '../../kernel/fields/text.ts'
import { time } from '../../kernel/fields/time.ts'
import { postoLibero } from './lezione-seguiti.ts'

/** Bookings of what is still to come; what was held stays as it was. */
const daTenere = [
  { field: 'stato', op: 'in', value: ['prenotata', 'lista_attesa'] },
  { field: 'data', op: 'gte', value: today() },
] as const

/** A place in a lesson, or in its waiting list. */
export const prenotazione = defineEntity({
  name: 'prenotazione',
  label: { one: 'Prenotazione', many: 'Prenotazioni', gender: 'f' },
  fields: {
    iscritto: reference('Iscritto', 'iscritto', { synonyms: ['socio', 'cliente', 'chi'] }),
    lezione: reference('Lezione', 'lezione', {
      among: () => [
        { field: 'stato', op: 'eq', value: 'programmata' },
        { field: 'data', op: 'gte', value: today() },
      ],
      synonyms: ['corso', 'a che lezione', 'a che corso'],
    }),
    richiesta: optional(date('Richiesta il', { near: { past: 120, future: 0 }, noun: { said: 'giorno della richiesta' } })),
    alle: optional(time('Alle', { noun: { said: 'ora della richiesta' } })),
    nota: optional(text('Nota', { max: 160, synonyms: ['annotazione'] })),
    data: derived(date('Giorno', { synonyms: ['quando', 'per quando'] }), field('lezione.data')),
    ora: derived(time('Ora', { synonyms: ['a che ora'] }), field('lezione.ora')),
    stato: status('Stato', 'prenotata', {
      prenotata: {
        label: 'Prenotata',
        tone: 'primary',
        next: ['presente', 'assente', 'lista_attesa', 'annullata'],
        verb: 'Dai un posto',
        verbs: { presente: 'È presente', assente: 'È assente' },
        also: ['prenotate', 'confermata', 'ha il posto'],
      },
      presente: {
        label: 'Presente',
        tone: 'success',
        next: ['prenotata', 'assente'],
        over: true,
        verb: 'Presente',
        verbs: { prenotata: 'Togli il segno' },
        also: ['è venuto', 'è venuta', 'c’è', 'presenti'],
      },
      assente: {
        label: 'Assente',
        tone: 'destructive',
        next: ['prenotata', 'presente'],
        over: true,
        verb: 'Assente',
        verbs: { prenotata: 'Togli il segno' },
        also: ['non è venuto', 'non è venuta', 'manca', 'assenti'],
      },
      lista_attesa: {
        label: 'In lista d’attesa',
        tone: 'warning',
        next: ['prenotata', 'annullata'],
        away: true,
        waits: true,
        verb: 'Metti in lista d’attesa',
        also: ['in attesa', 'in lista', 'in coda', 'lista d’attesa'],
      },
      annullata: {
        label: 'Annullata',
        tone: 'neutral',
        next: ['prenotata', 'lista_attesa'],
        away: true,
        verb: 'Annulla prenotazione',
        verbs: { prenotata: 'Ripristina' },
        done: 'Prenotazione annullata: il posto va a chi aspetta da più tempo',
        also: ['disdetta', 'cancellata', 'non viene', 'annullate'],
      },
    }),
  },
  title: ['iscritto', 'lezione'],
  synonyms: ['prenotazioni', 'posto', 'lista d’attesa', 'presenze'],
  makes: ['prenota', 'iscrivi', 'metti', 'segna', 'dai un posto'],
  unique: [['iscritto', 'lezione']],
  scans: [],
  sort: [
    { field: 'data', direction: 'near' },
    { field: 'ora', direction: 'asc' },
    { field: 'alle', direction: 'asc' },
  ],
  form: [{ fields: ['iscritto', 'lezione', 'nota'] }, { title: 'Richiesta', fields: ['richiesta', 'alle'], on: 'edit' }],
  table: ['data', 'ora', 'iscritto', 'lezione', 'stato', 'richiesta', 'alle'],
  board: 'stato',
  capacity: { of: 'lezione', places: 'posti' },
  rules: [
    {
      field: 'iscritto',
      message: 'Il suo abbonamento non è attivo.',
      when: [...daTenere, { field: 'iscritto.situazione', op: 'in', value: ['sospeso', 'scaduto', 'ex_iscritto'] }],
    },
    {
      field: 'iscritto',
      message: 'L’abbonamento finisce prima di quel giorno.',
      when: [...daTenere, { field: 'iscritto.fine_abbonamento', op: 'lt', value: field('data') }],
    },
    {
      field: 'iscritto',
      message: 'Il certificato medico scade prima di quel giorno.',
      when: [...daTenere, { field: 'iscritto.scadenza_certificato', op: 'lt', value: field('data') }],
    },
    {
      field: 'iscritto',
      message: 'Manca il certificato medico.',
      when: [...daTenere, { field: 'iscritto.accesso', op: 'eq', value: 'certificato_assente' }],
    },
    {
      field: 'lezione',
      message: 'La lezione non è più in programma.',
      when: [...daTenere, { field: 'lezione.stato', op: 'ne', value: 'programmata' }],
    },
    {
      field: 'stato',
      message: 'La lezione non c’è ancora stata.',
      when: [
        { field: 'stato', op: 'in', value: ['presente', 'assente'] },
        { field: 'data', op: 'gt', value: today() },
      ],
    },
  ],
  effects: postoLibero,
  prefill: ({ today: day, time: now }) => ({ richiesta: day, ...(now !== undefined && { alle: now }) }),
})
