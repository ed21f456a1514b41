import * as k from '../../kernel/describe.ts'
import { estimateImposta } from './imposta.ts'

interface Soggiorno {
  readonly id: string
  readonly camera: string
  readonly arrivo: string
  readonly notti: number
  readonly persone: number
  readonly stato: string
  readonly importo: k.Cents
  readonly imposta?: k.Cents | undefined
}

/** The same share of the new sum: a list price becomes the new list price, an agreed one keeps its discount. */
const inProportion = (amount: k.Cents, was: number, is: number): k.Cents =>
  was > 0 ? (Math.round((amount * is) / was) as k.Cents) : amount

/** What the stay should cost by now: the amount follows nights and room, the tax follows nights, people and day, and the schedine once the guests are here. */
export async function reviseConto(before: Soggiorno, after: Soggiorno, read: k.Read): Promise<{ importo: k.Cents; imposta?: k.Cents }> {
  const [was, is] = await Promise.all([before, after].map((stay) => read.get('camera', stay.camera)))
  const prices = [was, is].map((room) => Number(room?.['prezzo'] ?? 0)) as [number, number]
  const [from, to] = prices.every((price) => price > 0) ? prices : [1, 1]
  const importo = inProportion(before.importo, from * before.notti, to * after.notti)
  const imposta = await reviseImposta(before, after, read)
  return imposta === undefined ? { importo } : { importo, imposta }
}

async function reviseImposta(before: Soggiorno, after: Soggiorno, read: k.Read): Promise<k.Cents | undefined> {
  const { imposta } = before
  if (imposta === undefined) return undefined
  const [estimate, was, is] = await Promise.all([
    estimateImposta(before, read),
    // The guests are those of now: what was asked of them before they were known follows from the estimate.
    impostaDi({ ...before, stato: after.stato }, read),
    impostaDi(after, read),
  ])
  if (was === undefined || is === undefined) return undefined
  return imposta === estimate || imposta === was ? (is as k.Cents) : inProportion(imposta, was, is)
}

/** The one of the declaration once the guests have come; until then everybody pays. */
async function impostaDi({ id, arrivo, notti, persone, stato }: Soggiorno, read: k.Read): Promise<number | undefined> {
  if (stato !== 'arrivato' && stato !== 'partito') return estimateImposta({ arrivo, notti, persone }, read)
  const { impostaDovuta } = await import('./imposta-dovuta.ts')
  return impostaDovuta({ id, arrivo, partenza: k.addDays(arrivo, notti), persone, stato }, read)
}
