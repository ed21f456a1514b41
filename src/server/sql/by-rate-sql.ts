import { sql } from 'kysely'
import type { VatFigure } from '../../kernel/expression/expression.ts'
import type { SqlGround } from './ground.ts'
import { roundedSql, type Sql } from './rational-sql.ts'

interface Rated {
  readonly fn: VatFigure
  /** `from` and `where` of the lines. */
  readonly source: Sql
  /** Of a line: its rate or nature, and its amount in steps of the last of so many digits. */
  readonly code: Sql
  readonly amount: Sql
  readonly digits: number
  readonly gross: boolean | undefined
  /** What is taken off the whole, in cents. */
  readonly off: Sql | undefined
}

/** What lines come to by rate, in the words of a database: the arithmetic is that of `byRate`. */
export function byRateSql({ dialect }: SqlGround, { fn, source, code, amount, digits, gross, off }: Rated): Sql {
  const whole = sql.raw(dialect.whole)
  const rated = sql`select coalesce(${code}, '') as code, ${amount} as amount from ${source}`
  const sum = roundedSql({ top: sql`sum(amount)`, bottom: 10n ** BigInt(digits) }, dialect)
  const rate = sql`case when substr(code, 1, 1) between '0' and '9' then cast(cast(code as numeric) as ${whole}) else 0 end`
  const sums = sql`select code, ${rate} as rate, cast(${sum} as ${whole}) as held from (${rated}) as rated where amount is not null group by code`
  const held = off ? spreadSql(dialect, sums, off) : sums
  const one = figures(dialect, gross ?? false)[fn]
  return sql`(select coalesce(sum(${one}), 0) from (${held}) as due)`
}

/** What one rate comes to, of `held` cents at `rate`. */
function figures(dialect: SqlGround['dialect'], gross: boolean): Readonly<Record<VatFigure, Sql>> {
  if (!gross) {
    const tax = roundedSql({ top: sql`(held * rate)`, bottom: 100n }, dialect)
    return { taxable: sql`held`, tax, total: sql`(held + ${tax})` }
  }
  const taxable = roundedSql({ top: sql`(held * 100)`, bottom: sql`(100 + rate)` }, dialect)
  return { taxable, tax: sql`(held - ${taxable})`, total: sql`held` }
}

/** Takes an amount off the rates in proportion: whole cents, what is left over by the largest remainder. */
function spreadSql({ shareOf, restOf, bySigns, whole: type }: SqlGround['dialect'], sums: Sql, off: Sql): Sql {
  const whole = sql.raw(type)
  const all = sql`select code, rate, held, cast(sum(held) over () as ${whole}) as everything, coalesce(${off}, 0) as less from (${sums}) as sums`
  // A part is the whole number beneath, also where everything is below nothing. Of sums that cancel each other nothing can be taken off in proportion.
  const sized = sql`select code, rate, held, less, held * (case when everything < 0 then -1 else 1 end) as weight, nullif(abs(everything), 0) as size from (${all}) as summed`
  const [less, weight, size] = [sql`less`, sql`weight`, sql`size`]
  const parts = sql`select code, rate, held, less, ${restOf(less, weight, size)} as rest, ${shareOf(less, weight, size)} as part from (${sized}) as sized`
  const placed = sql`select code, rate, held, less - sum(part) over () as leftover, part, row_number() over (order by rest desc, rate desc, ${bySigns(sql`code`)}) as place from (${parts}) as parts`
  return sql`select code, rate, cast(held - coalesce(part, 0) - (case when place <= leftover then 1 else 0 end) as ${whole}) as held from (${placed}) as placed`
}
