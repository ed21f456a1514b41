import { expect, it } from 'vitest'
import { defineEntity } from './definition/define-entity.ts'
import { text } from '../fields/text.ts'
import { entityOfId } from './entities.ts'

const entity = (name: string) =>
  defineEntity({
    name,
    label: { one: 'Cosa', many: 'Cose', gender: 'f' },
    fields: { nome: text('Nome') },
    title: ['nome'],
    table: ['nome'],
  })
const entities = new Map(['voce', 'voce_listino', 'cliente'].map((name) => [name, entity(name)]))

it.each([
  ['voce_1', 'voce'],
  ['voce_listino_1', 'voce_listino'],
  ['voce_listini_1', 'voce'],
  ['cliente_a_b_c', 'cliente'],
  ['cliente_', 'cliente'],
  ['fattura_1', undefined],
  ['cliente', undefined],
  ['_1', undefined],
  ['', undefined],
])('%s belongs to %s', (id, name) => {
  expect(entityOfId(entities, id)?.name).toBe(name)
})
