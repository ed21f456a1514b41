import { parseNumber } from '../../kernel/italian/numbers.ts'

const UNITS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    zero: 0,
    un: 1,
    uno: 1,
    una: 1,
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    nove: 9,
    dieci: 10,
    undici: 11,
    dodici: 12,
    tredici: 13,
    quattordici: 14,
    quindici: 15,
    sedici: 16,
    diciassette: 17,
    diciotto: 18,
    diciannove: 19,
  }),
)
const TENS = ['venti', 'trenta', 'quaranta', 'cinquanta', 'sessanta', 'settanta', 'ottanta', 'novanta']
/** Rough numbers are taken at their word. */
const ROUND: ReadonlyMap<string, number> = new Map(
  Object.entries({ paio: 2, decina: 10, dozzina: 12, quindicina: 15, ventina: 20, trentina: 30, centinaio: 100 }),
)

function belowHundred(word: string): number | undefined {
  const unit = UNITS.get(word)
  if (unit !== undefined) return unit
  const at = TENS.findIndex((ten) => word.startsWith(ten.slice(0, -1)))
  const ten = TENS[at]
  if (ten === undefined) return undefined
  const value = (at + 2) * 10
  if (word === ten) return value
  // «ventuno» and «ventotto» lose a vowel, «ventidue» keeps it.
  const rest = word.startsWith(ten) ? word.slice(ten.length) : word.slice(ten.length - 1)
  const more = UNITS.get(rest)
  const isElided = !word.startsWith(ten)
  return more !== undefined && more > 0 && more < 10 && rest !== 'un' && rest !== 'una' && (!isElided || rest === 'uno' || rest === 'otto')
    ? value + more
    : word === `${ten.slice(0, -1)}un`
      ? value + 1
      : undefined
}

function belowThousand(word: string): number | undefined {
  const at = word.indexOf('cent')
  if (at < 0) return belowHundred(word)
  const head = word.slice(0, at)
  const hundreds = head === '' ? 1 : UNITS.get(head)
  if (hundreds === undefined || hundreds > 9) return undefined
  const rest = word.slice(at + 4).replace(/^o(?!tt)/, '')
  if (rest === '' || rest === 'o') return hundreds * 100
  const more = belowHundred(rest)
  return more === undefined ? undefined : hundreds * 100 + more
}

/** «milleduecento» is 1200; nothing where the word is no number below a million. */
export function numberOfWord(word: string): number | undefined {
  if (word === '' || /\d/.test(word)) return undefined
  const [, head = '', mille = '', rest = ''] = /^(.*?)(mille|mila)(.*)$/.exec(word) ?? []
  if (mille === '') return belowThousand(word)
  const thousands = mille === 'mille' ? (head === '' ? 1 : undefined) : belowThousand(head)
  const more = rest === '' ? 0 : belowThousand(rest)
  return thousands === undefined || more === undefined ? undefined : thousands * 1000 + more
}

export interface ReadNumber {
  readonly value: number
  /** The first word after it. */
  readonly to: number
  /** Written in figures. */
  readonly figures: boolean
}

/** «120», «1.250,50», «centoventi», «un paio», «tre e mezzo», «cento venti», from a word on. */
export function readNumber(words: readonly string[], from: number): ReadNumber | undefined {
  const word = words[from] ?? ''
  const next = words[from + 1] ?? ''
  const round = word === 'un' || word === 'una' ? ROUND.get(next) : undefined
  if (round !== undefined) return { value: round, to: from + (words[from + 2] === 'di' ? 3 : 2), figures: false }
  if (/^\d/.test(word)) {
    // «150mila», «20k»
    const [, thousands] = /^(\d+(?:,\d+)?)(?:mila|k)$/.exec(word) ?? []
    const alone = parseNumber(thousands ?? word)
    const value = alone !== undefined && (thousands || next === 'mila') ? alone * 1000 : alone
    if (value !== undefined && !thousands && next === 'mila') return { value, to: from + 2, figures: true }
    return value === undefined ? undefined : half(words, { value, to: from + 1, figures: true })
  }
  let value = numberOfWord(word)
  if (value === undefined) return undefined
  let to = from + 1
  // Dictation splits what belongs together: «cento venti», «mille due cento», «due mila», «mille e duecento».
  for (;;) {
    const skip = words[to] === 'e' && value >= 100 && value % 100 === 0 ? 1 : 0
    const then = words[to + skip] ?? ''
    if (skip === 0 && then === 'mila' && value < 1000) value *= 1000
    else if (skip === 0 && then === 'cento' && value > 1 && value < 10) value *= 100
    else {
      const more = numberOfWord(then)
      const room = value % 1000 === 0 && value > 0 ? 1000 : value % 100 === 0 && value > 0 ? 100 : 0
      if (more === undefined || more === 0 || more >= room || (more < 10 && room === 0) || then === 'un' || then === 'una') break
      value += more
    }
    to += 1 + skip
  }
  return half(words, { value, to, figures: false })
}

/** «tre e mezzo». */
function half(words: readonly string[], number: ReadNumber): ReadNumber {
  const isHalf = words[number.to] === 'e' && /^mezz[oa]$/.test(words[number.to + 1] ?? '')
  return isHalf && Number.isInteger(number.value) ? { ...number, value: number.value + 0.5, to: number.to + 2 } : number
}

const EURO = /^(?:euro|eur|€|euri|sacchi)$/
const CENTS = /^cent(?:esim[oi])?$/

export interface ReadMoney {
  readonly cents: number
  readonly to: number
}

/** An amount that says that it is one: «120 euro», «€ 50», «centoventi euro e cinquanta», «30 centesimi». */
export function readMoney(words: readonly string[], from: number): ReadMoney | undefined {
  const isBefore = EURO.test(words[from] ?? '')
  const number = readNumber(words, isBefore ? from + 1 : from)
  if (!number) return undefined
  const cents = Math.round(number.value * 100)
  if (isBefore) return { cents, to: number.to }
  const unit = words[number.to] ?? ''
  if (CENTS.test(unit)) return { cents: Math.round(number.value), to: number.to + 1 }
  if (!EURO.test(unit)) return undefined
  const to = number.to + 1
  const rest = words[to] === 'e' ? readNumber(words, to + 1) : undefined
  if (!rest || rest.value >= 100 || !Number.isInteger(rest.value)) return { cents, to }
  return { cents: cents + rest.value, to: CENTS.test(words[rest.to] ?? '') ? rest.to + 1 : rest.to }
}
