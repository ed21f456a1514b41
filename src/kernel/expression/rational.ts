/**
 * A number without rounding: `top` over `bottom`, which is above nothing. Plain numbers while they are exact, big ones beyond, so that
 * a browser and a database come to the same cent.
 */
export interface Rational {
  readonly top: Whole
  readonly bottom: Whole
}
type Whole = number | bigint

const exact = (work: (a: bigint, b: bigint) => bigint, quick: (a: number, b: number) => number) => (a: Whole, b: Whole) => {
  if (typeof a === 'number' && typeof b === 'number') {
    const result = quick(a, b)
    if (Number.isSafeInteger(result)) return result
  }
  return work(BigInt(a), BigInt(b))
}
const multiply = exact(
  (a, b) => a * b,
  (a, b) => a * b,
)
const plus = exact(
  (a, b) => a + b,
  (a, b) => a + b,
)
const negative = (a: Whole): Whole => (typeof a === 'number' ? -a : -a)

export const zero: Rational = { top: 0, bottom: 1 }

/** A number as it is kept, with so many digits after the comma. */
export const rationalOf = (value: number, digits = 0): Rational => ({ top: Math.round(value * 10 ** digits), bottom: 10 ** digits })

export const add = (a: Rational, b: Rational): Rational =>
  a.bottom === b.bottom
    ? { top: plus(a.top, b.top), bottom: a.bottom }
    : { top: plus(multiply(a.top, b.bottom), multiply(b.top, a.bottom)), bottom: multiply(a.bottom, b.bottom) }
export const subtract = (a: Rational, b: Rational): Rational => add(a, { top: negative(b.top), bottom: b.bottom })
export const product = (a: Rational, b: Rational): Rational => ({ top: multiply(a.top, b.top), bottom: multiply(a.bottom, b.bottom) })

/** Nothing when the divisor is 0. */
export function quotient(a: Rational, b: Rational): Rational | undefined {
  if (b.top === 0 || b.top === 0n) return undefined
  const [top, bottom] = [multiply(a.top, b.bottom), multiply(a.bottom, b.top)]
  return bottom < 0 ? { top: negative(top), bottom: negative(bottom) } : { top, bottom }
}

/** Below 0 when `a` is smaller, above when it is greater. */
export function compareRationals(a: Rational, b: Rational): number {
  const [left, right] = [multiply(a.top, b.bottom), multiply(b.top, a.bottom)]
  return left < right ? -1 : left > right ? 1 : 0
}

/** Rounded to so many digits after the comma, half a digit away from 0: 0.5 → 1, -0.5 → -1. */
export function rounded({ top, bottom }: Rational, digits = 0): number {
  const scale = 10 ** digits
  const whole = halfAway(multiply(top, scale), bottom)
  return Number(whole) / scale
}

function halfAway(top: Whole, bottom: Whole): Whole {
  const size = top < 0 ? negative(top) : top
  const [double, twice] = [plus(multiply(size, 2), bottom), multiply(bottom, 2)]
  const whole =
    typeof double === 'number' && typeof twice === 'number' ? (double - (double % twice)) / twice : BigInt(double) / BigInt(twice)
  return top < 0 ? negative(whole) : whole
}
