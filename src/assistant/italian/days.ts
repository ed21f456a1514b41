import { IN, isIdle, OF, THE, TO } from './small-words.ts'
import { addDays, addMonths, daysBetween, isDay, startOfMonth, startOfWeek, weekdayOf } from '../../kernel/italian/dates.ts'
import { feastIn, monthIn, weekdayIn } from './calendar-words.ts'
import { numberOfWord, readNumber } from './number.ts'
import {
  day,
  LAST,
  NEXT,
  readDistance,
  readEdge,
  readMonth,
  readWeek,
  readYearOf,
  same,
  skipJoining,
  THIS,
  two,
  type Days,
  type ReadDays,
} from './period.ts'

export type { Days, ReadDays } from './period.ts'

const RELATIVE: ReadonlyMap<string, readonly [days: number, part?: ReadDays['part']]> = new Map(
  Object.entries({
    oggi: [0],
    ieri: [-1],
    domani: [1],
    dopodomani: [2],
    posdomani: [2],
    avantieri: [-2],
    altroieri: [-2],
    stasera: [0, 'sera'],
    stanotte: [0, 'sera'],
    stamattina: [0, 'mattina'],
    stamani: [0, 'mattina'],
    stamane: [0, 'mattina'],
    domattina: [1, 'mattina'],
    iersera: [-1, 'sera'],
  }),
)
/** The same in several words. */
const RELATIVE_PHRASE = /^(?:(l altro ieri|ieri l altro|l altroieri|altro ieri)|(?:dopo domani|domani l altro|doman l altro))\b/

function readRelative(words: readonly string[], from: number, today: string): ReadDays | undefined {
  const said = words.slice(from, from + 3).join(' ')
  const [phrase, before] = RELATIVE_PHRASE.exec(said) ?? []
  if (phrase !== undefined) return same(day(addDays(today, before ? -2 : 2)), from + phrase.split(' ').length, true)
  if (words[from] === 'giornata' && words[from - 1] === 'in') return same(day(today), from + 1, true)
  const [days, part] = RELATIVE.get(words[from] ?? '') ?? []
  // «domani notte»
  const end = words[from + 1] === 'notte' ? from + 2 : from + 1
  return days === undefined ? undefined : { ...same(day(addDays(today, days)), end, true), ...(part && { part }) }
}

/** The day of a month of no year: the next ahead (today counts), and the last behind. */
function ofNoYear(month: number, date: number, today: string): { ahead: string; past: string } | undefined {
  const year = Number(today.slice(0, 4))
  const days = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((n) => `${year + n}-${two(month)}-${two(date)}`).filter(isDay)
  const ahead = days.find((one) => one >= today)
  const past = days.findLast((one) => one <= today)
  return ahead && past ? { ahead, past } : undefined
}

/** What says which of two days of no year is meant: «3 dicembre prossimo», «lo scorso 3 ottobre». */
function settled(found: { ahead: string; past: string }, before: string, after: string, end: number): ReadDays {
  const said = NEXT.test(before) || LAST.test(before) ? before : after
  const to = said === after ? end + 1 : end
  if (NEXT.test(said)) return same(day(found.ahead), to, true)
  if (LAST.test(said)) return same(day(found.past), to, true)
  return { ahead: day(found.ahead), past: day(found.past), end, one: true }
}

/** «il primo posto libero»: an ordinal before a noun counts, and is no day of the month. */
const isOrdinal = (words: readonly string[], to: number): boolean =>
  words[to - 1] === 'primo' && words[to] !== undefined && !isIdle(words[to])

/** A date: «21/11», «21/11/2026», «21 novembre», «primo dicembre 2026», «il 3 del mese prossimo», «il 3»; the figure alone only where it is `bare`. */
function readDate(words: readonly string[], from: number, today: string, bare: boolean): ReadDays | undefined {
  const word = words[from] ?? ''
  const before = words[from - 1] ?? ''
  const [, d, m, y] = /^(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}|\d{2}))?$/.exec(word) ?? []
  if (d && m) {
    if (y) {
      const on = `${y.length === 2 ? `20${y}` : y}-${two(m)}-${two(d)}`
      return isDay(on) ? same(day(on), from + 1, true) : undefined
    }
    const found = ofNoYear(Number(m), Number(d), today)
    return found && word.includes('/') ? settled(found, before, words[from + 1] ?? '', from + 1) : undefined
  }
  const number = word === 'primo' || word === '1°' ? { value: 1, to: from + 1 } : readNumber(words, from)
  if (!number || !Number.isInteger(number.value) || number.value < 1 || number.value > 31) return undefined
  const at = skipJoining(words, number.to)
  const month = monthIn(words[at] ?? '')
  if (month > 0) {
    const end = at + 1
    const of = readYearOf(words, end, today)
    if (of) {
      const on = `${of.year}-${two(month)}-${two(number.value)}`
      return isDay(on) ? same(day(on), of.end, true) : undefined
    }
    const found = ofNoYear(month, number.value, today)
    return found && settled(found, before, words[end] ?? '', end)
  }
  // «il 15 del mese prossimo».
  const within = at > number.to ? readWeek(words, at, today) : undefined
  if (within && words.slice(at, within.end).includes('mese')) {
    const on = `${within.ahead.from?.slice(0, 8)}${two(number.value)}`
    return isDay(on) ? same(day(on), within.end, true) : undefined
  }
  if (!bare || isOrdinal(words, number.to)) return undefined
  const away = [-2, -1, 0, 1, 2].map((n) => `${addMonths(startOfMonth(today), n).slice(0, 8)}${two(number.value)}`).filter(isDay)
  const ahead = away.find((one) => one >= today)
  const past = away.findLast((one) => one <= today)
  return ahead && past ? { ...settled({ ahead, past }, before, words[number.to] ?? '', number.to), loose: true } : undefined
}

/** After a weekday a number in words is a day of the month where the sentence goes on with none of these: «martedì due persone». */
const GOES_ON = /^(?:a|al|alla|alle|all|dalle|di|del|per|con|in|e|mattina|pomeriggio|sera)$/

/** «lunedì», «sabato prossimo», «lunedì scorso», «questo venerdì», «sabato 28», «lunedì della settimana prossima». */
function readWeekday(words: readonly string[], from: number, today: string): ReadDays | undefined {
  const isLed = THIS.test(words[from] ?? '') || NEXT.test(words[from] ?? '') || LAST.test(words[from] ?? '')
  const lead = isLed ? (words[from] ?? '') : ''
  const at = isLed ? from + 1 : from
  const wanted = weekdayIn(words[at] ?? '')
  if (wanted < 0) return undefined
  const ahead = addDays(today, (wanted - weekdayOf(today) + 7) % 7)
  const past = addDays(today, -((weekdayOf(today) - wanted + 7) % 7))
  const next = words[at + 1] ?? ''
  const said = lead || next
  // Next week's, not merely the next: on a Saturday «lunedì prossimo» is two days away, in the week that comes.
  if (NEXT.test(said)) return same(day(addDays(startOfWeek(today), 7 + wanted)), lead ? at + 1 : at + 2, true)
  if (LAST.test(said)) return same(day(past === today ? addDays(today, -7) : past), lead ? at + 1 : at + 2, true)
  if (THIS.test(lead))
    return same(day(addDays(startOfWeek(today), wanted) >= today ? addDays(startOfWeek(today), wanted) : ahead), at + 1, true)
  const then = words[at + 2]
  const isBare = /^\d/.test(next) ? !/^(?:ore|:)/.test(then ?? '') : numberOfWord(next) !== undefined && (!then || GOES_ON.test(then))
  const date = readDate(words, at + 1, today, isBare)
  if (date && [date.ahead.from, date.past.from].some((on) => on && weekdayOf(on) === wanted)) {
    const fits = (days: Days, other: Days) => (days.from && weekdayOf(days.from) === wanted ? days : other)
    const { loose: _, ...rest } = date
    return { ...rest, ahead: fits(date.ahead, date.past), past: fits(date.past, date.ahead) }
  }
  const week = readWeek(words, skipJoining(words, at + 1), today)
  if (week && /^(?:del|di|dell)/.test(next) && week.ahead.from) return same(day(addDays(week.ahead.from, wanted)), week.end, true)
  return { ahead: day(ahead), past: day(past), end: at + 1, one: true }
}

function readFeast(words: readonly string[], from: number, today: string): ReadDays | undefined {
  const feast = feastIn(words, from, today)
  if (!feast) return undefined
  const of = readYearOf(words, feast.to, today)
  const on = of && feastIn(words, from, `${of.year}-01-01`)
  return on ? same(day(on.ahead), of.end, true) : settled(feast, words[from - 1] ?? '', words[feast.to] ?? '', feast.to)
}

/** The days that one saying names, without «dal … al», «entro» and their like. */
const readOne = (words: readonly string[], from: number, today: string, bare: boolean): ReadDays | undefined =>
  readFeast(words, from, today) ??
  readRelative(words, from, today) ??
  readDistance(words, from, today) ??
  (NEXT.test(words[from] ?? '') || LAST.test(words[from] ?? '')
    ? (readFeast(words, from + 1, today) ?? readDate(words, from + 1, today, false))
    : undefined) ??
  readEdge(words, from, today) ??
  readWeekday(words, from, today) ??
  readWeek(words, from, today) ??
  readDate(words, from, today, bare) ??
  readMonth(words, from, today)

const BEFORE = /^(?:entro|fino|prima|sino)$/
const SINCE = /^da(?:l|ll|lla)?$/
const isUntil = (word: string | undefined) => TO.has(word) || word === 'fino'
const isLink = (word: string | undefined) => [TO, THE, OF, IN].some((one) => one.has(word)) || word === 'per'
/** After these a figure alone is a day of the month. */
const DATED = /^(?:il|dal|al|del|l|entro|fino)$/

const skipLinks = (words: readonly string[], from: number): number => {
  let at = from
  while (isLink(words[at]) && at < from + 2) at++
  return at
}

/** «dal 3 al 7 dicembre», «da lunedì a venerdì», «tra il 3 e il 7»: the first day may leave its month to the second. */
function readRange(words: readonly string[], from: number, today: string): ReadDays | undefined {
  const word = words[from] ?? ''
  const isBetween = word === 'tra' || word === 'fra'
  if (!isBetween && !SINCE.test(word) && word !== 'di') return undefined
  // «da qui a fine anno», «da adesso a Natale».
  if (/^(?:qui|adesso|ora|oggi)$/.test(words[from + 1] ?? '') && isUntil(words[from + 2])) {
    const last = readOne(words, skipLinks(words, from + 3), today, true)
    return last?.ahead.to === undefined ? undefined : same({ from: today, to: last.ahead.to }, last.end)
  }
  if (word === 'di') return undefined
  const start = skipLinks(words, from + 1)
  const first = readOne(words, start, today, true)
  if (!first) return undefined
  const join = words[first.end] ?? ''
  if (isBetween ? join !== 'e' : !isUntil(join)) return undefined
  const second = readOne(words, skipLinks(words, first.end + 1), today, true)
  if (!second) return undefined
  const isWeekday = weekdayIn(words[second.end - 1] ?? '') >= 0
  const span = (a: Days, b: Days): Days => {
    if (!a.from || !b.to) return {}
    const [opens, closes] = [a.from, b.to]
    // «dal 3 al 7 dicembre»: the third is December's too.
    const fitting = first.loose ? `${closes.slice(0, 8)}${opens.slice(8)}` : opens
    if (isDay(fitting) && fitting <= closes && !(second.loose && !first.loose)) return { from: fitting, to: closes }
    // «dal 20 novembre al 5 dicembre», said in between.
    const begun = first.past.from
    if (opens > closes && begun && begun <= closes && !isWeekday && !first.loose && !second.loose) return { from: begun, to: closes }
    // «da venerdì a lunedì»: the Monday after that Friday; «dal 28 al 3», «dal 3 ottobre al 7»: the first such day after it.
    let next = second.loose && !first.loose ? `${opens.slice(0, 8)}${closes.slice(8)}` : closes
    while (next < opens) next = isWeekday ? addDays(next, 7) : addMonths(next, 1)
    return { from: opens, to: next }
  }
  return { ahead: span(first.ahead, second.ahead), past: span(first.past, second.past), end: second.end, one: false }
}

/** A month or a date by which something ends or begins is the nearer of the two that it may be: «dal primo ottobre», «fino a gennaio». */
function nearer({ ahead, past, ...rest }: ReadDays, today: string): ReadDays {
  const [on, off] = [ahead.from ?? ahead.to, past.from ?? past.to]
  if (!on || !off || daysBetween(off, on) < 32) return { ahead, past, ...rest }
  return { ...rest, past, ahead: daysBetween(off, today) < daysBetween(today, on) ? past : ahead }
}

const mapped = (read: ReadDays, change: (days: Days) => Days): ReadDays => {
  const { loose: _, ...rest } = read
  return { ...rest, ahead: change(read.ahead), past: change(read.past), one: false }
}

/**
 * Days from a word on, as long a saying as there is: «oggi», «lunedì scorso», «dal 3 al 7», «entro fine mese», «tra due settimane»,
 * «a dicembre», «il 3». `today` is the day on which it is said.
 */
export function readDays(words: readonly string[], from: number, today: string): ReadDays | undefined {
  const range = readRange(words, from, today)
  if (range) return range
  const word = words[from] ?? ''
  const next = words[from + 1] ?? ''
  // «a partire da lunedì».
  if (word === 'partire' && SINCE.test(next)) return readDays(words, from + 1, today)
  // «da prima di giugno»: the last one.
  if (word === 'da' && next === 'prima') {
    const before = readDays(words, from + 1, today)
    return before && { ...before, ahead: before.past }
  }
  const isBefore = BEFORE.test(word)
  const isAfter = !isBefore && (SINCE.test(word) || /^(?:dopo|oltre)$/.test(word))
  const distance = word === 'entro' || word === 'da' ? readDistance(words, from, today) : undefined
  if (distance) return distance
  const lead = words.slice(from, from + 4).join(' ') === 'entro e non oltre' ? from + 4 : isBefore || isAfter ? from + 1 : from
  const start = skipLinks(words, lead)
  const bare = DATED.test(words[start - 1] ?? '') && start > from
  const found = readOne(words, start, today, bare)
  if (!found) return undefined
  if (isBefore) {
    const isExclusive = word === 'prima'
    const closed = mapped(found, ({ from: first, to }) => {
      const last = isExclusive ? first && addDays(first, -1) : to
      return last ? { to: last } : {}
    })
    return word === 'entro' ? closed : nearer(closed, today)
  }
  if (!isAfter) return found
  const isSince = SINCE.test(word)
  const open = nearer(
    mapped(found, ({ from: first, to }) => (isSince ? (first ? { from: first } : {}) : to ? { from: addDays(to, 1) } : {})),
    today,
  )
  return words[open.end] === 'in' && /^(?:poi|avanti)$/.test(words[open.end + 1] ?? '') ? { ...open, end: open.end + 2 } : open
}
