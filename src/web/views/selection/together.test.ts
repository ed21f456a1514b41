import { describe, expect, it } from 'vitest'
import { defineEntity } from '../../../kernel/entity/definition/define-entity.ts'
import { choice } from '../../../kernel/fields/choice.ts'
import { number } from '../../../kernel/fields/document-number.ts'
import { optional } from '../../../kernel/fields/field.ts'
import { lines } from '../../../kernel/fields/lines.ts'
import { money } from '../../../kernel/fields/money.ts'
import { status } from '../../../kernel/fields/status.ts'
import { text } from '../../../kernel/fields/text.ts'
import { counted, doneTo, movesTogether, removable, settable } from './together.ts'

const nota = defineEntity({
  name: 'nota',
  label: { one: 'Nota', many: 'Note', gender: 'f' },
  fields: {
    numero: number('Numero', { series: 'N', per: 'year', on: 'emessa' }),
    chi: text('Chi'),
    importo: money('Importo'),
    mezzo: optional(choice('Mezzo', { contanti: 'Contanti', carta: 'Carta' })),
    righe: optional(lines('Righe', { cosa: text('Cosa') }, { summary: ({ cosa }) => cosa })),
    stato: status('Stato', 'bozza', {
      bozza: { label: 'Bozza', tone: 'neutral', next: ['emessa', 'guardata'] },
      emessa: { label: 'Emessa', tone: 'info', next: ['pagata'], verb: 'Emetti' },
      pagata: { label: 'Pagata', tone: 'success', next: [], verb: 'Incassa', requires: ['mezzo'], over: true },
      guardata: { label: 'Guardata', tone: 'neutral', next: [], shows: ['importo'] },
    }),
  },
  title: ['chi'],
  table: ['numero', 'chi', 'importo', 'stato'],
})
const row = (id: string, stato: string, more = {}) => ({ id: `nota_${id}`, version: 1, chi: id, importo: 100, stato, ...more })
const [bozza, emessa, conMezzo, pagata] = [
  row('a', 'bozza'),
  row('b', 'emessa', { numero: '2026/1' }),
  row('c', 'emessa', { numero: '2026/2', mezzo: 'carta' }),
  row('d', 'pagata', { numero: '2026/3', mezzo: 'carta' }),
]

describe('movesTogether', () => {
  it('names the ways of some of them, what one or more lack, and whether a number is given', () => {
    const moves = movesTogether(nota, [bozza, emessa, conMezzo, pagata])
    expect(moves.map(({ to, label, rows, asks, givesNumbers }) => [to, label, rows.length, Object.keys(asks), givesNumbers])).toEqual([
      ['emessa', 'Emetti', 1, [], true],
      ['pagata', 'Incassa', 2, ['mezzo'], false],
    ])
  })

  it('leaves a move that shows something to whoever looks at it one by one', () => {
    expect(movesTogether(nota, [bozza]).map(({ to }) => to)).not.toContain('guardata')
  })
})

it('removes nothing that has a number', () => {
  expect(removable(nota, [bozza, emessa, pagata])).toEqual([bozza])
})

it('gives many the same value of what is not each one’s own', () => {
  expect(Object.keys(settable(nota))).toEqual(['importo', 'mezzo'])
})

it('counts in Italian', () => {
  expect([counted(nota, 1), counted(nota, 1200), doneTo('Eliminato', nota, 1), doneTo('Eliminato', nota, 2)]).toEqual([
    '1 nota',
    '1.200 note',
    'Eliminata 1 nota',
    'Eliminate 2 note',
  ])
})
