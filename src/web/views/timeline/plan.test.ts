import { expect, it } from 'vitest'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { sosta, screen } from './ostello.fixture.ts'
import { barsOf } from './plan.ts'

const stay = (stato: string): AnyRow => ({
  id: `sosta_${stato}`,
  version: 1,
  ospite: stato,
  stanza: 'stanza_1',
  arrivo: '2026-11-23',
  notti: 2,
  stato,
})
const rows = Object.keys(sosta.fields.stato.states).map(stay)
const reading = { entity: sosta, rows, names: () => undefined, today: '2026-11-21' }

it('leaves out what has never taken its lane, by the word of the screen and not by a colour', () => {
  const shown = (one: typeof screen) => barsOf(reading, one, undefined).map(({ title }) => title)
  expect(shown(screen)).toEqual(['attesa', 'presente', 'partita', 'conclusa', 'incerta'])
  const { timeline } = screen
  if (!timeline) throw new Error('the fixture has a plan')
  expect(shown({ ...screen, timeline: { ...timeline, away: ['incerta'] } })).toEqual([
    'attesa',
    'presente',
    'partita',
    'conclusa',
    'annullata',
  ])
})
