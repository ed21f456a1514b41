import { counts } from '../../kernel/derive/chain.ts'
import type { Chain } from '../../kernel/entity/chain.types.ts'
import { isFixed, titleOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Store } from '../../kernel/door/store.ts'

interface Linked {
  readonly id: string
  readonly entity: AnyEntity
  readonly row: AnyRow
  readonly title: string
}

/** More than these are a list, not a form's business. */
const MOST = 12

/** What stands before and after a record, and which chains may be followed from it. */
export async function chainsAbout(
  store: Store,
  entities: readonly AnyEntity[],
  entity: AnyEntity,
  row: AnyRow,
): Promise<{ readonly linked: readonly Linked[]; readonly offered: readonly Chain[] }> {
  const about = await Promise.all(
    (entity.chains ?? []).map(async (chain) => {
      const before = chain.to === entity.name ? await find(chain.from, linkedBy(row, chain.link, chain.made)) : []
      const after = chain.from === entity.name ? await find(chain.to, linkedBy(row, chain.made, chain.link)) : []
      return { chain, linked: [...before, ...after], isOffered: chain.from === entity.name && (await isOffered(chain, after)) }
    }),
  )
  return {
    linked: [...new Map(about.flatMap(({ linked }) => linked).map((one) => [one.id, one])).values()],
    offered: about.filter((one) => one.isOffered).map(({ chain }) => chain),
  }

  async function find(name: string, where: readonly Condition[]): Promise<readonly Linked[]> {
    const other = entities.find((one) => one.name === name)
    if (!other || where.length === 0) return []
    const { rows, names } = await store.query({ entity: name, where, page: { limit: MOST } })
    return rows.map((one) => ({ id: one.id, entity: other, row: one, title: titleOf(other, one, (id) => names[id]) }))
  }

  /** Made once, unless what was made no longer counts. */
  async function isOffered(chain: Chain, after: readonly Linked[]): Promise<boolean> {
    const next = entities.find((one) => one.name === chain.to)
    const isChanged = chain.moves !== undefined || chain.made !== undefined
    if (!next || isFixed(next) || (isChanged && isFixed(entity))) return false
    if (after.some((one) => counts(chain, one.entity, one.row))) return false
    const where: readonly Condition[] = [{ field: 'id', op: 'eq', value: row.id }, ...chain.when]
    return (await store.query({ entity: entity.name, where, page: { limit: 1 } })).rows.length > 0
  }
}

/** The record on the other side: named by this one, or naming it. */
function linkedBy(row: AnyRow, named: string | undefined, naming: string | undefined): readonly Condition[] {
  if (named !== undefined) return row[named] === undefined ? [] : [{ field: 'id', op: 'eq', value: row[named] }]
  return naming === undefined ? [] : [{ field: naming, op: 'eq', value: row.id }]
}
