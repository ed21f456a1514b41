import { defineEntity } from '../../kernel/define-entity.ts'
import { optional } from '../../kernel/fields/field.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { longText, text } from '../../kernel/fields/text.ts'
import { date } from '../../kernel/fields/date.ts'
import { integer } from '../../kernel/fields/number.ts'
import { time } from '../../kernel/fields/time.ts'

/** A room with its chair: what an appointment takes. */
export const sala = defineEntity({
  name: 'sala',
  label: { one: 'Sala', many: 'Sale', gender: 'f' },
  fields: {
    nome: text('Nome', { max: 40, placeholder: 'Sala 1' }),
    operatore: optional(reference('Operatore abituale', 'operatore', { short: 'Operatore', hint: 'Chi ci lavora di solito.' })),
    note: optional(longText('Note')),
  },
  title: ['nome'],
  unique: [['nome']],
  synonyms: ['poltrona', 'poltrone', 'riunito', 'studio', 'room'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome', 'operatore', 'note'],
})

/** Hours in which a chair is not to be had: maintenance, a course, somebody ill. */
export const chiusura = defineEntity({
  name: 'chiusura',
  label: { one: 'Chiusura', many: 'Chiusure', gender: 'f' },
  fields: {
    motivo: text('Motivo', { max: 80, placeholder: 'Manutenzione' }),
    sala: reference('Sala', 'sala'),
    giorno: date('Giorno', { near: { past: 30, future: 365 } }),
    ora: time('Ora'),
    minuti: integer('Durata', { min: 15, max: 720, unit: ['minuto', 'minuti'], noun: { gender: 'f' } }),
  },
  title: ['motivo'],
  synonyms: ['manutenzione', 'ferie', 'assenza', 'blocco'],
  sort: [{ field: 'giorno', direction: 'near' }],
  table: ['giorno', 'ora', 'minuti', 'sala', 'motivo'],
  slot: { day: 'giorno', time: 'ora', lasts: 'minuti', usual: 60, lane: 'sala' },
  exclusive: { with: ['appuntamento'] },
  prefill: ({ today }) => ({ giorno: today, minuti: 60 }),
})
