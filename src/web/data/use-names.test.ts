import { expect, it } from 'vitest'
import { defineEntity } from '../../kernel/entity/definition/define-entity.ts'
import { reference } from '../../kernel/fields/reference.ts'
import { text } from '../../kernel/fields/text.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { titlesOf } from './use-names.ts'

const label = { one: 'Cosa', many: 'Cose', gender: 'f' } as const
const cliente = defineEntity({ name: 'cliente', label, fields: { nome: text('Nome') }, title: ['nome'], table: ['nome'] })
const auto = defineEntity({
  name: 'auto',
  label,
  fields: { targa: text('Targa'), cliente: reference('Cliente', 'cliente') },
  title: ['targa', 'cliente'],
  table: ['targa'],
})
const lavoro = defineEntity({
  name: 'lavoro',
  label,
  fields: { auto: reference('Auto', 'auto'), cosa: text('Cosa') },
  title: ['cosa', 'auto'],
  table: ['cosa'],
})
const entities = [cliente, auto, lavoro]
const store = new MemoryStore({
  entities,
  at: () => ({ today: '2026-11-21' }),
  sample: {
    cliente: [{ id: 'cliente_1', version: 1, nome: 'Anna' }],
    auto: [{ id: 'auto_1', version: 1, targa: 'AB123CD', cliente: 'cliente_1' }],
    lavoro: [{ id: 'lavoro_1', version: 1, cosa: 'Gomme', auto: 'auto_1' }],
  },
})

it('titles of records hold the titles that they name, however far away; who is gone has none', async () => {
  expect(await titlesOf(store, entities, ['lavoro_1', 'cliente_1', 'auto_9', 'strano_1'])).toEqual({
    lavoro_1: 'Gomme · AB123CD · Anna',
    cliente_1: 'Anna',
  })
})
