import * as fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { addDays, formatDate } from '../../kernel/italian/dates.ts'
import { readCalendar } from './read-calendar.ts'
import { writeCalendar, type SoggiornoInUscita } from './write-calendar.ts'

const now = new Date('2026-11-21T10:30:00Z')
const write = (...soggiorni: SoggiornoInUscita[]) =>
  writeCalendar({ name: 'Camera 101', prodId: '-//Prova//Calendario//IT', now, soggiorni })
const stay = { uid: 'a@example.com', arrivo: '2026-12-30', partenza: '2027-01-02' }
const octets = (text: string) => new TextEncoder().encode(text).length

/** The events as ical.js reads a whole file, which is not the road that our reader takes. */
function independently(text: string) {
  const root = new ICAL.Component(ICAL.parse(text))
  return root.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(component)
    return { uid, summary, arrivo: startDate.toString(), partenza: endDate.toString(), isDate: startDate.isDate && endDate.isDate }
  })
}

describe('writeCalendar', () => {
  it('writes whole days, and whether they are taken or closed, without naming anybody', () => {
    expect(write(stay, { ...stay, uid: 'b@example.com', isBlocked: true, changed: new Date('2026-11-20T23:30:00Z') })).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Prova//Calendario//IT',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'X-WR-CALNAME:Camera 101',
        'X-WR-TIMEZONE:Europe/Rome',
        'BEGIN:VEVENT',
        'UID:a@example.com',
        'DTSTAMP:20261121T103000Z',
        'DTSTART;VALUE=DATE:20261230',
        'DTEND;VALUE=DATE:20270102',
        'SUMMARY:Occupata',
        'STATUS:CONFIRMED',
        'TRANSP:OPAQUE',
        'END:VEVENT',
        'BEGIN:VEVENT',
        'UID:b@example.com',
        'DTSTAMP:20261121T103000Z',
        'LAST-MODIFIED:20261120T233000Z',
        'DTSTART;VALUE=DATE:20261230',
        'DTEND;VALUE=DATE:20270102',
        'SUMMARY:Non disponibile',
        'STATUS:CONFIRMED',
        'TRANSP:OPAQUE',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  it('names guests when asked, escaped', () => {
    expect(independently(write({ ...stay, ospite: 'Zoë, «D’Angelo»; a\\b\nc' }))[0]?.summary).toBe('Occupata - Zoë, «D’Angelo»; a\\b\nc')
    expect(write({ ...stay, ospite: 'Anna', isBlocked: true })).not.toContain('Anna')
  })

  it('leaves out a stay without a night', () => {
    expect(independently(write({ ...stay, partenza: stay.arrivo }))).toEqual([])
  })

  it('is a calendar even when nothing is booked', () => {
    expect(readCalendar(new TextEncoder().encode(write()), '2026-11-21')).toMatchObject({
      ok: true,
      calendario: { nome: 'Camera 101', soggiorni: [], problems: [] },
    })
  })

  const letters = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 120 })
    .filter((text) => !/\p{Cc}/u.test(text) && text.trim() === text)
  const stays = fc.array(
    fc.record({
      from: fc.integer({ min: -800, max: 800 }),
      nights: fc.integer({ min: 1, max: 400 }),
      ospite: letters,
      isBlocked: fc.boolean(),
    }),
    { maxLength: 8 },
  )

  it('comes back the same through an independent reader and through ours, in lines of 75 octets', () => {
    fc.assert(
      fc.property(stays, letters, (drawn, name) => {
        const soggiorni = drawn.map(({ from, nights, ospite, isBlocked }, n) => {
          const arrivo = addDays('2026-11-21', from)
          return { uid: `${n}-${ospite}@example.com`, arrivo, partenza: addDays(arrivo, nights), isBlocked, ospite }
        })
        const text = writeCalendar({ name, prodId: '-//Prova//IT', now, soggiorni })
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        for (const line of text.split('\r\n')) expect(octets(line)).toBeLessThanOrEqual(75)
        const wanted = soggiorni.map(({ uid, arrivo, partenza }) => ({ uid, arrivo, partenza }))
        expect(independently(text)).toMatchObject(wanted.map((each) => ({ ...each, isDate: true })))
        const reading = readCalendar(new TextEncoder().encode(text), '2026-11-21')
        const read = reading.ok ? reading.calendario.soggiorni : []
        const sorted = wanted.toSorted((a, b) => (a.arrivo < b.arrivo ? -1 : Number(a.arrivo > b.arrivo)))
        expect(read.map(({ uid, arrivo, partenza }) => ({ uid, arrivo, partenza }))).toEqual(sorted)
      }),
    )
  })

  it('never cuts inside a letter', () => {
    for (let width = 60; width < 90; width++) {
      const summary = `${'a'.repeat(width)}ë€😀${'ò'.repeat(40)}`
      const text = write({ ...stay, ospite: summary })
      expect(text.split('\r\n').join('')).not.toContain('\uFFFD')
      expect(independently(text)[0]?.summary).toBe(`Occupata - ${summary}`)
    }
  })

  it.each(['2026-03-28', '2026-10-24', '2028-02-28', '2028-02-29', '2026-12-31'])('keeps the nights from %s', (arrivo) => {
    const partenza = addDays(arrivo, 2)
    const [event] = independently(write({ uid: 'a', arrivo, partenza }))
    expect([formatDate(event?.arrivo ?? ''), formatDate(event?.partenza ?? '')]).toEqual([formatDate(arrivo), formatDate(partenza)])
  })

  it('has a component even when nobody has booked, as RFC 5545 asks (3.6)', () => {
    const text = writeCalendar({ name: 'Camera 101', prodId: '-//Prova//IT', now: new Date('2026-11-21T10:00:00Z'), soggiorni: [] })
    const parsed = new ICAL.Component(ICAL.parse(text))
    expect(parsed.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone'])
    const zone = new ICAL.Timezone(parsed.getFirstSubcomponent('vtimezone') ?? undefined)
    const hours = (day: string) => zone.utcOffset(ICAL.Time.fromDateTimeString(`${day}T12:00:00`)) / 3600
    expect([hours('2026-07-01'), hours('2026-12-01')]).toEqual([2, 1])
  })
})
