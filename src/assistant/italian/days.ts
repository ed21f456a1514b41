import { addDays, addMonths, endOfMonth, isDay, startOfMonth, startOfWeek, weekdayOf } from '../../kernel/italian/dates.ts'
import { feastIn, monthIn, weekdayIn } from './calendar-words.ts'
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
}

const same = (days: Days, end: number, one = false): ReadDays => ({ ahead: days, past: days, end, one })
const day = (on: string): Days => ({ from: on, to: on })
const monthOf = (first: string): Days => ({ from: first, to: endOfMonth(first) })
const weekOf = (first: string): Days => ({ from: first, to: addDays(first, 6) })
const yearOf = (year: number): Days => ({ from: `${year}-01-01`, to: `${year}-12-31` })

const NEXT = /^(?:prossim[oaie]|seguente|successiv[oa]|entrante|futur[oa]|ventur[oa])$/
const LAST = /^(?:scors[oaie]|passat[oaie]|precedente|ultim[oaie])$/
const THIS = /^(?:quest[oaie]?|st[ao]|corrente)$/
const RELATIVE: ReadonlyMap<string, readonly [days: number, part?: ReadDays['part']]> = new Map(
  Object.entries({
    oggi: [0],
    ieri: [-1],
    domani: [1],
    dopodomani: [2],
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

const isYear = (word: string | undefined) => /^(?:19|20)\d\d$/.test(word ?? '')

/** The day of a month of no year: the next ahead (today counts), and the last behind. */
function ofNoYear(month: number, date: number, today: string): { ahead: string; past: string } | undefined {
  const year = Number(today.slice(0, 4))
  const days = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((n) => `${year + n}-${two(month)}-${two(date)}`).filter(isDay)
  const ahead = days.find((one) => one >= today)
  const past = days.findLast((one) => one <= today)
  return ahead && past ? { ahead, past } : undefined
}

const two = (n: number | string) => String(n).padStart(2, '0')

/** A date: «21/11», «21/11/2026», «21 novembre», «primo dicembre 2026», «il 3»; the figure alone only after `il` and its like. */
function readDate(words: readonly string[], from: number, today: string, bare: boolean): ReadDays | undefined {
  const word = words[from] ?? ''
  const [, d, m, y] = /^(\d{1,2})[/.](\d{1,2})(?:[/.](\d{4}|\d{2}))?$/.exec(word) ?? []
  if (d && m) {
    if (y) {
      const on = `${y.length === 2 ? `20${y}` : y}-${two(m)}-${two(d)}`
      return isDay(on) ? same(day(on), from + 1, true) : undefined
    }
    const found = ofNoYear(Number(m), Number(d), today)
    return found && word.includes('/') ? { ahead: day(found.ahead), past: day(found.past), end: from + 1, one: true } : undefined
  }
  const number = word === 'primo' || word === '1°' ? { value: 1, to: from + 1 } : readNumber(words, from)
  if (!number || !Number.isInteger(number.value) || number.value < 1 || number.value > 31) return undefined
  const between = words[number.to] === 'di' || words[number.to] === 'del' ? 1 : 0
  const month = monthIn(words[number.to + between] ?? '')
  if (month > 0) {
    const end = number.to + between + 1
    if (isYear(words[end])) {
      const on = `${words[end]}-${two(month)}-${two(number.value)}`
      return isDay(on) ? same(day(on), end + 1, true) : undefined
    }
    const found = ofNoYear(month, number.value, today)
    return found && { ahead: day(found.ahead), past: day(found.past), end, one: true }
  }
  if (!bare) return undefined
  const away = [-2, -1, 0, 1, 2].map((n) => `${addMonths(startOfMonth(today), n).slice(0, 8)}${two(number.value)}`).filter(isDay)
  const ahead = away.find((one) => one >= today)
  const past = away.findLast((one) => one <= today)
  return ahead && past ? { ahead: day(ahead), past: day(past), end: number.to, one: true } : undefined
}

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
  const date = readDate(words, at + 1, today, /^\d/.test(next) && !/^(?:ore|:)/.test(words[at + 2] ?? ''))
  if (date && [date.ahead.from, date.past.from].some((on) => on && weekdayOf(on) === wanted)) {
    const fits = (days: Days, other: Days) => (days.from && weekdayOf(days.from) === wanted ? days : other)
    return { ...date, ahead: fits(date.ahead, date.past), past: fits(date.past, date.ahead) }
  }
  const week = readWeek(words, skipJoining(words, at + 1), today)
  if (week && /^(?:del|di|dell)/.test(next) && week.ahead.from) return same(day(addDays(week.ahead.from, wanted)), week.end, true)
  return { ahead: day(ahead), past: day(past), end: at + 1, one: true }
}

const skipJoining = (words: readonly string[], at: number) => (/^(?:del|della|dell|di)$/.test(words[at] ?? '') ? at + 1 : at)

const UNIT = /^(?:giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|weekend|trimestr[ei]|bimestr[ei])$/

/** «settimana», «questa settimana», «la settimana prossima», «mese scorso», «questo weekend», «quest'anno», «anno prossimo». */
function readWeek(words: readonly string[], from: number, today: string): ReadDays | undefined {
  const lead = words[from] ?? ''
  const isLed = THIS.test(lead) || NEXT.test(lead) || LAST.test(lead)
  let at = isLed ? from + 1 : from
  const unit =
    words[at] === 'week' && words[at + 1] === 'end'
      ? 'weekend'
      : words[at] === 'fine' && words[at + 1] === 'settimana'
        ? 'weekend'
        : (words[at] ?? '')
  if (!UNIT.test(unit) || unit.startsWith('giorn')) return undefined
  if (unit !== words[at]) at += 1
  const trail = words[at + 1] ?? ''
  const comes = trail === 'che' && /^(?:viene|entra|arriva|inizia)$/.test(words[at + 2] ?? '')
  const said = isLed ? lead : comes ? 'prossima' : NEXT.test(trail) || LAST.test(trail) || THIS.test(trail) ? trail : ''
  const end = isLed || !said ? at + 1 : at + (comes ? 3 : 2)
  const away = NEXT.test(said) ? 1 : LAST.test(said) ? -1 : 0
  if (!said && !/^(?:settimana|mese|weekend|anno|trimestre)$/.test(unit)) return undefined
  if (unit === 'weekend') return same(weekendOf(addDays(today, 0), away), end)
  if (unit.startsWith('settiman')) return same(weekOf(addDays(startOfWeek(today), away * 7)), end)
  if (unit.startsWith('mes')) return same(monthOf(addMonths(startOfMonth(today), away)), end)
  if (unit.startsWith('ann')) return same(yearOf(Number(today.slice(0, 4)) + away), end)
  if (unit.startsWith('trim')) {
    const quarter = Math.floor((Number(today.slice(5, 7)) - 1) / 3) + away
    const first = addMonths(`${today.slice(0, 4)}-01-01`, quarter * 3)
    return same({ from: first, to: endOfMonth(addMonths(first, 2)) }, end)
  }
  return undefined
}

/** Saturday and Sunday of this week or another. */
function weekendOf(today: string, away: number): Days {
  const saturday = addDays(startOfWeek(today), 5 + away * 7)
  return { from: saturday, to: addDays(saturday, 1) }
}

const AGO = /^(?:fa|or|indietro)$/

/** «tra due settimane», «3 giorni fa», «negli ultimi 7 giorni», «nei prossimi tre mesi». */
function readDistance(words: readonly string[], from: number, today: string): ReadDays | undefined {
  const word = words[from] ?? ''
  const within = /^(?:entro|nel|nei|negli|nelle|gli|i|le|per|ne)$/.test(word) ? from + 1 : from
  const lead = words[within] ?? ''
  const isLast = LAST.test(lead)
  const isNext = NEXT.test(lead)
  const isAfter = /^(?:tra|fra)$/.test(word)
  const at = isLast || isNext ? within + 1 : isAfter || word === 'entro' ? from + 1 : from
  const number = /^(?:qualche)$/.test(words[at] ?? '') ? { value: 3, to: at + 1 } : readNumber(words, at)
  const unit = words[number?.to ?? 0] ?? ''
  if (!number || !Number.isInteger(number.value) || number.value > 400 || !/^(?:giorn|settiman|mes[ei]$|ann[oi]$)/.test(unit))
    return undefined
  const move = (n: number) =>
    unit.startsWith('giorn')
      ? addDays(today, n)
      : unit.startsWith('sett')
        ? addDays(today, n * 7)
        : addMonths(today, unit.startsWith('mes') ? n : n * 12)
  const end = number.to + 1
  if (isAfter) return same(day(move(number.value)), end, true)
  if (AGO.test(words[end] ?? '')) return same(day(move(-number.value)), words[end] === 'or' ? end + 2 : end + 1, true)
  if (isLast || LAST.test(words[end] ?? '')) return same({ from: move(-number.value), to: today }, isLast ? end : end + 1)
  if (isNext || NEXT.test(words[end] ?? '')) return same({ from: today, to: move(number.value) }, isNext ? end : end + 1)
  if (word === 'entro') return same({ from: today, to: move(number.value) }, end)
  return undefined
}

/** «fine mese», «inizio settimana», «metà dicembre», «fine anno». */
function readEdge(words: readonly string[], from: number, today: string): ReadDays | undefined {
  const word = words[from] ?? ''
  if (!/^(?:fine|inizio|inizi|meta|primi|ultimi)$/.test(word)) return undefined
  const at = /^(?:del|della|dell|di)$/.test(words[from + 1] ?? '') ? from + 2 : from + 1
  const whole = readWeek(words, at, today) ?? readMonth(words, at, today)
  const cut = ({ from: first, to: last }: Days): Days => {
    if (!first || !last) return {}
    if (word === 'fine') return day(last)
    if (word.startsWith('iniz') || word === 'primi')
      return { from: first, to: addDays(first, 9) < last ? addDays(first, 9) : addDays(first, 1) }
    if (word === 'ultimi') return { from: addDays(last, -9), to: last }
    return { from: addDays(first, 9), to: addDays(first, 19) }
  }
  return whole && { ahead: cut(whole.ahead), past: cut(whole.past), end: whole.end, one: word === 'fine' }
}

/** «dicembre», «novembre 2025», «dicembre scorso», «2025». */
function readMonth(words: readonly string[], from: number, today: string): ReadDays | undefined {
  const at = words[from] === 'mese' && words[from + 1] === 'di' ? from + 2 : from
  const word = words[at] ?? ''
  if (isYear(word) && (word.startsWith('20') || /^(?:nel|del|dal|il|al)$/.test(words[at - 1] ?? '')))
    return same(yearOf(Number(word)), at + 1)
  const month = monthIn(word)
  if (month === 0 || word.length === 3) return undefined
  const next = words[at + 1] ?? ''
  const year = isYear(next) ? next : next === 'del' && isYear(words[at + 2]) ? words[at + 2] : undefined
  if (year) return same(monthOf(`${year}-${two(month)}-01`), next === year ? at + 2 : at + 3)
  const current = Number(today.slice(5, 7))
  const now = Number(today.slice(0, 4))
  const ahead = monthOf(`${month < current ? now + 1 : now}-${two(month)}-01`)
  const past = monthOf(`${month > current ? now - 1 : now}-${two(month)}-01`)
  if (NEXT.test(next)) return same(month === current ? monthOf(`${now + 1}-${two(month)}-01`) : ahead, at + 2)
  if (LAST.test(next)) return same(month === current ? monthOf(`${now - 1}-${two(month)}-01`) : past, at + 2)
  return { ahead, past, end: at + 1, one: false }
}

function readRelative(words: readonly string[], from: number, today: string): ReadDays | undefined {
  const said = words.slice(from, from + 3).join(' ')
  const [, before = ''] = /^(l altro ieri|ieri l altro|l altroieri|dopo domani|altro ieri)/.exec(said) ?? []
  if (before) return same(day(addDays(today, before.startsWith('dopo') ? 2 : -2)), from + before.split(' ').length, true)
  const [days, part] = RELATIVE.get(words[from] ?? '') ?? []
  return days === undefined ? undefined : { ...same(day(addDays(today, days)), from + 1, true), ...(part && { part }) }
}

/** The days that one saying names, without «dal … al», «entro» and their like. */
function readOne(words: readonly string[], from: number, today: string, bare: boolean): ReadDays | undefined {
  const feast = feastIn(words, from, today)
  if (feast) return { ahead: day(feast.ahead), past: day(feast.past), end: feast.to, one: true }
  return (
    readRelative(words, from, today) ??
    readDistance(words, from, today) ??
    readEdge(words, from, today) ??
    readWeekday(words, from, today) ??
    readWeek(words, from, today) ??
    readDate(words, from, today, bare) ??
    readMonth(words, from, today)
  )
}

const BEFORE = /^(?:entro|fino|prima|sino)$/
const AFTER = /^(?:da|dal|dalla|dall|dopo|oltre)$/
const LINK = /^(?:a|al|alla|all|il|lo|la|le|l|di|del|della|dell|il|per|in|nel|nella|i|gli|ai|nei|dei)$/
/** After these a figure alone is a day of the month. */
const DATED = /^(?:il|dal|al|del|l|entro|fino)$/

const skipLinks = (words: readonly string[], from: number): number => {
  let at = from
  while (LINK.test(words[at] ?? '') && at < from + 2) at++
  return at
}

/** «dal 3 al 7 dicembre», «da lunedì a venerdì», «tra il 3 e il 7»: the first day may leave its month to the second. */
function readRange(words: readonly string[], from: number, today: string): ReadDays | undefined {
  const word = words[from] ?? ''
  const isBetween = word === 'tra' || word === 'fra'
  if (!isBetween && !/^(?:da|dal|dalla|dall)$/.test(word)) return undefined
  const start = skipLinks(words, from + 1)
  const first = readOne(words, start, today, true)
  if (!first) return undefined
  const join = words[first.end] ?? ''
  if (isBetween ? join !== 'e' : !/^(?:a|al|alla|all|fino|ad)$/.test(join)) return undefined
  const second = readOne(words, skipLinks(words, first.end + 1), today, true)
  if (!second) return undefined
  const span = (a: Days, b: Days): Days => {
    if (!a.from || !b.to) return {}
    // «dal 3 al 7 dicembre»: the third is December's too.
    const [opens, closes] = [a.from, b.to]
    const fitting = /^\d+$/.test(words[start] ?? '') ? `${closes.slice(0, 8)}${opens.slice(8)}` : opens
    if (isDay(fitting) && fitting <= closes) return { from: fitting, to: closes }
    return opens <= closes ? { from: opens, to: closes } : { from: opens, to: later(closes, opens, words, second) }
  }
  return { ahead: span(first.ahead, second.ahead), past: span(first.past, second.past), end: second.end, one: false }
}

/** «da venerdì a lunedì»: the Monday after that Friday; «dal 28 al 3»: of the month that follows. */
function later(closes: string, opens: string, words: readonly string[], second: ReadDays): string {
  const isWeekday = weekdayIn(words[second.end - 1] ?? '') >= 0
  let next = closes
  while (next < opens) next = isWeekday ? addDays(next, 7) : addMonths(next, 1)
  return next
}

/**
 * Days from a word on, as long a saying as there is: «oggi», «lunedì scorso», «dal 3 al 7», «entro fine mese», «tra due settimane»,
 * «a dicembre», «il 3». `today` is the day on which it is said.
 */
export function readDays(words: readonly string[], from: number, today: string): ReadDays | undefined {
  const range = readRange(words, from, today)
  if (range) return range
  const word = words[from] ?? ''
  const isBefore = BEFORE.test(word)
  const isAfter = !isBefore && AFTER.test(word)
  const distance = word === 'entro' ? readDistance(words, from, today) : undefined
  if (distance) return distance
  const start = skipLinks(words, isBefore || isAfter ? from + 1 : from)
  const bare = DATED.test(words[start - 1] ?? '') && start > from
  const found = readOne(words, start, today, bare)
  if (!found) return undefined
  if (isBefore) {
    const isExclusive = word === 'prima'
    const close = ({ from: first, to }: Days): Days => {
      const last = isExclusive ? first && addDays(first, -1) : to
      return last ? { to: last } : {}
    }
    return { ...found, ahead: close(found.ahead), past: close(found.past), one: false }
  }
  if (isAfter && (word === 'da' || word === 'dal' || word === 'dalla' || word === 'dall')) {
    const open = ({ from: first }: Days): Days => (first ? { from: first } : {})
    return { ...found, ahead: open(found.ahead), past: open(found.past), one: false }
  }
  if (isAfter) {
    const open = ({ to }: Days): Days => (to ? { from: addDays(to, 1) } : {})
    return { ...found, ahead: open(found.ahead), past: open(found.past), one: false }
  }
  return found
}
