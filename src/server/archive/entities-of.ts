import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { loaderOf } from '../../sectors/loaders.ts'
import { readySlugs } from '../../sectors/ready.ts'

/** The entities that a database of this name keeps: those of a trade, none where it keeps accounts. */
export async function entitiesOf(name: string): Promise<readonly AnyEntity[]> {
  const slug = readySlugs.find((one) => one === name)
  return (slug && (await loaderOf(slug)?.sector())?.entities) ?? []
}
