import { isBlank } from '../../../src/kernel/fields/blank.ts'
import { statusOf } from '../../../src/kernel/entity/entity.ts'
import type { AnyRow } from '../../../src/kernel/fields/shapes.ts'
import type { Change, Values } from '../../../src/kernel/door/change.ts'
import { readOf } from '../../../src/kernel/door/read-of.ts'
import type { Asker } from '../ask-gold.ts'
import { begun, offered } from '../begun.ts'
import { isSame, isSameFilled } from './same-value.ts'

/** What becomes of one record, however it was said: a move is a value of the state, two changes of one record are one. */
interface Deed {
  readonly type: 'new' | 'changed' | 'gone'
  readonly entity: string
  /** Absent of a new one. */
  readonly id?: string
  readonly values: Values
}

/** Whether changes come to the same once they are made; what the form fills by itself may stand in the second. */
export async function areSameChanges(asker: Asker, wanted: readonly Change[], got: readonly Change[]): Promise<boolean> {
  const [some, others] = await Promise.all([deedsOf(asker, wanted), deedsOf(asker, got)])
  if (some.length !== others.length || some.length === 0) return false
  const left = [...others]
  for (const deed of some) {
    const filled = await filledBeside(asker, deed)
    const at = left.findIndex((other) => isMet(asker, deed, other, filled))
    if (at < 0) return false
    left.splice(at, 1)
  }
  return true
}

function isMet(asker: Asker, wanted: Deed, got: Deed, filled: Values): boolean {
  if (wanted.type !== got.type || wanted.entity !== got.entity || wanted.id !== got.id) return false
  const { fields } = asker.entity(wanted.entity)
  return [...new Set([...Object.keys(wanted.values), ...Object.keys(got.values)])].every((key) =>
    key in wanted.values
      ? isSameFilled(fields[key], wanted.values[key], got.values[key], filled[key])
      : isSame(fields[key], undefined, got.values[key]) || isSame(fields[key], filled[key], got.values[key]),
  )
}

/** What the form would write besides, seeing what is wanted. */
async function filledBeside(asker: Asker, { type, entity, id, values }: Deed): Promise<Values> {
  if (type === 'new') return begun(asker, entity, values)
  const row = id !== undefined && type === 'changed' ? await asker.store.get(entity, id) : undefined
  if (!row) return {}
  const after = { ...row, ...values }
  const revised = await asker.entity(entity).revises?.(row as never, after as never, readOf(asker.store))
  return { ...(await offered(asker, entity, after)), ...revised }
}

async function deedsOf(asker: Asker, changes: readonly Change[]): Promise<readonly Deed[]> {
  const news = placesOf(changes)
  const created: Deed[] = []
  const touched = new Map<string, Deed>()
  for (const change of changes) {
    const { entity } = change
    if (change.type === 'create') {
      created.push({ type: 'new', entity, values: renamed({ ...initialOf(asker, entity), ...change.values }, news) })
      continue
    }
    const { id } = change
    const known = touched.get(id)
    const row = await asker.store.get(entity, id)
    const values = renamed({ ...known?.values, ...valuesOf(asker, change, { ...row, ...known?.values }) }, news)
    touched.set(id, { type: change.type === 'remove' ? 'gone' : 'changed', entity, id, values: row ? withoutIdle(row, values) : values })
  }
  return [...created, ...[...touched.values()].filter(({ type, values }) => type === 'gone' || Object.keys(values).length > 0)]
}

/** The ids that changes give to new records, and the places of these among those of their entity. */
function placesOf(changes: readonly Change[]): ReadonlyMap<string, string> {
  const creates = changes.filter((change) => change.type === 'create')
  return new Map(
    [...Map.groupBy(creates, ({ entity }) => entity).values()].flatMap((some) =>
      some.flatMap(({ id, entity }, at) => (id === undefined ? [] : [[id, `new ${entity} ${at}`] as const])),
    ),
  )
}

function initialOf(asker: Asker, entity: string): Values {
  const [key, status] = statusOf(asker.entity(entity)) ?? []
  return key !== undefined && status ? { [key]: status.initial } : {}
}

function valuesOf(asker: Asker, change: Exclude<Change, { type: 'create' }>, row: Values): Values {
  if (change.type === 'remove') return {}
  if (change.type === 'update') return change.values
  if (change.type === 'adjust') return Object.fromEntries(Object.entries(change.by).map(([key, by]) => [key, Number(row[key] ?? 0) + by]))
  const [key] = statusOf(asker.entity(change.entity)) ?? []
  return { ...change.values, ...(key !== undefined && { [key]: change.to }) }
}

/** Ids of records that the changes make themselves are never the same twice; their places are. */
const renamed = (values: Values, news: ReadonlyMap<string, string>): Values =>
  news.size === 0 ? values : JSON.parse(JSON.stringify(values), (_, held) => (typeof held === 'string' ? (news.get(held) ?? held) : held))

/** Without values that the record has already, to the letter. */
function withoutIdle(row: AnyRow, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => !isHeld(row[key], value)))
}

const isHeld = (held: unknown, value: unknown): boolean =>
  isBlank(value) ? isBlank(held) : held === value || JSON.stringify(held) === JSON.stringify(value)
