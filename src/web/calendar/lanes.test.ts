import { describe, expect, it } from 'vitest'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { text } from '../../kernel/fields/text.ts'
import { prova } from '../views/drag/workshop.fixture.ts'
import { nextSpot } from '../views/week/grid-steps.ts'
import { bySlot, lanesInUse, lanesOf, lanesWanted, slotKey } from './lanes.ts'
import { movedTo, slotName, slotPrefill, slotRefusal, slotValues, stays } from '../views/week/week-moves.ts'

const calendar = { day: 'giorno', time: 'ora', lane: 'sarta', hours: 'ore' }
const entity = prova
const row = (id: string, more: Record<string, unknown>): AnyRow => ({ id, version: 1, giorno: '2026-11-23', stato: 'fissata', ...more })
const people = [
  { id: 'sarta_1', title: 'Ada' },
  { id: 'sarta_2', title: 'Ilde' },
]

describe('the squares of a week', () => {
  it('hold the records of their day and person by the hour, those without an hour last', () => {
    const rows = [
      row('c', { sarta: 'sarta_1' }),
      row('b', { sarta: 'sarta_1', ora: '11:00' }),
      row('a', { sarta: 'sarta_1', ora: '09:00' }),
      row('d', {}),
    ]
    const slots = bySlot(calendar, rows)
    expect(slots.get(slotKey({ day: '2026-11-23', lane: 'sarta_1' }))?.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
    expect(slots.get(slotKey({ day: '2026-11-23', lane: undefined }))?.map(({ id }) => id)).toEqual(['d'])
  })

  it('have a row for whoever waits, where somebody may or does', () => {
    expect(lanesOf(people, [], calendar, true).at(-1)?.title).toBe('Da assegnare')
    expect(lanesOf(people, [], calendar, false)).toEqual(people)
    expect(lanesOf(people, [row('a', {})], calendar, false)).toHaveLength(3)
    expect(lanesOf(people, [], { day: 'giorno' }, true)).toEqual([{ id: undefined, title: '' }])
  })

  it('leave out who was put away, unless a record of the week stands there', () => {
    const archivable = { ...entity, fields: { ...entity.fields, archivio: text('Archivio') } }
    const rows = [row('ada', {}), row('ilde', { archivio: 'archiviato' })]
    expect(lanesInUse(archivable, rows, []).map(({ id }) => id)).toEqual(['ada'])
    expect(lanesInUse(archivable, rows, ['ilde', undefined]).map(({ id }) => id)).toEqual(['ada', 'ilde'])
    expect(lanesInUse(entity, rows, [])).toEqual(rows)
  })

  it('show only the people that a filter asks for', () => {
    expect(lanesWanted(people, [{ field: 'sarta', op: 'eq', value: 'sarta_2' }], calendar)).toEqual([people[1]])
    expect(lanesWanted(people, [{ field: 'sarta', op: 'in', value: ['sarta_1'] }], calendar)).toEqual([people[0]])
    expect(lanesWanted(people, [{ field: 'stato', op: 'eq', value: 'fatta' }], calendar)).toEqual(people)
  })
})

describe('a move in the week', () => {
  it('is refused to what is over, in words', () => {
    expect(stays(entity, row('a', { stato: 'fatta' }))).toContain('«Fatta»')
    expect(stays(entity, row('a', { stato: 'saltata' }))).toContain('«Saltata»')
    expect(stays(entity, row('a', {}))).toBeUndefined()
  })

  it('does not take away the person that the state needs', () => {
    const fitting = row('a', { stato: 'in_prova', sarta: 'sarta_1' })
    expect(slotRefusal(entity, fitting, { day: '2026-11-24', lane: undefined })).toContain('In prova')
    expect(slotRefusal(entity, fitting, { day: '2026-11-24', lane: 'sarta_2' })).toBeUndefined()
    expect(slotRefusal(entity, row('b', {}), { day: '2026-11-24', lane: undefined })).toBeUndefined()
  })

  it('writes day and person, and empties the person for «Da assegnare»', () => {
    expect(slotValues(entity, { day: '2026-11-24', lane: 'sarta_2' })).toEqual({ giorno: '2026-11-24', sarta: 'sarta_2' })
    expect(slotValues(entity, { day: '2026-11-24', lane: undefined })).toEqual({ giorno: '2026-11-24', sarta: null })
    expect(slotPrefill(entity, { day: '2026-11-24', lane: undefined })).toEqual({ giorno: '2026-11-24' })
  })

  it('is told with the gender of the thing', () => {
    expect(movedTo(entity, slotName('2026-11-26', 'Ada Bruni'))).toBe('Spostata a giovedì 26 novembre, Ada Bruni')
  })
})

describe('nextSpot', () => {
  const buttons = (lane: number, day: number) => (lane === 0 && day === 0 ? 3 : 1)
  const step = (key: string, lane: number, day: number, index: number, ctrl = false) =>
    nextSpot(key, ctrl, { lane, day, index }, 2, buttons)

  it('goes sideways by days and stops at the ends of the week', () => {
    expect(step('ArrowRight', 0, 0, 2)).toEqual({ lane: 0, day: 1, index: 0 })
    expect(step('ArrowLeft', 0, 0, 0)).toBeUndefined()
    expect(step('ArrowRight', 0, 6, 0)).toBeUndefined()
  })

  it('goes down through a square and then to the next row', () => {
    expect(step('ArrowDown', 0, 0, 1)).toEqual({ lane: 0, day: 0, index: 2 })
    expect(step('ArrowDown', 0, 0, 2)).toEqual({ lane: 1, day: 0, index: 0 })
    expect(step('ArrowUp', 1, 0, 0)).toEqual({ lane: 0, day: 0, index: 2 })
    expect(step('ArrowDown', 1, 0, 0)).toBeUndefined()
  })

  it('jumps to the ends of a row, and with Ctrl of the week', () => {
    expect(step('End', 0, 2, 0)).toEqual({ lane: 0, day: 6, index: 0 })
    expect(step('Home', 1, 2, 0, true)).toEqual({ lane: 0, day: 0, index: 0 })
    expect(step('a', 0, 0, 0)).toBeUndefined()
  })
})
