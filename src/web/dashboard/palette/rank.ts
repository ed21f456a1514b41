import { compileSearch, searchTerms } from '../../../kernel/italian/search.ts'
import { foldText } from '../../../kernel/italian/words.ts'
import type { PaletteEntry, PaletteGroup } from './entries.ts'

/** How surely a label is what was typed: whole, from its beginning, by whole words, or not by itself. */
function labelRank(label: string, text: string, score: (terms: readonly string[]) => number): number {
  const folded = foldText(label)
  if (folded === text) return 3
  if (folded.startsWith(text)) return 2
  return score(searchTerms(label)) === 1 ? 1 : 0
}

/** The groups in the order of their surest entry, and the entries so in each; what is equally sure stays as it stood. */
export function rankGroups(groups: readonly PaletteGroup[], text: string): readonly PaletteGroup[] {
  const wanted = foldText(text)
  if (wanted === '') return groups
  const score = compileSearch(text)
  const rankOf = ({ label }: PaletteEntry) => labelRank(label, wanted, score)
  return groups
    .map((group) => ({ ...group, entries: group.entries.toSorted((a, b) => rankOf(b) - rankOf(a)) }))
    .map((group) => ({ group, rank: Math.max(0, ...group.entries.slice(0, 1).map(rankOf)) }))
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ group }) => group)
}

/** Whether what is typed is the beginning of what the surest entry is called. */
export const isNamed = ([group]: readonly PaletteGroup[], text: string): boolean =>
  group?.entries[0] !== undefined && foldText(group.entries[0].label).startsWith(foldText(text))
