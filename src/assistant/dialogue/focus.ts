import type { Desk } from '../answer/desk.ts'
import type { Proposed } from '../answer/proposal-parts.ts'
import { isReference } from '../../kernel/entity/entity.ts'
import { comparisonsOf } from '../../kernel/expression/condition.ts'
import { onDay } from '../../kernel/expression/day-from-today.ts'
import type { Over } from '../../kernel/expression/expression.ts'
import { isDerived } from '../../kernel/fields/derived.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { laneFieldOf } from '../../kernel/screens/lane-of.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { Asked, Asking } from '../meaning/meaning.ts'
import type { Found } from '../reply.ts'
import { placesTaken, takenBy } from '../trade/trade.ts'
import { those, type Focus } from './memory.ts'
import { metricFigure, idsFound } from './turn-facts.ts'

/** Of more records than these none is spoken of. */
export const MOST = 300

/** The records behind a figure in the order of their days, which a next sentence may point at. */
export async function behind({ entity, where, search }: Asked, { store, trade }: Desk): Promise<readonly string[]> {
  const day = trade.dayOf(entity)
  const keys = [day, trade.timeOf(entity)].filter((key) => key !== undefined)
  const sort = day === undefined ? {} : { sort: keys.map((field) => ({ field, direction: 'asc' as const })) }
  const { rows, next } = await store.query({ entity, where, ...sort, ...(search !== undefined && { search }), page: { limit: MOST } })
  return next === undefined ? rows.map(({ id }) => id) : []
}

/** What the one record that is spoken of leads to. */
async function refsOf({ trade, store, at }: Desk, { entity, ids, asking }: Focus): Promise<Pick<Focus, 'refs'>> {
  const [only, more] = ids
  const row = only === undefined || more !== undefined ? undefined : await store.get(entity, only)
  if (!row) return {}
  const refs = trade.waysFrom(entity).flatMap(({ path, target, hops, many }) => {
    const id = row[path]
    return hops === 1 && !many && typeof id === 'string' ? [[target, [id]] as const] : []
  })
  const field = asking?.is === 'tell' ? trade.fieldAt(entity, asking.field) : undefined
  const far = field && isDerived(field) && 'over' in field.derive ? await furthest(store, row, field.derive.over, at.today) : undefined
  return { refs: new Map([...refs, ...(far ?? [])]) }
}

/** The record that says what was told, where the least or the most of several is: that next lesson. */
async function furthest(store: Desk['store'], row: AnyRow, { fn, entity, by, of, where = [] }: Over, today: string) {
  if ((fn !== 'least' && fn !== 'most') || entity === undefined || by === undefined || of === undefined || !('field' in of))
    return undefined
  const direction = fn === 'least' ? 'asc' : 'desc'
  const { rows } = await store.query({
    entity,
    where: [{ field: by, op: 'eq', value: row.id }, ...(onDay(where, today) ?? [])],
    sort: [{ field: of.field, direction }],
    page: { limit: 1 },
  })
  return rows.map(({ id }) => [entity, [id]] as const)
}

/** The same with what it leads to, and of what else may be meant. */
export async function withRefs(desk: Desk, focus: Focus): Promise<Focus> {
  const besides = await Promise.all((focus.besides ?? []).map(async (one) => ({ ...one, ...(await refsOf(desk, one)) })))
  return { ...focus, ...(await refsOf(desk, focus)), ...(besides.length > 0 && { besides }) }
}

/** What a conversation speaks of after an answer; nothing where that is a figure that stands for no records. */
export async function spokenOf(desk: Desk, asking: Asking, found: Found): Promise<Focus | undefined> {
  if ('where' in asking) {
    const ids = asking.is === 'figure' || asking.is === 'groups' ? await behind(asking, desk) : idsFound(found)
    const isSome = found.is === 'value' || (asking.is === 'list' && asking.first !== undefined && ids.length > 0)
    const { entity, where, search } = asking
    return {
      asking,
      entity,
      where: isSome ? those(entity, ids).where : where,
      ids,
      ...(search !== undefined && found.is !== 'value' && { search }),
    }
  }
  if (asking.is === 'metric' || asking.is === 'formula') {
    const figure = metricFigure(desk, asking.key)
    return figure && { asking: figure, entity: figure.entity, where: figure.where, ids: [] }
  }
  return asking.is === 'free' || asking.is === 'gaps'
    ? placesOf(desk, asking, found)
    : found.is === 'records'
      ? those(found.entity, found.ids)
      : undefined
}

/** The record that an answer named: the technician of a job, the customer who spends most. */
export function toldIn({ trade }: Desk, asking: Asked & Asking, found: Found): Pick<Focus, 'entity' | 'ids'> | undefined {
  const path = found.is === 'value' ? found.field : asking.is === 'groups' && asking.top !== undefined ? asking.by : undefined
  const field = path === undefined ? undefined : trade.fieldAt(asking.entity, path)
  if (!field || !isReference(field)) return undefined
  const first = (groups: Readonly<Record<string, number>>) => {
    const best = Math[asking.is === 'groups' && asking.top === 'asc' ? 'min' : 'max'](...Object.values(groups))
    return Object.keys(groups).filter((key) => groups[key] === best)
  }
  const told: readonly unknown[] = found.is === 'value' ? [found.value] : found.is === 'groups' ? first(found.groups) : []
  const ids = told.filter((id): id is string => typeof id === 'string' && id !== '')
  return ids.length > 0 ? { entity: field.target, ids } : undefined
}

/** Whose a new row is that belongs to somebody («registra un incasso»): of whom was spoken last. What has an hour of its own may be anybody's. */
export async function spokenFor(
  desk: Desk,
  { wish, asks }: Extract<Proposed, { is: 'asks' }>,
  focus: Focus | undefined,
): Promise<string | undefined> {
  const { slot, span } = desk.trade.entity(wish.entity)
  if (!focus || !isReference(asks) || wish.is !== 'create' || (slot ?? span)) return undefined
  const [only, more] = focus.entity === asks.target ? focus.ids : ((await refsOf(desk, focus)).refs?.get(asks.target) ?? [])
  return more === undefined ? only : undefined
}

/** Free rooms or hours that were found, and what is put into the first of them. */
export function placesOf({ trade }: Desk, asking: Extract<Asking, { is: 'free' | 'gaps' }>, found: Found): Focus {
  const entity = trade.entity(asking.entity)
  const lane = laneFieldOf(entity) ?? ''
  const ids = idsFound(found)
  const spoken = {
    asking,
    entity: (asking.is === 'free' && takenBy(entity)) || asking.entity,
    where: [{ field: 'id', op: 'in', value: ids }],
    ids,
  } as const
  if (asking.is === 'free' && asking.hours) {
    const { day = '', time = '' } = entity.slot ?? {}
    const { places, counts = '' } = entity.capacity ?? {}
    const { hours } = asking
    const hour = hours !== 'now' && hours.until !== '24:00' && hours.from !== '00:00' && { [time]: hours.from }
    const people = comparisonsOf(asking.among).find(({ field }) => field === places)?.value
    const only = ids.length === 1 && { [placesTaken(entity) ?? '']: ids }
    return { ...spoken, fills: () => ({ [day]: asking.from, ...hour, ...(people !== undefined && { [counts]: people }), ...only }) }
  }
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
