import { expect, test } from 'vitest'
import { inWords } from './sample-words.ts'

test.each([
  [120, 0, 'Tolti 120 dati di esempio. Restano i tuoi.'],
  [1, 0, 'Tolto un dato di esempio. Restano i tuoi.'],
  [118, 2, 'Tolti 118 dati di esempio. 2 restano: i tuoi dati li usano.'],
  [119, 1, 'Tolti 119 dati di esempio. Uno resta: i tuoi dati lo usano.'],
])('%i taken away, %i kept', (removed, kept, said) => expect(inWords({ removed, kept })).toBe(said))
