import { sql } from 'kysely'
import { addDays, daysBetween } from '../../kernel/italian/dates.ts'
import { minutesOf } from '../../kernel/italian/times.ts'
import { isAnyOf, isOther, type Comparison, type Condition, type Period } from '../../kernel/expression/condition.ts'
import { dayFromToday } from '../../kernel/expression/day-from-today.ts'
import { USUAL_MINUTES } from '../../kernel/evaluation/occupied-time.ts'
import { resolve } from '../../kernel/evaluation/scope.ts'
import { stretchesOf } from '../../kernel/expression/anniversary.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import type { Field } from '../../kernel/fields/field.ts'
import { holdsSql } from './holds-sql.ts'
import { sameColumn, toColumn } from './columns.ts'
import { ofWorkspace, ref, tableAs, type SqlGround, type SqlScope } from './ground.ts'
import { comparedSql, type Sql } from './rational-sql.ts'
import { handed, isMany, isText } from './shape.ts'
import { late } from './statements.ts'
import { keptSql, pathSql } from './value-sql.ts'

const YES = sql`1 = 1`
const NO = sql`1 = 0`

/** All conditions in SQL; met by every record when there are none. */
export const conditionsSql = (ground: SqlGround, from: SqlScope, conditions: readonly Condition[]): Sql =>
  conditions.length === 0
    ? YES
    : sql.join(
        conditions.map((condition) => conditionSql(ground, from, condition)),
        sql` and `,
      )

function conditionSql(ground: SqlGround, from: SqlScope, condition: Condition): Sql {
  if (!isAnyOf(condition)) return comparisonSql(ground, from, condition)
  const some = condition.any.map((list) => sql`(${conditionsSql(ground, from, list)})`)
  return some.length === 0 ? NO : sql`(${sql.join(some, sql` or `)})`
}

const operators = { eq: sql`=`, lt: sql`<`, lte: sql`<=`, gt: sql`>`, gte: sql`>=` } as const

function comparisonSql(ground: SqlGround, from: SqlScope, { field: path, op, value }: Comparison): Sql {
  if (op === 'overlaps') return overlapsSql(ground, from, path, value)
  if (op === 'ended') return endedSql(ground, from, path, value)
  const { field } = resolve(from.scope, path)
  const digits = field?.digits ?? 0
  const held = keptSql(ground, pathSql(ground, from, path), digits)
  if (op === 'empty') return emptySql(held, field)
  if (op === 'filled') return sql`not ${emptySql(held, field)}`
  if (op === 'has' || op === 'hasNone') {
    const wanted = handed(value, (some) => JSON.stringify(listOf(some)))
    const some = holdsSql(ground.dialect, held, ground.dialect.list(wanted, 'text'))
    return op === 'has' ? some : sql`(not ${emptySql(held, field)} and not ${some})`
  }
  if (op === 'yearly') return yearlySql(held, value)
  if (op === 'same') return sameSql(ground, from, path, field, value)
  if (op === 'in') return isMany(value) ? inSql(ground, held, field, value) : NO
  if (isOther(value) && 'field' in value) return betweenSql(ground, from, path, op, value.field)
  if (isBlank(value)) return op === 'ne' ? YES : NO
  const other =
    isOther(value) && 'today' in value ? late(({ today }) => dayFromToday(value, today)) : handed(value, (one) => kept(field, one))
  if (op === 'ne') return sql`(${held} is null or ${held} <> ${other})`
  return sql`${held} ${operators[op]} ${other}`
}

/** Whether a day comes round within a period, which lies within one year or reaches into the next. */
function yearlySql(held: Sql, period: unknown): Sql {
  const within = ([0, 1] as const).map((at) => {
    const asked = (key: 'year' | 'from' | 'until') => handed(period, (value) => String(stretchesOf(value as Period)[at][key]))
    return sql`(substr(${held}, 6) >= ${asked('from')} and substr(${held}, 6) < ${asked('until')} and substr(${held}, 1, 4) < ${asked('year')})`
  })
  return sql`(${sql.join(within, sql` or `)})`
}

/** A list that was emptied is as good as none. */
const emptySql = (held: Sql, field: Field | undefined): Sql =>
  field?.column === 'json' ? sql`(${held} is null or ${held} = '[]')` : sql`(${held} is null)`

/** A value as the column of its field keeps it. */
const kept = (field: Field | undefined, value: unknown): string | number | null =>
  field ? toColumn({ isJson: false, digits: field.digits ?? 0 }, value) : String(value)

function inSql({ dialect }: SqlGround, held: Sql, field: Field | undefined, values: unknown): Sql {
  const wanted = handed(values, (some) => JSON.stringify(listOf(some).map((value) => kept(field, value))))
  return sql`${held} in ${dialect.list(wanted, isText(values) || !field ? 'text' : 'number')}`
}

/** The values that a condition names, without those that say nothing. */
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]).filter((one) => !isBlank(one))

/** One field against another, which may have other digits. */
function betweenSql(ground: SqlGround, from: SqlScope, path: string, op: keyof typeof operators | 'ne', other: string): Sql {
  const [a, b] = [pathSql(ground, from, path), pathSql(ground, from, other)]
  const [left, right] = 'number' in a && 'number' in b ? comparedSql(a.number, b.number) : [keptSql(ground, a), keptSql(ground, b)]
  if (op === 'ne') return sql`(${left} is null or ${right} is null or ${left} <> ${right})`
  return sql`${left} ${operators[op]} ${right}`
}

/** Values that mean the same, however they are written: the column beside holds what they have in common. */
function sameSql(ground: SqlGround, from: SqlScope, path: string, field: Field | undefined, value: unknown): Sql {
  if (isBlank(value) || (Array.isArray(value) && !isMany(value))) return NO
  if (!field?.identity) return inSql(ground, keptSql(ground, pathSql(ground, from, path), field?.digits), field, value)
  const alike = handed(value, (some) => JSON.stringify(listOf(some).map((one) => field.identity?.(one) ?? String(one))))
  return sql`${ref(from.alias, sameColumn(path))} in ${ground.dialect.list(alike, 'text')}`
}

const EPOCH = '1970-01-01'
const DAY_MINUTES = 24 * 60

/** The longest that any record of the workspace takes: read at the end of an index. */
function longestSql(ground: SqlGround, entity: string, lasts: string): Sql {
  const alias = ground.alias()
  return sql`coalesce((select max(${ref(alias, lasts)}) from ${tableAs(entity, alias)} where ${ofWorkspace(alias)}), 0)`
}

/** Whether what a record takes shares a time with a period; the longest that one takes bounds where it can begin. */
function overlapsSql(ground: SqlGround, { scope, alias }: SqlScope, path: string, period: unknown): Sql {
  const { dialect } = ground
  const { span, slot } = scope.entity ?? {}
  const asked = (read: (period: Period) => string | number) => handed(period, (value) => read(value as Period))
  const until = asked((value) => value.until)
  if (span?.from === path) {
    const [day, lasts] = [ref(alias, span.from), ref(alias, span.lasts)]
    const longest = longestSql(ground, scope.entity?.name ?? '', span.lasts)
    const near = sql`${day} > ${dialect.shiftDay(
      asked(({ from }) => from),
      sql`-${longest}`,
    )}`
    return sql`(${near} and ${day} < ${until} and ${dialect.shiftDay(day, lasts)} > ${asked(({ from }) => from)})`
  }
  if (!slot) return NO
  const day = ref(alias, slot.day)
  const time = slot.time === undefined ? sql`'00:00'` : ref(alias, slot.time)
  const start = dialect.minutes(day, time)
  const longest = longestDays(scope.fields, slot)
  const [first, last] = [asked(({ from }) => minutesAt(from)), asked((value) => minutesAt(value.until))]
  const [firstDay, lastDay] = [asked(({ from }) => addDays(from.slice(0, 10), -longest)), asked((value) => value.until.slice(0, 10))]
  return sql`(${day} >= ${firstDay} and ${day} <= ${lastDay} and ${time} is not null and ${start} < ${last} and ${start} + ${minutesSql(scope.fields, slot, alias)} > ${first})`
}

/** Whether what a record takes is over at a moment; its day bounds what is looked at. */
function endedSql(ground: SqlGround, { scope, alias }: SqlScope, path: string, moment: unknown): Sql {
  const { dialect } = ground
  const { span, slot } = scope.entity ?? {}
  const asked = (read: (moment: string) => string | number) => handed(moment, (value) => read(String(value)))
  const last = asked((value) => value.slice(0, 10))
  if (span?.from === path) {
    const day = ref(alias, span.from)
    return sql`(${day} <= ${last} and ${dialect.shiftDay(day, ref(alias, span.lasts))} <= ${asked((value) => value)})`
  }
  if (!slot) return NO
  const day = ref(alias, slot.day)
  const time = slot.time === undefined ? sql`'00:00'` : ref(alias, slot.time)
  const end = sql`${dialect.minutes(day, time)} + ${minutesSql(scope.fields, slot, alias)}`
  return sql`(${day} <= ${last} and ${time} is not null and ${end} <= ${asked(minutesAt)})`
}

function minutesSql(
  fields: Readonly<Record<string, Field>>,
  slot: { readonly time?: string; readonly lasts?: string; readonly usual?: number },
  alias: string,
): Sql {
  const usual = sql.lit(slot.time === undefined ? DAY_MINUTES : (slot.usual ?? USUAL_MINUTES))
  const length = slot.lasts === undefined ? undefined : fields[slot.lasts]
  if (slot.lasts === undefined || !length) return sql`${usual}`
  const factor = length.kind === 'decimal' ? 60 : 1
  return sql`coalesce((${ref(alias, slot.lasts)} * ${sql.lit(factor)} + ${sql.lit(Math.floor(10 ** (length.digits ?? 0) / 2))}) / ${sql.lit(10 ** (length.digits ?? 0))}, ${usual})`
}

/** How many days before a moment something can have begun that lasts until then. */
function longestDays(fields: Readonly<Record<string, Field>>, { lasts }: { readonly lasts?: string }): number {
  const length = lasts === undefined ? undefined : fields[lasts]
  return length?.most === undefined ? 1 : Math.ceil((length.most * (length.kind === 'decimal' ? 60 : 1)) / DAY_MINUTES) + 1
}

const minutesAt = (moment: string): number =>
  daysBetween(EPOCH, moment.slice(0, 10)) * DAY_MINUTES + (moment.length > 10 ? minutesOf(moment.slice(11)) : 0)
