import type { Token } from '../italian/token.ts'
import { isIdle } from '../italian/small-words.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Sense } from '../lexicon/sense.ts'
import type { Cover } from './cover.ts'
import type { Reading } from './span.ts'

/** Readings that say whose and when, and may stand anywhere in a sentence. */
const ANYWHERE = new Set<Reading['is']>(['named', 'days', 'hours'])

/** Senses that the trade says in several words: a question, an action, the making of a record. */
const WORDINGS = new Set<Sense['is']>(['question', 'action', 'makes'])

/** A sentence with a stretch of it at its end, and where it stood. */
export interface Moved {
  readonly tokens: readonly Token[]
  readonly at: number
}

/**
 * «quali fatture di Rossi non sono pagate» asks what «quali fatture non sono pagate» asks: the sentence with a name or a day that
 * parts a wording of the trade put behind it.
 */
export function movedIn(tokens: readonly Token[], words: readonly string[], { spans }: Cover, lexicon: Lexicon): readonly Moved[] {
  return spans.flatMap((span, index) => {
    if (span.to === words.length || !span.readings.some(({ is }) => ANYWHERE.has(is))) return []
    const least = spans[index - 1]?.to ?? 0
    let from = span.from
    while (from > least && isIdle(words[from - 1] ?? '')) from--
    if (from === 0) return []
    const rest = [...words.slice(0, from), ...words.slice(span.to)]
    const isParted = rest.slice(0, from).some((_, at) => lexicon.at(rest, at).some(({ sense, to }) => WORDINGS.has(sense.is) && to > from))
    const apart = <T>(all: readonly T[]) => [...all.slice(0, from), ...all.slice(span.to), ...all.slice(from, span.to)]
    return isParted ? [{ tokens: apart(tokens), at: from }] : []
  })
}

/** Tells whether a cover reads a wording over the place from which something was moved. */
export const joinsAt = ({ spans }: Cover, at: number): boolean =>
  spans.some(({ from, to, readings }) => from < at && to > at && readings.some((one) => one.is === 'sense' && WORDINGS.has(one.sense.is)))
