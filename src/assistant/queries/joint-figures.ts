import { readDays } from '../italian/days.ts'
import { wordsOf } from '../italian/token.ts'
import { isIdle } from '../italian/small-words.ts'
import type { Asking, Figure, Meaning } from '../meaning/meaning.ts'
import { metricCalled, spelled } from './named-figure.ts'
import { grammarOf, type Frame, type Role } from '../frame/role.ts'
import type { Trade } from '../trade/trade.ts'

/** Nouns that a figure may be called by. */
const NOUNS = new Set<Role['role']>(['metric', 'about', 'question', 'field'])

/** A way to take a sentence. */
interface Reading {
  readonly meaning: Meaning
  readonly frame: Frame
  /** Words that nothing explains. */
  readonly unknown: readonly string[]
  readonly evidence: number
}

interface Reader {
  readonly trade: Trade
  readonly today: string
  readonly read: (text: string) => readonly Reading[]
  /** The same of days that lie behind: what was spent in «ottobre». */
  readonly readPast: (text: string) => readonly Reading[]
}

/**
 * Two figures joined by «e» as one question: «arrivi e presenze di ottobre». What stands behind the second noun belongs to both. Returns
 * nothing where the whole sentence was understood and asks for no number.
 */
export function jointFigures(text: string, ways: readonly Reading[], reader: Reader): Asking | undefined {
  const words = wordsOf(text)
  const at = words.indexOf('e', 1)
  const [whole] = ways
  if (!whole || at < 0 || at !== words.lastIndexOf('e')) return undefined
  const asked = ways.flatMap(({ frame }) => grammarOf(frame, 'asks').map((one) => ({ ...one, words: frame.words })))
  const isMany = asked.some(({ what }) => what === 'many')
  if (whole.unknown.length === 0 && !isMany && whole.meaning.is !== 'figure' && whole.meaning.is !== 'metric') return undefined
  const behind = words.slice(at + 1)
  const [second] = reader.read(behind.join(' '))
  const noun = second && nounOf(second)
  if (!noun) return undefined
  const isDay = (one: number) => one >= noun.from && readDays(behind, one, reader.today) !== undefined
  // «partenze di oggi» may be the name of a figure, and its day is said of both.
  const day = behind.findIndex((_, one) => isDay(one))
  const end = day > 0 && day < noun.to ? (isIdle(behind[day - 1] ?? '') ? day - 1 : day) : noun.to
  const rest = behind.slice(end)
  const asks = new Set(asked.flatMap((one) => one.words.slice(one.from, one.to)))
  const [left, right] = [words.slice(0, at), behind.slice(0, end)].map((half) => {
    const called = half.filter((word) => !asks.has(word) && !isIdle(word)).join(' ')
    return figureOf([...half, ...rest].join(' '), called, rest, isMany, reader)
  })
  return left && right && JSON.stringify(left) !== JSON.stringify(right) ? { is: 'both', of: [left, right] } : undefined
}

/** The noun with which a reading begins, articles and question words aside. */
const nounOf = ({ frame: { roles, words } }: Reading): Role | undefined =>
  roles.find(
    ({ role, from }) =>
      NOUNS.has(role) &&
      words
        .slice(0, from)
        .every((word, at) => isIdle(word) || roles.some((one) => one.role === 'grammar' && one.from <= at && at < one.to)),
  )

/** The figure that one half asks for: that of a screen before a sum over a field, and a count of records where «quanti» was said. */
function figureOf(
  half: string,
  called: string,
  rest: readonly string[],
  isMany: boolean,
  { read, trade, readPast }: Reader,
): Figure | undefined {
  const ownOf = (text: string) => {
    const [first] = read(text)
    return first && first.unknown.length === 0 && first.evidence > 0 && nounOf(first) ? first : undefined
  }
  const own = ownOf(half)
  if (own?.meaning.is === 'metric') return own.meaning
  const metric = metricCalled(called, trade)
  const shown = metric && ownOf([spelled(metric.label), ...rest].join(' '))?.meaning
  if (shown?.is === 'metric') return shown
  if (!own || own.meaning.is === 'figure') return own?.meaning as Figure | undefined
  if (!isMany) return sumOf(half, own, { trade, readPast })
  if (own.meaning.is !== 'list' || own.meaning.first !== undefined || nounOf(own)?.role !== 'about') return undefined
  const { entity, where, search, lacks } = own.meaning
  return { is: 'figure', entity, where, fn: 'count', ...(search !== undefined && { search }), ...(lacks && { lacks }) }
}

/** «spese di ottobre», beside a figure: what the records that it names come to, where they are about money that somebody has written down. */
function sumOf(half: string, { meaning }: Reading, { readPast, trade }: Pick<Reader, 'readPast' | 'trade'>): Figure | undefined {
  const [past] = readPast(half)
  if (meaning.is !== 'list' || past?.meaning.is !== 'list' || nounOf(past)?.role !== 'about' || past.meaning.entity !== meaning.entity)
    return undefined
  const { entity, where, first } = past.meaning
  const field = trade.moneyOf(entity, true)
  return field === undefined || first !== undefined ? undefined : { is: 'figure', entity, where, fn: 'sum', field }
}
