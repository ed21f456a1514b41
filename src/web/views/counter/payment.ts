import type { Counter } from '../../../kernel/screens/counter.ts'
import type { Values } from '../../../kernel/door/change.ts'

/** How somebody pays: by one means, or by several with what each has of it, in cents. */
export interface Paying {
  readonly means: string
  readonly isMixed: boolean
  /** What was handed over in cash; exactly what is due when absent. */
  readonly given: number | undefined
  readonly parts: Readonly<Record<string, number | undefined>>
}

/** An amount of the sale as it would stand with these payments. */
export type Figure = (key: string, payments: readonly Values[]) => number

export interface Paid {
  readonly lines: readonly Values[]
  /** The means that was to pay more than there is, and the most that it may. */
  readonly excess: { readonly means: string; readonly most: number } | undefined
}

export const isCash = ({ payment }: Counter, means: string): boolean => payment.given !== undefined && payment.kinds[means] === 'cash'

/** The payments of a sale. Each has no more than what the ones before have left; only of cash more may be handed over. */
export function paymentsOf(counter: Counter, { means, isMixed, given, parts }: Paying, figure: Figure): Paid {
  const { payment } = counter
  const wanted = isMixed ? Object.keys(payment.kinds).toSorted((a, b) => Number(isCash(counter, a)) - Number(isCash(counter, b))) : [means]
  const lines: Values[] = []
  let excess: Paid['excess']
  for (const one of wanted) {
    const left = figure(payment.missing, lines)
    const handed = isMixed ? (parts[one] ?? 0) : isCash(counter, one) ? (given ?? left) : left
    if (handed > left && !isCash(counter, one)) excess ??= { means: one, most: left }
    const amount = Math.min(handed, left)
    if (handed <= 0 || amount <= 0) continue
    lines.push({
      [payment.means]: one,
      [payment.amount]: amount,
      ...(payment.given !== undefined && handed > amount && isCash(counter, one) && { [payment.given]: handed }),
    })
  }
  return { lines, excess }
}

const NOTES = [500, 1000, 2000, 5000, 10_000, 20_000, 50_000]
const SHOWN = 3

/** What a customer is likely to hand over: the next notes up, alone or several of one kind. */
export function notesFor(total: number): readonly number[] {
  const rounded = NOTES.map((note) => Math.ceil(total / note) * note).filter((sum) => sum > total)
  return [...new Set(rounded)].toSorted((a, b) => a - b).slice(0, SHOWN)
}
