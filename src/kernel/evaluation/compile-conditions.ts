import { isBlank } from '../fields/blank.ts'
import { isAnyOf, isOther, type Comparison, type Condition, type Period } from '../expression/condition.ts'
import { compareValues } from '../fields/order.ts'
import { daily } from '../expression/day-from-today.ts'
import { occupied } from './occupied-time.ts'
import { compilePath, type Around, type Values } from './path.ts'
import { resolve, type Scope } from './scope.ts'
import { roundIn } from '../expression/anniversary.ts'

type Test = (row: Values, around: Around) => boolean

/** Whether a record meets all conditions, prepared once for all of them. */
export function compileConditions(scope: Scope, conditions: readonly Condition[]): Test {
  const tests = conditions.map((condition) => compileCondition(scope, condition))
  return (row, around) => tests.every((test) => test(row, around))
}

function compileCondition(scope: Scope, condition: Condition): Test {
  if (!isAnyOf(condition)) return compileComparison(scope, condition)
  const some = condition.any.map((list) => compileConditions(scope, list))
  return (row, around) => some.some((test) => test(row, around))
}

const ordered: Readonly<Record<string, (order: number) => boolean>> = {
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
}

/** The id is compared as it stands, in the order that parts equals in a list. */
const byId = (a: unknown, b: unknown) => (String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0)

/** An empty value meets `empty` and `ne`, and nothing else; nothing is compared with an empty one but by `ne`. */
function compileComparison(scope: Scope, { field: path, op, value }: Comparison): Test {
  if (op === 'overlaps') return compileOverlaps(scope, path, value as Period)
  if (op === 'ended') return compileEnded(scope, path, String(value))
  const read = compilePath(scope, path)
  const { field } = resolve(scope, path)
  if (op === 'empty') return (row, around) => isBlank(read(row, around))
  if (op === 'filled') return (row, around) => !isBlank(read(row, around))
  if (op === 'in') {
    const among = new Set<unknown>(Array.isArray(value) ? value : [])
    return (row, around) => {
      const held = read(row, around)
      return !isBlank(held) && among.has(held)
    }
  }
  if (op === 'same') {
    const identity = (one: unknown): unknown => (isBlank(one) ? undefined : (field?.identity?.(one) ?? one))
    const wanted = new Set((Array.isArray(value) ? value : [value]).map(identity))
    wanted.delete(undefined)
    return (row, around) => wanted.has(identity(read(row, around)))
  }
  if (op === 'has' || op === 'hasNone') {
    const wanted = new Set<unknown>(Array.isArray(value) ? value : [value])
    return (row, around) => {
      const held = read(row, around)
      return Array.isArray(held) && held.length > 0 && held.some((one) => wanted.has(one)) === (op === 'has')
    }
  }
  if (op === 'yearly') {
    return (row, around) => {
      const held = read(row, around)
      return typeof held === 'string' && roundIn(held, value as Period) !== undefined
    }
  }
  const other = compileOther(scope, value)
  if (op === 'eq' || op === 'ne') {
    return (row, around) => {
      const [held, given] = [read(row, around), other(row, around)]
      const isSame = !isBlank(held) && !isBlank(given) && held === given
      return isSame === (op === 'eq')
    }
  }
  const isMet = ordered[op]
  const compare = field ? (a: unknown, b: unknown) => compareValues(field, a, b) : byId
  return (row, around) => {
    const [held, given] = [read(row, around), other(row, around)]
    return !isBlank(held) && !isBlank(given) && isMet !== undefined && isMet(held === given ? 0 : compare(held, given))
  }
}

function compileOther(scope: Scope, value: unknown): (row: Values, around: Around) => unknown {
  if (!isOther(value)) return () => value
  if ('field' in value) return compilePath(scope, value.field)
  const day = daily(value)
  return (_row, around) => day(around.today)
}

/** Whether the record no longer occupies anything at a moment. */
function compileEnded(scope: Scope, path: string, moment: string): Test {
  const taken = occupied(scope, path)
  return (row) => {
    const held = taken(row)
    return held !== undefined && held.until <= moment
  }
}

/** Whether what the record occupies shares a time with a period. */
function compileOverlaps(scope: Scope, path: string, { from, until }: Period): Test {
  const taken = occupied(scope, path)
  return (row) => {
    const held = taken(row)
    return held !== undefined && held.from < until && held.until > from
  }
}
