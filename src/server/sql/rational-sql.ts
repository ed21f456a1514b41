import { sql, type RawBuilder } from 'kysely'
import type { SqlDialect } from './dialect.ts'

export type Sql = RawBuilder<unknown>

/** A number in SQL without rounding: `top` over `bottom`, which is a number that is known or one that is worked out, above nothing. */
export interface SqlNumber {
  readonly top: Sql
  readonly bottom: bigint | Sql
}

const write = (bottom: bigint | Sql): Sql => (typeof bottom === 'bigint' ? sql`${sql.lit(Number(bottom))}` : bottom)
const isOne = (bottom: bigint | Sql) => bottom === 1n

export const wholeSql = (top: Sql, digits = 0): SqlNumber => ({ top, bottom: 10n ** BigInt(digits) })

/** Brings numbers over one bottom, where all of theirs are known. */
function aligned(numbers: readonly SqlNumber[]): { readonly tops: readonly Sql[]; readonly bottom: bigint } | undefined {
  if (!numbers.every(({ bottom }) => typeof bottom === 'bigint')) return undefined
  const bottom = numbers.reduce((common, number) => leastCommon(common, number.bottom as bigint), 1n)
  return { tops: numbers.map((number) => times(number.top, bottom / (number.bottom as bigint))), bottom }
}

const times = (top: Sql, factor: bigint): Sql => (factor === 1n ? top : sql`(${top} * ${sql.lit(Number(factor))})`)
const leastCommon = (a: bigint, b: bigint) => (a / greatestCommon(a, b)) * b
const greatestCommon = (a: bigint, b: bigint): bigint => (b === 0n ? a : greatestCommon(b, a % b))

const orNothing = (top: Sql): Sql => sql`coalesce(${top}, 0)`

/** Added up; an empty one counts as nothing. */
export function addSql(a: SqlNumber, b: SqlNumber, sign: 1 | -1 = 1): SqlNumber {
  const operator = sign === 1 ? sql`+` : sql`-`
  const both = aligned([a, b])
  if (both) return { top: sql`(${orNothing(both.tops[0] as Sql)} ${operator} ${orNothing(both.tops[1] as Sql)})`, bottom: both.bottom }
  const [left, right] = [filledBottom(a), filledBottom(b)]
  return { top: sql`(${orNothing(a.top)} * ${right} ${operator} ${orNothing(b.top)} * ${left})`, bottom: sql`(${left} * ${right})` }
}

/** What is divided by nothing is empty, and so is its bottom: it then counts as 1. */
const filledBottom = ({ bottom }: SqlNumber): Sql => (typeof bottom === 'bigint' ? write(bottom) : sql`coalesce(${bottom}, 1)`)

export const multiplySql = (a: SqlNumber, b: SqlNumber, { exact }: SqlDialect): SqlNumber => ({
  top: sql`(${exact(a.top)} * ${b.top})`,
  bottom:
    typeof a.bottom === 'bigint' && typeof b.bottom === 'bigint' ? a.bottom * b.bottom : sql`(${write(a.bottom)} * ${write(b.bottom)})`,
})

/** Empty when the divisor is 0. */
export const divideSql = (a: SqlNumber, b: SqlNumber, { exact }: SqlDialect): SqlNumber => ({
  top: sql`(${exact(a.top)} * ${write(b.bottom)} * ${signOf(b.top)})`,
  bottom: sql`nullif(${exact(write(a.bottom))} * abs(${b.top}), 0)`,
})

const signOf = (top: Sql): Sql => sql`(case when ${top} < 0 then -1 else 1 end)`

/** The smaller or the greater of two that are there. */
export function pickSql(a: SqlNumber, b: SqlNumber, which: 'least' | 'most'): SqlNumber {
  const both = aligned([a, b])
  const [left, right] = both
    ? [both.tops[0] as Sql, both.tops[1] as Sql]
    : [sql`${a.top} * ${write(b.bottom)}`, sql`${b.top} * ${write(a.bottom)}`]
  const isFirst = which === 'least' ? sql`${left} <= ${right}` : sql`${left} >= ${right}`
  const choose = (one: Sql, other: Sql): Sql => sql`(case when ${b.top} is null or ${isFirst} then ${one} else ${other} end)`
  if (both) return { top: choose(left, right), bottom: both.bottom }
  return { top: choose(a.top, b.top), bottom: choose(write(a.bottom), write(b.bottom)) }
}

/** One of several numbers, as a `case` chooses them: brought over one bottom where that is known. */
export function chooseSql(numbers: readonly SqlNumber[], choose: (values: readonly Sql[]) => Sql): SqlNumber {
  const both = aligned(numbers)
  if (both) return { top: choose(both.tops), bottom: both.bottom }
  return { top: choose(numbers.map(({ top }) => top)), bottom: choose(numbers.map(({ bottom }) => write(bottom))) }
}

/** Rounded to so many digits, half a digit away from 0, and kept in steps of the last one. */
export function roundedSql({ top, bottom }: SqlNumber, { exact, over }: SqlDialect, digits = 0): Sql {
  const scale = 10n ** BigInt(digits)
  if (typeof bottom === 'bigint' && scale % bottom === 0n) return times(top, scale / bottom)
  const size = sql`abs(${exact(top)})${scale === 1n ? sql`` : sql` * ${sql.lit(Number(scale))}`}`
  return sql`(${signOf(top)} * ${over(sql`2 * ${size} + ${write(bottom)}`, sql`2 * ${write(bottom)}`)})`
}

/** As it is compared and handed over: the top alone where it is whole. */
export const comparedSql = (a: SqlNumber, b: SqlNumber): readonly [Sql, Sql] => {
  const both = aligned([a, b])
  if (both) return [both.tops[0] as Sql, both.tops[1] as Sql]
  return [isOne(b.bottom) ? a.top : sql`${a.top} * ${write(b.bottom)}`, isOne(a.bottom) ? b.top : sql`${b.top} * ${write(a.bottom)}`]
}
