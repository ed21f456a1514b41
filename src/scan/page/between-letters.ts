const isLetter = (sign: string) => /\p{L}/u.test(sign)

/** A text from its first letter to its last; empty where it has none. Walked by hand: a pattern for the end takes the square of its length. */
export function betweenLetters(text: string): string {
  const from = text.search(/\p{L}/u)
  let end = from < 0 ? 0 : text.length
  while (end > from && !isLetter(text.charAt(end - 1))) end--
  return text.slice(Math.max(from, 0), Math.max(end, 0))
}
