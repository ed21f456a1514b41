import { readNumber } from './number.ts'

/** Hours of a day, `from` included and `until` not; a moment has both alike. */
export interface Hours {
  readonly from: string
  readonly until: string
  /** Said as one moment: «alle 10». */
  readonly moment: boolean
  /** A part of the day, and no hour: «di pomeriggio». */
  readonly part?: true
  /** Twelve hours more or fewer may be meant: «alle 3». */
  readonly either: boolean
}

export interface ReadHours extends Hours {
  readonly to: number
}

const two = (n: number) => String(n).padStart(2, '0')
const clock = (hours: number, minutes: number) => `${two(hours)}:${two(minutes)}`
const NAMED: ReadonlyMap<string, string> = new Map(Object.entries({ mezzogiorno: '12:00', mezzanotte: '00:00' }))
/** Parts of the day, as one says them of work. */
export const PARTS: ReadonlyMap<string, readonly [from: string, until: string]> = new Map(
  Object.entries({
    mattina: ['00:00', '13:00'],
    mattino: ['00:00', '13:00'],
    mattinata: ['00:00', '13:00'],
    pomeriggio: ['13:00', '18:00'],
    sera: ['18:00', '24:00'],
    serata: ['18:00', '24:00'],
    notte: ['18:00', '24:00'],
  }),
)
const AT = new Set(['alle', 'all', 'ore', 'h', 'le', 'alla', 'a', 'l', 'dalle', 'delle', 'dell', 'dall'])
const BEFORE_HOUR = new Set(['verso', 'circa', 'per', 'intorno'])

interface Moment {
  readonly minutes: number
  readonly either: boolean
  readonly to: number
}

const QUARTERS: readonly (readonly [words: string, minutes: number])[] = [
  ['e mezza', 30],
  ['e mezzo', 30],
  ['e un quarto', 15],
  ['e quarto', 15],
  ['e tre quarti', 45],
  ['meno un quarto', -15],
  ['meno dieci', -10],
  ['meno cinque', -5],
  ['meno venti', -20],
]

/** «10», «10:30», «dieci e mezza», «tre del pomeriggio», «mezzogiorno»; `sure` where the words before say that an hour comes. */
function readMoment(words: readonly string[], from: number, sure: boolean): Moment | undefined {
  const word = words[from] ?? ''
  const named = NAMED.get(word)
  const written = /^(\d{1,2})[:.,](\d{2})$/.exec(word) ?? (sure ? /^(\d{1,2})(?:(\d{2}))?$/.exec(word) : null)
  let minutes: number
  let to = from + 1
  let exact = false
  if (named) {
    minutes = Number(named.slice(0, 2)) * 60
    exact = true
  } else if (written) {
    const hours = Number(written[1])
    if (!sure && !word.includes(':')) return undefined
    minutes = hours * 60 + Number(written[2] ?? 0)
    exact = hours > 12 || hours === 0 || /^0\d/.test(word)
  } else {
    const number = sure ? readNumber(words, from) : undefined
    if (!number || number.figures) return undefined
    // «tre e mezzo» was read as a number already.
    minutes = Math.round(number.value * 60)
    to = number.to
    exact = minutes > 12 * 60
  }
  const rest = (n: number) => words.slice(to, to + n).join(' ')
  const quarter = QUARTERS.find(([said]) => rest(said.split(' ').length) === said)
  if (quarter) {
    minutes += quarter[1]
    to += quarter[0].split(' ').length
  } else if (words[to] === 'e' && !written?.[2]) {
    const past = readNumber(words, to + 1)
    if (past && past.value > 0 && past.value < 60 && Number.isInteger(past.value)) {
      minutes += past.value
      to = past.to
    }
  }
  if (words[to] === 'in' && words[to + 1] === 'punto') to += 2
  const [, part] = /^d(?:i|el|ella) (mattina|mattino|pomeriggio|sera|notte)$/.exec(rest(2)) ?? []
  if (part) {
    to += 2
    if ((part === 'pomeriggio' || part === 'sera') && minutes < 12 * 60) minutes += 12 * 60
    exact = true
  }
  if (minutes < 0 || minutes >= 24 * 60) return undefined
  return { minutes, either: !exact && minutes < 13 * 60, to }
}

const at = (minutes: number) => clock(Math.floor(minutes / 60), minutes % 60)

/**
 * Hours from a word on: «alle 10 e mezza», «dalle 9 alle 11», «tra le 9 e le 11», «prima delle 11», «dopo le 18», «di pomeriggio».
 * A figure alone is no hour, unless it is written as one (`10:30`).
 */
export function readHours(words: readonly string[], from: number): ReadHours | undefined {
  const word = words[from] ?? ''
  const next = words[from + 1] ?? ''
  // «sposta la prima alle 9» is the first of them.
  const edge = /^(?:entro|dopo|fino|oltre)$/.test(word) || (word === 'prima' && /^de|^mezz/.test(next))
  if (edge && (AT.has(next) || NAMED.get(next))) {
    const moment = readMoment(words, NAMED.get(next) ? from + 1 : from + 2, true)
    if (moment) {
      const isAfter = word === 'dopo' || word === 'oltre'
      const hour = at(moment.minutes)
      return { from: isAfter ? hour : '00:00', until: isAfter ? '24:00' : hour, moment: false, either: moment.either, to: moment.to }
    }
  }
  const opens = word === 'dalle' || word === 'dall' || ((word === 'tra' || word === 'fra') && (next === 'le' || next === 'l'))
  if (opens) {
    const first = readMoment(words, from + (word.startsWith('d') ? 1 : 2), true)
    const joins = first && /^(?:alle|all|e)$/.test(words[first.to] ?? '')
    const second = joins ? readMoment(words, first.to + (/^(?:le|l)$/.test(words[first.to + 1] ?? '') ? 2 : 1), true) : undefined
    if (first && second) {
      const start = first.minutes
      const end = second.minutes <= start && second.either ? second.minutes + 12 * 60 : second.minutes
      return {
        from: at(start),
        until: end >= 24 * 60 ? '24:00' : at(end),
        moment: false,
        either: first.either && second.either,
        to: second.to,
      }
    }
    if (first && word.startsWith('d')) return { from: at(first.minutes), until: '24:00', moment: false, either: first.either, to: first.to }
  }
  const starts = BEFORE_HOUR.has(word) && (AT.has(next) || NAMED.get(next) !== undefined) ? from + 1 : from
  const lead = words[starts] ?? ''
  const skip = AT.has(lead) && lead !== 'l' ? 1 : 0
  const sure = skip > 0 && !(lead === 'a' && NAMED.get(words[starts + 1] ?? '') === undefined)
  const moment = readMoment(words, starts + skip, sure)
  if (moment && (skip > 0 || starts === from)) {
    const hour = at(moment.minutes)
    return { from: hour, until: hour, moment: true, either: moment.either, to: moment.to }
  }
  const part = /^(?:di|in|nel|nella|la|il|per|al|alla|del|della|questa|questo)$/.test(word) ? next : word
  const period = PARTS.get(part)
  if (!period) return undefined
  const second = part === word ? from + 1 : from + 2
  return { from: period[0], until: period[1], moment: false, part: true, either: false, to: second }
}

/** How long something lasts, in minutes: «un'ora e mezza», «45 minuti», «mezz'ora», «due ore». */
export function readDuration(words: readonly string[], from: number): { readonly minutes: number; readonly to: number } | undefined {
  const word = words[from] ?? ''
  if (/^mezz[ao]?$/.test(word) && /^or[ae]$/.test(words[from + 1] ?? '')) return { minutes: 30, to: from + 2 }
  if (word === 'mezzora' || word === 'mezzoretta') return { minutes: 30, to: from + 1 }
  if (word === 'oretta' || (word === 'un' && words[from + 1] === 'oretta')) return { minutes: 60, to: from + (word === 'un' ? 2 : 1) }
  if (word === 'un' && words[from + 1] === 'quarto' && /^or[ae]$/.test(words[from + 3] ?? '')) return { minutes: 15, to: from + 4 }
  if (word === 'tre' && /^quarti$/.test(words[from + 1] ?? '') && words[from + 2] === 'd') return { minutes: 45, to: from + 4 }
  const number = readNumber(words, from)
  const unit = words[number?.to ?? 0] ?? ''
  if (!number || !/^(?:or[ae]|minut[oi]|min)$/.test(unit)) return undefined
  const isHours = unit.startsWith('or')
  let minutes = Math.round(number.value * (isHours ? 60 : 1))
  let to = number.to + 1
  if (isHours && words[to] === 'e' && /^mezz[ao]$/.test(words[to + 1] ?? '')) {
    minutes += 30
    to += 2
  } else if (isHours && words[to] === 'e' && words[to + 1] === 'un' && words[to + 2] === 'quarto') {
    minutes += 15
    to += 3
  } else if (isHours && words[to] === 'e') {
    const more = readNumber(words, to + 1)
    if (more && more.value < 60 && (words[more.to] ?? '').startsWith('minut')) {
      minutes += more.value
      to = more.to + 1
    }
  }
  return { minutes, to }
}
