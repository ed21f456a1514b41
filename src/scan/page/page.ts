import { median as middleOf } from '../image/median.ts'
import type { Word } from './word.ts'

/** Words that stand beside each other without a wide gap. */
export interface Run {
  readonly words: readonly Word[]
  readonly text: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** How high its capitals are, the middle of its words. */
  readonly height: number
}

/** Runs of one line across the whole page, from left to right. */
export type Row = readonly Run[]

export interface Page {
  /** From above to below. */
  readonly rows: readonly Row[]
  readonly text: string
}

/** A gap wider than so many heights of a letter parts two columns. */
const GAP = 1.3
/** Words of one line have their middles this near, in heights. */
const LEVEL = 0.55

/** How high the capitals of a word are: letters below the line make it higher, small ones alone lower. */
function capitals({ text, height }: Word): number {
  const isTall = /[\p{Lu}\dbdfhklt]/u.test(text)
  const isDeep = /[gjpqy,;()[\]|]/.test(text)
  if (isTall) return isDeep ? height * 0.79 : height
  return isDeep ? height : height * 1.35
}

export function runOf(words: readonly Word[]): Run {
  return {
    words,
    text: words.map(({ text }) => text).join(' '),
    left: Math.min(...words.map(({ left }) => left)),
    right: Math.max(...words.map(({ left, width }) => left + width)),
    top: Math.min(...words.map(({ top }) => top)),
    bottom: Math.max(...words.map(({ top, height }) => top + height)),
    height: median(words.map(capitals)),
  }
}

const median = (values: readonly number[]) => middleOf(values) ?? 0
const middle = ({ top, height }: Word) => top + height / 2

/** Words into lines: each joins the line whose last word to its left is level with it. */
function linesOf(words: readonly Word[]): Word[][] {
  const lines: Word[][] = []
  for (const word of words.toSorted((a, b) => a.left - b.left)) {
    const level = lines
      .map((line) => ({ line, last: line.at(-1) as Word }))
      .map(({ line, last }) => ({ line, off: Math.abs(middle(last) - middle(word)), height: Math.max(last.height, word.height) }))
      .filter(({ off, height }) => off < height * LEVEL)
      .toSorted((a, b) => a.off - b.off)[0]
    if (level) level.line.push(word)
    else lines.push([word])
  }
  return lines.toSorted((a, b) => median(a.map(middle)) - median(b.map(middle)))
}

function runsOf(line: readonly Word[], usual: number): Run[] {
  const runs: Word[][] = []
  for (const word of line) {
    const last = runs.at(-1)?.at(-1)
    const gap = last ? word.left - last.left - last.width : Infinity
    // Signs are low: the gap is measured by letters.
    if (last && gap < Math.max(Math.min(last.height, word.height), usual * 0.8) * GAP) runs.at(-1)?.push(word)
    else runs.push([word])
  }
  return runs.map(runOf)
}

/** «SESSO/SEX» is a label and its translation. */
const TWO_WORDS = /^([\p{L}.']{3,})\/([\p{L}.']{3,}[^\p{L}]?)$/u

function apart(word: Word): Word[] {
  const [, first, second] = TWO_WORDS.exec(word.text) ?? []
  if (!first || !second) return [word]
  const share = (first.length + 0.5) / word.text.length
  const left = { ...word, text: first, width: word.width * share }
  return [left, { ...word, text: second, left: word.left + left.width, width: word.width - left.width }]
}

/** No paper of ours has more; what is longer is read from its beginning. */
const MOST_WORDS = 1500

/** A page as rows of runs, whatever order and blocks the recogniser saw. */
export function pageOf(all: readonly Word[]): Page {
  const words = all.slice(0, MOST_WORDS).flatMap(apart)
  const usual = words.length > 0 ? median(words.map(({ height }) => height)) : 0
  const rows = linesOf(words).map((line) => runsOf(line, usual))
  return { rows, text: rows.map((row) => row.map(({ text }) => text).join('  ')).join('\n') }
}
