import { describe, expect, it } from 'vitest'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { chainsEntities } from '../../../../conformance/chains-fixture.ts'
import { messages } from '../../../kernel/problem/messages.ts'
import { prova } from '../drag/workshop.fixture.ts'
import { columnRows, columnSort, lifecycleOf, moveRefusal, movesOf } from './board-moves.ts'

const entity = prova
const lifecycle = lifecycleOf(entity)
if (!lifecycle) throw new Error('the fixture has a status')
const row = (id: string, stato: string, more: Record<string, unknown> = {}): AnyRow => ({ id, version: 1, stato, ...more })

describe('moves of a card', () => {
  it('are those of the lifecycle, with what they will ask', () => {
    expect(movesOf(entity, lifecycle, row('a', 'fissata'))).toEqual([
      { to: 'in_prova', label: 'In prova', asks: 'chiede sarta' },
      { to: 'saltata', label: 'Saltata' },
    ])
    expect(movesOf(entity, lifecycle, row('a', 'fissata', { sarta: 'sarta_1' }))[0]).toEqual({ to: 'in_prova', label: 'In prova' })
    expect(movesOf(entity, lifecycle, row('a', 'saltata'))).toEqual([])
  })

  it('are refused in a sentence that names the ways out', () => {
    expect(moveRefusal(entity, lifecycle, row('a', 'fissata'), 'fatta')).toContain('In prova, Saltata')
    expect(moveRefusal(entity, lifecycle, row('a', 'saltata'), 'fissata')).toContain('finale')
    expect(moveRefusal(entity, lifecycle, row('a', 'fissata'), 'in_prova')).toBeUndefined()
    expect(moveRefusal(entity, lifecycle, row('a', 'fissata'), 'fissata')).toBeUndefined()
  })

  it('are none for who may only read it, and told so', () => {
    const read = { ...entity, fixed: 'all' } as const
    expect(movesOf(read, lifecycle, row('a', 'fissata'))).toEqual([])
    expect(moveRefusal(read, lifecycle, row('a', 'fissata'), 'in_prova')).toBe(messages.notYoursToChange(entity.label))
  })

  it('are not offered to where only a document that reverses leads, which is named', () => {
    const bill = chainsEntities.find(({ name }) => name === 'fattura')
    const states = bill && lifecycleOf(bill)
    if (!bill || !states) throw new Error('no fattura')
    expect(movesOf(bill, states, row('a', 'emessa'))).toEqual([])
    expect(movesOf(bill, states, row('a', 'bozza')).map(({ to }) => to)).toEqual(['emessa', 'annullata'])
    expect(moveRefusal(bill, states, row('a', 'emessa'), 'stornata')).toBe('«Stornata» non si sceglie a mano: usa «Crea nota di credito».')
  })
})

describe('columnRows', () => {
  const [a, b] = [row('a', 'fissata'), row('b', 'fissata')]
  const pending = [{ row: a, values: { stato: 'in_prova' } }]

  it('takes a card that is on its way out of one column and shows it first in the other', () => {
    expect(columnRows(lifecycle, 'fissata', [a, b], pending)).toEqual([b])
    expect(columnRows(lifecycle, 'in_prova', [row('c', 'in_prova')], pending).map(({ id }) => id)).toEqual(['a', 'c'])
  })

  it('believes what was read once the record has changed', () => {
    const moved = { ...a, stato: 'in_prova', version: 2 }
    expect(columnRows(lifecycle, 'in_prova', [moved], pending)).toEqual([moved])
    const back = { ...a, version: 3 }
    expect(columnRows(lifecycle, 'fissata', [back], pending)).toEqual([back])
  })
})

it('puts the most pressing first where work is open, the latest where it is over', () => {
  const directions = Object.values(lifecycle.status.states).map((state) => columnSort(entity, state)[0]?.direction)
  expect(directions).toEqual(['asc', 'asc', 'desc', 'desc'])
  // A colour is no end.
  const agreed = { label: 'Confermata', tone: 'success', next: ['fatta'] } as const
  expect(columnSort(entity, agreed)[0]?.direction).toBe('asc')
})
