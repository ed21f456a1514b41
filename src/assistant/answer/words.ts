import { isLiving } from '../../kernel/derive/archive.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { titleOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import { comparisonsOf, isAnyOf, isOther, type Comparison, type Condition, type Period } from '../../kernel/expression/condition.ts'
import { dated } from '../../kernel/expression/day-from-today.ts'
import { yearlyIn } from '../../kernel/expression/anniversary.ts'
import { isKind, type Field, type Names } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { addDays, endOfMonth, formatDate, formatLongDate, formatMonth, startOfMonth } from '../../kernel/italian/dates.ts'
import { inflect, nounPhrase, plural } from '../../kernel/italian/noun.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { formatTime } from '../../kernel/italian/times.ts'
import type { Store } from '../../kernel/door/store.ts'
import type { Chip } from '../reply.ts'
import type { Trade } from '../trade/trade.ts'
import type { Desk } from './desk.ts'
import { enumerate } from '../../kernel/italian/enumeration.ts'
import { capital } from '../../kernel/italian/capital.ts'

/** «3 interventi», «un intervento», «nessuna prenotazione». */
export function countOf({ label }: AnyEntity, n: number): string {
  const { one, many, gender } = label
  if (n === 0) return `${gender === 'f' ? 'nessuna' : /^(?:s[^aeiou]|z|gn|ps|x|y)/i.test(one) ? 'nessuno' : 'nessun'} ${one.toLowerCase()}`
  return `${formatNumber(n)} ${plural(n, one, many).toLowerCase()}`
}

/** An adjective or participle that agrees with so many records. */
export const agreeing = ({ label }: AnyEntity, n: number, word: string): string => inflect(word, { gender: label.gender, plural: n !== 1 })

/** What is said of a field in which nothing stands: «non indicati» of «Allergeni». */
export const unsaidOf = ({ label, noun }: Field): string => `non ${inflect('indicato', nounPhrase(label, noun))}`

/** «sabato 28 novembre». */
export const dayInWords = (day: string): string => formatLongDate(day).replace(/ \d{4}$/, '')

/** «da lunedì 23 a domenica 29 novembre», «di ottobre 2026», «fino a …». */
export function periodInWords(from: string | undefined, to: string | undefined): string {
  if (from !== undefined && from === to) return dayInWords(from)
  if (from && to && from === startOfMonth(from) && to === endOfMonth(from)) return formatMonth(from.slice(0, 7)).toLowerCase()
  if (from && to) return `dal ${formatDate(from)} al ${formatDate(to)}`
  return from ? `dal ${formatDate(from)}` : to ? `fino al ${formatDate(to)}` : ''
}

/** The titles of all records that some values name. */
export async function titlesOf(trade: Trade, store: Store, ids: Iterable<string>): Promise<Names> {
  const wanted = [...new Set(ids)]
  const titles = new Map<string, string>()
  const byEntity = Map.groupBy(
    wanted,
    (id) => trade.entities.find(({ name }) => id.startsWith(`${name}_`) && !name.includes(id))?.name ?? '',
  )
  for (const [name, group] of byEntity) {
    if (name === '') continue
    const entity = longest(trade, group[0] ?? '') ?? trade.entity(name)
    const rows = await store.getMany(entity.name, group)
    const inner = rows.flatMap((row) =>
      entity.title
        .flat()
        .flatMap((key) => [row[key]].flat())
        .filter((one): one is string => typeof one === 'string' && /_/.test(one)),
    )
    const names = inner.some((id) => !titles.has(id) && longest(trade, id))
      ? await titlesOf(
          trade,
          store,
          inner.filter((id) => longest(trade, id) && !wanted.includes(id)),
        )
      : undefined
    for (const row of rows) titles.set(row.id, titleOf(entity, row, names))
  }
  return (id) => titles.get(id)
}

/** The entity of an id: of names that begin alike the longest. */
const longest = (trade: Trade, id: string): AnyEntity | undefined =>
  trade.entities.filter(({ name }) => id.startsWith(`${name}_`)).toSorted((a, b) => b.name.length - a.name.length)[0]

/** Ids of records among the values of conditions. */
export const idsIn = (where: readonly Condition[]): readonly string[] =>
  comparisonsOf(where).flatMap(({ value }) =>
    [value].flat().filter((one): one is string => typeof one === 'string' && /^[a-z_]+_[\w-]+$/.test(one)),
  )

const OPS: Readonly<Partial<Record<Comparison['op'], string>>> = {
  gt: 'più di',
  gte: 'almeno',
  lt: 'meno di',
  lte: 'al massimo',
  ne: 'non',
  hasNone: 'senza',
}

interface Piece {
  readonly at: readonly number[]
  readonly label: string
}

/** Each condition as a person reads it; two bounds of one field are one. */
function piecesOf(trade: Trade, entity: string, where: readonly Condition[], names: Names): readonly Piece[] {
  const done = new Set<number>()
  return where.flatMap((condition, at): readonly Piece[] => {
    if (done.has(at) || isAnyOf(condition) || isLiving(condition)) return []
    const { field: path, op, value } = condition
    const field = trade.fieldAt(entity, path)
    if (path === 'id') {
      const ids = [value].flat().map(String)
      return [
        {
          at: [at],
          label:
            ids.length > 2
              ? `${trade.entity(entity).label.many}: ${ids.length}`
              : (op === 'ne' ? 'Tranne ' : '') +
                ids
                  .map((id) => names(id) ?? '')
                  .filter(Boolean)
                  .join(', '),
        },
      ]
    }
    if (!field) return []
    const write = (one: unknown): string =>
      isBlank(one) || isOther(one)
        ? ''
        : isKind(field, 'time')
          ? formatTime(String(one))
          : field.format(isKind(field, 'team') ? [one].flat() : one, names)
    const other = where.findIndex(
      (two, index) =>
        index !== at &&
        !isAnyOf(two) &&
        two.field === path &&
        ((op === 'gte' && /^lte?$/.test(two.op)) || (op === 'gt' && /^lte?$/.test(two.op))),
    )
    const second = where[other]
    if (other >= 0 && second && !isAnyOf(second)) {
      done.add(other)
      const text = isKind(field, 'date') ? periodInWords(String(value), String(second.value)) : `${write(value)} – ${write(second.value)}`
      return [{ at: [at, other], label: `${field.label}: ${text}` }]
    }
    if (op === 'empty') return [{ at: [at], label: `Senza ${field.label.toLowerCase()}` }]
    if (op === 'filled') return [{ at: [at], label: `Con ${field.label.toLowerCase()}` }]
    if (isKind(field, 'boolean')) return [{ at: [at], label: op === 'ne' ? `Non ${field.label.toLowerCase()}` : field.label }]
    if (op === 'yearly') {
      const { from, until } = value as Period
      return [{ at: [at], label: `${capital(field.yearly?.one ?? `${field.label} ricorre`)}: ${periodInWords(from, addDays(until, -1))}` }]
    }
    if (op === 'ended') return [{ at: [at], label: `${field.label}: già ${inflect('passato', nounPhrase(field.label, field.noun))}` }]
    if (op === 'overlaps') {
      const { from, until } = value as Period
      return [{ at: [at], label: `Durante: ${periodInWords(from, addDays(until, -1))}` }]
    }
    if (isKind(field, 'date')) {
      const text = Array.isArray(value)
        ? value.map((one) => dayInWords(String(one))).join(', ')
        : op === 'eq'
          ? dayInWords(String(value))
          : op === 'lt'
            ? `prima del ${formatDate(String(value))}`
            : op === 'gt'
              ? `dopo il ${formatDate(String(value))}`
              : op === 'gte'
                ? periodInWords(String(value), undefined)
                : op === 'lte'
                  ? periodInWords(undefined, String(value))
                  : write(value)
      return [{ at: [at], label: `${field.label}: ${text}` }]
    }
    const text = Array.isArray(value) ? firstOf(value.map(write).filter(Boolean)) : write(value)
    const said = OPS[op]
    return [
      {
        at: [at],
        label: `${field.label}: ${said ? `${isKind(field, 'time') ? (op.startsWith('g') ? 'dalle' : 'fino alle') : said} ` : ''}${text}`,
      },
    ]
  })
}

/** The criteria of an answer; a key names the conditions that go with it. */
export const chipsOf = (
  { trade, at }: Pick<Desk, 'trade' | 'at'>,
  entity: string,
  where: readonly Condition[],
  names: Names,
  search?: string,
): readonly Chip[] => [
  ...piecesOf(trade, entity, dated(where, at.today), names)
    .filter(({ label }) => label !== '')
    .map(({ at: places, label }) => ({ key: places.join(','), label })),
  ...(search ? [{ key: 'search', label: `Contiene: ${search}` }] : []),
]

/** When the records are, as a sentence says it: « di lunedì 23 novembre»; nothing where no day was said. */
export function whenOf(trade: Trade, entity: string, where: readonly Condition[], n = 2): string {
  return `${daysOf(trade, entity, where)}${roundOf(trade, entity, where, n)}`
}

/** « che compiono gli anni venerdì 27 novembre» */
function roundOf(trade: Trade, entity: string, where: readonly Condition[], n: number): string {
  const asked = yearlyIn(where)
  if (!asked) return ''
  const { one, many } = trade.fieldAt(entity, asked.field)?.yearly ?? { one: 'ricorre', many: 'ricorrono' }
  const days = periodInWords(asked.period.from, addDays(asked.period.until, -1))
  return ` che ${n > 1 ? many : one} ${/^(?:dal|fino|\p{L}+ \d+ )/u.test(days) ? '' : 'a '}${days}`
}

function daysOf(trade: Trade, entity: string, where: readonly Condition[]): string {
  const days = comparisonsOf(where.filter((one) => !isAnyOf(one))).filter(({ field, value }) => {
    const at = trade.fieldAt(entity, field)
    return at !== undefined && isKind(at, 'date') && typeof value === 'string'
  })
  const eq = days.find(({ op }) => op === 'eq')
  if (eq) return ` di ${dayInWords(String(eq.value))}`
  const from = days.find(({ op }) => op === 'gte')
  const to = days.find(({ op }) => op === 'lte')
  return ofPeriod(from && String(from.value), to && String(to.value))
}

/** Values that a condition names one by one, before it only counts the others. */
const NAMED = 3

/** «Rossi, Bianchi, Verdi e altri 26»: a screen at the desk shows few names, and a chip has room for no more. */
function firstOf(words: readonly string[]): string {
  const rest = words.length - NAMED
  if (rest <= 0) return words.join(', ')
  return `${words.slice(0, NAMED).join(', ')} e ${rest === 1 ? 'un altro' : `altri ${formatNumber(rest)}`}`
}

/** The days of something, as a sentence says them: « di ottobre 2026», « di sabato 5 dicembre». */
export function ofPeriod(from: string | undefined, to: string | undefined): string {
  const text = from !== undefined && from === to ? dayInWords(from) : periodInWords(from, to)
  return text === '' ? '' : /^dal|^dall|^fino/.test(text) ? ` ${text}` : ` di ${text}`
}

/** A day of a row, for comparing; nothing where it has none. */
export const dayIn = (row: AnyRow, key: string | undefined): string => {
  const day = key === undefined ? undefined : row[key]
  return typeof day === 'string' ? day : ''
}

/** The title of a row among its names. */
export const titled = (trade: Trade, entity: string, row: AnyRow, names: Names): string => titleOf(trade.entity(entity), row, names)

/** «Rossi», «Rossi e Bianchi», «Rossi, Bianchi e altri 3». */
export function some(titles: readonly string[], all: number): string {
  const shown = titles.slice(0, 2)
  const rest = all - shown.length
  if (rest <= 0) return shown.join(' e ')
  return `${shown.join(', ')} e ${rest === 1 ? 'un altro' : `altri ${formatNumber(rest)}`}`
}

/** Those that share a place: up to three are all named, of more the first two. */
export const nameTied = (titles: readonly string[], all: number): string =>
  all <= NAMED ? enumerate(titles.slice(0, all)) : some(titles, all)
