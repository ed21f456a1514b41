import { describe, expect, it } from 'vitest'
import { deadlineOf } from './deadline.ts'

const at = (iso: string) => new Date(iso)

describe('deadlineOf', () => {
  it.each([
    ['2026-11-21', '15:30', 3, '2026-11-21T14:30:00Z', 'Da inviare entro le 15:30 di domani: mancano 24 ore.'],
    ['2026-11-21', '15:30', 1, '2026-11-21T15:18:00Z', 'Da inviare entro le 21:30 di oggi: mancano 5 ore e 12 minuti.'],
    ['2026-11-21', '22:00', 1, '2026-11-21T21:00:00Z', 'Da inviare entro le 04:00 di domani: mancano 6 ore.'],
    ['2026-11-21', '15:30', 1, '2026-11-21T19:30:00Z', 'Da inviare entro le 21:30 di oggi: manca 1 ora.'],
    ['2026-11-21', '15:30', 1, '2026-11-21T20:30:00Z', 'Da inviare entro le 21:30 di oggi: mancano 0 minuti.'],
    ['2026-11-21', '15:30', 1, '2026-11-21T23:31:00Z', 'In ritardo di 3 ore e 1 minuto: invia subito.'],
    ['2026-11-25', '15:30', 2, '2026-11-21T10:00:00Z', 'Da inviare entro le 15:30 del 26/11/2026: mancano 124 ore e 30 minuti.'],
  ])('%s at %s, %i nights, at %s', (arrivo, ora, notti, now, sentence) => {
    expect(deadlineOf({ arrivo, ora, notti }, at(now)).sentence).toBe(sentence)
  })

  it('counts real hours when the clocks change', () => {
    const march = deadlineOf({ arrivo: '2026-03-28', ora: '15:00', notti: 2 }, at('2026-03-28T14:00:00Z'))
    expect(march.by.toISOString()).toBe('2026-03-29T14:00:00.000Z')
    expect(march.sentence).toBe('Da inviare entro le 16:00 di domani: mancano 24 ore.')
    const october = deadlineOf({ arrivo: '2026-10-24', ora: '15:00', notti: 2 }, at('2026-10-24T13:00:00Z'))
    expect(october.sentence).toBe('Da inviare entro le 14:00 di domani: mancano 24 ore.')
    expect(deadlineOf({ arrivo: '2026-10-25', ora: '02:30', notti: 2 }, at('2026-10-25T00:00:00Z')).minutesLeft).toBe(24 * 60 + 30)
    expect(deadlineOf({ arrivo: '2026-03-29', ora: '02:30', notti: 1 }, at('2026-03-29T01:30:00Z')).minutesLeft).toBe(6 * 60)
  })

  it('takes midnight when the hour is unknown, and throws for what is no moment', () => {
    expect(deadlineOf({ arrivo: '2026-11-21', notti: 2 }, at('2026-11-20T23:00:00Z')).minutesLeft).toBe(24 * 60)
    expect(deadlineOf({ arrivo: '2026-11-21', notti: 1 }, at('2026-11-21T15:49:00Z'))).toMatchObject({
      isLate: false,
      sentence: 'Da inviare entro 6 ore dall’arrivo: scrivi l’ora, o invia subito.',
    })
    expect(deadlineOf({ arrivo: '2026-11-21', notti: 1 }, at('2026-11-22T04:59:00Z')).isLate).toBe(false)
    expect(deadlineOf({ arrivo: '2026-11-21', notti: 1 }, at('2026-11-22T05:00:00Z')).isLate).toBe(true)
    expect(() => deadlineOf({ arrivo: '2026-02-30', notti: 2 }, at('2026-11-20T23:00:00Z'))).toThrow(RangeError)
    expect(() => deadlineOf({ arrivo: '2026-11-20', ora: '25:00', notti: 2 }, at('2026-11-20T23:00:00Z'))).toThrow(RangeError)
  })
})
