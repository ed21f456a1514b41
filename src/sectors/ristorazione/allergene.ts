import * as k from '../../kernel/describe.ts'

/** How many allergens must be told to whoever eats (Reg. UE 1169/2011, annex II). */
export const ALLERGENI = 14

/**
 * The allergens of annex II of Reg. UE 1169/2011, by their numbers there. They are records so that dishes, products and guests name
 * them alike: what a guest must not eat and what a dish holds are compared, and never guessed from words.
 */
export const allergene = k.defineEntity({
  name: 'allergene',
  label: { one: 'Allergene', many: 'Allergeni', gender: 'm' },
  fields: {
    numero: k.integer('Numero', { min: 1, max: ALLERGENI, hint: 'Il numero nell’allegato II del Reg. UE 1169/2011.' }),
    nome: k.text('Nome', { max: 60, synonyms: ['allergene', 'sostanza'] }),
    comprende: k.optional(
      k.longText('Che cosa comprende', {
        comprises: true,
        noun: { said: 'elenco di ciò che comprende' },
        synonyms: ['rientra', 'rientrano', 'comprende'],
      }),
    ),
  },
  archives: false,
  title: ['nome'],
  synonyms: ['allergie', 'intolleranze', 'intolleranza', 'allergico'],
  makes: ['aggiungi'],
  unique: [['numero'], ['nome']],
  sort: [k.asc('numero')],
  form: [{ fields: ['numero', 'nome', 'comprende'] }],
  table: ['numero', 'nome', 'comprende'],
})
