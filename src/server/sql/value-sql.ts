import { sql } from 'kysely'
import { dayFromToday } from '../../kernel/expression/day-from-today.ts'
import type { Calculation, Literal, Node, Over } from '../../kernel/expression/expression.ts'
import { kindOf, scopeOver } from '../../kernel/evaluation/kinds-of-value.ts'
import { resolve } from '../../kernel/evaluation/scope.ts'
import { isDerived } from '../../kernel/fields/derived.ts'
import { isKind, type Field } from '../../kernel/fields/field.ts'
import { byRateSql } from './by-rate-sql.ts'
import { isWhole } from './columns.ts'
import { holdsSql } from './holds-sql.ts'
import { entityScope, heldSql, ofWorkspace, ref, tableAs, type SqlGround, type SqlScope } from './ground.ts'
import { addSql, chooseSql, divideSql, multiplySql, pickSql, roundedSql, wholeSql, type Sql, type SqlNumber } from './rational-sql.ts'
import { late } from './statements.ts'

/** A value in SQL: a number without rounding, or anything else as it is kept. */
export type SqlValue = { readonly number: SqlNumber } | { readonly other: Sql }

const isNumber = (value: SqlValue): value is { readonly number: SqlNumber } => 'number' in value
const numberOf = (value: SqlValue): SqlNumber => (isNumber(value) ? value.number : wholeSql(value.other))
/** A value as a column would keep it: numbers in whole steps of their last digit. */
export const keptSql = ({ dialect }: Pick<SqlGround, 'dialect'>, value: SqlValue, digits = 0): Sql =>
  isNumber(value) ? roundedSql(value.number, dialect, digits) : value.other

/** The value of a path: of the record itself, or of one that its references lead to. `beside` names a column beside the field's own. */
export function pathSql(ground: SqlGround, from: SqlScope, path: string, beside?: (key: string) => string): SqlValue {
  const { hops, key } = resolve(from.scope, path)
  const [hop] = hops
  if (!hop) return beside ? { other: heldSql(ground.dialect, from.alias, beside(key), 'text') } : fieldSql(ground, from, key)
  const target = ground.entities.get(hop.target)
  if (!target) throw new Error(`${hop.target} is no entity`)
  const alias = ground.alias()
  const inner = entityScope(ground, target, alias)
  const rest = path.split('.').slice(1).join('.')
  const digits = resolve(inner.scope, rest).field?.digits ?? 0
  const value = pathSql(ground, inner, rest, beside)
  const select = sql`(select ${keptSql(ground, value, digits)} from ${tableAs(target.name, alias)} where ${ofWorkspace(alias)} and ${ref(alias, 'id')} = ${keptSql(ground, fieldSql(ground, from, hop.key))})`
  return isNumber(value) ? { number: wholeSql(select, digits) } : { other: select }
}

function fieldSql(ground: SqlGround, from: SqlScope, key: string): SqlValue {
  const field = from.scope.fields[key]
  if (!field) return { other: ref(from.alias, key) }
  if (isDerived(field)) {
    const value = nodeSql(ground, from, field.derive)
    return isNumber(value) ? { number: wholeSql(roundedSql(value.number, ground.dialect, field.digits), field.digits) } : value
  }
  if (from.isLine) return lineSql(ground, from.alias, key, field)
  const column = heldSql(ground.dialect, from.alias, key, isWhole(field) ? 'number' : 'text')
  return field.numeric ? { number: wholeSql(column, field.digits) } : { other: column }
}

function lineSql({ dialect }: SqlGround, alias: string, key: string, field: Field): SqlValue {
  if (!field.numeric) return { other: dialect.lineField(alias, key, 'text') }
  const held = dialect.lineField(alias, key, 'number')
  const whole = sql`cast(round(${held} * ${sql.lit(10 ** (field.digits ?? 0))}) as ${sql.raw(dialect.whole)})`
  return { number: wholeSql(whole, field.digits) }
}

/** An expression in SQL, over the records or lines of a scope. */
export function nodeSql(ground: SqlGround, from: SqlScope, node: Node): SqlValue {
  if ('field' in node) return pathSql(ground, from, node.field)
  if ('value' in node) return literalSql(node.value)
  if ('today' in node) return { other: late(({ today }) => dayFromToday(node, today)) }
  if ('over' in node) return overSql(ground, from, node.over)
  if ('cases' in node) return casesSql(ground, from, node)
  return calculate[node.fn](
    node.of.map((part) => nodeSql(ground, from, part)),
    ground,
    kindOf(node, from.scope) === 'number',
  )
}

function literalSql(value: Literal): SqlValue {
  if (typeof value === 'boolean') return { number: wholeSql(sql`${sql.lit(value ? 1 : 0)}`) }
  if (typeof value === 'string') return { other: sql`${value}` }
  const digits = Math.min(9, String(value).split('.')[1]?.length ?? 0)
  return { number: wholeSql(sql`${sql.lit(Math.round(value * 10 ** digits))}`, digits) }
}

function casesSql(ground: SqlGround, from: SqlScope, { cases, otherwise }: Extract<Node, { cases: unknown }>): SqlValue {
  const conditions = cases.map(({ when }) => ground.meets(from, when))
  const values = [...cases.map(({ is }) => is), otherwise].map((node) => nodeSql(ground, from, node))
  const choose = (parts: readonly Sql[]): Sql => {
    const branches = conditions.map((condition, at) => sql`when ${condition} then ${parts[at]}`)
    return branches.length > 0 ? sql`(case ${sql.join(branches, sql` `)} else ${parts.at(-1)} end)` : (parts.at(-1) as Sql)
  }
  if (values.some(isNumber)) return { number: chooseSql(values.map(numberOf), choose) }
  return { other: choose(values.map((value) => keptSql(ground, value))) }
}

function overSql(ground: SqlGround, from: SqlScope, over: Over): SqlValue {
  const value = figureSql(ground, from, over)
  if (over.lines === undefined) return value
  // Most records have none: then nothing is opened.
  const column = ref(from.alias, over.lines)
  const ofNone = over.fn === 'least' || over.fn === 'most' ? sql`null` : sql`0`
  const some = (held: Sql): Sql => sql`(case when ${column} is null then ${ofNone} else ${held} end)`
  return isNumber(value) ? { number: { ...value.number, top: some(value.number.top) } } : { other: some(value.other) }
}

function figureSql(ground: SqlGround, from: SqlScope, over: Over): SqlValue {
  const { fn, entity = '', by = '', lines, of, where = [] } = over
  const alias = ground.alias()
  const inner: SqlScope = { scope: scopeOver(over, from.scope), alias, isLine: lines !== undefined }
  const source =
    lines === undefined
      ? sql`${tableAs(entity, alias)} where ${ofWorkspace(alias)} and ${namesSql(ground, inner, by, ref(from.alias, 'id'))} and ${ground.meets(inner, where)}`
      : sql`${ground.dialect.lines(ref(from.alias, lines), alias)} where ${ground.meets(inner, where)}`
  if (fn === 'count' || !of) return { number: wholeSql(sql`(select count(*) from ${source})`) }
  const value = nodeSql(ground, inner, of)
  const digits = digitsOf(of, inner)
  if (fn === 'taxable' || fn === 'tax' || fn === 'total') {
    const { by: rate = '', gross, less } = over.vat ?? {}
    const off = less && roundedSql(numberOf(nodeSql(ground, from, less)), ground.dialect)
    const [code, amount] = [keptSql(ground, pathSql(ground, inner, rate)), keptSql(ground, value, digits)]
    return { number: wholeSql(byRateSql(ground, { fn, source, code, amount, digits, gross, off })) }
  }
  const aggregate = { sum: sql`sum`, least: sql`min`, most: sql`max` }[fn]
  const all = sql`(select ${fn === 'sum' ? sql`coalesce(sum(${keptSql(ground, value, digits)}), 0)` : sql`${aggregate}(${keptSql(ground, value, digits)})`} from ${source})`
  return isNumber(value) ? { number: wholeSql(all, digits) } : { other: all }
}

/** Whether a record names an id in a field of its own, alone or among several. */
const namesSql = ({ dialect }: SqlGround, { scope, alias }: SqlScope, by: string, id: Sql): Sql =>
  isKind(scope.fields[by] as Field, 'team') ? holdsSql(dialect, ref(alias, by), sql`(${id})`) : sql`${ref(alias, by)} = ${id}`

/** How many digits a number can have that is worked out in the records gone over; a division there is rounded to nine. */
function digitsOf(node: Node, { scope }: SqlScope): number {
  if ('field' in node) return resolve(scope, node.field).field?.digits ?? 0
  if ('value' in node) return typeof node.value === 'number' ? Math.min(9, String(node.value).split('.')[1]?.length ?? 0) : 0
  if ('fn' in node) {
    const parts = node.of.map((part) => digitsOf(part, { scope } as SqlScope))
    if (node.fn === 'divided') return 9
    return node.fn === 'times' ? parts.reduce((sum, digits) => sum + digits, 0) : Math.max(0, ...parts)
  }
  if ('cases' in node)
    return Math.max(...[...node.cases.map(({ is }) => is), node.otherwise].map((part) => digitsOf(part, { scope } as SqlScope)))
  return 0
}

const otherOf = (ground: SqlGround, value: SqlValue | undefined): Sql => (value ? keptSql(ground, value) : sql`null`)

type Calculate = (of: readonly SqlValue[], ground: SqlGround, isNumeric: boolean) => SqlValue

const fold = (of: readonly SqlValue[], work: (a: SqlNumber, b: SqlNumber) => SqlNumber): SqlValue => ({
  number: of.map(numberOf).reduce((a, b) => work(a, b)),
})

/** The best of days and other texts: empty ones are left out. */
const pickOther = (ground: SqlGround, of: readonly SqlValue[], which: 'least' | 'most'): Sql =>
  of
    .map((value) => otherOf(ground, value))
    .reduce((a, b) => {
      const order = which === 'least' ? sql`${a} <= ${b}` : sql`${a} >= ${b}`
      return sql`(case when ${b} is null or ${order} then ${a} else ${b} end)`
    })

const calculate: Readonly<Record<Calculation, Calculate>> = {
  sum: (of) => ({ number: of.map(numberOf).reduce((a, b) => addSql(a, b), wholeSql(sql`0`)) }),
  minus: (of) => fold(of, (a, b) => addSql(a, b, -1)),
  times: (of, { dialect }) => fold(of, (a, b) => multiplySql(a, b, dialect)),
  divided: (of, { dialect }) => fold(of, (a, b) => divideSql(a, b, dialect)),
  least: (of, ground, isNumeric) => (isNumeric ? fold(of, (a, b) => pickSql(a, b, 'least')) : { other: pickOther(ground, of, 'least') }),
  most: (of, ground, isNumeric) => (isNumeric ? fold(of, (a, b) => pickSql(a, b, 'most')) : { other: pickOther(ground, of, 'most') }),
  days: ([from, until], ground) => ({ number: wholeSql(ground.dialect.daysBetween(otherOf(ground, from), otherOf(ground, until))) }),
  shift: ([day, by], ground) => ({ other: ground.dialect.shiftDay(otherOf(ground, day), otherOf(ground, by)) }),
  months: ([day, by], ground) => ({ other: ground.dialect.shiftMonths(otherOf(ground, day), otherOf(ground, by)) }),
  month_end: ([day], ground) => ({ other: ground.dialect.monthEnd(otherOf(ground, day)) }),
  first: (of, ground, isNumeric) => {
    if (!isNumeric) return { other: sql`coalesce(${sql.join(of.map((value) => otherOf(ground, value)))})` }
    const numbers = of.map(numberOf)
    const choose = (parts: readonly Sql[]): Sql =>
      sql`(case ${sql.join(
        parts.map((part, at) => sql`when ${numbers[at]?.top} is not null then ${part}`),
        sql` `,
      )} end)`
    return { number: chooseSql(numbers, choose) }
  },
}
