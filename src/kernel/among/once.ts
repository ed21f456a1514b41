import { counts } from '../derive/chain.ts'
import type { Chain } from '../entity/chain.types.ts'
import { statusOf, type AnyEntity } from '../entity/entity.ts'
import type { Condition } from '../expression/condition.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { messages } from '../problem/messages.ts'
import type { Among, Found } from './among.types.ts'
import { titleAmong } from './titles.ts'

/** Chains that end in an entity and are kept by it. */
const linking = (entity: AnyEntity) =>
  (entity.chains ?? []).flatMap((chain) => (chain.to === entity.name && chain.link !== undefined ? [[chain, chain.link] as const] : []))

/** Whether records of an entity are made from others, each of which only once. */
export const isMadeOnce = (entity: AnyEntity): boolean => linking(entity).length > 0

/** Records made from what another one is made from already: the second invoice of one estimate. */
export async function madeTwice({ entity, rows, entities, read }: Among): Promise<readonly Found[]> {
  const found: Found[] = []
  const [status] = statusOf(entity) ?? []
  for (const [chain, link] of linking(entity)) {
    const asking = rows.filter((row) => typeof row[link] === 'string' && counts(chain, entity, row))
    if (asking.length === 0) continue
    const lapsed: Condition[] = status === undefined ? [] : chain.lapsed.map((value) => ({ field: status, op: 'ne', value }))
    const where: readonly Condition[] = [{ field: link, op: 'in', value: [...new Set(asking.map((row) => row[link]))] }, ...lapsed]
    const others = Map.groupBy(await read.find(entity.name, where), (row) => row[link])
    for (const row of asking) {
      const other = others.get(row[link])?.find(({ id }) => id !== row.id)
      if (other) found.push({ id: row.id, path: link, code: 'chained', message: await sayMade(chain, entity, other) })
    }
  }
  return found

  async function sayMade(chain: Chain, next: AnyEntity, other: AnyRow): Promise<string> {
    const before = entities.get(chain.from)
    const source = before && (await read.get(before.name, String(other[chain.link ?? ''])))
    const title = before && source ? await titleAmong(read, entities, before, source) : ''
    return messages.madeAlready(title, next.label, await titleAmong(read, entities, next, other))
  }
}
