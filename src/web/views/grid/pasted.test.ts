import { describe, expect, it } from 'vitest'
import { isKind, type Field } from '../../../kernel/fields/field.ts'
import type { Choice } from '../../../kernel/fields/choice.ts'
import { pastedMarks } from './pasted.ts'
import { scuola } from './scuola.fixture.ts'

const screen = scuola.screens.find((one) => one.kind === 'collection' && one.grid)
const grid = screen?.kind === 'collection' ? screen.grid : undefined
const found: Field | undefined = scuola.entities.find(({ name }) => name === 'presenza')?.fields['segno']
const isChoice = (field: Field | undefined): field is Choice<string> => field !== undefined && isKind(field, 'choice')
if (!grid || !isChoice(found)) throw new Error('the fixture has a register')
const field = found
const rows = ['a', 'b'].map((id) => ({ id, title: id }))
const paste = (text: string, row = 0, column = 0) => pastedMarks(text, { grid, field, here: { row, column }, rows, columns: ['1', '2'] })

describe('what is pasted', () => {
  it('is marks by letter and by word, empty where a cell is', () => {
    expect(paste('P\tassente\r\n\tRitardo\r\n').squares).toEqual([
      { row: 'a', column: '1', value: 'presente' },
      { row: 'a', column: '2', value: 'assente' },
      { row: 'b', column: '1', value: undefined },
      { row: 'b', column: '2', value: 'ritardo' },
    ])
  })

  it('tells what is no mark, once, and what falls outside', () => {
    expect(paste('x\tx\nA\tA', 1, 1)).toEqual({ squares: [], unread: ['x'], beside: 2 })
    expect(paste('P\t\t', 0, 1)).toMatchObject({ squares: [{ row: 'a', column: '2', value: 'presente' }], beside: 0 })
  })
})
