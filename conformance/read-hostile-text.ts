import { readCalendar } from '../src/documents/calendario-ical/read-calendar.ts'
import { readCsv } from '../src/kernel/exchange/csv.ts'
import { matchScore, searchTerms } from '../src/kernel/italian/search.ts'
import { validateField } from '../src/kernel/derive/validate.ts'
import { recogniseText } from '../src/scan/recognise-text.ts'
import { fieldFixtures } from './field-fixtures.ts'

/** `node conformance/read-hostile-text.ts`: every reader over long texts that no honest page holds; says `read` after the last. */
const LENGTH = 20_000
const today = '2026-11-21'
const PIECES = [
  'a',
  'A',
  'Aa ',
  'Aa\n',
  "D'A",
  "A'",
  'De ',
  '1',
  '1 ',
  '1.',
  '1/',
  '+1 ',
  ' ',
  '\t',
  '\n',
  'via ',
  'via a ',
  'Nome ',
  'nato a ',
]
PIECES.push('totale ', 'tel ', 'a@', '@a.', '<', 'P<ITA', '(', ',', ';', '"', '-', '\u0301', 'μ', 'RSSMRA80A01', 'K<', 'I|', 'servizio ')

for (const piece of PIECES) {
  const text = `${piece.repeat(LENGTH / piece.length)}\u0001`
  const event = ['BEGIN:VEVENT', `SUMMARY:${text}`, `DESCRIPTION:${text}`, `DTSTART:${text}`, 'END:VEVENT']
  await recogniseText({ text }, today)
  readCsv(text)
  readCalendar(new TextEncoder().encode(['BEGIN:VCALENDAR', ...event, 'END:VCALENDAR'].join('\r\n')), today)
  matchScore(piece.repeat(20), searchTerms(text))
  for (const { field } of Object.values(fieldFixtures)) validateField('x', field, field.parse(text) ?? text)
}
console.log('read')
