import type { At } from '../../../kernel/italian/at.ts'
import { daysBetween } from '../../../kernel/italian/dates.ts'

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** «da 6 min», «da 3 h», «da 2 giorni»: how long ago something was put down, on the clocks of Rome. */
export function ageText(day: unknown, time: unknown, { today, time: now = '00:00' }: At): string {
  if (typeof day !== 'string' || typeof time !== 'string') return ''
  const minutes = daysBetween(day, today) * 24 * 60 + minutesOf(now) - minutesOf(time)
  if (minutes < 1) return 'adesso'
  if (minutes < 60) return `da ${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `da ${hours} h`
  const days = Math.floor(hours / 24)
  return days === 1 ? 'da un giorno' : `da ${days} giorni`
}
