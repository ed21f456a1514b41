import { isDerived } from '../fields/derived.ts'
import { addDays, addMonths, daysBetween, endOfMonth } from '../italian/dates.ts'
import { isBlank } from '../fields/blank.ts'
import { byRate, type RateFigures } from '../expression/by-rate.ts'
import { compileConditions } from './compile-conditions.ts'
import { daily } from '../expression/day-from-today.ts'
import type { Calculation, Node, Over } from '../expression/expression.ts'
import { scopeOver } from './kinds-of-value.ts'
import { compilePath, type Around, type Values } from './path.ts'
import { add, compareRationals, product, quotient, rationalOf, rounded, subtract, zero, type Rational } from '../expression/rational.ts'
import { resolve, type Scope } from './scope.ts'

/** A number is kept exact until it is rounded for its field. */
type Worked = Rational | string | boolean | undefined
export type Work = (row: Values, around: Around) => Worked

const isNumber = (value: Worked): value is Rational => typeof value === 'object'

/** Prepares an expression for many records. */
export function compileNode(node: Node, scope: Scope): Work {
  if ('field' in node) {
    const read = compilePath(scope, node.field)
    const digits = resolve(scope, node.field).field?.digits ?? 0
    return (row, around) => {
      const value = read(row, around)
      return typeof value === 'number' ? rationalOf(value, digits) : isBlank(value) ? undefined : (value as string | boolean)
    }
  }
  if ('value' in node) {
    const value = typeof node.value === 'number' ? literalOf(node.value) : node.value
    return () => value
  }
  if ('today' in node) {
    const day = daily(node)
    return (_row, around) => day(around.today)
  }
  if ('cases' in node) return compileCases(node, scope)
  if ('over' in node) return compileOver(node.over, scope)
  const of = node.of.map((part) => compileNode(part, scope))
  const calculate = calculations[node.fn]
  return (row, around) => calculate(of.map((part) => part(row, around)))
}

/** A number as it stands in a description has no more than nine digits after the comma. */
function literalOf(value: number): Rational {
  const digits = Math.min(9, String(value).split('.')[1]?.length ?? 0)
  return rationalOf(value, digits)
}

function compileCases({ cases, otherwise }: Extract<Node, { cases: unknown }>, scope: Scope): Work {
  const list = cases.map(({ when, is }) => [compileConditions(scope, when), compileNode(is, scope)] as const)
  const rest = compileNode(otherwise, scope)
  return (row, around) => (list.find(([isMet]) => isMet(row, around))?.[1] ?? rest)(row, around)
}

function compileOver(over: Over, scope: Scope): Work {
  const { fn, entity = '', by = '', lines, of, where = [] } = over
  const inner = scopeOver(over, scope)
  const isMet = compileConditions(inner, where)
  const work = of ? compileNode(of, inner) : () => undefined
  const all = (row: Values, around: Around): Iterable<Values> => {
    if (lines === undefined) return around.referring(entity, by, String(row['id']))
    return linesOf(row, lines)
  }
  if (fn === 'taxable' || fn === 'tax' || fn === 'total') {
    const rates = compileRates(over, scope)
    return (row, around) => rationalOf(rates(row, around).reduce((sum, figures) => sum + figures[fn], 0))
  }
  return (row, around) => {
    const found = [...all(row, around)].filter((one) => isMet(one, around))
    return fn === 'count' ? rationalOf(found.length) : calculations[fn](found.map((one) => work(one, around)))
  }
}

/** Prepares what lines come to by rate of VAT. */
export function compileRates(over: Over, scope: Scope): (row: Values, around: Around) => readonly RateFigures[] {
  const { lines = '', of, where = [], vat: { by = '', gross, less } = {} } = over
  const inner = scopeOver(over, scope)
  const isMet = compileConditions(inner, where)
  const amount = of ? compileNode(of, inner) : () => undefined
  const code = compilePath(inner, by)
  const off = less ? compileValue(less, scope) : () => 0
  return (row, around) => {
    const found = linesOf(row, lines).filter((one) => isMet(one, around))
    const amounts = found.flatMap((one) => {
      const worked = amount(one, around)
      return isNumber(worked) ? [[textOf(code(one, around)), worked] as const] : []
    })
    return byRate(amounts, { gross, less: Number(off(row, around) ?? 0) })
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const linesOf = (row: Values, lines: string): readonly Values[] => (Array.isArray(row[lines]) ? (row[lines] as readonly Values[]) : [])

/** Prepares lines of which each worked-out column is worked out when somebody looks at it. */
export function compileLine(scope: Scope): (line: Values, around: Around) => Values {
  const columns = Object.entries(scope.fields).flatMap(([key, field]) =>
    isDerived(field) ? [[key, compileValue(field.derive, { ...scope, place: `${scope.place}.${key}` }, field.digits)] as const] : [],
  )
  const worked = new Set(columns.map(([key]) => key))
  return (line, around) => {
    const lazy: Record<string, unknown> = Object.fromEntries(Object.entries(line).filter(([key]) => !worked.has(key)))
    for (const [key, work] of columns) {
      Object.defineProperty(lazy, key, { get: () => work(lazy, around), enumerable: true, configurable: true })
    }
    return lazy
  }
}

const filled = (of: readonly Worked[]) => of.filter((value) => value !== undefined)
const numbers = (of: readonly Worked[]) => of.filter(isNumber)
/** The numbers, or nothing as soon as one is empty. */
const allOf = (of: readonly Worked[]) => (of.every(isNumber) ? of : undefined)
const compareWorked = (a: Exclude<Worked, undefined>, b: Exclude<Worked, undefined>): number =>
  isNumber(a) || isNumber(b) ? (isNumber(a) && isNumber(b) ? compareRationals(a, b) : 0) : a < b ? -1 : 1
const best = (of: readonly Worked[], sign: 1 | -1): Worked =>
  filled(of).reduce<Worked>((kept, value) => (kept === undefined || sign * compareWorked(value, kept) < 0 ? value : kept), undefined)

const calculations: Readonly<Record<Calculation, (of: readonly Worked[]) => Worked>> = {
  sum: (of) => numbers(of).reduce(add, zero),
  minus: ([a, b]) => subtract(isNumber(a) ? a : zero, isNumber(b) ? b : zero),
  times: (of) => allOf(of)?.reduce(product),
  divided: ([a, b]) => (isNumber(a) && isNumber(b) ? quotient(a, b) : undefined),
  least: (of) => best(of, 1),
  most: (of) => best(of, -1),
  days: ([a, b]) => (typeof a === 'string' && typeof b === 'string' ? rationalOf(daysBetween(a, b)) : undefined),
  shift: ([day, by]) => (typeof day === 'string' && isNumber(by) ? addDays(day, rounded(by)) : undefined),
  months: ([day, by]) => (typeof day === 'string' && isNumber(by) ? addMonths(day, rounded(by)) : undefined),
  month_end: ([day]) => (typeof day === 'string' ? endOfMonth(day) : undefined),
  first: ([...of]) => filled(of)[0],
}

/** Prepares an expression as the value of a field: numbers with its digits, and nothing where nothing follows. */
export function compileValue(node: Node, scope: Scope, digits = 0): (row: Values, around: Around) => string | number | boolean | undefined {
  const work = compileNode(node, scope)
  return (row, around) => {
    const value = work(row, around)
    return isNumber(value) ? rounded(value, digits) : value
  }
}
