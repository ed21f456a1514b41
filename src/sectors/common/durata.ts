import { optional } from '../../kernel/fields/field.ts'
import { integer } from '../../kernel/fields/number.ts'

/** For how long somebody is sent out, in minutes; what was worked is another field. */
export const durataPrevista = (synonyms: readonly string[]) =>
  optional(
    integer('Durata prevista', {
      min: 15,
      max: 720,
      unit: ['minuto', 'minuti'],
      short: 'Durata',
      noun: { gender: 'f' },
      synonyms,
    }),
  )
