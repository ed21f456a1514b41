import type { Read } from '../../kernel/define-entity.ts'
import type { Cents } from '../../kernel/fields/money.ts'
import { stimaImposta } from './imposta.ts'

interface Soggiorno {
  readonly camera: string
  readonly arrivo: string
  readonly notti: number
  readonly persone: number
  readonly importo: Cents
  readonly imposta?: Cents | undefined
}

/** The same share of the new sum: a list price becomes the new list price, an agreed one keeps its discount. */
const inProportion = (amount: Cents, was: number, is: number): Cents => (was > 0 ? (Math.round((amount * is) / was) as Cents) : amount)

/** What the stay should cost by now: the amount follows nights and room, the tax follows nights, people and day. */
export async function rivediConto(before: Soggiorno, after: Soggiorno, read: Read): Promise<{ importo: Cents; imposta?: Cents }> {
  const [was, is] = await Promise.all([before, after].map((stay) => read.get('camera', stay.camera)))
  const prices = [was, is].map((room) => Number(room?.['prezzo'] ?? 0)) as [number, number]
  const [from, to] = prices.every((price) => price > 0) ? prices : [1, 1]
  const importo = inProportion(before.importo, from * before.notti, to * after.notti)
  if (before.imposta === undefined) return { importo }
  const [oldTax, newTax] = await Promise.all([before, after].map((stay) => stimaImposta(stay, read)))
  if (oldTax === undefined || newTax === undefined) return { importo }
  return { importo, imposta: before.imposta === oldTax ? (newTax as Cents) : inProportion(before.imposta, oldTax, newTax) }
}
