import { addDays } from './dates.ts'

interface Holiday {
  readonly day: string
  readonly name: string
}

const FIXED: readonly (readonly [string, string])[] = [
  ['01-01', 'Capodanno'],
  ['01-06', 'Epifania'],
  ['04-25', 'Festa della Liberazione'],
  ['05-01', 'Festa del Lavoro'],
  ['06-02', 'Festa della Repubblica'],
  ['08-15', 'Ferragosto'],
  ['10-04', 'San Francesco d’Assisi'],
  ['11-01', 'Ognissanti'],
  ['12-08', 'Immacolata Concezione'],
  ['12-25', 'Natale'],
  ['12-26', 'Santo Stefano'],
]
/** L. 151/2025 makes 4 October a holiday from this year. */
const SAN_FRANCESCO_SINCE = 2026

/** Gregorian Easter Sunday (Meeus, Jones and Butcher). */
function easter(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`
}

/**
 * The national holidays of a year in order (L. 260/1949 as in force since 2001). The patron saint's day belongs to the
 * comune and is the firm's setting; Sundays are not listed.
 */
export function publicHolidays(year: number): Holiday[] {
  const sunday = easter(year)
  const fixed = FIXED.filter(([day]) => day !== '10-04' || year >= SAN_FRANCESCO_SINCE)
  return [
    ...fixed.map(([day, name]) => ({ day: `${year}-${day}`, name })),
    { day: sunday, name: 'Pasqua' },
    { day: addDays(sunday, 1), name: 'Lunedì dell’Angelo' },
  ].toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

const years = new Map<number, ReadonlyMap<string, string>>()

/** Name of the national holiday on a day; nothing on an ordinary one, an ordinary Sunday included. */
export function holidayOn(iso: string): string | undefined {
  const year = Number(iso.slice(0, 4))
  const known = years.get(year) ?? new Map(publicHolidays(year).map(({ day, name }) => [day, name]))
  years.set(year, known)
  return known.get(iso)
}

/** Whether the day is a national holiday. */
export const isHoliday = (iso: string): boolean => holidayOn(iso) !== undefined
