import { type Desk, SHOWN, wayOf } from './desk.ts'
import { chipsOf, whenOf } from './words.ts'
import type { Asking } from '../meaning/meaning.ts'
import type { AnswerCell, RowsCard } from '../reply.ts'
import type { Trade } from '../trade/trade.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { comparisonsOf } from '../../kernel/expression/condition.ts'
import { statusOf } from '../../kernel/entity/entity.ts'
import { type Field, isKind, type Names } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'

const COLUMNS = 4

/** What a list shows of records: the columns of their table that differ, the fields asked about among them. */
export function columnsOf(
  trade: Trade,
  name: string,
  asked: readonly string[] = [],
  same: ReadonlySet<string> = new Set(),
): readonly string[] {
  const entity = trade.entity(name)
  const shown = (key: string) => {
    const field = entity.fields[key]
    return field !== undefined && !['image', 'lines', 'signature', 'file', 'checklist', 'long_text'].includes(field.kind)
  }
  // The name of a person leads whole, and not the surname alone.
  const title = [entity.title[0] ?? []].flat().filter(shown)
  const rest = entity.table.filter((key) => shown(key) && !title.includes(key) && !same.has(key))
  const state = statusOf(entity)?.[0]
  // Whose it is goes before what else was asked: «fatture scadute» are somebody's, «pulizie da fare» are of rooms.
  const whose = rest.filter((key) => entity.fields[key]?.kind === 'reference').slice(0, 1)
  const order = [...title, ...whose, ...asked.filter((key) => shown(key)), ...rest.filter((key) => key !== state)]
  const columns = [...new Set(order)].slice(0, state && !same.has(state) ? COLUMNS - 1 : COLUMNS)
  return state && !same.has(state) && !columns.includes(state) ? [...columns, state] : columns
}

export const writeCell = (field: Field | undefined, value: unknown, names: Names): AnswerCell => {
  if (!field || isBlank(value)) return ''
  if (isKind(field, 'status')) {
    const state = (field as unknown as { states: Readonly<Record<string, { label: string; tone: 'neutral' }>> }).states[String(value)]
    if (state) return { text: state.label, tone: state.tone }
  }
  const tones = isKind(field, 'choice') ? (field as unknown as { tones?: Readonly<Record<string, 'neutral'>> }).tones : undefined
  const text = field.format(value, names)
  const tone = tones?.[String(value)]
  return tone ? { text, tone } : text
}

export async function rowsCard(
  desk: Desk,
  asking: Extract<Asking, { is: 'list' | 'yes' | 'figure' | 'tell' }>,
  rows: readonly AnyRow[],
  names: Names,
  whose: Names,
  total: number,
): Promise<RowsCard> {
  const { trade } = desk
  const { entity: name, where, search } = asking
  const entity = trade.entity(name)
  const sort = asking.is === 'list' ? asking.sort : undefined
  const same = new Set(where.flatMap((one) => ('field' in one && one.op === 'eq' ? [one.field] : [])))
  const columns = columnsOf(
    trade,
    name,
    [
      ...(asking.is === 'list' && asking.shows ? [asking.shows] : []),
      ...(sort ?? []).map(({ field }) => field),
      ...comparisonsOf(where).flatMap(({ field, op }) => (op === 'filled' || op === 'yearly' ? [field] : [])),
    ].filter((key) => key in entity.fields),
    same,
  )
  const called = [entity.title[0] ?? []].flat().findLastIndex((key, at) => columns[at] === key) + 1
  return {
    kind: 'rows',
    id: desk.keep(asking),
    caption: `${entity.label.many}${whenOf(trade, name, where)}`,
    columns: columns.map((key) => ({
      key,
      label: entity.fields[key]?.short ?? entity.fields[key]?.label ?? key,
      ...(entity.fields[key]?.numeric && { isNumber: true }),
    })),
    rows: rows
      .slice(0, SHOWN)
      .map((row) => ({ id: row.id, entity: name, cells: columns.map((key) => writeCell(entity.fields[key], row[key], names)) })),
    ...(called > 1 && { called }),
    total,
    chips: chipsOf(desk, name, where, whose, search),
    way: wayOf(asking, sort),
  }
}

/** A number in its field's manner, with what it counts. */
export function writeNumber(field: Field, value: number): string {
  const unit = field.unit?.[value === 1 ? 0 : 1]
  if (isKind(field, 'money') || isKind(field, 'percent')) return field.format(value)
  return `${formatNumber(value, { decimals: 2 })}${unit ? ` ${unit}` : ''}`
}
