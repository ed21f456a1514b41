import { expect, it } from 'vitest'
import { defineEntity } from '../../entity/definition/define-entity.ts'
import { text } from '../../fields/text.ts'
import { MemoryStore } from './memory-store.ts'

const socio = defineEntity({
  name: 'socio',
  label: { one: 'Socio', many: 'Soci', gender: 'm' },
  fields: { nome: text('Nome') },
  title: ['nome'],
  table: ['nome'],
})
const many = Array.from({ length: 2500 }, (_, n) => ({ id: `socio_${n}`, version: 1, nome: `${n % 2 === 0 ? 'Anna' : 'Bruno'} ${n}` }))
const make = () => new MemoryStore({ entities: [socio], sample: { socio: many }, at: () => ({ today: '2026-11-21' }) })

it('searches among thousands without keeping the thread', async () => {
  const store = make()
  const seen = { turns: 0, isDone: false }
  const other = (async () => {
    for (; !seen.isDone; seen.turns++) await new Promise((resolve) => setImmediate(resolve))
  })()
  const found = await store.query({ entity: 'socio', search: 'anna', total: true })
  seen.isDone = true
  await other
  expect(found.total).toBe(1250)
  expect(seen.turns).toBeGreaterThan(10)
})

it('finds what is written while it looks', async () => {
  const store = make()
  const search = store.query({ entity: 'socio', search: 'carla', total: true })
  await store.commit(
    [
      { type: 'update', entity: 'socio', id: 'socio_2499', values: { nome: 'Carla' } },
      { type: 'remove', entity: 'socio', id: 'socio_2498' },
    ],
    { via: 'form' },
  )
  expect((await search).rows.map(({ id }) => id)).toEqual(['socio_2499'])
})
