import * as k from '../../kernel/describe.ts'

/** For how long somebody is sent out, in minutes; what was worked is another field. */
export const durataPrevista = (synonyms: readonly string[]) =>
  k.optional(
    k.integer('Durata prevista', {
      min: 15,
      max: 720,
      unit: ['minuto', 'minuti'],
      short: 'Durata',
      noun: { gender: 'f' },
      synonyms,
    }),
  )
