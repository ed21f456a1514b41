import { sql } from 'kysely'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { heldAt, referencesOf } from '../../kernel/entity/references.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Step } from '../../kernel/store/work.ts'
import { stepsInTurn, type CommitGround } from '../sql/commit-sql.ts'
import type { Db } from '../sql/database.ts'
import { house } from '../sql/house.ts'

export interface SampleGone {
  readonly removed: number
  /** Sample records that stay, because something made by hand names them. */
  readonly kept: number
}

/** Takes the sample out of a firm in one commit and leaves what was made by hand, and what that names. */
export async function removeSample(ground: CommitGround, by: string): Promise<SampleGone> {
  let gone: SampleGone = { removed: 0, kept: 0 }
  await stepsInTurn(ground, { via: 'sample', by, id: undefined }, async (db, work) => {
    const entities = [...ground.reading.entities.values()]
    const rows = new Map(await Promise.all(entities.map(async (entity) => [entity, await work.find(entity.name, [])] as const)))
    const { made, changed } = await byHand(db, ground.workspace)
    const isSample = (entity: AnyEntity, { id }: AnyRow) => !made.has(id) && !(entity.opening && changed.has(id))
    const needed = namedByOthers(rows, isSample)
    const sample = [...rows].flatMap(([entity, some]) => some.filter((row) => isSample(entity, row)).map((row) => [entity, row] as const))
    const steps: readonly Step[] = sample
      .filter(([, { id }]) => !needed.has(id))
      .map(([{ name }, row]) => ({ entity: name, id: row.id, before: row }))
    gone = { removed: steps.length, kept: sample.length - steps.length }
    return steps
  })
  return gone
}

/** Records that somebody has made, and those that somebody has changed: a sample comes in without a history. */
async function byHand(db: Db, workspace: string): Promise<{ readonly made: ReadonlySet<string>; readonly changed: ReadonlySet<string> }> {
  const { rows } = await sql<{ id: string; type: string }>`select distinct id, type from ${sql.table(house.entry)}
    where workspace = ${workspace} and type in ('create', 'update')`.execute(db)
  const of = (wanted: string) => new Set(rows.flatMap(({ id, type }) => (type === wanted ? [id] : [])))
  return { made: of('create'), changed: of('update') }
}

/** All that records other than the sample name, and what that names. */
function namedByOthers(
  rows: ReadonlyMap<AnyEntity, readonly AnyRow[]>,
  isSample: (entity: AnyEntity, row: AnyRow) => boolean,
): ReadonlySet<string> {
  const known = new Map([...rows].flatMap(([entity, some]) => some.map((row) => [row.id, { entity, row }] as const)))
  const named = new Set<string>()
  const look = (entity: AnyEntity, row: AnyRow) => {
    for (const { path } of referencesOf(entity)) for (const id of heldAt(row, path)) if (typeof id === 'string') named.add(id)
  }
  for (const [entity, some] of rows) for (const row of some) if (!isSample(entity, row)) look(entity, row)
  // A set tells of what joins it while it is gone through.
  for (const id of named) {
    const found = known.get(id)
    if (found) look(found.entity, found.row)
  }
  return named
}
