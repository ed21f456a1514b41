import ICAL from 'ical.js'
import { addDays, daysBetween } from '../../kernel/italian/dates.ts'
import type { Block } from './blocks.ts'
import { later, readMoment, romeDay, type Moment, type offsetsOf } from './rome-day.ts'
import { sentences } from './sentences.ts'
import type { Nota } from '../../kernel/screens/calendar-file.ts'

/** A VEVENT, read but not yet compared with the others. */
export interface Evento {
  readonly line: number
  /** '' when the file gives none. */
  readonly uid: string
  readonly sommario: string
  readonly descrizione: string
  readonly isCancelled: boolean
  readonly sequence: number
  /** Sorts by time; '' when the file does not say. */
  readonly changed: string
  readonly arrivo: string
  readonly partenza: string
  /** The occurrence of a repeated event that this one stands for. */
  readonly recurrence?: string
  /** The value of RRULE. */
  readonly rule?: string
  readonly extraDays: readonly string[]
  readonly exceptDays: readonly string[]
  readonly notes: readonly Nota[]
}

export type Read = { readonly ok: true; readonly evento: Evento } | { readonly ok: false; readonly problem: Nota }

const WANTED = new Set(
  'UID SUMMARY DESCRIPTION STATUS SEQUENCE LAST-MODIFIED DTSTAMP DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID'.split(' '),
)
const MANY = new Set(['RDATE', 'EXDATE'])
const NAME = /^([A-Za-z-]+)[;:]/
const BLANKS = /\s+/g
const FIRST_DAY = '1900-01-01'
const LAST_DAY = '2199-12-31'
const DAY_MINUTES = 1440
/** Longer texts are cut: no desk reads more, and the patterns that search them take their time. */
const MOST_CHARACTERS = 4000

interface Property {
  readonly tzid: string | undefined
  readonly type: string
  readonly values: readonly string[]
}
type Properties = Map<string, Property[]>

/** One line by ical.js; undefined when it cannot be read, which matters only for the lines that are asked for. */
function readProperty(text: string): Property | undefined {
  try {
    const [, params, type, ...values]: [string, Record<string, unknown>, string, ...unknown[]] = ICAL.parse.property(text)
    const { tzid } = params
    return { tzid: typeof tzid === 'string' ? tzid : undefined, type, values: values.map(String) }
  } catch {
    return undefined
  }
}

function readProperties(block: Block): Properties {
  const found: Properties = new Map()
  for (const { text } of block.lines) {
    const name = NAME.exec(text)?.[1]?.toUpperCase()
    if (!name || !WANTED.has(name) || (found.has(name) && !MANY.has(name))) continue
    // The rule is kept as written: it is read when it is followed, and a fault in it is told then.
    const property =
      name === 'RRULE' ? { tzid: undefined, type: 'recur', values: [text.slice(text.indexOf(':') + 1).trim()] } : readProperty(text)
    if (property) found.set(name, [...(found.get(name) ?? []), property])
  }
  return found
}

/** Reads events one by one; `offset` knows the zones of the file. */
export function eventoReader(offset: ReturnType<typeof offsetsOf>): (block: Block) => Read {
  return (block) => {
    const properties = readProperties(block)
    const text = (name: string) => properties.get(name)?.[0]?.values[0]?.slice(0, MOST_CHARACTERS).trim() ?? ''
    const line = block.at
    const uid = text('UID')
    const sommario = text('SUMMARY').replace(BLANKS, ' ')
    const who = sentences.event(line, sommario)
    const note = (message: string): Nota => ({ line, ...(uid && { uid }), message })
    const bad = (message: string): Read => ({ ok: false, problem: note(message) })
    if (!block.isClosed) return bad(sentences.unclosed(who))

    const unknownZones = new Set<string>()
    const dayOf = (moment: Moment) => {
      const { day, isUnknownZone } = romeDay(moment, offset)
      if (isUnknownZone && moment.zone) unknownZones.add(moment.zone)
      return day
    }
    const [dtstart] = properties.get('DTSTART') ?? []
    if (!dtstart) return bad(sentences.noStart(who))
    const start = momentOf(dtstart)
    if (!start) return bad(sentences.notADay(who, valueOf(block, 'DTSTART')))
    const end = endOf(properties, start)
    if (!end) {
      const isDuration = !properties.has('DTEND')
      const value = valueOf(block, isDuration ? 'DURATION' : 'DTEND')
      return bad(isDuration ? sentences.notADuration(who, value) : sentences.notADay(who, value))
    }
    const arrivo = dayOf(start)
    const partenza = dayOf(end)
    const strange = [arrivo, partenza].find((day) => day < FIRST_DAY || day > LAST_DAY)
    if (strange) return bad(sentences.dayOutOfRange(who, strange))
    if (partenza < arrivo) return bad(sentences.backwards(who, arrivo, partenza))

    const daysOf = (name: string) =>
      (properties.get(name) ?? []).flatMap((property) =>
        property.values.flatMap((value) => {
          const moment = readMoment(value, property.tzid)
          return moment ? [dayOf(moment)] : []
        }),
      )
    const [recurrence] = daysOf('RECURRENCE-ID')
    const rule = text('RRULE')
    const evento: Evento = {
      line,
      uid: uid || `${arrivo}/${partenza}/${sommario}`,
      sommario,
      descrizione: text('DESCRIPTION'),
      isCancelled: text('STATUS').toUpperCase() === 'CANCELLED' || block.method === 'CANCEL',
      sequence: Number(text('SEQUENCE')) || 0,
      changed: text('LAST-MODIFIED') || text('DTSTAMP'),
      arrivo,
      partenza,
      ...(recurrence && { recurrence }),
      ...(rule && { rule }),
      extraDays: daysOf('RDATE'),
      exceptDays: daysOf('EXDATE'),
      notes: [...unknownZones].map((zone) => note(sentences.unknownZone(who, zone))),
    }
    return { ok: true, evento }
  }
}

const momentOf = ({ values: [value = ''], tzid }: Property): Moment | undefined => readMoment(value, tzid)

/** A value as the file writes it, for people to find it. */
const valueOf = ({ lines }: Block, name: string): string => {
  const text = lines.find((line) => line.text.toUpperCase().startsWith(name))?.text ?? ''
  return text.slice(text.indexOf(':') + 1).trim()
}

/**
 * The day of departure, or the moment of it. Without DTEND and DURATION a whole day is one night (RFC 5545, 3.6.1). Clock
 * times get a minute more: 23:59 is how programs write the end of a day that is taken whole.
 */
function endOf(properties: Properties, start: Moment): Moment | undefined {
  const isDay = start.minutes === undefined
  const [dtend] = properties.get('DTEND') ?? []
  if (dtend) {
    const end = momentOf(dtend)
    return end && end.minutes !== undefined ? later(end, 1) : end
  }
  const [duration] = properties.get('DURATION') ?? []
  if (!duration) return isDay ? { day: addDays(start.day, 1) } : start
  const [value = ''] = duration.values
  if (!ICAL.Duration.isValueString(value)) return undefined
  try {
    const minutes = ICAL.Duration.fromString(value).toSeconds() / 60
    return isDay ? { day: addDays(start.day, Math.ceil(minutes / DAY_MINUTES)) } : later(start, minutes + 1)
  } catch {
    return undefined
  }
}

export const nightsOf = ({ arrivo, partenza }: Pick<Evento, 'arrivo' | 'partenza'>): number => daysBetween(arrivo, partenza)
