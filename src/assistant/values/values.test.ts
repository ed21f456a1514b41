import { beforeAll, expect, it } from 'vitest'
import { contextOf, openMind } from '../../../conformance/assistant/frame-of.ts'
import type { Mind } from '../rank/reading.ts'
import { valuesOf } from './values.ts'

let mind: Mind
beforeAll(async () => {
  mind = await openMind()
})

const saidOf = (text: string, targets: boolean) => {
  const context = contextOf(mind, 'tagliando', text)
  return valuesOf(context, mind.trade.entity('tagliando').fields, { apart: new Set(), targets })
}

it.each([
  ['nuovo tagliando per la Graziella domani alle 15', { bici: 'bici_1', giorno: '2026-11-22', ora: '15:00' }],
  ['nuovo tagliando da 45 euro', { prezzo: 4500 }],
  ['nuovo tagliando con lavoro Cambio camera', { lavoro: 'Cambio camera' }],
  ['nuovo tagliando domani, note «chiama prima»', { giorno: '2026-11-22', note: 'chiama prima' }],
])('%s is made with what it says', (text, values) => {
  expect(saidOf(text, false).values).toEqual(values)
})

it.each([
  ['sposta il tagliando della Graziella a lunedì', { values: { giorno: '2026-11-23' }, by: {} }],
  // What leads to no value tells which record is meant.
  ['sposta il tagliando di domani alle 16', { values: { ora: '16:00' }, by: {} }],
  ['alza il prezzo di 5 euro', { values: {}, by: { prezzo: 500 } }],
  ['alza il prezzo del 10 %', { values: {}, by: { prezzo: { percent: 10 } } }],
])('%s changes what it leads to', (text, said) => {
  const { values, by } = saidOf(text, true)
  expect({ values, by }).toEqual(said)
})

it.each([
  ['nuovo tagliando per la Celeste, fischiano i freni', 0],
  // No sign says that a text follows.
  ['nuovo tagliando per la Celeste fischiano i freni', 1],
])('%s guesses %i texts', (text, guesses) => {
  expect(saidOf(text, false)).toMatchObject({ values: { bici: 'bici_2', lavoro: 'fischiano i freni' }, guesses })
})
