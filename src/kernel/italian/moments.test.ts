import { expect, it } from 'vitest'
import { momentInWords, momentOf } from './moments.ts'

it.each([
  ['2026-11-29T08:59:30Z', '2026-11-29T09:00:00Z', 'adesso'],
  ['2026-11-29T07:12:00Z', '2026-11-29T09:00:00Z', 'oggi alle 08:12'],
  ['2026-11-28T17:40:00Z', '2026-11-29T09:00:00Z', 'ieri alle 18:40'],
  ['2026-11-12T17:40:00Z', '2026-11-29T09:00:00Z', 'il 12/11/2026'],
  // The clocks change in the night of 25 October 2026: the hour is that of Rome.
  ['2026-10-25T00:30:00Z', '2026-10-25T09:00:00Z', 'oggi alle 02:30'],
  ['2026-10-25T01:30:00Z', '2026-10-25T09:00:00Z', 'oggi alle 02:30'],
  // Midnight in Rome is another day in UTC.
  ['2026-12-31T23:30:00Z', '2027-01-01T09:00:00Z', 'oggi alle 00:30'],
  ['2028-02-28T23:30:00Z', '2028-03-01T09:00:00Z', 'ieri alle 00:30'],
])('%s at %s: %s', (at, now, words) => expect(momentInWords(at, new Date(now))).toBe(words))

it.each([
  ['2026-11-28T17:40:00Z', 'di ieri alle 18:40'],
  ['2026-11-12T17:40:00Z', 'del 12/11/2026'],
])('what happened at %s: %s', (at, words) => expect(momentOf(at, new Date('2026-11-29T09:00:00Z'))).toBe(words))
