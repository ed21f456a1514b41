import { add, product, rationalOf, rounded, zero, type Rational } from './rational.ts'

/** What is due at one rate of VAT, in cents. */
export interface RateFigures {
  /** The rate or the nature: `22`, `N4`. Empty where a line says neither. */
  readonly vat: string
  /** In points of a hundred. */
  readonly rate: number
  /** The part of the discount on the whole that falls on this rate: the invoice has a line of its own for it. */
  readonly less: number
  readonly taxable: number
  readonly tax: number
  readonly total: number
}

/** The points of a hundred that a rate is; a nature bears none. */
export const rateOf = (vat: string): number => (/^\d/.test(vat) ? Number(vat) : 0)

/**
 * What lines come to by rate. Amounts are added up exactly and brought to the cent once for each rate, half a cent away from nothing:
 * so is the tax (D.P.R. 633/1972 art. 21 c. 2 lett. l; in the electronic invoice DatiRiepilogo, where SdI checks Imposta against
 * ImponibileImporto × AliquotaIVA, errors 00421 and 00422). Where amounts include the tax, what is taxed is the amount over 122, 110,
 * 105 or 104 times a hundred (art. 27 c. 2). A discount on the whole lowers each rate in proportion, in whole cents by the largest
 * remainder: SdI knows of none on the document in the taxable amount, so that the invoice carries it as one line for each rate.
 */
export function byRate(
  amounts: Iterable<readonly [vat: string, amount: Rational]>,
  { gross = false, less = 0 }: { readonly gross?: boolean | undefined; readonly less?: number | undefined } = {},
): readonly RateFigures[] {
  const sums = new Map<string, Rational>()
  for (const [vat, amount] of amounts) sums.set(vat, add(sums.get(vat) ?? zero, amount))
  const rates = [...sums].map(([vat, sum]) => ({ vat, rate: rateOf(vat), sum: rounded(sum) })).toSorted(byRateFirst)
  const parts = spread(
    less,
    rates.map(({ sum }) => sum),
  )
  return rates.map(({ vat, rate, sum }, at) => {
    const part = parts[at] ?? 0
    const held = sum - part
    const taxable = gross ? rounded(product(rationalOf(held), { top: 100, bottom: 100 + rate })) : held
    const tax = gross ? held - taxable : rounded(product(rationalOf(held), { top: rate, bottom: 100 }))
    return { vat, rate, less: part, taxable, tax, total: taxable + tax }
  })
}

type Named = { readonly vat: string; readonly rate: number }
const byRateFirst = (a: Named, b: Named) => b.rate - a.rate || (a.vat < b.vat ? -1 : 1)

/** An amount in proportion to others, in whole cents that add up to it: what is left over goes to the largest remainders, the first of equal ones. */
export function spread(amount: number, among: readonly number[]): readonly number[] {
  const whole = among.reduce((sum, one) => sum + BigInt(one), 0n)
  if (whole === 0n) return among.map(() => 0)
  const size = whole < 0n ? -whole : whole
  const parts = among.map((one, at) => {
    const top = BigInt(amount) * BigInt(one) * (whole < 0n ? -1n : 1n)
    const rest = ((top % size) + size) % size
    return { at, part: Number((top - rest) / size), rest }
  })
  const left = amount - parts.reduce((sum, { part }) => sum + part, 0)
  const first = new Set(
    parts
      .toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1))
      .slice(0, left)
      .map(({ at }) => at),
  )
  return parts.map(({ at, part }) => part + (first.has(at) ? 1 : 0))
}
