import { expect, it } from 'vitest'
import { compileValue } from '../../kernel/evaluation/evaluate.ts'
import { integer } from '../../kernel/fields/number.ts'
import { scorta } from './scorta.ts'

const scope = { place: 'prova', fields: { quantita: integer('Quantità'), soglia: integer('Soglia') }, entities: new Map() }
const stato = compileValue(scorta.of('quantita', 'soglia'), scope)
const nobody = { today: '2026-11-21', record: () => undefined, referring: () => [] }

it.each([
  [3, 10, 'scorta_bassa'],
  [10, 10, 'ok'],
  [11, 10, 'ok'],
  [0, 0, 'ok'],
  [0, 1, 'scorta_bassa'],
] as const)('%d against %d is %s', (quantity, threshold, state) => {
  expect(stato({ quantita: quantity, soglia: threshold }, nobody)).toBe(state)
})
