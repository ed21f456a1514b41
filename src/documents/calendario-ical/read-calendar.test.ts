import { describe, expect, it } from 'vitest'
import { addDays } from '../../kernel/italian/dates.ts'
import { readCalendar, readingCalendar } from './read-calendar.ts'
import type { CalendarioIcal, SoggiornoIcal } from '../../kernel/screens/calendar-file.ts'

const TODAY = '2026-11-21'
const bytes = (text: string) => new TextEncoder().encode(text)
const crlf = (lines: readonly string[]) => `${lines.join('\r\n')}\r\n`
const file = (...lines: string[]) => crlf(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Prova//IT', ...lines, 'END:VCALENDAR'])
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']

function calendar(text: string | Uint8Array, today = TODAY): CalendarioIcal {
  const reading = readCalendar(typeof text === 'string' ? bytes(text) : text, today)
  if (!reading.ok) throw new Error(reading.fault)
  return reading.calendario
}
const only = (...lines: string[]): SoggiornoIcal | undefined => calendar(file(...event('UID:1', ...lines))).soggiorni[0]
const span = (...lines: string[]) => {
  const stay = only(...lines)
  return stay && [stay.arrivo, stay.partenza, stay.notti]
}

describe('calendars in the shape of each portal', () => {
  it('Airbnb: guests are «Reserved», closures «Airbnb (Not available)», the phone is four digits and therefore none', () => {
    const { portale, isWhole, soggiorni, problems } = calendar(
      crlf([
        'BEGIN:VCALENDAR',
        'PRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN',
        'CALSCALE:GREGORIAN',
        'VERSION:2.0',
        'BEGIN:VEVENT',
        'DTSTAMP:20261121T080000Z',
        'DTSTART;VALUE=DATE:20261210',
        'DTEND;VALUE=DATE:20261213',
        'SUMMARY:Reserved',
        'UID:1418fb94e984-0123456789abcdef@airbnb.com',
        'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de',
        ' tails/HMPROVA123\\nPhone Number (Last 4 Digits): 1401',
        'END:VEVENT',
        'BEGIN:VEVENT',
        'DTSTART;VALUE=DATE:20270105',
        'DTEND;VALUE=DATE:20270107',
        'SUMMARY:Airbnb (Not available)',
        'UID:7f662ec65913-fedcba9876543210@airbnb.com',
        'END:VEVENT',
        'END:VCALENDAR',
      ]),
    )
    expect({ portale, isWhole, problems }).toEqual({ portale: 'airbnb', isWhole: true, problems: [] })
    expect(soggiorni).toEqual([
      {
        uid: '1418fb94e984-0123456789abcdef@airbnb.com',
        arrivo: '2026-12-10',
        partenza: '2026-12-13',
        notti: 3,
        sommario: 'Reserved',
        descrizione: 'Reservation URL: https://www.airbnb.com/hosting/reservations/details/HMPROVA123\nPhone Number (Last 4 Digits): 1401',
        isBlocked: false,
        portale: 'airbnb',
        line: 5,
      },
      {
        uid: '7f662ec65913-fedcba9876543210@airbnb.com',
        arrivo: '2027-01-05',
        partenza: '2027-01-07',
        notti: 2,
        sommario: 'Airbnb (Not available)',
        isBlocked: true,
        portale: 'airbnb',
        line: 14,
      },
    ])
  })

  it('Booking.com: one sentence for guests and closures, which is said', () => {
    const text = [
      'BEGIN:VCALENDAR',
      'PRODID:-//admin.booking.com//NONSGML Calendar//EN',
      ...event('DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20270102', 'UID:0a1b2c@booking.com', 'SUMMARY:CLOSED - Not available'),
      'END:VCALENDAR',
    ].join('\n')
    expect(calendar(text)).toMatchObject({
      portale: 'booking',
      soggiorni: [{ portale: 'booking', isBlocked: true, isUnsure: true, notti: 9 }],
    })
  })

  it('VRBO and Expedia: the name follows «Reserved», closures are «Blocked»', () => {
    const { soggiorni } = calendar(
      file(
        ...event(
          'UID:aa-1@vrbo.com',
          'SUMMARY:Reserved - Jürgen',
          'DTSTART;VALUE=DATE:20261201',
          'DTEND;VALUE=DATE:20261203',
          'DESCRIPTION:Guest: Jürgen Prova\\nPhone: +49 30 5550 1401\\nEmail: j.prova@example.com',
        ),
        ...event('UID:aa-2@expedia.com', 'SUMMARY:Blocked', 'DTSTART;VALUE=DATE:20261210', 'DTEND;VALUE=DATE:20261211'),
      ),
    )
    expect(soggiorni).toMatchObject([
      { portale: 'vrbo', isBlocked: false, ospite: 'Jürgen Prova', telefono: '+49 30 5550 1401', email: 'j.prova@example.com' },
      { portale: 'expedia', isBlocked: true },
    ])
  })

  it('Google: clock times of Rome, the name as somebody typed it', () => {
    const text = crlf([
      'BEGIN:VCALENDAR',
      'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
      'VERSION:2.0',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Camera 101\\, vista lago',
      'X-WR-TIMEZONE:Europe/Rome',
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Rome',
      'BEGIN:STANDARD',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'DTSTART:19701025T030000',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'END:STANDARD',
      'END:VTIMEZONE',
      ...event(
        'DTSTART;TZID=Europe/Rome:20261201T150000',
        'DTEND;TZID=Europe/Rome:20261203T100000',
        'UID:x@google.com',
        'SUMMARY:Anna Prova',
      ),
      ...event('DTSTART;VALUE=DATE:20270110', 'DTEND;VALUE=DATE:20270120', 'UID:y@google.com', 'SUMMARY:Chiusura invernale'),
      'END:VCALENDAR',
    ])
    expect(calendar(text)).toMatchObject({
      nome: 'Camera 101, vista lago',
      portale: 'google',
      isWhole: true,
      soggiorni: [
        { ospite: 'Anna Prova', isBlocked: false, arrivo: '2026-12-01', partenza: '2026-12-03' },
        { isBlocked: true, notti: 10 },
      ],
    })
  })

  it.each<[string, Partial<SoggiornoIcal>]>([
    ['Reserved', { isBlocked: false }],
    ['Anna Prova (HMPROVA123)', { isBlocked: false, ospite: 'Anna Prova' }],
    ['CLOSED - Anna Prova', { isBlocked: false, ospite: 'Anna Prova' }],
    ['Prenotazione: Anna Prova', { isBlocked: false, ospite: 'Anna Prova' }],
    ['Maria Block', { isBlocked: false, ospite: 'Maria Block' }],
    ['Not available', { isBlocked: true }],
    ['Closed', { isBlocked: true }],
    ['Manutenzione caldaia', { isBlocked: true }],
    ['Non disponibile', { isBlocked: true }],
    ['Occupata', { isBlocked: true, isUnsure: true }],
    ['Busy', { isBlocked: true, isUnsure: true }],
    ['', { isBlocked: false }],
  ])('reads «%s»', (summary, wanted) => {
    const stay = only('DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261203', `SUMMARY:${summary}`)
    const { isBlocked, isUnsure, ospite } = stay ?? {}
    expect({ isBlocked, ...(isUnsure && { isUnsure }), ...(ospite && { ospite }) }).toEqual(wanted)
  })
})

describe('days', () => {
  it.each<[string, string[], [string, string, number]]>([
    ['whole days', ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261203'], ['2026-12-01', '2026-12-03', 2]],
    ['whole days that do not say so', ['DTSTART:20261201', 'DTEND:20261203'], ['2026-12-01', '2026-12-03', 2]],
    ['no end: one night', ['DTSTART;VALUE=DATE:20261231'], ['2026-12-31', '2027-01-01', 1]],
    ['a duration', ['DTSTART;VALUE=DATE:20280228', 'DURATION:P2D'], ['2028-02-28', '2028-03-01', 2]],
    ['a duration in weeks', ['DTSTART:20261201T150000', 'DURATION:P1W'], ['2026-12-01', '2026-12-08', 7]],
    ['29 February', ['DTSTART;VALUE=DATE:20280229', 'DTEND;VALUE=DATE:20280301'], ['2028-02-29', '2028-03-01', 1]],
    ['the night when summer time begins', ['DTSTART;VALUE=DATE:20260328', 'DTEND;VALUE=DATE:20260330'], ['2026-03-28', '2026-03-30', 2]],
    ['the night when it ends, in UTC', ['DTSTART:20261024T220000Z', 'DTEND:20261025T230000Z'], ['2026-10-25', '2026-10-26', 1]],
    ['midnight of Rome in winter, in UTC', ['DTSTART:20261231T230000Z', 'DTEND:20270102T230000Z'], ['2027-01-01', '2027-01-03', 2]],
    ['midnight of Rome in summer, in UTC', ['DTSTART:20260630T220000Z', 'DTEND:20260702T220000Z'], ['2026-07-01', '2026-07-03', 2]],
    ['an hour before it', ['DTSTART:20260630T210000Z', 'DTEND:20260702T210000Z'], ['2026-06-30', '2026-07-02', 2]],
    ['clock time of nowhere', ['DTSTART:20261201T233000', 'DTEND:20261203T100000'], ['2026-12-01', '2026-12-03', 2]],
    [
      'New York',
      ['DTSTART;TZID=America/New_York:20261201T200000', 'DTEND;TZID=America/New_York:20261203T100000'],
      ['2026-12-02', '2026-12-03', 1],
    ],
    ['a day to its last minute', ['DTSTART:20261201T000000', 'DTEND:20261201T235959'], ['2026-12-01', '2026-12-02', 1]],
    ['a time without seconds', ['DTSTART:20261201T1500', 'DTEND:20261203T1000'], ['2026-12-01', '2026-12-03', 2]],
  ])('%s', (_, lines, wanted) => {
    expect(span(...lines)).toEqual(wanted)
  })

  it('follows a zone that the file describes with a name of its own', () => {
    const season = (name: string, ...lines: string[]) => [`BEGIN:${name}`, ...lines, `END:${name}`]
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Ora di casa',
      ...season('STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500', 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11'),
      ...season('DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400', 'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3'),
      'END:VTIMEZONE',
    ]
    const stay = event('UID:1', 'DTSTART;TZID="Ora di casa":20260701T183000', 'DTEND;TZID="Ora di casa":20260703T173000')
    expect(calendar(file(...zone, ...stay)).soggiorni).toMatchObject([{ arrivo: '2026-07-02', partenza: '2026-07-03' }])
    expect(calendar(file(...stay))).toMatchObject({
      soggiorni: [{ arrivo: '2026-07-01', partenza: '2026-07-03' }],
      problems: [{ message: 'Evento alla riga 4: il fuso orario «Ora di casa» non è noto, l’ora è presa come italiana.' }],
    })
    const endless = zone.map((line) => line.replace(/^RRULE.*/, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'))
    expect(calendar(file(...endless, ...stay)).problems).toHaveLength(1)
  })
})

describe('versions of an event', () => {
  const stay = (from: string, ...lines: string[]) => event('UID:a', `DTSTART;VALUE=DATE:${from}`, 'DURATION:P1D', ...lines)
  const arrivals = (...events: string[][]) => calendar(file(...events.flat())).soggiorni.map(({ arrivo }) => arrivo)

  it('keeps the higher SEQUENCE, then the later change, then the last in the file', () => {
    expect(arrivals(stay('20261202', 'SEQUENCE:2'), stay('20261201', 'SEQUENCE:1'))).toEqual(['2026-12-02'])
    expect(arrivals(stay('20261201', 'LAST-MODIFIED:20261120T100000Z'), stay('20261202', 'LAST-MODIFIED:20261119T100000Z'))).toEqual([
      '2026-12-01',
    ])
    expect(arrivals(stay('20261201'), stay('20261202'))).toEqual(['2026-12-02'])
  })

  it('says which one was left out', () => {
    const { skipped } = calendar(file(...stay('20261202', 'SEQUENCE:2', 'SUMMARY:Anna'), ...stay('20261201', 'SUMMARY:Anna')))
    expect(skipped).toEqual([
      { line: 11, uid: 'a', message: '«Anna» (riga 11): compare più volte nel file, vale la versione più recente.' },
    ])
  })

  it('releases what is cancelled, also by a whole file of cancellations', () => {
    const cancelled = file(...stay('20261201'), ...stay('20261201', 'SEQUENCE:1', 'STATUS:CANCELLED'))
    expect(calendar(cancelled)).toMatchObject({ soggiorni: [], annullati: ['a'], isWhole: true })
    expect(calendar(file('METHOD:CANCEL', ...stay('20261201')))).toMatchObject({ soggiorni: [], annullati: ['a'], isWhole: false })
  })

  it('gives events without a name one that stays the same', () => {
    const nameless = file(...event('DTSTART;VALUE=DATE:20261201', 'SUMMARY:Anna'), ...event('DTSTART;VALUE=DATE:20261202', 'SUMMARY:Anna'))
    const uids = calendar(nameless).soggiorni.map(({ uid }) => uid)
    expect(new Set(uids).size).toBe(2)
    expect(calendar(nameless).soggiorni.map(({ uid }) => uid)).toEqual(uids)
  })
})

describe('events that repeat', () => {
  const days = (rule: string, from = '20261121', ...lines: string[]) =>
    calendar(file(...event('UID:r', `DTSTART;VALUE=DATE:${from}`, `RRULE:${rule}`, 'SUMMARY:Chiuso', ...lines))).soggiorni.map(
      (s) => s.arrivo,
    )

  it.each<[string, string, string[]]>([
    ['FREQ=DAILY;COUNT=3', '20261230', ['2026-12-30', '2026-12-31', '2027-01-01']],
    ['FREQ=DAILY;INTERVAL=2;UNTIL=20261205T000000Z', '20261201', ['2026-12-01', '2026-12-03', '2026-12-05']],
    ['FREQ=WEEKLY;BYDAY=MO,TU;COUNT=4', '20261130', ['2026-11-30', '2026-12-01', '2026-12-07', '2026-12-08']],
    ['FREQ=WEEKLY;INTERVAL=2;COUNT=2', '20261201', ['2026-12-01', '2026-12-15']],
    ['FREQ=MONTHLY;COUNT=3', '20270131', ['2027-01-31', '2027-03-31', '2027-05-31']],
    ['FREQ=MONTHLY;BYDAY=-1SU;COUNT=2', '20261129', ['2026-11-29', '2026-12-27']],
    ['FREQ=MONTHLY;BYDAY=2MO;COUNT=2', '20261214', ['2026-12-14', '2027-01-11']],
    ['FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3', '20271231', ['2027-12-31', '2028-01-31', '2028-02-29']],
    ['FREQ=YEARLY', '20261224', ['2026-12-24', '2027-12-24']],
    ['FREQ=YEARLY', '20240229', ['2028-02-29']],
  ])('%s from %s', (rule, from, wanted) => {
    expect(days(rule, from)).toEqual(wanted)
  })

  it('leaves out past days, exceptions, and occurrences with a life of their own', () => {
    expect(days('FREQ=DAILY;COUNT=5', '20261119', 'EXDATE;VALUE=DATE:20261122')).toEqual(['2026-11-21', '2026-11-23'])
    const moved = event('UID:r', 'RECURRENCE-ID;VALUE=DATE:20261202', 'DTSTART;VALUE=DATE:20261210', 'SUMMARY:Chiuso')
    const series = event('UID:r', 'DTSTART;VALUE=DATE:20261201', 'RRULE:FREQ=DAILY;COUNT=3', 'SUMMARY:Chiuso')
    expect(calendar(file(...series, ...moved)).soggiorni.map(({ uid, arrivo }) => [uid, arrivo])).toEqual([
      ['r/2026-12-01', '2026-12-01'],
      ['r/2026-12-03', '2026-12-03'],
      ['r/2026-12-02', '2026-12-10'],
    ])
  })

  it.each(['FREQ=SECONDLY', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13', 'FREQ=OGNI', 'X'])(
    'says that it cannot follow %s',
    (rule) => {
      const { soggiorni, problems } = calendar(file(...event('UID:r', 'DTSTART;VALUE=DATE:20261201', `RRULE:${rule}`)))
      expect(soggiorni).toEqual([])
      expect(problems.map(({ message }) => message)).toEqual([
        `Evento alla riga 4: si ripete con una regola che non so leggere (${rule}). Inseriscilo a mano.`,
      ])
    },
  )
})

describe('files as they come', () => {
  const good = file(...event('UID:1', 'DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261203', 'SUMMARY:Perché no\\, Zoë\\; a\\\\b\\nc'))
  const read = (text: string | Uint8Array) => calendar(text).soggiorni.map(({ arrivo, sommario }) => [arrivo, sommario])
  const wanted = [['2026-12-01', 'Perché no, Zoë; a\\b c']]

  it.each<[string, string]>([
    ['CR LF', good],
    ['LF', good.replaceAll('\r\n', '\n')],
    ['CR', good.replaceAll('\r\n', '\r')],
    ['CR CR LF', good.replaceAll('\r\n', '\r\r\n')],
    ['a mixture', good.replace('\r\n', '\n').replace('\r\nUID', '\rUID')],
    ['a mark at the start', `\uFEFF${good}`],
    ['blank lines between', good.replaceAll('\r\n', '\r\n\r\n')],
    ['small letters', good.replaceAll(/BEGIN|END|VCALENDAR|VEVENT|SUMMARY|UID/g, (word) => word.toLowerCase())],
    ['no end of the last line', good.trim()],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual(wanted)
  })

  it('joins folds wherever they stand, inside a letter too', () => {
    const octets = bytes(good)
    for (const sign of [32, 9]) {
      for (let at = good.indexOf('SUMMARY') + 1; octets[at] !== 13; at++)
        expect(read(new Uint8Array([...octets.slice(0, at), 13, 10, sign, ...octets.slice(at)]))).toEqual(wanted)
    }
  })

  it('reads UTF-16 and, line by line, Windows-1252', () => {
    const wide = new Uint8Array([0xff, 0xfe, ...[...good].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8])])
    expect(read(wide)).toEqual(wanted)
    const old = bytes(
      file(
        ...event('UID:1', 'DTSTART;VALUE=DATE:20261201', 'SUMMARY:Zo#'),
        ...event('UID:2', 'DTSTART;VALUE=DATE:20261202', 'SUMMARY:Zoë'),
      ),
    )
    expect(read(old.map((octet) => (octet === 35 ? 0xeb : octet)))).toEqual([
      ['2026-12-01', 'Zoë'],
      ['2026-12-02', 'Zoë'],
    ])
  })

  it.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(), 'Il file è vuoto. Scarica di nuovo il calendario dal portale.'],
    ['blanks', bytes(' \r\n\r\n'), 'Il file è vuoto. Scarica di nuovo il calendario dal portale.'],
    [
      'a page',
      bytes('<!DOCTYPE html><title>Accedi</title>'),
      'Il file è una pagina web, non un calendario: forse il collegamento è scaduto. Scarica di nuovo il file .ics dal portale.',
    ],
    ['an archive', new Uint8Array([0x50, 0x4b, 3, 4, 0]), 'Il file è un archivio compresso. Aprilo e scegli il file .ics che contiene.'],
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255, 13, 10]),
      'Il file non è un calendario iCal. Scegli il file .ics che il portale chiama «esporta calendario».',
    ],
    [
      'an address book',
      bytes('BEGIN:VCARD\r\nFN:Anna\r\nEND:VCARD\r\n'),
      'Il file non è un calendario iCal. Scegli il file .ics che il portale chiama «esporta calendario».',
    ],
  ])('refuses %s with a sentence', (_, octets, fault) => {
    expect(readCalendar(octets, TODAY)).toEqual({ ok: false, fault })
  })

  it('takes an empty calendar for one in which nothing is booked', () => {
    expect(calendar(file())).toEqual({ programma: '-//Prova//IT', isWhole: true, soggiorni: [], annullati: [], problems: [], skipped: [] })
  })

  it('tells broken events one by one and reads the others', () => {
    const { soggiorni, problems, skipped } = calendar(
      file(
        ...event('UID:1', 'SUMMARY:Senza giorni'),
        ...event('UID:2', 'SUMMARY:Inesistente', 'DTSTART;VALUE=DATE:20260231'),
        ...event('UID:3', 'SUMMARY:Al contrario', 'DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261203'),
        ...event('UID:4', 'SUMMARY:Ora strana', 'DTSTART:20261205T250000'),
        ...event('UID:5', 'SUMMARY:Durata strana', 'DTSTART;VALUE=DATE:20261205', 'DURATION:due giorni'),
        ...event('UID:6', 'SUMMARY:Lontano', 'DTSTART;VALUE=DATE:99990101'),
        ...event('UID:7', 'SUMMARY:Visita', 'DTSTART:20261205T100000', 'DTEND:20261205T110000'),
        'BEGIN:VEVENT',
        'UID:8',
        'SUMMARY:Non finisce',
        ...event(
          'UID:9',
          'riga senza senso',
          'ATTENDEE;CN="aperte:x',
          'SUMMARY:Buono',
          'DTSTART;VALUE=DATE:20261205',
          'BEGIN:VALARM',
          'DTSTART:2026',
          'END:VALARM',
        ),
      ),
    )
    expect(soggiorni.map(({ uid, sommario }) => [uid, sommario])).toEqual([['9', 'Buono']])
    expect(problems.map(({ uid, message }) => [uid, message])).toEqual([
      ['1', '«Senza giorni» (riga 4): manca il giorno di arrivo (DTSTART).'],
      ['2', '«Inesistente» (riga 8): «20260231» non è un giorno del calendario.'],
      ['3', '«Al contrario» (riga 13): la partenza, 03/12/2026, viene prima dell’arrivo, 05/12/2026.'],
      ['4', '«Ora strana» (riga 19): «20261205T250000» non è un giorno del calendario.'],
      ['5', '«Durata strana» (riga 24): «due giorni» non è una durata.'],
      ['6', '«Lontano» (riga 30): il 01/01/9999 è fuori dal periodo fra il 1900 e il 2199.'],
      ['8', '«Non finisce» (riga 41): l’evento comincia ma non finisce, perciò resta fuori.'],
    ])
    expect(skipped.map(({ message }) => message)).toEqual(['«Visita» (riga 35): il 05/12/2026 non prende nessuna notte.'])
  })

  it('says that a file is torn, and trusts it no more to hold everything', () => {
    const torn = file(...event('UID:1', 'DTSTART;VALUE=DATE:20261201'), ...event('UID:2', 'DTSTART;VALUE=DATE:20261205'))
    const { isWhole, soggiorni, problems } = calendar(torn.slice(0, torn.indexOf('UID:2') + 5))
    expect(isWhole).toBe(false)
    expect(soggiorni.map(({ uid }) => uid)).toEqual(['1'])
    expect(problems.at(-1)?.message).toBe('Il file si interrompe alla riga 9: forse non è stato scaricato per intero. Scaricalo di nuovo.')
  })

  it('reads ten thousand events in short steps', () => {
    const many = Array.from({ length: 10_000 }, (_, n) => {
      const day = addDays('2026-11-21', n).replaceAll('-', '')
      return event(
        `UID:${n}@airbnb.com`,
        `DTSTART;TZID=America/New_York:${day}T090000`,
        'DURATION:P1D',
        'SUMMARY:Reserved',
        'DESCRIPTION:Prova',
      )
    })
    const reading = readingCalendar(bytes(file(...many.flat())), TODAY)
    let steps = 0
    let step = reading.next()
    for (; !step.done; step = reading.next()) steps++
    expect(steps).toBeGreaterThan(10_000)
    expect(step.value).toMatchObject({ ok: true, calendario: { problems: [], skipped: [] } })
    expect(step.value.ok && step.value.calendario.soggiorni.length).toBe(10_000)
  })
})
