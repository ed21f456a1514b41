import { splitWords } from '../../kernel/italian/words.ts'

/** What a row of a list is called; `also` are the other names of the same thing: «Inghilterra» for the Regno Unito. */
export interface Named {
  readonly label: string
  readonly also?: readonly string[] | undefined
}

const key = (text: string) => splitWords(text).join(' ')

const NAME = 0
const BEGINNING = 1
const WORDS = 2
const PART = 3
const NOTHING = 4

/** How well a name answers to what was typed, the least the best: the whole of it, its beginning, words of it begun, a part of it. */
function rankOf(name: string, wanted: string): number {
  if (name.startsWith(wanted)) return name.length === wanted.length ? NAME : BEGINNING
  if (wanted.split(' ').every((word) => name.startsWith(word) || name.includes(` ${word}`))) return WORDS
  return name.includes(wanted) ? PART : NOTHING
}

function rank({ label, also = [] }: Named, typed: string): number {
  const wanted = key(typed)
  // Signs alone («?») are no beginning of anything.
  return wanted ? Math.min(...[label, ...also].map((name) => rankOf(key(name), wanted))) : NOTHING
}

/** Those that answer to a text in any way, the best first; an empty text leaves them as they are. */
export const fitting = <Row extends Named>(rows: readonly Row[], typed: string): readonly Row[] =>
  typed.trim() === '' ? rows : bestFirst(rows, typed).filter((row) => rank(row, typed) < NOTHING)

/** The same rows, those that answer best to a text before the others. */
export const bestFirst = <Row extends Named>(rows: readonly Row[], typed: string): readonly Row[] =>
  typed.trim() === '' ? rows : rows.toSorted((a, b) => rank(a, typed) - rank(b, typed))

/** The row of that very name. */
export const namedSo = <Row extends Named>(rows: readonly Row[], typed: string): Row | undefined =>
  rows.find((row) => rank(row, typed) === NAME)

/**
 * The row that Enter may choose for a text: of that name, or beginning with it, or the only one with words that do.
 * What merely holds it is never chosen: «russia» is no way to say Bielorussia.
 */
export function chosenBy<Row extends Named>(rows: readonly Row[], typed: string): Row | undefined {
  const [first, second] = bestFirst(rows, typed)
  if (!first || rank(first, typed) > WORDS) return undefined
  const isAlone = rank(first, typed) < WORDS || !second || rank(second, typed) > WORDS
  return isAlone ? first : undefined
}
