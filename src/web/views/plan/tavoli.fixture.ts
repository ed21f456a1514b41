import { defineEntity } from '../../../kernel/entity/definition/define-entity.ts'
import { choice } from '../../../kernel/fields/choice.ts'
import { optional } from '../../../kernel/fields/field.ts'
import { integer } from '../../../kernel/fields/number.ts'
import { reference } from '../../../kernel/fields/reference.ts'
import { text } from '../../../kernel/fields/text.ts'

/** Rooms and their tables: of the trattoria, and of the bar of the sports centre. */
export const sala = defineEntity({
  name: 'sala',
  label: { one: 'Sala', many: 'Sale', gender: 'f' },
  fields: { nome: text('Nome') },
  title: ['nome'],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome'],
})

export const tavolo = defineEntity({
  name: 'tavolo',
  label: { one: 'Tavolo', many: 'Tavoli', gender: 'm' },
  fields: {
    numero: text('Numero'),
    sala: reference('Sala', 'sala'),
    posti: optional(integer('Posti', { unit: ['posto', 'posti'] })),
    forma: choice('Forma', { quadro: 'Quadrato', tondo: 'Tondo', arredo: 'Arredo' }),
    colonna: optional(integer('Colonna')),
    riga: optional(integer('Riga')),
    larghezza: optional(integer('Larghezza')),
    altezza: optional(integer('Altezza')),
    unito_a: optional(reference('Unito a', 'tavolo')),
  },
  title: ['numero'],
  table: ['numero', 'sala', 'posti', 'forma'],
  prefill: () => ({ forma: 'quadro', posti: 4 }) as const,
})

/** Where the plan finds its places, and who sits at them. */
export const pianta = {
  at: 'tavoli',
  room: 'sala',
  column: 'colonna',
  row: 'riga',
  width: 'larghezza',
  height: 'altezza',
  seats: 'posti',
  shapes: { by: 'forma', as: { tondo: 'round', arredo: 'fixed' } },
  joins: 'unito_a',
  party: 'coperti',
} as const
