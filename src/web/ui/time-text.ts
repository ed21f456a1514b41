/** «9», «930», «9.30», «09:30» as «09:30»; undefined when it is no time of the day. */
export function readTime(text: string): string | undefined {
  const match = /^(\d{1,2})(?:[:.,]?(\d{2}))?$/.exec(text.trim())
  if (!match) return undefined
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)]
  return hours < 24 && minutes < 60 ? write(hours * 60 + minutes) : undefined
}

/** The next mark on the clock's grid of `step` minutes, going round at midnight; from an empty field, nine in the morning. */
export function shiftTime(text: string, step: number): string {
  const time = readTime(text)
  if (!time) return '09:00'
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const grid = Math.abs(step)
  const now = hours * 60 + minutes
  const next = step > 0 ? Math.floor(now / grid + 1) * grid : Math.ceil(now / grid - 1) * grid
  return write((next + 1440) % 1440)
}

const write = (minutes: number) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
const twoDigits = (number: number) => String(number).padStart(2, '0')
