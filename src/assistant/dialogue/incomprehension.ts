import type { Reply } from '../reply.ts'
import { asTyped } from './original-words.ts'
import { inItsLanguage } from './other-languages.ts'
import { plain } from './plain-reply.ts'

/** Says which words were not understood, as they were typed, and what may be asked instead; of another language that it is another. */
export function notUnderstood(said: string, unknown: readonly string[], suggestions: readonly string[]): Reply {
  const foreign = inItsLanguage(said)
  const what = asTyped(unknown.slice(0, 3), said)
  const why = foreign ?? (what ? `Non ho capito: «${what}».` : 'Non ho capito.')
  const spoken = foreign ?? 'Non ho capito. Prova a dirlo in un altro modo.'
  return plain(`${why} Puoi chiedermi per esempio:`, 'refused', { suggestions, spoken })
}
