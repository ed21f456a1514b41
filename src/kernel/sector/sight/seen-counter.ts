import type { Counter, Discount } from '../../screens/counter.ts'
import { statusOf, type AnyEntity } from '../../entity/entity.ts'
import { columnsOf } from '../../fields/lines.ts'
import { targetOf } from '../../entity/references.ts'
import type { Eyes } from './eyes.types.ts'

/** A till for who may sell; discounts for who may give them, on the whole as on each line. Without what it needs there is none. */
export function seenCounter(counter: Counter, entity: AnyEntity, { sees, writes, seesWhere }: Eyes): Counter | undefined {
  const { sold, articles, payment, foot, total, discount, about, moment, states } = counter
  const { name, fields } = entity
  const reference = columnsOf(fields[sold.lines])?.[sold.article]
  const article = targetOf(reference) || name
  const [status] = statusOf(entity) ?? []
  const sellsHere =
    [sold.lines, payment.lines, status, ...(moment ? [moment.day, moment.time] : [])].every((key) => writes(name, key)) &&
    [total, payment.missing, payment.change].every((key) => sees(name, key)) &&
    Object.values(sold.takes).every((key) => key !== undefined && sees(article, key)) &&
    seesWhere(article, articles.where)
  if (!sellsHere) return undefined
  const isSeen = (key: string) => sees(article, key)
  const { stock, by, where } = articles
  const given = seenDiscount(discount, (key) => writes(name, key))
  const { discount: onLines, ...lines } = sold
  // Columns of lines are kept to nobody: who may not discount the whole may not discount its lines either.
  const mayDiscount = discount === undefined || given !== undefined
  return {
    sold: { ...lines, ...(onLines && mayDiscount && { discount: onLines }) },
    articles: {
      codes: articles.codes.filter(isSeen),
      details: articles.details.filter(isSeen),
      ...(stock !== undefined && isSeen(stock) && { stock }),
      ...(by !== undefined && isSeen(by) && { by }),
      ...(where && { where }),
    },
    foot: foot.filter((key) => sees(name, key)),
    total,
    ...(given && { discount: given }),
    payment,
    states,
    ...(about && { about: about.filter((key) => writes(name, key)) }),
    ...(moment && { moment }),
  }
}

function seenDiscount(discount: Discount | undefined, mayWrite: (key: string) => boolean): Discount | undefined {
  const { percent, money } = discount ?? {}
  const left = { ...(percent !== undefined && mayWrite(percent) && { percent }), ...(money !== undefined && mayWrite(money) && { money }) }
  return Object.keys(left).length > 0 ? left : undefined
}
