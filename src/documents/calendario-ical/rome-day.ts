import ICAL from 'ical.js'
import { addDays, isDay, today } from '../../kernel/italian/dates.ts'
import type { Block } from './blocks.ts'

/** A moment as a calendar writes it: a day, or clock time in a zone; without a zone it is whoever reads it. */
export interface Moment {
  readonly day: string
  /** Minutes from midnight; absent for whole days. */
  readonly minutes?: number
  /** 'UTC' or a TZID. */
  readonly zone?: string
}

const WRITTEN = /^(\d{4}-\d\d-\d\d)(?:T(\d\d):(\d\d)(?::(?:\d\d)?)?(Z?))?/
const MINUTE_MS = 60_000

/** A value of ical.js ('2026-07-01', '2026-07-01T15:00:00Z'); undefined when no such day or time exists. */
export function readMoment(value: string, tzid: string | undefined): Moment | undefined {
  const [, day = '', hour, minute, utc] = WRITTEN.exec(value) ?? []
  if (!isDay(day)) return undefined
  if (hour === undefined || minute === undefined) return /T\d/.test(value) ? undefined : { day }
  const minutes = Number(hour) * 60 + Number(minute)
  if (Number(hour) > 23 || Number(minute) > 59) return undefined
  const zone = utc ? 'UTC' : tzid
  return { day, minutes, ...(zone && { zone }) }
}

/** How far a zone's clocks are ahead of UTC, in minutes, when they show that moment; undefined for a zone nobody knows. */
type Offset = (moment: Required<Moment>) => number | undefined

/** The zones of the world by Intl, then those that the file describes itself (Outlook's have names of their own). */
export function offsetsOf(zones: readonly Block[]): Offset {
  const described = new Map(zones.map((block) => [tzidOf(block), block]))
  const known = new Map<string, ICAL.Timezone | Intl.DateTimeFormat | undefined>()
  return (moment) => {
    if (!known.has(moment.zone)) known.set(moment.zone, clockOf(moment.zone) ?? describedZone(described.get(moment.zone)))
    const zone = known.get(moment.zone)
    if (!zone) return undefined
    return zone instanceof Intl.DateTimeFormat ? offsetByIntl(zone, moment) : offsetByRules(zone, moment)
  }
}

const tzidOf = ({ lines }: Block) =>
  lines
    .find(({ text }) => /^TZID[;:]/i.test(text))
    ?.text.replace(/^[^:]*:/, '')
    .trim() ?? ''

function clockOf(zone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' })
  } catch {
    return undefined
  }
}

/** As all zones change their clocks. Other rules can keep ical.js going for ever (kewisch/ical.js#1038). */
const YEARLY = /^RRULE:(?:;?(?:FREQ=YEARLY|INTERVAL=1|WKST=[A-Z]{2}|UNTIL=[\dTZ]+|BYMONTH=\d+|BYDAY=-?[1-5][A-Z]{2}))+$/i

function describedZone(block: Block | undefined): ICAL.Timezone | undefined {
  const isUsual = block?.lines.every(({ text }) => !/^RRULE\b/i.test(text) || YEARLY.test(text.trim()))
  if (!block || !isUsual) return undefined
  try {
    const text = ['BEGIN:VTIMEZONE', ...block.lines.map((line) => line.text), 'END:VTIMEZONE'].join('\r\n')
    return new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)))
  } catch {
    return undefined
  }
}

const wallMs = ({ day, minutes }: Required<Moment>) => Date.parse(day) + minutes * MINUTE_MS

function offsetByIntl(clock: Intl.DateTimeFormat, moment: Required<Moment>): number {
  const at = (ms: number) => {
    const name = clock.formatToParts(ms).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
    return (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1)
  }
  const wall = wallMs(moment)
  return at(wall - at(wall) * MINUTE_MS)
}

function offsetByRules(zone: ICAL.Timezone, moment: Required<Moment>): number | undefined {
  try {
    const [year = 0, month = 0, day = 0] = moment.day.split('-').map(Number)
    const hour = Math.floor(moment.minutes / 60)
    const time = new ICAL.Time({ year, month, day, hour, minute: moment.minutes % 60 }, ICAL.Timezone.localTimezone)
    return zone.utcOffset(time) / 60
  } catch {
    return undefined
  }
}

/** The day that it is in Italy at that moment. Whole days and times without a zone stay where they are, and so do unknown zones. */
export function romeDay(moment: Moment, offset: Offset): { readonly day: string; readonly isUnknownZone?: true } {
  const { day, minutes, zone } = moment
  if (minutes === undefined || zone === undefined || zone === 'Europe/Rome') return { day }
  const ahead = zone === 'UTC' ? 0 : offset({ day, minutes, zone })
  if (ahead === undefined) return { day, isUnknownZone: true }
  return { day: today(new Date(wallMs({ day, minutes, zone }) - ahead * MINUTE_MS)) }
}

/** `minutes` of clock time later. */
export function later(moment: Moment, minutes: number): Moment {
  const total = (moment.minutes ?? 0) + minutes
  const days = Math.floor(total / 1440)
  return { ...moment, day: addDays(moment.day, days), ...(moment.minutes !== undefined && { minutes: total - days * 1440 }) }
}
