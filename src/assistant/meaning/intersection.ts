import { isAnyOf, type Comparison, type Condition } from '../../kernel/expression/condition.ts'

/** The same conditions with one for each field where two of them say the same thing, the narrower one: «almeno 10» beside «più di 0». */
export function narrowest(where: readonly Condition[]): readonly Condition[] {
  const kept: Condition[] = []
  for (const one of where) {
    const [at, both] = isAnyOf(one) ? [-1, undefined] : jointAt(kept, one)
    if (both) kept[at] = both
    else kept.push(one)
  }
  return kept
}

function jointAt(kept: readonly Condition[], one: Comparison): readonly [at: number, both: Comparison | undefined] {
  for (const [at, other] of kept.entries()) {
    const both = isAnyOf(other) || other.field !== one.field ? undefined : jointOf(other, one)
    if (both) return [at, both]
  }
  return [-1, undefined]
}

/** One condition for two on the same field; nothing where neither holds the other. */
function jointOf(a: Comparison, b: Comparison): Comparison | undefined {
  if (JSON.stringify(a) === JSON.stringify(b)) return a
  const [some, others] = [valuesOf(a), valuesOf(b)]
  if (some && others) {
    const shared = some.filter((value) => others.includes(value))
    if (shared.length === 0) return undefined
    return shared.length === some.length ? a : shared.length === others.length ? b : { field: a.field, op: 'in', value: shared }
  }
  if (some ?? others) {
    const [values, set, bound] = some ? [some, a, b] : [others ?? [], b, a]
    return values.every((value) => meets(value, bound)) ? set : undefined
  }
  const [side, other] = [a, b].map(({ op }) => (/^gte?$/.test(op) ? 'from' : /^lte?$/.test(op) ? 'to' : undefined))
  if (side === undefined || side !== other) return undefined
  return meets(a.value, b) ? a : meets(b.value, a) ? b : undefined
}

/** The values that a condition allows; nothing where it allows others than those it names. */
const valuesOf = ({ op, value }: Comparison): readonly unknown[] | undefined =>
  op === 'eq' ? [value] : op === 'in' && Array.isArray(value) ? (value as readonly unknown[]) : undefined

function meets(value: unknown, { op, value: bound }: Comparison): boolean {
  if ((typeof value !== 'number' || typeof bound !== 'number') && (typeof value !== 'string' || typeof bound !== 'string')) return false
  const isMore = value > bound
  return (/^gte?$/.test(op) && isMore) || (/^lte?$/.test(op) && !isMore && value !== bound) || (/^[gl]te$/.test(op) && value === bound)
}
