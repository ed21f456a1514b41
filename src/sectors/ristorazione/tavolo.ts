import { defineEntity } from '../../kernel/define-entity.ts'
import { choice } from '../../kernel/fields/choice.ts'
import { optional } from '../../kernel/fields/field.ts'
import { integer } from '../../kernel/fields/number.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'

/** A room of the restaurant, a tab of the plan. */
export const sala = defineEntity({
  name: 'sala',
  label: { one: 'Sala', many: 'Sale', gender: 'f' },
  fields: { nome: text('Nome', { max: 40 }) },
  title: ['nome'],
  synonyms: ['stanza', 'dehors', 'veranda'],
  makes: ['aggiungi', 'inserisci'],
  unique: [['nome']],
  sort: [{ field: 'nome', direction: 'asc' }],
  table: ['nome'],
})

/** A table, by its number or by the name of the room that it fills («Saletta»); what merely stands in a room is one without seats. */
export const tavolo = defineEntity({
  name: 'tavolo',
  label: { one: 'Tavolo', many: 'Tavoli', gender: 'm' },
  fields: {
    numero: text('Numero', { max: 20, hint: 'Anche un nome: «Saletta».', synonyms: ['tavolo', 'table'] }),
    sala: reference('Sala', 'sala', { noun: { gender: 'f' } }),
    posti: optional(
      integer('Posti', {
        min: 1,
        max: 60,
        unit: ['posto', 'posti'],
        synonyms: ['coperti', 'sedie', 'capienza', 'posti a sedere', 'quanti ci stanno'],
      }),
    ),
    forma: choice('Forma', { quadro: 'Quadrato', tondo: 'Tondo', arredo: 'Arredo' }, { noun: { gender: 'f' } }),
    colonna: optional(integer('Colonna')),
    riga: optional(integer('Riga')),
    larghezza: optional(integer('Larghezza')),
    altezza: optional(integer('Altezza')),
    unito_a: optional(reference('Unito a', 'tavolo', { noun: { said: 'tavolo a cui è unito' } })),
  },
  title: ['numero'],
  synonyms: ['pianta', 'posti a sedere', 'tavoli liberi'],
  makes: ['aggiungi', 'inserisci'],
  unique: [['numero']],
  sort: [{ field: 'numero', direction: 'asc' }],
  form: [{ fields: ['numero', 'sala', 'posti', 'forma', 'unito_a'] }],
  table: ['numero', 'sala', 'posti', 'forma', 'unito_a'],
  prefill: () => ({ forma: 'quadro', posti: 4 }) as const,
})
