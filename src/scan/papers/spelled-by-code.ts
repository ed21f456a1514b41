import { matchesPerson } from '../../kernel/italian/codice-fiscale.ts'
import { betweenLetters } from '../page/between-letters.ts'
import type { Page } from '../page/page.ts'
import { isName } from '../patterns/name.ts'

/** Surname and given name as they stand on a page. */
export interface Spelled {
  readonly lastName: string
  readonly firstName: string
}

/** Surnames and given names have at most so many words each. */
const MOST_WORDS = 3
const WORD = /^\p{L}[\p{L}'’-]*$/u

/** Words that stand after each other, up to a sign or a figure between them. */
function stretchesOf({ rows }: Page): string[][] {
  return rows.flatMap((row) => {
    const stretches: string[][] = [[]]
    for (const { text } of row.flatMap(({ words }) => words)) {
      const clean = betweenLetters(text)
      if (clean !== text && /^[^\p{L}]/u.test(text)) stretches.push([])
      if (WORD.test(clean) && isName(clean)) stretches.at(-1)?.push(clean)
      else stretches.push([])
      if (/[^\p{L}]$/u.test(text)) stretches.push([])
    }
    const alone = row.map(({ words }) => words.map(({ text }) => text).filter((text) => WORD.test(text) && isName(text)))
    return [...stretches, ...(row.length > 1 ? alone : [])].filter(({ length }) => length > 0)
  })
}

/**
 * The name beside each other on a page, in either order, whose letters begin a codice fiscale that its control letter
 * proves: wherever it stands, whatever is printed before it. The shortest one; `undefined` where none agrees.
 */
export function spelledByCode(page: Page, code: string): Spelled | undefined {
  const agrees = (part: 'cognome' | 'nome', text: string) => !matchesPerson(code, { [part]: text }).includes(part)
  const stretches = stretchesOf(page)
  const all = stretches.flatMap((words) =>
    words.flatMap((_, from) =>
      spans(words.slice(from)).flatMap(([head, tail]): Spelled[] => {
        if (agrees('cognome', head) && agrees('nome', tail)) return [{ lastName: head, firstName: tail }]
        return agrees('nome', head) && agrees('cognome', tail) ? [{ lastName: tail, firstName: head }] : []
      }),
    ),
  )
  if (all.length > 0) return all.toSorted((a, b) => lengthOf(a) - lengthOf(b))[0]
  // Surname and name each in a box of its own: nothing else of the page may be spelled like them.
  const alone = (part: 'cognome' | 'nome') => {
    const found = stretches.flatMap((words) => [words.join(' ')]).filter((text) => agrees(part, text))
    return new Set(found.map((text) => text.toLowerCase())).size === 1 ? found[0] : undefined
  }
  const [lastName, firstName] = [alone('cognome'), alone('nome')]
  return lastName && firstName ? { lastName, firstName } : undefined
}

const lengthOf = ({ lastName, firstName }: Spelled) => lastName.length + firstName.length

/** Every way to begin with two names of one to three words. */
const spans = (words: readonly string[]): [string, string][] =>
  Array.from({ length: MOST_WORDS }, (_, i) => i + 1).flatMap((first) =>
    Array.from({ length: MOST_WORDS }, (_, i) => first + i + 1)
      .filter((end) => end <= words.length)
      .map((end): [string, string] => [words.slice(0, first).join(' '), words.slice(first, end).join(' ')]),
  )
