import type { AnyEntity } from '../entity/entity.ts'
import { refreshed } from '../evaluation/worked-fields.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { messages } from '../problem/messages.ts'
import type { Problem } from '../problem/problem.ts'
import { targetOf } from '../entity/references.ts'
import { countsIn, stockOf, summedUp, type Held } from '../stock/stock.ts'
import type { Among, Found } from './among.types.ts'
import { titleAmong } from './titles.ts'

/** What changed records take from one article, lot or place, and bring to it. */
interface Turnover {
  readonly now: readonly AnyRow[]
  readonly before: readonly AnyRow[]
}

/**
 * Movements that would leave less than nothing of an article, a lot or a place, and less than there was: who takes away what is not
 * there, and who takes back or lessens what has been used since. What is there is summed, never kept.
 */
export async function belowNothing(among: Among): Promise<readonly Found[]> {
  const { entity, entities } = among
  const stock = stockOf(entity, entities)
  if (!stock) return []
  const told = new Map<string, Found>()
  for (const found of await strangeLots(among)) told.set(found.id, found)
  // The narrowest is told first: whoever takes from a lot hears of the lot.
  for (const held of stock.mayFallBelow ? [] : stock.held.toReversed()) {
    for (const found of await lackingOf(among, held)) if (!told.has(found.id)) told.set(found.id, found)
  }
  return [...told.values()]
}

const sumOf = (entity: AnyEntity, rows: readonly AnyRow[], quantity: string): number =>
  summedUp(
    entity,
    quantity,
    rows.map((row) => Number(row[quantity] ?? 0)),
  )

async function lackingOf(among: Among, held: Held): Promise<readonly Found[]> {
  const { entity, entities, read, at } = among
  const { quantity } = held
  const keyOf = (row: AnyRow): string | undefined =>
    held.by.every((key) => typeof row[key] === 'string') ? JSON.stringify(held.by.map((key) => row[key])) : undefined
  const worked = (row: AnyRow) => refreshed(entity, row, at.today)
  const counting = (rows: readonly AnyRow[]) =>
    rows.map(worked).filter((row) => keyOf(row) !== undefined && countsIn(entity, held, row, at.today))
  const [now, before] = [counting(among.rows), counting(among.before)]
  const turnovers = new Map<string, Turnover>()
  for (const key of new Set([...now, ...before].map((row) => keyOf(row) ?? ''))) {
    const turnover = { now: now.filter((row) => keyOf(row) === key), before: before.filter((row) => keyOf(row) === key) }
    // Who brings, or takes less than before, is never in the way.
    if (sumOf(entity, turnover.now, quantity) < sumOf(entity, turnover.before, quantity)) turnovers.set(key, turnover)
  }
  if (turnovers.size === 0) return []
  const left = await leftOf(among, held, [...turnovers.values()], keyOf)
  const found: Found[] = []
  for (const [key, turnover] of turnovers) {
    const rest = left.get(key) ?? 0
    if (rest >= 0) continue
    const holder = await read.get(held.target, String((turnover.now[0] ?? turnover.before[0])?.[held.of]))
    const target = entities.get(held.target)
    const title = holder && target ? await titleAmong(read, entities, target, holder) : ''
    found.push(...problemsOf(entity, held, turnover, rest, title))
  }
  return found
}

/** How much is left when these records stand: what the holder sums, with what is being written and without what it replaces. */
async function leftOf(
  { entity, read, at }: Among,
  held: Held,
  turnovers: readonly Turnover[],
  keyOf: (row: AnyRow) => string | undefined,
): Promise<ReadonlyMap<string, number>> {
  const { quantity, left } = held
  const changed = turnovers.flatMap(({ now, before }) => [...now, ...before])
  const ids = [...new Set(changed.map(({ id }) => id))]
  const counts = (row: AnyRow) => countsIn(entity, held, row, at.today)
  const kept = (await read.find(entity.name, [{ field: 'id', op: 'in', value: ids }])).filter(counts)
  const of = [...new Set(changed.map((row) => row[held.of]))]
  const holders = left === undefined ? [] : await read.find(held.target, [{ field: 'id', op: 'in', value: of }])
  const all =
    left === undefined
      ? (
          await read.find(
            entity.name,
            held.by.map((key) => ({ field: key, op: 'in' as const, value: [...new Set(changed.map((row) => row[key]))] })),
          )
        ).filter(counts)
      : []
  return new Map(
    turnovers.map(({ now, before }): readonly [string, number] => {
      const one = now[0] ?? before[0]
      const key = (one && keyOf(one)) ?? ''
      const mine = (row: AnyRow) => keyOf(row) === key
      const summed =
        left === undefined
          ? sumOf(entity, all.filter(mine), quantity)
          : Number(holders.find(({ id }) => id === one?.[held.of])?.[left] ?? 0)
      const gone = -sumOf(entity, kept.filter(mine), quantity)
      return [key, summedUp(entity, quantity, [summed, gone, sumOf(entity, now, quantity)])]
    }),
  )
}

/** At every record that takes away; where nobody does, at those that brought less or are gone. */
function problemsOf(entity: AnyEntity, held: Held, { now, before }: Turnover, rest: number, title: string): readonly Found[] {
  const field = entity.fields[held.quantity]
  const there = summedUp(entity, held.quantity, [rest, -sumOf(entity, now, held.quantity)])
  const taking = now.filter((row) => Number(row[held.quantity] ?? 0) < 0)
  const isTaken = taking.length > 0 && there >= 0
  const message = isTaken ? messages.notEnough(title, there, -rest, field) : messages.alreadyUsed(title, -rest, field)
  const ids = [...new Set((isTaken ? taking : [...now, ...before]).map(({ id }) => id))]
  return ids.map((id): Found => ({ id, path: held.at, code: 'stock', message }))
}

/** A lot of another article, where lots belong to articles. */
async function strangeLots({ entity, entities, rows, read }: Among): Promise<readonly Found[]> {
  const stock = stockOf(entity, entities)
  const { lot, lotOf } = stock ?? {}
  if (!stock || lot === undefined || lotOf === undefined) return []
  const named = rows.filter((row) => typeof row[lot] === 'string')
  if (named.length === 0) return []
  const lots = await read.find(targetOf(entity.fields[lot]), [{ field: 'id', op: 'in', value: [...new Set(named.map((row) => row[lot]))] }])
  const owner = new Map(lots.map((one) => [one.id, one[lotOf]]))
  const problem = (id: string): Found & Problem => ({ id, path: lot, code: 'stock', message: messages.otherLot(entity.fields[lot]) })
  return named.filter((row) => owner.get(String(row[lot])) !== row[stock.of]).map(({ id }) => problem(id))
}
