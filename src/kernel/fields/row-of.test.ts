import { expect, it } from 'vitest'
import { bici } from '../../../conformance/fixture/bici.ts'
import { tagliando } from '../../../conformance/fixture/tagliando.ts'
import { rowOf, rowsOf } from './row-of.ts'

const row = { id: 'bici_1', version: 3, modello: 'Graziella', tipo: 'citta', proprietario: 'Ines Malagò' }

it('gives a record its fields', () => {
  const { modello, tipo } = rowOf(bici, row)
  expect([modello, tipo]).toEqual(['Graziella', 'citta'])
  expect(rowsOf(bici, [row])).toEqual([row])
})

it('refuses a record of another kind', () => {
  expect(() => rowOf(tagliando, row)).toThrow("'bici_1' is no tagliando.")
})
