import { addMinutes, minutesOf } from '../../kernel/italian/times.ts'

/**
 * When something that a sample says has happened today did happen: at its own hour, or, where the clock has not come to that
 * yet, some minutes ago and never before the day began. Two whose hours are both to come keep their order.
 */
export function goneBy(ora: string, now: string | undefined): string {
  if (now === undefined || ora <= now) return ora
  const back = Math.ceil((24 * 60 - minutesOf(ora)) / 60)
  return addMinutes(now, -Math.min(minutesOf(now), back))
}
