import { useState } from 'react'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { learn } from '../hints/known-hints.ts'
import { KEYED, MIXED_KEY } from './pay-panel.tsx'
import { paymentsOf, type Paying } from './payment.ts'
import { linesOf } from './sale.ts'
import type { Desk, Figures } from './use-till.ts'

/** How the sale in hand is paid, what closes it or puts it aside, and the keys that do so; `onNext` is told when another begins. */
export function usePayment({ counter, till, sale, isBusy }: Desk, { figure, off }: Figures, onNext: () => void) {
  const means = Object.keys(counter.payment.kinds)
  const begin: Paying = { means: means[0] ?? '', isMixed: false, given: undefined, parts: {} }
  const [paying, setPaying] = useState(begin)
  const paid = paymentsOf(counter, paying, figure)
  const isPayable = paid.excess === undefined && !off.isTooMuch
  const isReady = linesOf(counter, sale).length > 0 && !isBusy && isPayable && figure(counter.payment.missing, paid.lines) <= 0
  const next = (isDone: boolean) => {
    if (!isDone) return
    setPaying(begin)
    onNext()
  }
  const park = async () => next(await till.park())
  const take = async (row: AnyRow) => next(await till.take(row))
  const pay = async () => {
    if (!isReady) return
    learn('counter')
    next(await till.pay(paid.lines))
  }
  const choose = (value: string) => () => setPaying({ ...paying, means: value, isMixed: false, given: undefined })
  const keys = {
    ...Object.fromEntries(means.slice(0, KEYED).map((value, at) => [`F${at + 1}`, choose(value)])),
    ...(means.length > 1 && { [`F${MIXED_KEY}`]: () => setPaying({ ...paying, isMixed: true, parts: {} }) }),
    ...(counter.states.parked !== undefined && { F8: () => void park() }),
    F12: () => void pay(),
  }
  return { paying, setPaying, paid, park, take, pay, keys }
}
