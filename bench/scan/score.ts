import type { Found } from '../../src/scan/found.ts'
import type { RecognisedPicture } from '../../src/scan/recognise.ts'
import type { RecognisedKey } from '../../src/scan/read-text.ts'
import { median } from '../median.ts'
import { percentile } from '../percentile.ts'
import type { Specimen } from './specimens.ts'

export type Outcome = Pick<RecognisedPicture, 'values' | 'mrz'>

/** One image as one reader read it. */
export interface Score {
  readonly kind: Specimen['kind']
  readonly paper?: string | undefined
  readonly isApart?: boolean | undefined
  readonly condition: string
  readonly fields: number
  readonly right: number
  /** Whether the zone came out to the letter; absent on cards without one. */
  readonly isZoneRight?: boolean
  /** Values that were called checked and are wrong: the error that nobody would notice. */
  readonly silent: number
  readonly ms: number
  /** 'key: expected ≠ read', for whoever looks into it. */
  readonly faults: readonly string[]
}

/** Capitals, the form of an apostrophe and the signs between the parts of an address do not count; every letter, digit and accent does. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[\s,]+/g, ' ')
    .trim()

/** Compares what was read with what the specimen says. */
export function score(
  { kind, paper, isApart, zone, truth, implied = {} }: Specimen,
  condition: string,
  { values, mrz }: Outcome,
  ms: number,
): Score {
  const wanted = Object.entries(truth) as [RecognisedKey, string][]
  const isWrong = ([key, value]: [RecognisedKey, string]) => plain(values[key]?.value ?? '') !== plain(value)
  const wrong = wanted.filter(isWrong)
  const silent = wrong.filter(([key]) => values[key]?.proof === 'checked').length
  const unasked = (Object.entries(values) as [RecognisedKey, Found][]).filter(
    ([key, { value, proof }]) => truth[key] === undefined && implied[key] !== value && proof === 'checked',
  )
  return {
    kind,
    paper,
    isApart,
    condition,
    fields: wanted.length,
    right: wanted.length - wrong.length,
    ...(zone.length > 0 && { isZoneRight: mrz?.lines.join('\n') === zone.join('\n') }),
    silent: silent + unasked.length,
    ms,
    faults: [
      ...wrong.map(([key, value]) => `${key}: ${value} ≠ ${values[key]?.value ?? '–'} (${values[key]?.proof ?? 'nothing'})`),
      ...unasked.map(([key, { value }]) => `${key}: not on the card ≠ ${value} (checked)`),
    ],
  }
}

export interface Summary {
  readonly images: number
  /** Shares from 0 to 1. */
  readonly fields: number
  /** NaN where no image has a zone. */
  readonly zones: number
  readonly silent: number
  readonly median: number
  readonly p95: number
}

/** The figures of many images. */
export function summarise(scores: readonly Score[]): Summary {
  const sum = (of: (score: Score) => number) => scores.reduce((total, one) => total + of(one), 0)
  const zones = scores.filter(({ isZoneRight }) => isZoneRight !== undefined)
  const times = scores.map(({ ms }) => ms)
  return {
    images: scores.length,
    fields: sum(({ right }) => right) / sum(({ fields }) => fields),
    zones: zones.filter(({ isZoneRight }) => isZoneRight).length / zones.length,
    silent: sum(({ silent }) => silent),
    median: median(times),
    p95: percentile(times, 0.95),
  }
}
