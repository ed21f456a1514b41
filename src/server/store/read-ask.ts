import * as z from 'zod'
import type { Operation, Operations } from '../../kernel/store/remote/protocol.ts'

const OPERATORS = [
  'eq',
  'ne',
  'in',
  'lt',
  'lte',
  'gt',
  'gte',
  'empty',
  'filled',
  'has',
  'hasNone',
  'same',
  'overlaps',
  'ended',
  'yearly',
] as const
const VIAS = ['form', 'board', 'calendar', 'import', 'action', 'assistant', 'api', 'undo', 'sample'] as const

const comparison = z.strictObject({ field: z.string(), op: z.enum(OPERATORS), value: z.unknown().optional() })
const condition: z.ZodType = z.lazy(() => z.union([comparison, z.strictObject({ any: z.array(z.array(condition).max(100)).max(100) })]))
const where = z.array(condition).max(100).optional()
const entity = z.string().max(100)
const id = z.string().max(200)
const count = z.int().min(0)

const query = z.strictObject({
  entity,
  where,
  search: z.string().max(500).optional(),
  sort: z
    .array(z.strictObject({ field: z.string(), direction: z.enum(['asc', 'desc', 'near']) }))
    .max(10)
    .optional(),
  page: z.strictObject({ limit: count.max(10_000), offset: count.optional(), after: z.string().max(5000).optional() }).optional(),
  total: z.boolean().optional(),
  select: z.array(z.string()).max(200).optional(),
})

const measure = z.strictObject({
  entity,
  fn: z.enum(['count', 'sum', 'avg', 'min', 'max', 'distinct']),
  field: z.string().optional(),
  where,
  search: z.string().max(500).optional(),
  groupBy: z.strictObject({ field: z.string(), by: z.enum(['day', 'month']).optional() }).optional(),
})

const values = z.record(z.string(), z.unknown())
const expect = z.int().optional()
/** One wish about one record, as it comes from the network. */
export const changeAsked = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('create'), entity, id: id.optional(), values }),
  z.strictObject({ type: z.literal('update'), entity, id, values, expect, discarded: values.optional() }),
  z.strictObject({ type: z.literal('adjust'), entity, id, by: z.record(z.string(), z.number()) }),
  z.strictObject({ type: z.literal('move'), entity, id, to: z.string(), values: values.optional(), expect }),
  z.strictObject({ type: z.literal('remove'), entity, id, expect }),
])

const changes = z.array(changeAsked).max(100_000)
const via = z.enum(VIAS)

const asks: Readonly<Record<Operation, z.ZodType>> = {
  query,
  many: z.strictObject({ entity, ids: z.array(id).max(10_000) }),
  lookup: z.strictObject({ entity, titles: z.array(z.string().max(1000)).max(50_000) }),
  measures: z.array(measure).max(200),
  commit: z.strictObject({ changes, options: z.strictObject({ via, id: z.string().max(100) }) }),
  rehearse: z.strictObject({ changes, options: z.strictObject({ via }) }),
  undo: z.strictObject({ commit: z.int(), id: z.string().max(100) }),
  history: z.strictObject({ entity, id }),
  lately: z.strictObject({
    mine: z.boolean().optional(),
    type: z.enum(['create', 'update', 'remove']).optional(),
    since: z.iso.datetime().optional(),
    limit: count.max(1000),
  }),
}

/** Levels of lists and objects that a question may have: conditions within conditions take three each. */
const MOST_DEPTH = 40

/** Looks level by level, so that what is nested without end cannot exhaust the stack. */
export function isDeep(body: unknown): boolean {
  let level: readonly unknown[] = [body]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_DEPTH) return true
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
  }
  return false
}

/** A question from the network, or what is wrong with it. */
export function readAsk<O extends Operation>(
  operation: O,
  body: unknown,
): { readonly ok: true; readonly value: Operations[O]['ask'] } | { readonly ok: false; readonly fault: string } {
  if (isDeep(body)) return { ok: false, fault: `A question is nested at most ${MOST_DEPTH} levels deep.` }
  const result = asks[operation].safeParse(body)
  return result.success ? { ok: true, value: result.data as Operations[O]['ask'] } : { ok: false, fault: z.prettifyError(result.error) }
}
