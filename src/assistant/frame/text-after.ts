import type { Role } from './role.ts'
import { isOrderAt, type Drafting } from './texts.ts'

/** What follows a field up to what means something else, or to a comma. */
export function textAfter(
  { frame, sentence, roles }: Drafting,
  role: Role,
  targets: boolean,
  updates: boolean,
): { readonly text: string; readonly words: readonly number[] } | undefined {
  const { words, breaks = [] } = frame
  const { tokens, text } = sentence
  // «cambia il ruolo di Dalila in direttrice»: the record stands between.
  const whose = targets
    ? roles.find((one) => (one.role === 'self' || one.role === 'named') && one.from > role.from && one.from - role.to <= 2)
    : undefined
  const between = (at: number) => text.slice(tokens[at - 1]?.to ?? 0, tokens[at]?.from ?? text.length)
  const isBetween =
    whose !== undefined &&
    // «aggiungi una nota a Rossi: …»
    (/[«"“:]/.test(between(whose.to)) || (/^(?:in|a|ad|con|come)$/.test(words[whose.to] ?? '') && updates))
  let from = isBetween ? whose.to : role.to
  if (tokens[role.to - 1] === undefined) return undefined
  while (
    from < words.length &&
    /^(?:e|di|del|della|il|la|lo|numero|con|come|a|al|da|in)$/.test(words[from] ?? '') &&
    !/[«"“:]/.test(between(from))
  )
    from += 1
  if (breaks.includes(from) && isOrderAt(frame, from)) return undefined
  const led = /[«"“:]/.test(between(from))
  let to = from
  while (to < words.length) {
    if (to > from && /[,;»”]/.test(between(to))) break
    const known = roles.some(
      (other) =>
        other.from === to &&
        other !== role &&
        (other.role === 'field' || other.role === 'days' || other.role === 'hours' || other.role === 'money'),
    )
    if (known && !led) break
    to += 1
  }
  if (to === from) return undefined
  const start = tokens[from]?.from ?? 0
  const end = tokens[to - 1]?.to ?? start
  const raw = text.slice(start, end)
  // «il telefono di Rossi» names a field and whose it is, and no value.
  const isKnown = !led && roles.some((other) => other.from >= from && other.from < to && (other.role === 'named' || other.role === 'self'))
  return isKnown ? undefined : { text: raw, words: Array.from({ length: to - from }, (_, at) => from + at) }
}
