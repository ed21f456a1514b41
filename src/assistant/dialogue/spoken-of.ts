import type { Desk } from '../answer/desk.ts'
import { laneEntityOf, laneFieldOf } from '../../kernel/lane-of.ts'
import type { Values } from '../../kernel/store/change.ts'
import type { Asked, Asking } from '../meaning.ts'
import type { Found } from '../reply.ts'
import type { Focus } from './memory.ts'
import { idsFound } from './takings.ts'

/** Of more records than these none is spoken of. */
export const MOST = 300

/** The records behind a figure, which a next sentence may point at. */
export async function behind({ entity, where, search }: Asked, { store }: Desk): Promise<readonly string[]> {
  const { rows, next } = await store.query({ entity, where, ...(search !== undefined && { search }), page: { limit: MOST } })
  return next === undefined ? rows.map(({ id }) => id) : []
}

/** What the one record that is spoken of leads to. */
export async function refsOf({ trade, store }: Desk, { entity, ids }: Focus): Promise<Pick<Focus, 'refs'>> {
  const [only, more] = ids
  const row = only === undefined || more !== undefined ? undefined : await store.get(entity, only)
  if (!row) return {}
  const refs = trade.waysFrom(entity).flatMap(({ path, target, hops, many }) => {
    const id = row[path]
    return hops === 1 && !many && typeof id === 'string' ? [[target, [id]] as const] : []
  })
  return { refs: new Map(refs) }
}

/** Free rooms or hours that were found, and what is put into the first of them. */
export function placesOf({ trade }: Desk, asking: Extract<Asking, { is: 'free' | 'gaps' }>, found: Found): Focus {
  const entity = trade.entity(asking.entity)
  const lane = laneFieldOf(entity) ?? ''
  const ids = idsFound(found)
  const spoken = {
    asking,
    entity: (asking.is === 'free' && laneEntityOf(entity)) || asking.entity,
    where: [{ field: 'id', op: 'in', value: ids }],
    ids,
  } as const
  if (asking.is === 'free') {
    const { from = '', lasts = '' } = entity.span ?? {}
    return { ...spoken, fills: () => ({ [from]: asking.from, [lasts]: asking.lasts, ...(ids.length === 1 && { [lane]: ids[0] }) }) }
  }
  const { day = '', time = '', lasts } = entity.slot ?? {}
  const [first] = found.is === 'gaps' ? found.gaps : []
  return {
    ...spoken,
    where: [],
    fills: (said): Values => {
      if (!first) return {}
      const length = lasts !== undefined && asking.lasts !== entity.slot?.usual && { [lasts]: asking.lasts }
      if (said[time] !== undefined || said[day] !== undefined || said[lane] !== undefined)
        return {
          [day]: asking.from === asking.to ? asking.from : first.day,
          ...(asking.lane !== undefined && { [lane]: asking.lane }),
          ...length,
        }
      return { [day]: first.day, [time]: first.from, ...(first.lane !== '' && { [lane]: first.lane }), ...length }
    },
  }
}
