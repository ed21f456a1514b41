import type { IconName } from '../../../kernel/screens/icon-name.ts'
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

/** What an entry is found by: all its words, and each of its names as a whole. */
interface Found {
  readonly terms: readonly string[]
  readonly names: ReadonlySet<string>
}
const known = new WeakMap<PaletteEntry, Found>()

function foundBy(entry: PaletteEntry): Found {
  const there = known.get(entry)
  if (there) return there
  const names = [entry.label, ...(entry.words ?? [])]
  const found = { terms: searchTerms(names.join(' ')), names: new Set(names.map((name) => String(searchTerms(name)))) }
  known.set(entry, found)
  return found
}

/**
 * The entries that a text means, the best first; all of them while there is no text. A word may still be half typed. What is called just
 * so goes before what merely has all its words.
 */
export function findEntries(entries: readonly PaletteEntry[], text: string): readonly PaletteEntry[] {
  if (text.trim() === '') return entries
  const score = compileSearch(text)
  const whole = String(searchTerms(text))
  return entries
    .map((entry) => {
      const { terms, names } = foundBy(entry)
      return { entry, score: score(terms), isCalledSo: names.has(whole) }
    })
    .filter((found) => found.score > 0)
    .toSorted((a, b) => Number(b.isCalledSo) - Number(a.isCalledSo) || b.score - a.score)
    .map((found) => found.entry)
}
