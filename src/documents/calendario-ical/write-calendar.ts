/** A stay as it leaves for other calendars. Days are 'YYYY-MM-DD'. */
export interface SoggiornoInUscita {
  /** Unique in the world and the same at every export: programs recognise the stay by it. */
  readonly uid: string
  readonly arrivo: string
  /** The day they leave: its night is free. */
  readonly partenza: string
  /** Closed, without a guest. */
  readonly isBlocked?: boolean
  /** Goes out only where somebody asks for it: portals need the days, not the guests. */
  readonly ospite?: string
  /** When it was last changed. */
  readonly changed?: Date
}

export interface CalendarioInUscita {
  /** As other programs show it. */
  readonly name: string
  /** '-//Firm//Program//IT' (RFC 5545, 3.7.3). */
  readonly prodId: string
  readonly now: Date
  readonly soggiorni: readonly SoggiornoInUscita[]
}

const MOST_OCTETS = 75

/** Cuts a line every 75 octets, never inside a letter (RFC 5545, 3.1); the space that marks the fold counts. */
function fold(line: string): string {
  const octets = new TextEncoder().encode(line)
  if (octets.length <= MOST_OCTETS) return line
  const parts: string[] = []
  for (let from = 0; from < octets.length;) {
    let to = Math.min(from + (from === 0 ? MOST_OCTETS : MOST_OCTETS - 1), octets.length)
    while (to < octets.length && ((octets[to] ?? 0) & 0xc0) === 0x80) to--
    parts.push(new TextDecoder('utf-8', { ignoreBOM: true }).decode(octets.subarray(from, to)))
    from = to
  }
  return parts.join('\r\n ')
}

/** TEXT values (3.3.11); signs that no calendar may hold are left out. */
const escape = (text: string) =>
  text
    .replace(/(?![\t\r\n])\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')

const compact = (day: string) => day.replaceAll('-', '')
/** '20261121T103000Z'. */
const stamp = (moment: Date) => `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

function summary({ isBlocked, ospite }: SoggiornoInUscita): string {
  if (isBlocked) return 'Non disponibile'
  return ospite ? `Occupata - ${ospite}` : 'Occupata'
}

function event(stay: SoggiornoInUscita, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escape(stay.uid)}`,
    `DTSTAMP:${stamp(now)}`,
    ...(stay.changed ? [`LAST-MODIFIED:${stamp(stay.changed)}`] : []),
    `DTSTART;VALUE=DATE:${compact(stay.arrivo)}`,
    `DTEND;VALUE=DATE:${compact(stay.partenza)}`,
    `SUMMARY:${escape(summary(stay))}`,
    'STATUS:CONFIRMED',
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ]
}

/** A calendar holds at least one component (3.6): that of a room which nobody has booked holds the rules of the clocks in Italy. */
const ROME = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Rome',
  'BEGIN:DAYLIGHT',
  'DTSTART:19810329T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:19961027T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** A calendar of whole days (RFC 5545) for portals and calendar programs. Stays without a night are left out, because DTEND must come after DTSTART. */
export function writeCalendar({ name, prodId, now, soggiorni }: CalendarioInUscita): string {
  const events = soggiorni.filter(({ arrivo, partenza }) => arrivo < partenza).flatMap((stay) => event(stay, now))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escape(prodId)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escape(name)}`,
    'X-WR-TIMEZONE:Europe/Rome',
    ...(events.length > 0 ? events : ROME),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
