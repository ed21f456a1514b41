import * as k from '../../kernel/describe.ts'

/**
 * When something that a sample says has happened today did happen: at its own hour, or, where the clock has not come to that
 * yet, some minutes ago and never before the day began. Two whose hours are both to come keep their order.
 */
export function goneBy(ora: string, now: string | undefined): string {
  if (now === undefined || ora <= now) return ora
  const back = Math.ceil((24 * 60 - k.minutesOf(ora)) / 60)
  return k.addMinutes(now, -Math.min(k.minutesOf(now), back))
}
