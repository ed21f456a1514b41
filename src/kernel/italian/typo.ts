/** Code units of `text` between `from` and `to` against a whole word, one slip at most. Reads in place: no copies. */
function isOneSlip(word: string, text: string, from: number, to: number): boolean {
  const a = word.length
  const b = to - from
  let i = 0
  while (i < a && i < b && word.charCodeAt(i) === text.charCodeAt(from + i)) i++
  let tail = 0
  while (tail < a - i && tail < b - i && word.charCodeAt(a - 1 - tail) === text.charCodeAt(to - 1 - tail)) tail++
  const left = a - i - tail
  const right = b - i - tail
  if (left <= 1 && right <= 1) return true
  return (
    left === 2 &&
    right === 2 &&
    word.charCodeAt(i) === text.charCodeAt(from + i + 1) &&
    word.charCodeAt(i + 1) === text.charCodeAt(from + i)
  )
}

/** One bit per letter in use. Digits share the bits from 26 on. */
function lettersOf(text: string, from: number, to: number): number {
  let mask = 0
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i)
    mask |= 1 << (code >= 97 ? (code - 97) % 26 : 26 + (code % 6))
  }
  return mask
}

/** Whether more than two bits are set. */
function isBeyondTwo(mask: number): boolean {
  const one = mask & (mask - 1)
  const two = one & (one - 1)
  return two !== 0
}

/** Letters changed, added, lost or swapped with their neighbour (Damerau–Levenshtein, restricted). */
function distance(a: string, b: string): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let best = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (before[j - 2] ?? 0) + 1)
      row.push(best)
    }
    before = previous
    previous = row
  }
  return previous[b.length] ?? 0
}

/** How many slips a word of this length may hide: none below four letters, two from nine. */
export function slipsAllowed(letters: number): 0 | 1 | 2 {
  return letters < 4 ? 0 : letters < 9 ? 1 : 2
}

/**
 * Answers whether the stretch of text from `from` to `to` is `word` with at most `slips` mistakes. The answers which
 * cost more than a glance are remembered, because a column repeats its words.
 */
export function compileTypo(word: string, slips: 0 | 1 | 2): (text: string, from: number, to: number) => boolean {
  if (slips === 0) return () => false
  const known = new Map<string, boolean>()
  const letters = lettersOf(word, 0, word.length)
  return (text, from, to) => {
    const difference = to - from - word.length
    if (difference > slips || difference < -slips) return false
    if (slips === 1) return isOneSlip(word, text, from, to)
    const others = lettersOf(text, from, to)
    if (isBeyondTwo(letters & ~others) || isBeyondTwo(others & ~letters)) return false
    const term = text.slice(from, to)
    const answer = known.get(term) ?? distance(word, term) <= 2
    known.set(term, answer)
    return answer
  }
}
