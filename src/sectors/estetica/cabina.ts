import * as k from '../../kernel/describe.ts'
import { chiusuraDi } from '../common/chiusura.ts'
import { orarioPer } from '../common/orario.ts'

/** Room or table where a treatment is done: a column of the agenda. */
export const cabina = k.defineEntity({
  name: 'cabina',
  label: { one: 'Cabina', many: 'Cabine', gender: 'f' },
  fields: {
    nome: k.text('Nome', { max: 40, placeholder: 'Cabina 1' }),
    dotazione: k.optional(k.text('Dotazione', { max: 120, noun: { gender: 'f' }, synonyms: ['macchinari', 'apparecchi'] })),
    note: k.optional(k.notes()),
  },
  unique: [['nome']],
  synonyms: ['stanza', 'postazione', 'lettino'],
  makes: ['aggiungi'],
  scans: [],
  table: ['nome', 'dotazione', 'note'],
})

/** Hours in which a cabin is not to be had: maintenance of a machine, a course. */
export const chiusura = k.defineEntity({
  ...chiusuraDi({
    lane: ['cabina', 'Cabina'],
    day: ['giorno', 'Giorno'],
    taken: 'appuntamento',
    example: 'Corso',
    longest: 720,
    starts: 60,
  }),
  name: 'chiusura',
  label: { one: 'Chiusura', many: 'Chiusure', gender: 'f' },
  synonyms: ['manutenzione', 'blocco', 'guasto'],
  makes: ['chiudi', 'blocca'],
})

/** Opening hours of the centre, and of a cabin or of somebody where they differ. */
export const orario = k.defineEntity(orarioPer('il centro', { cabina: 'Cabina', operatrice: 'Operatrice' }))
