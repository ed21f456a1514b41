/** How many copies are kept: the last of each of so many days, weeks and months. */
const KEPT = { days: 7, weeks: 4, months: 12 } as const

const DAY_MS = 24 * 60 * 60_000

const dayOf = (at: string): string => at.slice(0, 10)
/** The Monday of a day, by which its week is told from others. */
function weekOf(at: string): string {
  const day = new Date(`${dayOf(at)}T00:00:00Z`)
  return new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10)
}
const monthOf = (at: string): string => at.slice(0, 7)

/** Of copies made at these moments (ISO, UTC) those that are kept: the newest of each of the last 7 days, 4 weeks and 12 months that have one. */
export function keptOf(moments: readonly string[]): ReadonlySet<string> {
  const newest = moments.toSorted((a, b) => (a < b ? 1 : -1))
  const firstOf = (part: (at: string) => string, most: number): readonly string[] => {
    const found = new Map<string, string>()
    for (const at of newest) if (!found.has(part(at))) found.set(part(at), at)
    return [...found.values()].slice(0, most)
  }
  return new Set([...firstOf(dayOf, KEPT.days), ...firstOf(weekOf, KEPT.weeks), ...firstOf(monthOf, KEPT.months)])
}
