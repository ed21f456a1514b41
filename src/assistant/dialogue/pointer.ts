import { monthIn, weekdayIn } from '../italian/calendar-words.ts'

/** The words that point at what was spoken of, and which of it they mean. */
export interface Pointer {
  readonly ids: readonly string[]
  readonly cut: readonly [from: number, to: number]
}

const PLACES = ['prim', 'second', 'terz', 'quart', 'quint', 'sest']
const ALL = /^(?:tutt[ie] (?:e|ed) (?:due|tre|quattro|cinque|sei)|tutt[ie] quant[ie]|entramb[ie]|ambedue)\b/
const PLACE = /^(?:(?:il|la|lo|l|solo|soltanto|quell[oa]|(?:a|da|de|ne|su)ll?[ao]?) )*(?:(prim|second|terz|quart|quint|sest|ultim)[oa])\b/
const OTHER = /^(?:(?:l|gli|le|quell[oaie]|quegli) )+(altr[oaie])\b/
const THOSE =
  /^(?:(?:di|tra|fra|solo|soltanto) )*(?:quest[ieoa]|quell[ieoa]|quel|quei|quegli|di loro|loro|dei quali|delle quali|di cui|lui|lei)\b/
/** «chi l’ha cambiato?» */
const DONE_BY = /^chi (?:l[aoie]?) h(?:a|anno) /
const CALENDAR =
  /^(?:settiman\w+|mes[ei]|ann[oi]|giorn[oi]|or[ae]|volt[ae]|sera|mattina|notte|pomeriggio|weekend|quindicina|trimestre|cosa|due|tre)$/
const isTimely = (word: string | undefined): boolean =>
  word !== undefined && (CALENDAR.test(word) || monthIn(word) > 0 || weekdayIn(word) >= 0 || /^\d/.test(word))

/** How a sentence points at some of what was spoken of: `last` is where the last of them stands. */
export function pointerIn(words: readonly string[], ids: readonly string[], last: 0 | -1 | null = -1): Pointer | undefined {
  for (let from = 0; from < words.length; from++) {
    const rest = words.slice(from).join(' ')
    const end = (match: string) => from + match.split(' ').length
    const all = ALL.exec(rest)
    if (all) return { ids, cut: [from, end(all[0])] }
    const other = OTHER.exec(rest)
    const rests = ids.slice(1)
    if (other?.[1] && rests.length > 0 && (/[ie]$/.test(other[1]) || rests.length === 1)) return { ids: rests, cut: [from, end(other[0])] }
    const place = PLACE.exec(rest)
    if (place?.[1] && !isTimely(words[end(place[0])]) && (from === 0 || place[0].includes(' '))) {
      const id = place[1] !== 'ultim' ? ids[PLACES.indexOf(place[1])] : last === null ? undefined : ids.at(last)
      if (id !== undefined) return { ids: [id], cut: [from, end(place[0])] }
    }
    if (DONE_BY.test(rest)) return { ids, cut: [from + 1, from + 2] }
    const those = THOSE.exec(rest)
    if (those && !isTimely(words[end(those[0])]) && !/^(?:quel|quello) che\b/.test(rest)) return { ids, cut: [from, end(those[0])] }
  }
  return undefined
}
