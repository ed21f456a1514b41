const HOUR =
  /^(?:(?:alle|dalle|le|ore|h)\s*)?(\d{1,2})(?:\s*[:.,h]\s*(\d{2})|\s+e\s+(\d{2}|mezz[ao]|un quarto|tre quarti)|\s+(meno un quarto))?(?:\s+d(?:i|el|ella)\s+(mattin[ao]|pomeriggio|sera))?$/
const COMPACT = /^(\d{1,2})(\d{2})$/
const WORDS: Readonly<Record<string, number>> = { mezza: 30, mezzo: 30, 'un quarto': 15, 'tre quarti': 45 }
const NAMED: Readonly<Record<string, string>> = { mezzogiorno: '12:00', mezzanotte: '00:00' }
const DAY = 24 * 60

const two = (n: number) => String(n).padStart(2, '0')
const fromMinutes = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`

/** 'HH:MM' as a person reads it; seconds, where a database adds them, are dropped. */
export function formatTime(time: string): string {
  return time.slice(0, 5)
}

/** Minutes since midnight of an 'HH:MM' time. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
}

/** The time `minutes` later (earlier if negative). It goes round at midnight: the day is the caller's. */
export function addMinutes(time: string, minutes: number): string {
  return fromMinutes((((minutesOf(time) + minutes) % DAY) + DAY) % DAY)
}

/** 'HH:MM' of so many minutes after the midnight on which a day begins: its end is '24:00', and what lies beyond is an hour of the day after. */
export const clockText = (minutes: number): string => (minutes === DAY ? '24:00' : addMinutes('00:00', minutes))

function clock(hours: number, minutes: number): string | undefined {
  return hours < 24 && minutes < 60 ? fromMinutes(hours * 60 + minutes) : undefined
}

/** 'HH:MM' from '9', '9:30', '9.30', '0930', 'ore 9', '9 e mezza', 'le 3 del pomeriggio', 'mezzogiorno'. */
export function parseTime(text: string): string | undefined {
  const said = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const named = NAMED[said.replace(/^a /, '')]
  if (named) return named
  const compact = COMPACT.exec(said)
  if (compact && said.length > 2) return clock(Number(compact[1]), Number(compact[2]))
  const match = HOUR.exec(said)
  if (!match) return undefined
  const [, hour, digits, spoken, minus, part] = match
  const afternoon = (part === 'pomeriggio' || part === 'sera') && Number(hour) < 12
  const start = clock(Number(hour) + (afternoon ? 12 : 0), Number(digits ?? (spoken && WORDS[spoken]) ?? spoken ?? 0))
  return start && minus ? addMinutes(start, -15) : start
}
