import { foldAccents } from '../../kernel/italian/words.ts'
import { runOf, type Page, type Run } from './page.ts'
import type { Word } from './word.ts'

/** What is printed before, above or below values: for each key its wordings in small letters, and `''` for words that only stand about. */
export type Labels = Readonly<Record<string, readonly string[]>>

/** A page on which it is known of every word whether it is part of a label. */
export interface Form {
  readonly page: Page
  readonly found: readonly Found[]
  /** The key of the label that a word is part of; '' for what only stands about. */
  readonly labelOf: (word: Word) => string | undefined
}

interface Found {
  readonly key: string
  readonly row: number
  readonly run: Run
  /** How many words of the run stand before the label's last word, that included. */
  readonly end: number
  readonly box: Run
}

/** Signs that only part a label from its value. */
const SIGNS = /^[/|:;.,\-–—_=>*«»"'()[\]]+$/
const MOST_WORDS = 7
const plain = (text: string) => foldAccents(text.toLowerCase()).replace(/[^a-z0-9]/g, '')

/** Letters that may be misread in a label of so many. */
const mistakes = (length: number) => (length < 5 ? 0 : length < 11 ? 1 : 2)

/** How many letters two words differ by; more than `most` is as good as everything. */
export function difference(a: string, b: string, most: number): number {
  if (a === b) return 0
  if (most === 0 || Math.abs(a.length - b.length) > most) return Infinity
  let before = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++)
      row.push(Math.min((before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)))
    before = row
  }
  const found = before[b.length] ?? 0
  return found <= most ? found : Infinity
}

/** Finds labels word by word, the longest first; a letter or two of the small print may be misread. */
export function formOf(page: Page, labels: Labels): Form {
  const wanted = Object.entries(labels)
    .flatMap(([key, wordings]) => wordings.map((wording) => ({ key, letters: plain(wording) })))
    .toSorted((a, b) => b.letters.length - a.letters.length)
  const taken = new Map<Word, string>()
  const found: Found[] = []
  page.rows.forEach((runs, row) => {
    for (const run of runs) {
      for (const { key, letters } of wanted) {
        for (let from = 0; from < run.words.length; from++) {
          const end = endOf(run.words, from, letters)
          const words = end === undefined ? [] : run.words.slice(from, end)
          if (end === undefined || words.some((word) => taken.has(word))) continue
          for (const word of words) taken.set(word, key)
          if (key) found.push({ key, row, run, end, box: runOf(words) })
        }
      }
    }
  })
  // «Causale Progetto Casa Aperta»: what follows its own label is the value.
  const isValue = ({ key, run, box }: Found) => {
    const first = run.words.indexOf(box.words[0] as Word)
    const last = run.words.slice(0, first).findLast(({ text }) => !SIGNS.test(text))
    return last !== undefined && taken.get(last) === key
  }
  const values = found.filter(isValue)
  for (const word of values.flatMap(({ box }) => box.words)) taken.delete(word)
  return { page, found: found.filter((one) => !values.includes(one)), labelOf: (word) => taken.get(word) }
}

/** Where a label that begins at a word ends, if it stands there: where it differs least. */
function endOf(words: readonly Word[], from: number, letters: string): number | undefined {
  if (!plain(words[from]?.text ?? '')) return undefined
  let text = ''
  let best: { readonly end: number; readonly off: number } | undefined
  for (let end = from + 1; end <= Math.min(words.length, from + MOST_WORDS); end++) {
    text += plain(words[end - 1]?.text ?? '')
    if (text.length > letters.length + 2) break
    const off = difference(text, letters, mistakes(letters.length))
    if (off < (best?.off ?? Infinity)) best = { end, off }
  }
  return best?.end
}

/** A value stands at most so many heights of its label below it. */
const BELOW = 3.2

/** Words up to the next label, without the signs at their ends and the translations of the label before them. */
function valueOf(words: readonly Word[], labelOf: Form['labelOf']): Run | undefined {
  const start = words.findIndex((word) => !SIGNS.test(word.text) && labelOf(word) !== '')
  const first = words[start]
  if (!first || labelOf(first) !== undefined) return undefined
  const end = words.findIndex((word, i) => i > start && labelOf(word) !== undefined)
  return runOf(words.slice(start, end < 0 ? undefined : end))
}

/** What of a text is the value that was looked for; nothing when it is none. */
export type Accept<T> = (text: string, run: Run) => T | undefined

/** Values are printed larger than their labels, by at least so much, where they stand below them. */
const LARGER = 1.15

/** Where values may stand seen from their label, nearest in meaning first. */
function candidates({ page, labelOf }: Form, { row, run, end, box }: Found): Run[] {
  const same = valueOf(run.words.slice(end), labelOf)
  const runs = page.rows[row] ?? []
  const next = runs[runs.indexOf(run) + 1]
  const right = same || !next ? undefined : valueOf(next.words, labelOf)
  const isUnder = (other: Run) => other.left < box.right + box.height && other.right > box.left - box.height
  const parts = (rows: readonly Page['rows'][number][]) =>
    rows
      .flat()
      .flatMap((other) => partsOf(other, labelOf))
      .filter(isUnder)
  const below = parts(page.rows.slice(row + 1, row + 6))
    .filter(({ top, height }) => top > box.top && top - box.bottom < BELOW * Math.max(box.height, height * 0.7))
    .toSorted((a, b) => distance(a, box) - distance(b, box))
  const above = parts(page.rows.slice(Math.max(0, row - 2), row)).filter(({ bottom, height }) => box.top - bottom < height)
  const beside = [same, right].filter((one) => one !== undefined)
  // What stands in small print after a label and has larger print below it is more of the label.
  const isSmall = beside.every(({ height }) => height < box.height * LARGER) && (below[0]?.height ?? 0) > box.height * LARGER
  return isSmall ? [...below, ...beside, ...above] : [...beside, ...below, ...above]
}

const distance = (a: Run, box: Run) =>
  Math.max(0, a.top - box.bottom) * 2 + Math.min(Math.abs(a.left - box.left), Math.abs(a.right - box.right))

/** The pieces of a run that are no label. */
function partsOf(run: Run, labelOf: Form['labelOf']): Run[] {
  const parts: Word[][] = [[]]
  for (const word of run.words) {
    if (labelOf(word) !== undefined) parts.push([])
    else if (!SIGNS.test(word.text)) parts.at(-1)?.push(word)
  }
  return parts.filter(({ length }) => length > 0).map(runOf)
}

/** Every value that stands at a label: on its line, to its right, below it, or above. */
export function valuesAt<T>(form: Form, key: string, accept: Accept<T>): T[] {
  return form.found
    .filter((one) => one.key === key)
    .flatMap((found) => {
      for (const run of candidates(form, found)) {
        const value = accept(run.text, run)
        if (value !== undefined) return [value]
      }
      return []
    })
}

/** The first of them. */
export const valueAt = <T>(form: Form, key: string, accept: Accept<T>): T | undefined => valuesAt(form, key, accept)[0]
