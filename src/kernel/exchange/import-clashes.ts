import { amongOthers, hasRules } from '../among/among.ts'
import type { At } from '../italian/at.ts'
import type { AnyEntity } from '../entity/entity.ts'
import type { Read } from '../door/read.ts'
import { meets } from '../evaluation/meets.ts'
import { refreshed } from '../evaluation/worked-fields.ts'
import type { AnyRow } from '../fields/shapes.ts'
import type { Problem } from '../problem/problem.ts'
import { readOf } from '../door/read-of.ts'
import type { Store } from '../door/store.ts'
import type { ImportRow } from './import-row.ts'
import { choiceFor, NO_CHOICES, problemsFor } from './preview-import.ts'

interface ClashGround {
  readonly store: Store
  readonly entity: AnyEntity
  readonly entities: ReadonlyMap<string, AnyEntity>
  readonly at: At
}

/** The record that a row would come to; nothing where it is left out, is wrong already, or names records that are not made yet. */
function recordOf({ entity, at }: ClashGround, row: ImportRow): AnyRow | undefined {
  const choice = choiceFor(row, NO_CHOICES)
  if (choice === 'skip' || row.needs.length > 0 || problemsFor(row, NO_CHOICES).length > 0) return undefined
  if (choice === 'update') return row.match && refreshed(entity, { ...row.match.row, ...row.update?.values }, at.today)
  return refreshed(entity, { ...row.add.values, id: `${entity.name}_riga_${row.line}`, version: 0 }, at.today)
}

/** Reading as if the records were kept already, so that rows of one file see each other. */
function readWith({ store, entity, at }: ClashGround, after: readonly AnyRow[]): Read {
  const kept = readOf(store)
  const byId = new Map(after.map((row) => [row.id, row]))
  return {
    get: async (name, id) => (name === entity.name ? byId.get(id) : undefined) ?? (await kept.get(name, id)),
    find: async (name, where) => {
      const found = await kept.find(name, where)
      if (name !== entity.name) return found
      return [...found.filter(({ id }) => !byId.has(id)), ...after.filter((row) => meets(entity, where, row, at.today))]
    },
  }
}

/** Rows with what they would clash with among the records that are there and among each other, so that it is told before anything is written. */
export async function withClashes(ground: ClashGround, rows: readonly ImportRow[]): Promise<readonly ImportRow[]> {
  const { entity, entities, at } = ground
  if (!hasRules(entity)) return rows
  const records = new Map<string, ImportRow>()
  const after = rows.flatMap((row) => {
    const record = recordOf(ground, row)
    if (record) records.set(record.id, row)
    return record ? [record] : []
  })
  const before = [...records.values()].flatMap((row) => (choiceFor(row, NO_CHOICES) === 'update' && row.match ? [row.match.row] : []))
  const found = await amongOthers({ entity, rows: after, before, entities, read: readWith(ground, after), at })
  const problems = new Map<ImportRow, Problem[]>()
  for (const { id, ...problem } of found) {
    const row = records.get(id)
    if (row) problems.set(row, [...(problems.get(row) ?? []), problem])
  }
  return rows.map((row) => withProblems(row, problems.get(row) ?? []))
}

/** A row with further problems, whatever is done with it. */
export function withProblems(row: ImportRow, more: readonly Problem[]): ImportRow {
  if (more.length === 0) return row
  const add = { ...row.add, problems: [...row.add.problems, ...more] }
  return row.update ? { ...row, add, update: { ...row.update, problems: [...row.update.problems, ...more] } } : { ...row, add }
}
