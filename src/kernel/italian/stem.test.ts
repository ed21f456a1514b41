import { expect, it } from 'vitest'
import { stem } from './stem.ts'

it.each([
  ['fattura fatture', 'fattur'],
  ['intervento interventi', 'intervent'],
  ['idraulico idraulici idraulica idrauliche', 'idraulic'],
  ['cliente clienti', 'client'],
  ['città Città citta', 'citt'],
  ['negozio negozi', 'negoz'],
  ['farmacia farmacie', 'farmac'],
  ['albergo alberghi', 'alberg'],
  ['parcheggio parcheggi', 'parchegg'],
  ['arancia arance', 'aranc'],
  ['preventivo preventivi', 'preventiv'],
  ['riparazione riparazioni', 'riparazion'],
])('%s share a stem', (words, expected) => {
  expect(new Set(words.split(' ').map(stem))).toEqual(new Set([expected]))
})

it.each(['via', 'ore', 'ab123ci', '2026', 'hotel', 'iva'])('%s stays as it is', (word) => {
  expect(stem(word)).toBe(word)
})

it('keeps short names apart from common words', () => {
  expect(stem('Mario')).not.toBe(stem('mare'))
})
