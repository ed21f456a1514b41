import { expect, it } from 'vitest'
import { storeEntities, TODAY } from '../../../conformance/store-fixture.ts'
import { MemoryStore } from '../store/memory/memory-store.ts'
import { readOf } from './read-of.ts'

it('finds every record for a rule or a proposal, however many there are', async () => {
  const cliente = Array.from({ length: 5001 }, (_, n) => ({ id: `cliente_${n}`, version: 1, nome: 'Bianchi' }))
  const store = new MemoryStore({ entities: storeEntities, sample: { cliente }, at: () => ({ today: TODAY }) })
  expect(await readOf(store).find('cliente', [{ field: 'nome', op: 'eq', value: 'Bianchi' }])).toHaveLength(5001)
})
