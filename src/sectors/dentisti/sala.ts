import * as k from '../../kernel/describe.ts'
import { chiusuraDi } from '../common/chiusura.ts'

/** A room with its chair: what an appointment takes. */
export const sala = k.defineEntity({
  name: 'sala',
  label: { one: 'Sala', many: 'Sale', gender: 'f' },
  fields: {
    nome: k.text('Nome', { max: 40, placeholder: 'Sala 1' }),
    operatore: k.optional(k.reference('Operatore abituale', 'operatore', { short: 'Operatore', hint: 'Chi ci lavora di solito.' })),
    note: k.optional(k.notes()),
  },
  unique: [['nome']],
  synonyms: ['poltrona', 'riunito', 'studio', 'stanza', 'room'],
  makes: ['aggiungi', 'inserisci'],
  table: ['nome', 'operatore', 'note'],
})

/** Hours in which a chair is not to be had: maintenance, a course, somebody ill. */
export const chiusura = k.defineEntity({
  ...chiusuraDi({
    lane: ['sala', 'Sala'],
    day: ['giorno', 'Giorno'],
    taken: 'appuntamento',
    example: 'Manutenzione',
    longest: 720,
    starts: 60,
  }),
  name: 'chiusura',
  label: { one: 'Chiusura', many: 'Chiusure', gender: 'f' },
  synonyms: ['manutenzione', 'ferie', 'assenza', 'blocco', 'guasto'],
  makes: ['chiudi', 'blocca'],
})
