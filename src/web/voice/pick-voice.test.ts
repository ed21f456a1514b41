import { expect, test } from 'vitest'
import { pickVoice } from './pick-voice.ts'

const voice = (name: string, lang = 'it-IT', localService = true) => ({ name, lang, localService })
const windows = [
  voice('Microsoft Elsa - Italian (Italy)'),
  voice('Microsoft Cosimo - Italian (Italy)'),
  voice('Microsoft David - English', 'en-US'),
]
const apple = [voice('Alice'), voice('Luca'), voice('Samantha', 'en-US')]
const chrome = [voice('Google italiano', 'it-IT', false), voice('Google UK English Male', 'en-GB', false)]
const android = [voice('Italiano Italia', 'it_IT')]

test.each([
  ['Windows has both', windows, 'sofia', 'Microsoft Elsa - Italian (Italy)', 1],
  ['Windows has both', windows, 'marco', 'Microsoft Cosimo - Italian (Italy)', 1],
  ['Apple has both', apple, 'sofia', 'Alice', 1],
  ['Apple has both', apple, 'marco', 'Luca', 1],
  ['Chrome on Linux has one', chrome, 'sofia', 'Google italiano', 1],
  ['Chrome on Linux has one, bent for Marco', chrome, 'marco', 'Google italiano', 0.7],
  ['Android names nobody', android, 'sofia', 'Italiano Italia', 1.35],
  ['Android names nobody', android, 'marco', 'Italiano Italia', 0.7],
  ['the device before the network', [...chrome, ...apple], 'sofia', 'Alice', 1],
] as const)('%s: %#', (_system, voices, who, name, pitch) => {
  expect(pickVoice(voices, who)).toMatchObject({ voice: { name }, pitch })
})

test('nobody speaks Italian', () => {
  expect(pickVoice([voice('Samantha', 'en-US'), voice('Itzel', 'itz')], 'sofia')).toBeUndefined()
})
