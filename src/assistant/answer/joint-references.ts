import { isReference, type AnyEntity } from '../../kernel/entity/entity.ts'
import { targetOf } from '../../kernel/entity/references.ts'
import type { Values } from '../../kernel/door/change.ts'
import { isAmong, type Wish } from '../meaning/meaning.ts'
import type { Desk } from './desk.ts'
import { meantOf } from './proposal-target.ts'

const shares = (one: AnyEntity, other: AnyEntity): string | undefined =>
  Object.keys(one.fields).find((key) => {
    const [mine, theirs] = [one.fields[key], other.fields[key]]
    return mine && theirs && isReference(mine) && isReference(theirs) && targetOf(mine) === targetOf(theirs)
  })

/**
 * «metti la Accorsi di turno martedì»: she helps in two projects and there are two shifts, but only one of them belongs to a project of
 * hers. Of several that could be meant in several places those remain that have to do with the same.
 */
export async function joint(desk: Desk, { entity: name, values }: Extract<Wish, { is: 'create' }>): Promise<Values> {
  const { fields } = desk.trade.entity(name)
  const places = await Promise.all(
    Object.entries(values).flatMap(([key, value]) => {
      const field = fields[key]
      if (!field || !isReference(field) || !(isAmong(value) || typeof value === 'string')) return []
      const target = targetOf(field)
      const ids = isAmong(value) ? meantOf(desk, target, value, values, { entity: name, link: key }) : Promise.resolve([value])
      return [ids.then(async (found) => ({ key, entity: desk.trade.entity(target), rows: await desk.store.getMany(target, [...found]) }))]
    }),
  )
  const told: Record<string, unknown> = { ...values }
  for (const place of places) {
    const said = values[place.key]
    if (!isAmong(said) || said.best) continue
    for (const other of places) {
      const by = other === place ? undefined : shares(place.entity, other.entity)
      const kept = by === undefined ? [] : place.rows.filter((row) => other.rows.some((one) => one[by] === row[by]))
      // «Osei ieri era assente»: at the lesson of the course in which he is, and at no other.
      const isOnly = said.among.length === 0 && by !== undefined && typeof values[other.key] === 'string'
      if (kept.length > 0 || isOnly) place.rows = kept
    }
    told[place.key] = { among: place.rows.length > 0 ? place.rows.map(({ id }) => id) : [''] }
  }
  return told
}
