/** The word without each of its letters in turn. */
function* shorter(word: string): Iterable<string> {
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1)
}

/** How many slips a word of this length may hide. */
export const slipsIn = (word: string): 0 | 1 | 2 => (word.length < 4 || /\d/.test(word) ? 0 : word.length < 8 ? 1 : 2)

/**
 * Finds the words that a mistyped one may be, without looking at all of them: both are looked up with a letter missing. One letter
 * left out, doubled, changed or swapped with its neighbour; two in long words. The first letter is right.
 */
export class Slips {
  readonly #words = new Set<string>()
  readonly #shorter = new Map<string, string[]>()

  add(word: string): void {
    if (this.#words.has(word) || slipsIn(word) === 0) return
    this.#words.add(word)
    for (const form of this.#forms(word)) {
      const known = this.#shorter.get(form)
      if (known) known.push(word)
      else this.#shorter.set(form, [word])
    }
  }

  has(word: string): boolean {
    return this.#words.has(word)
  }

  /** The nearest first; nothing where the word is known or too short. */
  near(word: string): readonly { readonly word: string; readonly slips: number }[] {
    const most = slipsIn(word)
    if (most === 0 || this.#words.has(word)) return []
    const found = new Set<string>()
    for (const form of this.#forms(word)) for (const one of this.#shorter.get(form) ?? []) found.add(one)
    return [...found]
      .map((one) => ({ word: one, slips: distance(word, one, most) }))
      .filter(({ word: one, slips }) => slips <= Math.min(most, Math.max(slipsIn(one), 1)) && one.charAt(0) === word.charAt(0))
      .toSorted((a, b) => a.slips - b.slips)
  }

  #forms(word: string): ReadonlySet<string> {
    const once = [word, ...shorter(word)]
    return new Set(slipsIn(word) < 2 ? once : once.flatMap((one) => [one, ...shorter(one)]))
  }
}

/** Letters changed, added, lost or swapped; more than `most` are not counted. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let best = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (before[j - 2] ?? 0) + 1)
      row.push(best)
    }
    before = previous
    previous = row
  }
  return previous[b.length] ?? 0
}

/** The word with two letters swapped back, then with one doubled or not: the slips that hardly ever make another word. */
export function* unslipped(word: string): Iterable<{ readonly word: string; readonly swapped: boolean }> {
  const put = (from: number, to: number, letters: string) => word.slice(0, from) + letters + word.slice(to)
  for (let at = 1; at < word.length; at++) {
    const [a = '', b = ''] = [word[at - 1], word[at]]
    if (a !== b) yield { word: put(at - 1, at + 1, b + a), swapped: true }
  }
  for (let at = 1; at < word.length; at++) {
    const letter = word[at] ?? ''
    if (letter === word[at - 1]) yield { word: put(at, at + 1, ''), swapped: false }
    else if (!/[aeiou]/.test(letter)) yield { word: put(at, at + 1, letter + letter), swapped: false }
  }
}
