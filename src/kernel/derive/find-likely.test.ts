import { expect, it } from 'vitest'
import { defineEntity } from '../entity/definition/define-entity.ts'
import { date } from '../fields/date.ts'
import { reference } from '../fields/reference.ts'
import { text } from '../fields/text.ts'
import { time } from '../fields/time.ts'
import { MemoryStore } from '../store/memory/memory-store.ts'
import { findLikely } from './find-likely.ts'

const allievo = defineEntity({
  name: 'allievo',
  label: { one: 'Allievo', many: 'Allievi', gender: 'm' },
  fields: { nome: text('Nome') },
  title: ['nome'],
  table: ['nome'],
})
const lezione = defineEntity({
  name: 'lezione',
  label: { one: 'Lezione', many: 'Lezioni', gender: 'f' },
  fields: { allievo: reference('Allievo', 'allievo'), giorno: date('Giorno'), ora: time('Ora') },
  title: ['allievo', 'giorno', 'ora'],
  table: ['allievo', 'giorno', 'ora'],
})
const store = new MemoryStore({
  entities: [allievo, lezione],
  sample: {
    allievo: [
      { id: 'allievo_1', version: 1, nome: 'Anna' },
      { id: 'allievo_2', version: 1, nome: 'Bruno' },
      { id: 'allievo_3', version: 1, nome: "Dell'Acqua" },
      { id: 'allievo_4', version: 1, nome: 'Deluca' },
    ],
    lezione: [{ id: 'lezione_1', version: 1, allievo: 'allievo_1', giorno: '2026-11-21', ora: '09:30' }],
  },
  at: () => ({ today: '2026-11-21' }),
})
const likely = async (values: object) =>
  (await findLikely(store, lezione, { allievo: 'allievo_1', giorno: '2026-11-21', ora: '09:30', ...values }))?.row.id

it('finds by the title, where another record stands in it', async () => {
  expect(await likely({})).toBe('lezione_1')
})

it('takes two lessons at one hour for two, when they are of two pupils', async () => {
  expect(await likely({ allievo: 'allievo_2' })).toBeUndefined()
  expect(await likely({ ora: '10:30' })).toBeUndefined()
})

it.each([
  ['Dellacqua', 'allievo_3'],
  ['De Luca', 'allievo_4'],
])('finds %s, whose name is kept with another particle', async (nome, id) => {
  expect((await findLikely(store, allievo, { nome }))?.row.id).toBe(id)
})
