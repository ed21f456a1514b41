import { entitiesNamed } from '../../kernel/entity/entities.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { SqlDialect } from './dialect.ts'
import type { Reading } from './ground.ts'
import { Statements } from './statements.ts'

type Known = Pick<Reading, 'entities' | 'statements'>
const known = { sqlite: new WeakMap<readonly AnyEntity[], Known>(), postgres: new WeakMap<readonly AnyEntity[], Known>() }

/** How a workspace is read on a day. What is put into words is shared by all who read these entities in one kind of database. */
export function readingOf(
  { dialect }: { readonly dialect: SqlDialect },
  entities: readonly AnyEntity[],
  workspace: string,
  today: string,
): Reading {
  const found: Known = known[dialect.name].get(entities) ?? { entities: entitiesNamed(entities), statements: new Statements() }
  known[dialect.name].set(entities, found)
  return { ...found, dialect, workspace, today }
}
