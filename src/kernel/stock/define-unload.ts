import type { AnyEntity } from '../entity/entity.ts'
import type { Read } from '../door/read.ts'
import { isReference } from '../entity/entity.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { DefinitionError } from '../problem/problem.ts'
import { targetOf } from '../entity/references.ts'
import { heldIn, summedUp } from './stock.ts'

/** How much of an article is to go. */
export interface Wanted {
  readonly of: string
  readonly quantity: number
}

/** From which lots it goes, and what there was not. */
export interface Unloaded {
  readonly picks: readonly { readonly lot: string; readonly quantity: number }[]
  readonly lacks: number
}

export interface UnloadOptions {
  /** The day on which lots must still be good. */
  readonly on: string
  /** Whether lots that are no longer good go too, after all others; never when absent. */
  readonly expired?: 'never' | 'last'
  /** What lies at one place alone. */
  readonly place?: string
}

/** Picks lots for all that is wanted, each lot once: two lines of one article share what there is. */
export type Unload = (read: Read, wanted: readonly Wanted[], options: UnloadOptions) => Promise<readonly Unloaded[]>

interface Lot {
  readonly id: string
  left: number
}

/** How a trade takes from its lots: first expiry first out, over several where one does not suffice. It reads, and writes nothing. */
export function defineUnload(movements: AnyEntity, lots: AnyEntity): Unload {
  const { stock } = movements
  const reference = stock?.lot === undefined ? undefined : movements.fields[stock.lot]
  if (!stock || stock.lot === undefined || !reference || !isReference(reference) || reference.target !== lots.name) {
    throw new DefinitionError(`${movements.name}.stock`, `moves no lots of '${lots.name}'.`, 'Name the reference to the lot.')
  }
  const { of, quantity, lot, expiry, at } = stock
  const { left = '' } = heldIn(movements, lot, quantity, new Map([[lots.name, lots]]), lot)
  const target = targetOf(movements.fields[of])
  const owner = Object.entries(lots.fields).find(([, field]) => isReference(field) && field.target === target)?.[0]
  if (owner === undefined) throw new DefinitionError(lots.name, `belongs to no '${target}'.`, `Give it a reference to ${target}.`)
  const sum = (...amounts: readonly number[]) => summedUp(movements, quantity, amounts)

  return async (read, wanted, { on, expired = 'never', place }) => {
    const articles = [...new Set(wanted.map((one) => one.of))]
    const rows = await read.find(lots.name, [
      { field: owner, op: 'in', value: articles },
      { field: left, op: 'gt', value: 0 },
    ])
    const there = place === undefined ? undefined : await atPlace(read, rows, place)
    const byArticle = Map.groupBy(inOrder(rows, on, expired), (row) => String(row[owner]))
    const lotsOf = new Map<string, readonly Lot[]>(
      articles.map((id) => [
        id,
        (byArticle.get(id) ?? []).map((row) => ({
          id: row.id,
          left: Math.min(Number(row[left]), there?.get(row.id) ?? (there ? 0 : Infinity)),
        })),
      ]),
    )
    return wanted.map((one) => pick(lotsOf.get(one.of) ?? [], one.quantity))
  }

  /** The first to expire first, those without a day after them; what is no longer good at the end, or nowhere. */
  function inOrder(rows: readonly AnyRow[], on: string, expired: UnloadOptions['expired']): readonly AnyRow[] {
    const dayOf = (row: AnyRow): string => {
      const day = expiry === undefined ? undefined : row[expiry]
      return typeof day === 'string' ? day : ''
    }
    const isOver = (row: AnyRow) => dayOf(row) !== '' && dayOf(row) < on
    const rank = (row: AnyRow) => `${isOver(row) ? 1 : 0} ${dayOf(row) || '9999-12-31'} ${row.id}`
    const good = expired === 'last' ? rows : rows.filter((row) => !isOver(row))
    return good.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
  }

  function pick(from: readonly Lot[], wanted: number): Unloaded {
    const picks: { lot: string; quantity: number }[] = []
    let lacks = wanted
    for (const one of from) {
      const taken = Math.min(one.left, lacks)
      if (taken <= 0) continue
      picks.push({ lot: one.id, quantity: taken })
      one.left = sum(one.left, -taken)
      lacks = sum(lacks, -taken)
    }
    return { picks, lacks }
  }

  async function atPlace(read: Read, rows: readonly AnyRow[], place: string): Promise<ReadonlyMap<string, number>> {
    if (at === undefined) throw new Error(`${movements.name} knows no places`)
    const moved = await read.find(movements.name, [
      { field: lot, op: 'in', value: rows.map(({ id }) => id) },
      { field: at, op: 'eq', value: place },
    ])
    const byLot = Map.groupBy(moved, (row) => String(row[lot]))
    return new Map([...byLot].map(([id, some]) => [id, sum(...some.map((row) => Number(row[quantity] ?? 0)))]))
  }
}
