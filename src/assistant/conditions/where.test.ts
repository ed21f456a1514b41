import { beforeAll, expect, it } from 'vitest'
import { contextOf, openMind } from '../../../conformance/assistant/frame-of.ts'
import type { Mind } from '../rank/reading.ts'
import { whereOf } from './where.ts'

let mind: Mind
beforeAll(async () => {
  mind = await openMind()
})

it.each([
  ['tagliandi pronti', [{ field: 'stato', op: 'eq', value: 'pronto' }]],
  ['tagliandi non pronti', [{ field: 'stato', op: 'in', value: ['prenotato', 'in_officina'] }]],
  ['tagliandi di domani', [{ field: 'giorno', op: 'eq', value: '2026-11-22' }]],
  [
    'tagliandi entro il 30 novembre',
    [
      { field: 'giorno', op: 'gte', value: '2026-11-21' },
      { field: 'giorno', op: 'lte', value: '2026-11-30' },
    ],
  ],
  [
    'tagliandi dalle 9 alle 11',
    [
      { field: 'ora', op: 'gte', value: '09:00' },
      { field: 'ora', op: 'lt', value: '11:00' },
    ],
  ],
  ['tagliandi della Graziella', [{ field: 'bici', op: 'eq', value: 'bici_1' }]],
  ['tagliandi della Graziella e della Celeste', [{ field: 'bici', op: 'in', value: ['bici_1', 'bici_2'] }]],
  ['tagliandi tranne quelli della Celeste', [{ field: 'bici', op: 'ne', value: 'bici_2' }]],
  ['tagliandi senza prezzo', [{ field: 'prezzo', op: 'empty' }]],
  ['tagliandi che hanno un prezzo', [{ field: 'prezzo', op: 'filled' }]],
  ['tagliandi sopra i 40 euro', [{ field: 'prezzo', op: 'gt', value: 4000 }]],
])('%s', (text, where) => {
  const { trade, frame, today } = contextOf(mind, 'tagliando', text)
  expect(whereOf(trade, frame, today).where).toEqual(where)
})

it('takes the stretches that its conditions explain', () => {
  const { trade, frame, today } = contextOf(mind, 'tagliando', 'tagliandi non pronti di domani')
  const { used } = whereOf(trade, frame, today)
  expect([...used].map(({ role }) => role).toSorted()).toEqual(['days', 'grammar', 'held'])
})
