import type { At } from '../../../kernel/italian/at.ts'
import { isBlank } from '../../../kernel/fields/blank.ts'
import type { Counter, Discount } from '../../../kernel/screens/counter.ts'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import { linesIn } from '../../../kernel/fields/lines.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { Values } from '../../../kernel/door/change.ts'

/** A sale in hand: what has been read, by the names of the fields in which it is kept. */
export interface Sale {
  readonly id: string
  /** As the store has it; nothing before it was kept for the first time. */
  readonly version: number | undefined
  readonly values: Values
}

export const linesOf = ({ sold }: Counter, { values }: Pick<Sale, 'values'>): readonly Values[] => linesIn(values[sold.lines])
const withLines = <S extends Pick<Sale, 'values'>>({ sold }: Counter, sale: S, lines: readonly Values[]): S => ({
  ...sale,
  values: { ...sale.values, [sold.lines]: lines },
})

/** A line as reading makes it: the article, and what is taken from it as it is at this moment. */
function lineOf({ sold }: Counter, article: AnyRow): Values {
  const taken = Object.entries(sold.takes).flatMap(([column, key]) => {
    const value = key === undefined ? undefined : article[key]
    return isBlank(value) ? [] : [[column, value] as const]
  })
  return { ...Object.fromEntries(taken), [sold.article]: article.id, [sold.quantity]: 1 }
}

/** One more of an article, on the line that it has; on one of its own where it says something else by now. */
export function read(counter: Counter, sale: Sale, article: AnyRow): { readonly sale: Sale; readonly line: number } {
  const { sold } = counter
  const lines = linesOf(counter, sale)
  const made = lineOf(counter, article)
  const same = [sold.article, ...Object.keys(sold.takes), ...(sold.from === undefined ? [] : [sold.from])]
  const at = lines.findIndex((line) => same.every((key) => line[key] === made[key]))
  if (at < 0) return { sale: withLines(counter, sale, [...lines, made]), line: lines.length }
  return { sale: changed(counter, sale, at, { [sold.quantity]: quantityOf(counter, lines[at]) + 1 }), line: at }
}

export const quantityOf = ({ sold }: Counter, line: Values | undefined): number => Number(line?.[sold.quantity] ?? 0)

/** A line with other values; an empty one is taken out. */
export function changed(counter: Counter, sale: Sale, at: number, values: Values): Sale {
  const lines = linesOf(counter, sale)
  return withLines(counter, sale, lines.toSpliced(at, 1, filled({ ...lines[at], ...values })))
}

export const without = (counter: Counter, sale: Sale, at: number): Sale => withLines(counter, sale, linesOf(counter, sale).toSpliced(at, 1))
export const withBack = (counter: Counter, sale: Sale, at: number, line: Values): Sale =>
  withLines(counter, sale, linesOf(counter, sale).toSpliced(at, 0, line))

const filled = (values: Values): Values => Object.fromEntries(Object.entries(values).filter(([, value]) => !isBlank(value)))

/** Fields of a discount: in points of a hundred, in money, or both. */
export const fieldsOf = ({ percent, money }: Discount = {}) => [percent, money].filter((key) => key !== undefined)

/** Everything that the till writes into a sale before it is paid. */
const writtenBy = ({ sold, discount, about = [] }: Counter): readonly string[] => [sold.lines, ...fieldsOf(discount), ...about]

/** What is kept of a sale: what was emptied is emptied where it was kept before. */
export function keptOf(counter: Counter, entity: AnyEntity, { version, values }: Sale, at: At): Values {
  const { moment } = counter
  const now = moment ? { [moment.day]: at.today, ...(at.time !== undefined && { [moment.time]: at.time }) } : {}
  const own = Object.fromEntries(writtenBy(counter).map((key) => [key, isBlank(values[key]) ? null : values[key]]))
  return version === undefined ? filled({ ...entity.prefill?.(at), ...own, ...now }) : { ...own, ...now }
}

/** A sale that was kept, in hand again; what is worked out in its lines is worked out anew. */
export function inHand(counter: Counter, { fields }: AnyEntity, row: AnyRow): Sale {
  const values = writtenBy(counter).flatMap((key) => (isBlank(row[key]) ? [] : [[key, fields[key]?.kept?.(row[key]) ?? row[key]] as const]))
  return { id: row.id, version: row.version, values: Object.fromEntries(values) }
}

/** The lines of a sale that a record of it does not have yet, piece by piece. */
export function withoutKept(counter: Counter, sale: Sale, row: AnyRow): readonly Values[] {
  const { article, quantity } = counter.sold
  const kept = new Map<unknown, number>()
  for (const line of linesOf(counter, { values: row })) kept.set(line[article], (kept.get(line[article]) ?? 0) + quantityOf(counter, line))
  return linesOf(counter, sale).flatMap((line) => {
    const there = Math.min(kept.get(line[article]) ?? 0, quantityOf(counter, line))
    kept.set(line[article], (kept.get(line[article]) ?? 0) - there)
    const rest = quantityOf(counter, line) - there
    return rest > 0 ? [{ ...line, [quantity]: rest }] : []
  })
}

/** How many pieces there are in all. */
export const countOf = (counter: Counter, sale: Pick<Sale, 'values'>): number =>
  linesOf(counter, sale).reduce((count, line) => count + quantityOf(counter, line), 0)
