import { isBlank } from '../../kernel/fields/blank.ts'
import { counts } from '../../kernel/derive/chain.ts'
import { statusOf } from '../../kernel/entity/entity.ts'
import { canMove } from '../../kernel/fields/status.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import { laneFieldOf } from '../../kernel/screens/lane-of.ts'
import { startOfWeek } from '../../kernel/italian/dates.ts'
import { allRows } from '../../kernel/door/all-rows.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { Among, Wish } from '../meaning/meaning.ts'
import type { Desk } from './desk.ts'
import { stepsTo } from './steps.ts'
import { countOf, dayIn, titled } from './words.ts'
import { namesFor, type Proposed } from './proposal-parts.ts'

const RECURS = 4

/** Of the records found those that the wish can be about: those it may move, those still to come. */
export function narrowed(
  { trade, at }: Desk,
  wish: Exclude<Wish, { is: 'create' }>,
  found: readonly AnyRow[],
  all: boolean,
): readonly AnyRow[] {
  const entity = trade.entity(wish.entity)
  const [key, status] = statusOf(entity) ?? []
  const day = trade.dayOf(wish.entity)
  const isOfToday = (row: AnyRow) => day !== undefined && dayIn(row, day) === at.today
  let rows = found
  const prefer = (keep: (row: AnyRow) => boolean) => {
    const kept = rows.filter(keep)
    if (kept.length > 0) rows = kept
  }
  if (wish.is === 'move' && key !== undefined && status) {
    const may = rows.filter((row) => canMove(status, String(row[key]), wish.to))
    // «il lavoro da Rossi è fatto»: what is brought there for the first time, rather than back.
    const order = Object.keys(status.states)
    const isBack = (row: AnyRow) => order.indexOf(String(row[key])) > order.indexOf(wish.to)
    if (may.every(isBack) && rows.some((row) => !may.includes(row) && (may.length === 0 || (isOfToday(row) && !isBack(row))))) {
      // «la scuola è finita», and nobody said that it had begun: of today, or the only one.
      const isTimed = day !== undefined && (entity.slot ?? entity.span) !== undefined
      const isSaid = wish.where.some((one) => 'field' in one && one.field === day)
      const isNow = (row: AnyRow) => !isTimed || isOfToday(row) || (isSaid && dayIn(row, day) <= at.today)
      const stepped = rows.filter((row) => !isBack(row) && isNow(row) && stepsTo(entity, status, String(row[key]), wish.to).length > 0)
      const [meant, ...others] = stepped
      return meant && others.length === 0 ? [meant] : []
    }
    rows = may
    prefer((row) => !isBack(row))
  }
  // What is over takes place on no other day.
  const isOver = (row: AnyRow) =>
    status?.states[String(row[key ?? ''])]?.over === true || status?.states[String(row[key ?? ''])]?.next.length === 0
  if (wish.is === 'update' && entity.slot && entity.slot.day in wish.values) rows = rows.filter((row) => !isOver(row))
  if (rows.length <= 1 || all) return rows
  if (key !== undefined && status && wish.is !== 'remove')
    prefer((row) => !status.states[String(row[key])]?.away && status.states[String(row[key])]?.freed !== true)
  if (key !== undefined && status && wish.is === 'update')
    prefer((row) => (status.states[String(row[key])]?.next.length ?? 1) > 0 && status.states[String(row[key])]?.over !== true)
  // «metti la Rossa alla Brembo martedì»: where nobody goes yet.
  if (wish.is === 'update') {
    const { values } = wish
    const lane = laneFieldOf(entity) ?? ''
    if (lane in values) prefer((row) => isBlank(row[lane]))
  }
  const said = wish.where.some((one) => 'field' in one && one.field === day)
  if (day !== undefined && !said && (entity.slot ?? entity.span)) prefer((row) => dayIn(row, day) >= at.today)
  // What is begun or done is no matter of another day: «la pulizia della 102 è finita».
  const into = wish.is === 'move' ? status?.states[wish.to] : undefined
  if (day !== undefined && !said && into && (into.begun ?? into.over) && !into.away) prefer((row) => dayIn(row, day) === at.today)
  // «sposta le vetrate a mercoledì»: those of that week, where there is but one.
  const to = wish.is === 'update' && day !== undefined ? wish.values[day] : undefined
  const near =
    typeof to === 'string' && !said
      ? rows.filter((row) => dayIn(row, day ?? '') >= at.today && startOfWeek(dayIn(row, day ?? '')) === startOfWeek(to))
      : []
  if (entity.slot && near.length === 1) return near
  // Of what comes again and again the one of today is meant, where there is but one.
  const ofToday = rows.filter(isOfToday)
  if (entity.slot && !said && ofToday.length === 1 && rows.length > RECURS) return ofToday
  return rows
}

const SOONEST = 4

/** Of many that recur the next few, which are mostly meant. */
export function nextOf({ trade, at }: Desk, name: string, rows: readonly AnyRow[]): readonly string[] {
  const day = trade.entity(name).slot?.day
  if (day === undefined) return []
  const coming = rows.filter((row) => dayIn(row, day) >= at.today).toSorted((a, b) => dayIn(a, day).localeCompare(dayIn(b, day)))
  return coming.slice(0, SOONEST).map(({ id }) => id)
}

/** Why none of the records found can be moved there. */
export async function told({ trade, store, at }: Desk, wish: Exclude<Wish, { is: 'create' }>, found: readonly AnyRow[]): Promise<Proposed> {
  const entity = trade.entity(wish.entity)
  const [key, status] = statusOf(entity) ?? []
  const names = await namesFor(trade, store, found)
  const day = trade.dayOf(wish.entity)
  const row = found.find((one) => day !== undefined && dayIn(one, day) === at.today) ?? found[0]
  if (!row || key === undefined || !status || wish.is !== 'move')
    return { is: 'nothing', says: `Non trovo ${countOf(entity, 0)} che corrisponda.` }
  const now = status.states[String(row[key])]?.label ?? ''
  const to = status.states[wish.to]?.label ?? wish.to
  const says =
    String(row[key]) === wish.to
      ? `${titled(trade, wish.entity, row, names)} è già «${to}».`
      : `${titled(trade, wish.entity, row, names)} è «${now}»: da qui non può diventare «${to}».`
  return { is: 'impossible', wish, says }
}

/** Of the records that a document can be made from those that are ready for it and have none yet: the finished job, and no coming one. */
async function readyFor({ trade, store }: Desk, made: string, link: string, rows: readonly AnyRow[]): Promise<readonly AnyRow[]> {
  const chain = trade.entity(made).chains?.find((one) => one.to === made && one.link === link)
  if (!chain || rows.length < 2) return rows
  const ids = rows.map(({ id }) => id)
  const may = (await allRows(store, { entity: chain.from, where: [...chain.when, { field: 'id', op: 'in', value: ids }] })).rows
  const next = (await allRows(store, { entity: made, where: [{ field: link, op: 'in', value: ids }] })).rows
  const done = new Set(next.filter((row) => counts(chain, trade.entity(made), row)).map((row) => row[link]))
  return may.filter(({ id }) => !done.has(id))
}

/**
 * Of the records that could be meant those that agree with what else was said, and of these those that a new record `made` can be made
 * from, or else those that still go on.
 */
export async function meantOf(
  desk: Desk,
  target: string,
  { among, where = [] }: Among,
  said: Values,
  made?: { readonly entity: string; readonly link: string },
): Promise<readonly string[]> {
  const { trade, store } = desk
  const entity = trade.entity(target)
  const [state, status] = statusOf(entity) ?? []
  const ids: readonly Condition[] = among.length > 0 ? [{ field: 'id', op: 'in', value: among }] : []
  let rows = (await allRows(store, { entity: target, where: [...ids, ...where] })).rows
  if (rows.length === 0 && where.length > 0 && among.length > 0) rows = (await allRows(store, { entity: target, where: ids })).rows
  const prefer = (keep: (row: AnyRow) => boolean) => {
    const kept = rows.filter(keep)
    if (kept.length > 0) rows = kept
  }
  for (const [key, value] of Object.entries(said)) if (typeof value === 'string' && entity.fields[key]) prefer((row) => row[key] === value)
  const ready = made ? await readyFor(desk, made.entity, made.link, rows) : rows
  if (ready.length > 0 && ready.length < rows.length) {
    // What is done and still here goes before what has left.
    const order = Object.keys(status?.states ?? {})
    const far = (row: AnyRow) => order.indexOf(String(row[state ?? '']))
    const least = Math.min(...ready.map(far))
    return ready.filter((row) => far(row) === least).map(({ id }) => id)
  }
  if (state !== undefined && status)
    prefer((row) => {
      const held = status.states[String(row[state])]
      return !held?.away && held?.over !== true && (held?.next.length ?? 1) > 0
    })
  return rows.map(({ id }) => id)
}
