/**
 * Moves `Date` by so many milliseconds, in Node as in a page: whatever asks for the time of now is told another one, and time
 * goes on from there. Stands on its own, because its source also goes into pages.
 */
export function shiftDate(by: number): void {
  const Machine = globalThis.Date
  const now = () => Machine.now() + by
  const Shifted = new Proxy(Machine, {
    construct: (target, given: readonly unknown[], as) => Reflect.construct(target, given.length === 0 ? [now()] : given, as) as Date,
    apply: () => new Machine(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  })
  Machine.prototype.constructor = Shifted
  globalThis.Date = Shifted
}

/** By how much `npm run days` has moved the clock; 0 in every other run. */
export const clockShift = (): number => Number(process.env['CLOCK_SHIFT'] ?? 0)

/** The same for a page, as the text of a script; none where nothing is moved. */
export const shiftScript = (): string | undefined => (clockShift() === 0 ? undefined : `(${shiftDate.toString()})(${clockShift()})`)
