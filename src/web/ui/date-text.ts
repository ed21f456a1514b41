/** «21/11/2026» from «2026-11-21»; anything else stays as it is. */
export const showDate = (value: string) => value.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1')

/**
 * The ISO date that a text means, or undefined. While typing only a whole year counts («21/11/20» is not yet 2020);
 * with a day of today, on leaving the field, short forms do too: «21/11» is this year, «21/11/26» is 2026.
 */
export function readDate(text: string, today?: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim())
  if (iso) return compose(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const match = /^(\d{1,2})[/.\- ](\d{1,2})(?:[/.\- ](\d{4}|\d{2}))?$/.exec(text.trim()) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim())
  if (!match) return undefined
  const [, day, month, year = ''] = match
  if (year.length < 4 && today === undefined) return undefined
  const fullYear = year.length === 4 ? Number(year) : year ? 2000 + Number(year) : Number(today?.slice(0, 4))
  return compose(fullYear, Number(month), Number(day))
}

/** A local Date at noon, safe from daylight saving, for the calendar. */
export function toLocalDate(iso: string): Date | undefined {
  const [year, month, day] = readDate(iso)?.split('-').map(Number) ?? []
  return year && month && day ? new Date(year, month - 1, day, 12) : undefined
}

export const toIsoDate = (date: Date) => write(date.getFullYear(), date.getMonth() + 1, date.getDate())

function compose(year: number, month: number, day: number) {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? write(year, month, day) : undefined
}

const write = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
