import { addDays, addMonths, endOfMonth, startOfMonth, startOfWeek } from '../../kernel/italian/dates.ts'
import { monthIn } from './calendar-words.ts'
import { readNumber } from './number.ts'

/** Days, both ends included; one that is absent lies open. */
export interface Days {
  readonly from?: string
  readonly to?: string
}

/** Days as they were said. */
export interface ReadDays {
  /** As somebody means them who looks ahead, and who speaks of what has been; most sayings mean one thing. */
  readonly ahead: Days
  readonly past: Days
  /** The first word after them. */
  readonly end: number
  /** A part of the day that the word brings along: «stasera». */
  readonly part?: 'mattina' | 'pomeriggio' | 'sera'
  /** A day by itself, and no period. */
  readonly one: boolean
  /** The day of a month that is not said: «il 22». */
  readonly loose?: true
}

export const same = (days: Days, end: number, one = false): ReadDays => ({ ahead: days, past: days, end, one })
export const day = (on: string): Days => ({ from: on, to: on })
export const two = (n: number | string) => String(n).padStart(2, '0')
const monthOf = (first: string): Days => ({ from: first, to: endOfMonth(first) })
const yearOf = (year: number | string): Days => ({ from: `${year}-01-01`, to: `${year}-12-31` })

export const NEXT = /^(?:prossim[oaie]|seguente|successiv[oa]|entrante|futur[oa]|ventur[oa])$/
export const LAST = /^(?:scors[oaie]|passat[oaie]|precedente|ultim[oaie])$/
export const THIS = /^(?:quest[oaie]?|st[ao]|corrente)$/

export const skipJoining = (words: readonly string[], at: number) => (/^(?:del|della|dell|di)$/.test(words[at] ?? '') ? at + 1 : at)

/** «2026», «duemilaventisei», «millenovecentottantotto». */
function readYear(words: readonly string[], at: number): { readonly year: string; readonly end: number } | undefined {
  const word = words[at] ?? ''
  if (/^(?:19|20)\d\d$/.test(word)) return { year: word, end: at + 1 }
  const number = /^(?:mille|duemila|due$)/.test(word) ? readNumber(words, at) : undefined
  return number && number.value >= 1900 && number.value < 2100 && Number.isInteger(number.value)
    ? { year: String(number.value), end: number.to }
    : undefined
}

/** The year that follows a day or a month: «2026», «del duemilaventi», «dell'anno scorso». */
export function readYearOf(
  words: readonly string[],
  at: number,
  today: string,
): { readonly year: string; readonly end: number } | undefined {
  const start = skipJoining(words, at)
  const said = readYear(words, start) ?? readWeek(words, start, today)
  if (!said || 'year' in said) return said
  const { from, to } = said.ahead
  return from?.endsWith('-01-01') && to?.endsWith('-12-31') ? { year: from.slice(0, 4), end: said.end } : undefined
}

const UNIT = /^(?:settiman[ae]|mes[ei]|ann[oi]|weekend|(?:b|tr|quadr)imestr[ei]|semestr[ei])$/
/** How many months there are in what divides a year. */
const MONTHS_IN: readonly (readonly [unit: string, months: number])[] = [
  ['bimestr', 2],
  ['trimestr', 3],
  ['quadrimestr', 4],
  ['semestr', 6],
]
const ORDINALS = ['prim', 'second', 'terz', 'quart']
const ordinalIn = (word: string) => ORDINALS.findIndex((one) => word === `${one}o` || word === `${one}a`)
/** Before these a unit says how often or how long: «al mese», «per settimana», «un anno». */
const RATE = /^(?:per|ogni|al|alla|all|ciascun[oa]?|un|una|mese|settimana)$/

/** «settimana», «questa settimana», «la settimana prossima», «mese scorso», «questo weekend», «quest'anno», «terzo trimestre». */
export function readWeek(words: readonly string[], from: number, today: string): ReadDays | undefined {
  const lead = words[from] ?? ''
  const [, glued] = /^quest[oa]?(anno|mese|settimana|weekend)$/.exec(lead) ?? []
  const isOther = /^altr[oa]$/.test(lead) && words[from - 1] === 'l'
  const nth = ordinalIn(lead)
  const isLed = THIS.test(lead) || NEXT.test(lead) || LAST.test(lead) || isOther || nth >= 0
  let at = isLed ? from + 1 : from
  const next = words[at + 1] ?? ''
  const isWeekend = (words[at] === 'week' && next === 'end') || (words[at] === 'fine' && next === 'settimana')
  const unit = glued ?? (isWeekend ? 'weekend' : (words[at] ?? ''))
  if (!UNIT.test(unit)) return undefined
  if (isWeekend) at += 1
  const trail = words[at + 1] ?? ''
  const comes = trail === 'che' && /^(?:viene|entra|arriva|inizia)$/.test(words[at + 2] ?? '')
  const said = glued ? 'questo' : isLed ? lead : comes ? 'prossima' : NEXT.test(trail) || LAST.test(trail) || THIS.test(trail) ? trail : ''
  const end = glued || isLed || !said ? at + 1 : at + (comes ? 3 : 2)
  const away = NEXT.test(said) ? 1 : LAST.test(said) || isOther ? -1 : 0
  const year = Number(today.slice(0, 4))
  const months = MONTHS_IN.find(([one]) => unit.startsWith(one))?.[1]
  if (months !== undefined) {
    if (unit.endsWith('i')) return undefined
    const of = nth >= 0 ? readYearOf(words, end, today) : undefined
    const first = nth >= 0 ? nth * months : Math.floor((Number(today.slice(5, 7)) - 1) / months) * months + away * months
    if (nth >= 0 && first >= 12) return undefined
    const begins = addMonths(`${of?.year ?? year}-01-01`, first)
    return same({ from: begins, to: endOfMonth(addMonths(begins, months - 1)) }, of?.end ?? end)
  }
  if (nth >= 0) return undefined
  if (!said && (!/^(?:settimana|mese|weekend|anno)$/.test(unit) || RATE.test(words[from - 1] ?? '') || trail === 'per')) return undefined
  // «nell'ultimo mese»: the one that ends today.
  if (isLed && lead.startsWith('ultim') && unit !== 'weekend') return same({ from: addDays(moved(today, unit, -1), 1), to: today }, end)
  if (unit === 'weekend') {
    const saturday = addDays(startOfWeek(today), 5 + away * 7)
    return same({ from: saturday, to: addDays(saturday, 1) }, end)
  }
  if (unit.startsWith('sett')) {
    const monday = addDays(startOfWeek(today), away * 7)
    return same({ from: monday, to: addDays(monday, 6) }, end)
  }
  return same(unit.startsWith('mes') ? monthOf(addMonths(startOfMonth(today), away)) : yearOf(year + away), end)
}

/** A day so many days, weeks, months or years away. */
const moved = (today: string, unit: string, n: number): string =>
  unit.startsWith('giorn')
    ? addDays(today, n)
    : unit.startsWith('sett')
      ? addDays(today, n * 7)
      : addMonths(today, unit.startsWith('mes') ? n : n * 12)

const AGO = /^(?:fa|or|indietro)$/
const COUNTED = /^(?:giorn[oi]|settiman[ae]|mes[ei]|ann[oi])$/
/** Where nobody says how many: «negli ultimi giorni». */
const FEW: Readonly<Record<string, number>> = { giorni: 7, settimane: 4, mesi: 3, anni: 3 }

/** «tra due settimane», «3 giorni fa», «negli ultimi 7 giorni», «nei prossimi mesi», «da più di un mese», «meno di un anno fa». */
export function readDistance(words: readonly string[], from: number, today: string): ReadDays | undefined {
  const word = words[from] ?? ''
  const within = /^(?:entro|nel|nei|negli|nelle|gli|i|le|per|ne)$/.test(word) ? from + 1 : from
  const lead = words[within] ?? ''
  const isLast = LAST.test(lead)
  const isNext = NEXT.test(lead)
  const few = FEW[words[within + 1] ?? '']
  if (isNext && few !== undefined) return same({ from: today }, within + 2)
  if (isLast && few !== undefined) return same({ from: addDays(moved(today, words[within + 1] ?? '', -few), 1), to: today }, within + 2)
  const isSince = word === 'da'
  const start = isSince ? from + 1 : from
  const [, bound = ''] = /^(piu di|oltre|almeno|meno di)\b/.exec(words.slice(start, start + 2).join(' ')) ?? []
  const isAfter = /^(?:tra|fra)$/.test(word)
  const at = bound
    ? start + bound.split(' ').length
    : isLast || isNext
      ? within + 1
      : isAfter || isSince || word === 'entro'
        ? from + 1
        : from
  const number =
    words[at] === 'qualche'
      ? { value: 3, to: at + 1 }
      : (bound || isSince) && /^un[oa]?$/.test(words[at] ?? '')
        ? { value: 1, to: at + 1 }
        : readNumber(words, at)
  const unit = words[number?.to ?? 0] ?? ''
  if (!number || !Number.isInteger(number.value) || number.value > 400 || !COUNTED.test(unit)) return undefined
  const end = number.to + 1
  const behind = moved(today, unit, -number.value)
  const ahead = moved(today, unit, number.value)
  const isAgo = AGO.test(words[end] ?? '')
  const after = isAgo ? (words[end] === 'or' ? end + 2 : end + 1) : end
  if (bound) {
    if (!isSince && !isAgo) return undefined
    if (bound === 'meno di') return same({ from: addDays(behind, 1), to: today }, after)
    return same({ to: bound === 'almeno' ? behind : addDays(behind, -1) }, after)
  }
  if (isAfter) return same(day(ahead), end, true)
  if (isAgo) return same(day(behind), after, true)
  // Today is the last of the seven.
  if (isLast || LAST.test(words[end] ?? '')) return same({ from: addDays(behind, 1), to: today }, isLast ? end : end + 1)
  if (isNext || NEXT.test(words[end] ?? '')) return same({ from: today, to: ahead }, isNext ? end : end + 1)
  // «fermo da due mesi»: since then at the latest.
  if (isSince) return same({ to: behind }, end)
  return word === 'entro' ? same({ from: today, to: ahead }, end) : undefined
}

/** «fine mese», «inizio settimana», «metà dicembre», «la prima settimana di dicembre», «la seconda metà del mese». */
export function readEdge(words: readonly string[], from: number, today: string): ReadDays | undefined {
  const word = words[from] ?? ''
  const next = words[from + 1] ?? ''
  const nth = word === 'ultima' ? -1 : ordinalIn(word)
  const part = (nth >= 0 || word === 'ultima') && /^(?:settimana|meta)$/.test(next) ? next : undefined
  if (!part && !/^(?:fine|inizio|inizi|meta|primi|ultimi)$/.test(word)) return undefined
  // «il fine settimana» is Saturday and Sunday.
  if (word === 'fine' && next === 'settimana') return undefined
  const start = part ? from + 2 : from + 1
  const at = skipJoining(words, start)
  if (part && at === start) return undefined
  const whole = readWeek(words, at, today) ?? readMonth(words, at, today)
  const cut = ({ from: first, to: last }: Days): Days => {
    if (!first || !last) return {}
    if (part === 'meta') return nth === 0 ? { from: first, to: addDays(first, 14) } : { from: addDays(first, 15), to: last }
    if (part) return nth < 0 ? { from: addDays(last, -6), to: last } : { from: addDays(first, nth * 7), to: addDays(first, nth * 7 + 6) }
    if (word === 'fine') return day(last)
    if (word.startsWith('iniz') || word === 'primi')
      return { from: first, to: addDays(first, 9) < last ? addDays(first, 9) : addDays(first, 1) }
    if (word === 'ultimi') return { from: addDays(last, -9), to: last }
    return { from: addDays(first, 9), to: addDays(first, 19) }
  }
  return whole && { ahead: cut(whole.ahead), past: cut(whole.past), end: whole.end, one: word === 'fine' }
}

/** «dicembre», «novembre 2025», «dicembre scorso», «il prossimo gennaio», «ottobre dell'anno scorso», «2025». */
export function readMonth(words: readonly string[], from: number, today: string): ReadDays | undefined {
  const lead = words[from] ?? ''
  const isLed = (THIS.test(lead) || NEXT.test(lead) || LAST.test(lead)) && monthIn(words[from + 1] ?? '') > 0
  const at = isLed ? from + 1 : lead === 'mese' && words[from + 1] === 'di' ? from + 2 : from
  const word = words[at] ?? ''
  const alone = readYear(words, at)
  if (alone && (word.startsWith('20') || /^(?:nel|del|dal|il|al)$/.test(words[at - 1] ?? ''))) return same(yearOf(alone.year), alone.end)
  const month = monthIn(word)
  if (month === 0 || word.length === 3) return undefined
  const year = readYearOf(words, at + 1, today)
  if (year) return same(monthOf(`${year.year}-${two(month)}-01`), year.end)
  const trail = words[at + 1] ?? ''
  const said = isLed ? lead : trail
  const end = isLed ? at + 1 : at + 2
  const current = Number(today.slice(5, 7))
  const now = Number(today.slice(0, 4))
  const ahead = monthOf(`${month < current ? now + 1 : now}-${two(month)}-01`)
  const past = monthOf(`${month > current ? now - 1 : now}-${two(month)}-01`)
  if (NEXT.test(said)) return same(month === current ? monthOf(`${now + 1}-${two(month)}-01`) : ahead, end)
  if (LAST.test(said)) return same(month === current ? monthOf(`${now - 1}-${two(month)}-01`) : past, end)
  return { ahead, past, end: at + 1, one: false }
}
