import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Counter } from '../../../kernel/screens/counter.ts'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { lazily } from '../../../kernel/evaluation/worked-fields.ts'
import { columnsOf } from '../../../kernel/fields/lines.ts'
import { targetOf } from '../../../kernel/entity/references.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import type { Values } from '../../../kernel/door/change.ts'
import type { Store } from '../../../kernel/door/store.ts'
import { entityOf, useEntity, useSector } from '../../data/sector-context.tsx'
import { useAddress } from '../../data/use-address.ts'
import { useBehind } from '../../data/use-behind.ts'
import type { Goods } from '../../shelf/shelf.tsx'
import { LEFT_TO_TILL } from '../../screen/known-views.ts'
import { waysOfTotals } from '../../forms/lines-totals.ts'
import type { Figure } from './payment.ts'
import { linesOf, type Sale } from './sale.ts'
import { Till, type TillState } from './till.ts'

/** One for each till of a store: the sale in hand is there again when somebody comes back from another page. */
const tills = new WeakMap<Store, Map<string, Till>>()

export interface Desk extends TillState {
  readonly screen: CollectionScreen
  readonly counter: Counter
  readonly entity: AnyEntity
  /** What is sold. */
  readonly articles: AnyEntity
  /** The same as it stands on the tiles. */
  readonly goods: Goods
  readonly till: Till
}

export function useDesk(screen: CollectionScreen, counter: Counter): Desk {
  const { store, sector, clock } = useSector()
  const entity = useEntity(screen.entity)
  const kept = tills.get(store) ?? new Map<string, Till>()
  tills.set(store, kept)
  const till = kept.get(screen.key) ?? new Till(store, entity, counter, clock.at)
  kept.set(screen.key, till)
  const state = useSyncExternalStore(till.subscribe, till.state)
  const reference = columnsOf(entity.fields[counter.sold.lines])?.[counter.sold.article]
  const articles = entityOf(sector, targetOf(reference))
  const goods = useMemo(() => ({ articles, ...counter.articles, price: counter.sold.takes[counter.sold.price] }), [articles, counter])
  useAddressOf(till, counter, state.sale)
  useLeftFor(till, store)
  return { ...state, screen, counter, entity, articles, goods, till }
}

/** The sale in hand stands in the address once it is kept, so that the page that is opened anew goes on with it. */
function useAddressOf(till: Till, counter: Counter, sale: Sale): void {
  const address = useAddress()
  const held = address.get('conto')
  const asked = useRef(false)
  const kept = sale.version !== undefined && linesOf(counter, sale).length > 0 ? sale.id : undefined
  useEffect(() => {
    const isFirst = !asked.current
    asked.current = true
    if (isFirst && held !== undefined && kept === undefined) void till.resume(held)
    else if (held !== kept) address.replace({ conto: kept, [LEFT_TO_TILL]: undefined })
    // The address changes with what is kept, and not the other way round.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [kept])
}

/** What an action has left to the till is taken in hand as soon as the page names it, once; undone, it goes. */
function useLeftFor(till: Till, store: Store): void {
  const address = useAddress()
  const left = address.get(LEFT_TO_TILL)
  const taken = useRef<string>(undefined)
  useEffect(() => {
    if (left === undefined || taken.current === left) return
    taken.current = left
    void till.takeUp(left)
    address.replace({ [LEFT_TO_TILL]: undefined })
  })
  useEffect(() => {
    const changes = store.changes({ entities: [till.entity] })[Symbol.asyncIterator]()
    const hear = async () => {
      for (let step = await changes.next(); !step.done; step = await changes.next())
        for (const { type, via, id } of step.value) if (type === 'remove' && via === 'undo') till.drop(id)
    }
    void hear()
    return () => void changes.return?.()
  }, [till, store])
}

export interface Figures {
  readonly figure: Figure
  /** What each line comes to. */
  readonly amounts: readonly number[]
  readonly off: Off
}

/** What is taken off the whole sale, in cents. */
export interface Off {
  /** As much as there was to take off. */
  readonly taken: number
  /** More euros were typed than there is to pay. */
  readonly isTooMuch: boolean
  /** There is nothing left to pay. */
  readonly isAll: boolean
}

/** What the sale in hand comes to: all of it worked out by its entity, as the store will. */
export function useFigures({ counter, entity, sale }: Pick<Desk, 'counter' | 'entity' | 'sale'>): Figures {
  const { sector } = useSector()
  const { sold, payment, foot, total, discount = {} } = counter
  const { among, work } = useMemo(() => {
    const entities = new Map(sector.entities.map((one) => [one.name, one]))
    return { among: entities, work: lazily(entity, entities) }
  }, [sector, entity])
  const row: Values = { ...sale.values, id: sale.id }
  const around = useBehind(waysOfTotals(entity, among, [...foot, total, payment.missing, payment.change], row))
  const worked = work(row, around)
  const lines = worked[sold.lines]
  const keys = [discount.percent, discount.money].filter((key) => key !== undefined && sale.values[key] !== undefined)
  const plain = keys.length > 0 ? work({ ...row, ...Object.fromEntries(keys.map((key) => [key, undefined])) }, around) : worked
  const due = Number(worked[total] ?? 0)
  const taken = Number(plain[total] ?? 0) - due
  const isTooMuch = taken >= 0 && Number(sale.values[discount.money ?? ''] ?? 0) > taken
  return {
    figure: (key, payments) => Number(work({ ...row, [payment.lines]: payments }, around)[key] ?? 0),
    off: { taken, isTooMuch, isAll: !isTooMuch && taken > 0 && due === 0 },
    amounts: Array.isArray(lines) ? lines.map((line: Values) => Number(line[sold.amount] ?? 0)) : [],
  }
}
