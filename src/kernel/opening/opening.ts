import { addDays, weekdayOf } from '../italian/dates.ts'
import { holidayOn } from '../italian/holidays.ts'
import { messages } from '../problem/messages.ts'

export const DAY_MINUTES = 24 * 60

/** Minutes since the midnight of a day; an end beyond 1440 lies on the next day. */
export interface Minutes {
  readonly from: number
  readonly to: number
}

/** One line of opening hours. */
export interface OpeningLine extends Minutes {
  readonly weekdays: readonly number[]
  /** Valid on holidays, and on no other day because of them. */
  readonly isHoliday: boolean
  /** Somebody comes when called: nothing is offered in these hours, and nothing asked about them. */
  readonly isOnCall: boolean
}

/** Days on which all is closed, both included. */
export interface ClosedDays {
  readonly from: string
  readonly to: string
  readonly reason: string
}

/** The hours of the firm, or of one of its resources. */
export interface OpeningHours {
  /** Subject of a sentence: «lo studio»; of a resource its title. */
  readonly place: string
  /** Id of the resource; absent for the firm. */
  readonly of?: string
  readonly lines: readonly OpeningLine[]
  readonly closed: readonly ClosedDays[]
}

/** Everything that a trade knows about when it is open. */
export interface Opening {
  readonly firm: OpeningHours
  readonly own: ReadonlyMap<string, OpeningHours>
  /** The patron saint's day, 'MM-DD'. */
  readonly patron: string | undefined
}

/** The hours that hold for a record with these resources: their own where they have some, otherwise the firm's. */
export function hoursFor({ firm, own }: Opening, resources: readonly string[]): readonly OpeningHours[] {
  const found = resources.flatMap((id) => own.get(id) ?? [])
  return found.length > 0 ? found : [firm]
}

/** Reason for which a whole day is closed before its hours are looked at; nothing on an ordinary day. */
function reasonOn({ firm, patron }: Opening, hours: OpeningHours, day: string): { readonly closed?: string; readonly holiday?: string } {
  const closed = [...firm.closed, ...hours.closed].find(({ from, to }) => from <= day && day <= to)
  if (closed) return { closed: closed.reason }
  const holiday = holidayOn(day) ?? (patron !== undefined && day.slice(5) === patron ? messages.patronsDay() : undefined)
  return holiday === undefined ? {} : { holiday }
}

const linesOn = (opening: Opening, hours: OpeningHours, day: string): readonly OpeningLine[] => {
  const { closed, holiday } = reasonOn(opening, hours, day)
  if (closed !== undefined) return []
  const weekday = weekdayOf(day)
  return hours.lines.filter(({ isHoliday, weekdays }) => (holiday === undefined ? weekdays.includes(weekday) : isHoliday))
}

/** Stretches that touch or overlap become one. */
function joined(stretches: readonly Minutes[]): readonly Minutes[] {
  const all: Minutes[] = []
  for (const one of stretches.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && one.from <= last.to) all[all.length - 1] = { from: last.from, to: Math.max(last.to, one.to) }
    else all.push(one)
  }
  return all
}

/** Minutes common to both lists. */
const common = (a: readonly Minutes[], b: readonly Minutes[]): readonly Minutes[] =>
  a.flatMap((one) =>
    b.flatMap((other) => {
      const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)]
      return from < to ? [{ from, to }] : []
    }),
  )

const offered = (line: OpeningLine) => !line.isOnCall

/** Hours that begin on a day, some of which may end after midnight. `wants` leaves lines out. */
const beginningOn = (opening: Opening, hours: OpeningHours, day: string, wants: (line: OpeningLine) => boolean): readonly Minutes[] =>
  joined(linesOn(opening, hours, day).filter(wants))

/** Open minutes seen from a day: of the evening before, of the day itself and of the next one, so that midnight cuts nothing. */
export function openAround(
  opening: Opening,
  hours: OpeningHours,
  day: string,
  wants: (line: OpeningLine) => boolean = () => true,
): readonly Minutes[] {
  return joined(
    [-1, 0, 1].flatMap((away) =>
      beginningOn(opening, hours, addDays(day, away), wants).map(({ from, to }) => ({
        from: from + away * DAY_MINUTES,
        to: to + away * DAY_MINUTES,
      })),
    ),
  )
}

function openTogether(
  opening: Opening,
  day: string,
  resources: readonly string[],
  wants: (line: OpeningLine) => boolean,
): readonly Minutes[] {
  const [first, ...rest] = hoursFor(opening, resources).map((hours) => openAround(opening, hours, day, wants))
  const whole = [{ from: 0, to: DAY_MINUTES }]
  return common(
    whole,
    rest.reduce((all, one) => common(all, one), first ?? []),
  )
}

/** Minutes of a day in which records with these resources are offered; a resource must be open wherever another one is. */
export const openOn = (opening: Opening, day: string, resources: readonly string[]): readonly Minutes[] =>
  openTogether(opening, day, resources, offered)

/** The same with the hours in which somebody comes when called. */
export const openAnyhow = (opening: Opening, day: string, resources: readonly string[]): readonly Minutes[] =>
  openTogether(opening, day, resources, () => true)

/** Earliest opening and latest closing of the firm and its resources over a week, whatever the day. */
export function weekFrame({ firm, own }: Opening): Minutes | undefined {
  const lines = [firm, ...own.values()].flatMap((hours) => hours.lines.filter(offered))
  if (lines.length === 0) return undefined
  return { from: Math.min(...lines.map(({ from }) => from)), to: Math.max(...lines.map(({ to }) => to)) }
}

/** Sentence that says why a day is closed for these hours; nothing while it opens at all. */
export function closedDayOf(opening: Opening, hours: OpeningHours, day: string): string | undefined {
  if (linesOn(opening, hours, day).length > 0) return undefined
  const { closed, holiday } = reasonOn(opening, hours, day)
  if (closed !== undefined) return messages.closedFor(hours.place, closed)
  if (holiday !== undefined) return messages.closedOnHoliday(holiday)
  return hours.of === undefined ? messages.closedOnWeekday(day) : messages.closedOnWeekdayOf(hours.place, day)
}

/** Short word for a closed day in a calendar: «Immacolata Concezione», «Domenica», «Ferie estive». */
export function closedWord(opening: Opening, resources: readonly string[], day: string): string | undefined {
  const closed = hoursFor(opening, resources).find((hours) => linesOn(opening, hours, day).length === 0)
  if (!closed) return undefined
  const { closed: reason, holiday } = reasonOn(opening, closed, day)
  return reason ?? holiday ?? messages.closedShop()
}

/** Sentence that says why a stretch of a day lies outside of these hours; nothing where all of it lies within. */
export function outsideOf(opening: Opening, hours: OpeningHours, day: string, at: Minutes): string | undefined {
  const open = openAround(opening, hours, day)
  if (open.some(({ from, to }) => from <= at.from && at.to <= to)) return undefined
  const own = beginningOn(opening, hours, day, () => true)
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return closedDayOf(opening, hours, day)
  if (at.from < first.from) return messages.opensAt(hours.place, hours.of !== undefined, first.from)
  if (at.from >= last.to || at.to > last.to) return messages.closesAt(hours.place, hours.of !== undefined, last.to)
  const before = own.findLast(({ from }) => from <= at.from) ?? first
  const after = own.find(({ from }) => from >= before.to) ?? last
  return messages.pausesAt(hours.place, before.to, after.from)
}
