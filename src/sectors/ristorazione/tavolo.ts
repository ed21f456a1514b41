import * as k from '../../kernel/describe.ts'

/** A room of the restaurant, a tab of the plan. */
export const sala = k.defineEntity({
  name: 'sala',
  label: { one: 'Sala', many: 'Sale', gender: 'f' },
  fields: { nome: k.text('Nome', { max: 40 }) },
  title: ['nome'],
  synonyms: ['stanza', 'dehors', 'veranda'],
  makes: ['aggiungi', 'inserisci'],
  unique: [['nome']],
  table: ['nome'],
})

/** A table, by its number or by the name of the room that it fills («Saletta»); what merely stands in a room is one without seats. */
export const tavolo = k.defineEntity({
  name: 'tavolo',
  label: { one: 'Tavolo', many: 'Tavoli', gender: 'm' },
  fields: {
    numero: k.code('Numero', { max: 20, hint: 'Anche un nome: «Saletta».', synonyms: ['tavolo', 'table'] }),
    sala: k.reference('Sala', 'sala', { noun: { gender: 'f' } }),
    posti: k.optional(k.integer('Posti', { min: 1, max: 60, unit: ['posto', 'posti'], synonyms: ['coperti', 'sedie', 'capienza'] })),
    forma: k.choice('Forma', { quadro: 'Quadrato', tondo: 'Tondo', arredo: 'Arredo' }, { noun: { gender: 'f' } }),
    colonna: k.optional(k.integer('Colonna')),
    riga: k.optional(k.integer('Riga')),
    larghezza: k.optional(k.integer('Larghezza')),
    altezza: k.optional(k.integer('Altezza')),
    unito_a: k.optional(k.reference('Unito a', 'tavolo', { noun: { said: 'tavolo a cui è unito' } })),
  },
  synonyms: ['pianta'],
  makes: ['aggiungi', 'inserisci'],
  unique: [['numero']],
  form: [{ fields: ['numero', 'sala', 'posti', 'forma', 'unito_a'] }],
  table: ['numero', 'sala', 'posti', 'forma', 'unito_a'],
  prefill: () => ({ forma: 'quadro', posti: 4 }) as const,
})
