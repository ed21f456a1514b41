import { beforeAll, expect, it } from 'vitest'
import { openMind } from '../../../conformance/assistant/frame-of.ts'
import { properIn, tokensOf } from '../italian/token.ts'
import type { Mind } from '../rank/reading.ts'
import { readMeasureAsked, readMoneyAt, readNumberAt } from './amounts.ts'
import { readCorrections } from './corrections.ts'
import { readNames, readSpelledNumber } from './names.ts'
import { readSenses } from './senses.ts'
import type { Reading, SpanReading } from './span.ts'
import { readDaysAt, readDurationAt, readHoursAt } from './times.ts'
import { utteranceOf, type Utterance } from './utterance.ts'

let mind: Mind
beforeAll(async () => {
  mind = await openMind()
})

const said = (text: string): Utterance => {
  const tokens = tokensOf(text)
  return utteranceOf(
    tokens.map(({ word }) => word),
    mind,
    properIn(text, tokens),
    new Set(),
  )
}

/** What a reading is, in few words. */
function brief(reading: Reading): string {
  switch (reading.is) {
    case 'sense':
      return `${reading.sense.is} ${Object.values(reading.sense).slice(1).join(' ')}`
    case 'named':
      return `named ${reading.named.things.map((thing) => (thing.is === 'record' ? thing.id : thing.value)).join(' ')}`
    case 'days':
      return `days ${reading.days.ahead.from ?? ''}..${reading.days.ahead.to ?? ''}`
    case 'hours':
      return `hours ${reading.hours.from}-${reading.hours.until}`
    case 'lasts':
      return `lasts ${reading.minutes}`
    case 'money':
      return `money ${reading.cents}`
    case 'number':
      return `number ${reading.value}${reading.unit === undefined ? '' : ` ${reading.unit}`}`
  }
}

type Reader = (utterance: Utterance, at: number) => Iterable<SpanReading>

/** A reader of what begins at a word, a sentence, the word, and what it reads: [from, to) and what it is. */
const readings: readonly (readonly [Reader, text: string, at: number, readonly string[]])[] = [
  [readDaysAt, 'tagliandi di domani', 2, ['2-3 days 2026-11-22..2026-11-22']],
  // What leads to a day says nothing more.
  [readDaysAt, 'a domani', 0, []],
  [readHoursAt, 'domani alle 15', 1, ['1-3 hours 15:00-15:00']],
  [readDurationAt, 'dura mezz’ora', 1, ['1-3 lasts 30']],
  [readMoneyAt, 'costa 45 euro', 1, ['1-3 money 4500']],
  [readMoneyAt, 'a 8,90', 1, ['1-2 money 890']],
  [readNumberAt, 'sconto del 10 %', 2, ['2-4 number 10 percent', '2-3 number 10']],
  [readNumberAt, 'tre litri', 0, ['0-1 number 3', '0-2 number 3 measure']],
  [readMeasureAsked, 'quanti litri', 0, ['0-2 asks many']],
  [readNames, 'la bici di Malagò', 3, ['3-4 named bici_1']],
  [readSpelledNumber, 'la bici dieci', 2, []],
  [readCorrections, 'doamni', 0, ['0-1 days 2026-11-22..2026-11-22']],
]

it.each(readings)('%o reads «%s» from word %i', (reader, text, at, expected) => {
  const read = [...reader(said(text), at)].map(({ from, to, reading }) => `${from}-${to} ${brief(reading)}`)
  expect(read).toEqual(expected)
})

it('takes a phrase for no sense that its place forbids', () => {
  const sensesOf = (text: string, at: number) =>
    [...readSenses(said(text), at)].map(({ reading }) => (reading.is === 'sense' ? reading.sense.is : ''))
  expect(sensesOf('prima delle 11', 0)).toEqual([])
  expect(sensesOf('tagliandi da più di un anno', 2)).not.toContain('compare')
  expect(sensesOf('segna pronti i tagliandi aperti', 3)).not.toContain('metric')
  expect(sensesOf('quanti tagliandi aperti', 1)).toContain('metric')
})
