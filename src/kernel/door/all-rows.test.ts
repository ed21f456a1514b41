import { expect, it } from 'vitest'
import { storeEntities, storeSample, TODAY } from '../../../conformance/store-fixture.ts'
import { allRows } from './all-rows.ts'
import { MemoryStore } from '../store/memory/memory-store.ts'

const cliente = Array.from({ length: 5200 }, (_, n) => ({ id: `cliente_${n}`, version: 1, nome: `Cliente ${n % 7}` }))
const ordine = cliente.map(({ id }, n) => ({ ...storeSample['ordine']?.[0], id: `ordine_${n}`, version: 1, cliente: id }))
const store = new MemoryStore({ entities: storeEntities, sample: { cliente, ordine }, at: () => ({ today: TODAY }) })

it('reads every record once, and the titles of those they refer to', async () => {
  const { rows, names } = await allRows(store, { entity: 'ordine', sort: [{ field: 'descrizione', direction: 'asc' }] })
  expect([rows.length, new Set(rows.map(({ id }) => id)).size, Object.keys(names).length]).toEqual([5200, 5200, 5200])
})

it('reads nothing where nothing is found', async () => {
  expect(await allRows(store, { entity: 'cliente', where: [{ field: 'nome', op: 'eq', value: 'Nessuno' }] })).toEqual({
    rows: [],
    names: {},
  })
})
