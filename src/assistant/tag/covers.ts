import { properIn, type Token } from '../italian/token.ts'
import { coversOf, type Cover } from './cover.ts'
import { mendedIn } from './spelling.ts'
import type { Sources } from './sources.ts'
import { spansOf } from './spans.ts'

/** Words that were said and mended, and the best ways to read them. */
export interface Read {
  readonly words: readonly string[]
  readonly covers: readonly Cover[]
}

/** The `most` best ways to read the words of a text. */
export function coversIn(text: string, tokens: readonly Token[], sources: Sources, most: number): Read {
  const proper = properIn(text, tokens)
  const said = tokens.map(({ word }) => word)
  const { words, slips } = mendedIn(said, sources, proper)
  return { words, covers: coversOf(words, spansOf(words, sources, proper, slips)).slice(0, most) }
}
