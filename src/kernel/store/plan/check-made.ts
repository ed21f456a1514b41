import { counts } from '../../derive/chain.ts'
import type { Chain } from '../../entity/chain.types.ts'
import type { AnyEntity } from '../../entity/entity.ts'
import type { Read } from '../../door/read.ts'
import type { Found } from '../../among/among.types.ts'
import { titleAmong } from '../../among/titles.ts'
import { messages } from '../../problem/messages.ts'
import type { Entities } from '../../entity/entities.ts'
import type { Step } from '../work.ts'

/** Chains whose records say themselves what was made of them. */
const naming = (entity: AnyEntity): readonly (readonly [Chain, string])[] =>
  (entity.chains ?? []).flatMap((chain) => (chain.from === entity.name && chain.made !== undefined ? [[chain, chain.made]] : []))

/** Records that name another next one while the first still counts, and next ones made from records that do not belong together. */
export async function madeAgain(entities: Entities, read: Read, steps: readonly Step[]): Promise<readonly Found[]> {
  const found: Promise<readonly Found[]>[] = []
  for (const step of steps) {
    const entity = entities.get(step.entity)
    for (const [chain, made] of entity ? naming(entity) : []) {
      if (entity && step.before?.[made] !== step.after?.[made]) found.push(...lookAt(entity, chain, made, step))
    }
  }
  return (await Promise.all(found)).flat()

  function lookAt(entity: AnyEntity, chain: Chain, made: string, { id, before, after }: Step): readonly Promise<readonly Found[]>[] {
    const next = entities.get(chain.to)
    const [old, by] = [before?.[made], chain.by]
    const first = typeof old === 'string' && after && next ? read.get(chain.to, old) : undefined
    const still = first?.then(async (row): Promise<readonly Found[]> => {
      if (!row || !next || !before || !counts(chain, next, row)) return []
      const message = messages.madeAlready(
        await titleAmong(read, entities, entity, before),
        next.label,
        await titleAmong(read, entities, next, row),
      )
      return [{ id, path: made, code: 'chained', message }]
    })
    const field = by === undefined ? undefined : entity.fields[by]
    const together =
      by !== undefined && field && after && typeof after[made] === 'string'
        ? read
            .find(entity.name, [{ field: made, op: 'eq', value: after[made] }])
            .then((rows): readonly Found[] =>
              rows.every((row) => row[by] === after[by]) ? [] : [{ id, path: by, code: 'chained', message: messages.madeApart(field) }],
            )
        : undefined
    return [still, together].filter((one) => one !== undefined)
  }
}
