import * as k from '../../kernel/describe.ts'

/** For how long somebody is sent out, in minutes; what was worked is another field. */
export const durataPrevista = (synonyms: readonly string[]) =>
  k.optional(k.lasts('Durata prevista', { min: 15, max: 720, short: 'Durata', noun: { gender: 'f' }, synonyms }))
