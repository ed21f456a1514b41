import type { IconName } from '../../../kernel/icon-name.ts'
import { compileSearch, searchTerms } from '../../../kernel/italian/search.ts'

export interface PaletteEntry {
  readonly key: string
  readonly label: string
  readonly icon: IconName
  readonly hint?: string | undefined
  /** Other words by which it is found. */
  readonly words?: readonly string[] | undefined
  readonly run: () => void
}

export interface PaletteGroup {
  readonly heading: string
  readonly entries: readonly PaletteEntry[]
}

/** The entries that a text means, the best first; all of them while there is no text. A word may still be half typed. */
export function findEntries(entries: readonly PaletteEntry[], text: string): readonly PaletteEntry[] {
  if (text.trim() === '') return entries
  const score = compileSearch(text)
  return entries
    .map((entry) => ({ entry, score: score(searchTerms([entry.label, ...(entry.words ?? [])].join(' '))) }))
    .filter((found) => found.score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map((found) => found.entry)
}
