import { expect, it } from 'vitest'
import { storeEntities, storeSample, TODAY } from '../../../conformance/store-fixture.ts'
import { overheard, type Ask } from './ask.ts'
import { MemoryStore } from '../store/memory/memory-store.ts'
import { together } from './batch.ts'

const open = () => {
  const asks: Ask[] = []
  const store = new MemoryStore({ entities: storeEntities, sample: storeSample, at: () => ({ today: TODAY }) })
  let questions = 0
  const counted = overheard(store, (ask) => asks.push(ask))
  const counting = {
    ...counted,
    measures: (...of: Parameters<typeof counted.measures>) => (questions++, counted.measures(...of)),
    getMany: (...of: Parameters<typeof counted.getMany>) => (questions++, counted.getMany(...of)),
    query: (...of: Parameters<typeof counted.query>) => (questions++, counted.query(...of)),
  }
  return { store, asks, one: together(counting), questions: () => questions }
}

it('asks for the figures of one turn at once, and each figure once', async () => {
  const { one, store, asks, questions } = open()
  const count = { entity: 'ordine', fn: 'count' } as const
  const sum = { entity: 'ordine', fn: 'sum', field: 'importo' } as const
  const answers = await Promise.all([one.measure(count), one.measure(sum), one.measure(count)])
  expect(answers).toEqual([await store.measure(count), await store.measure(sum), await store.measure(count)])
  expect([questions(), asks.length]).toEqual([1, 2])
})

it('asks for the records of one turn at once, and says of each that is not there that it is not', async () => {
  const { one, questions } = open()
  const rows = await Promise.all(['cliente_2', 'cliente_99', 'cliente_1', 'cliente_2'].map((id) => one.get('cliente', id)))
  expect(rows.map((row) => row?.id)).toEqual(['cliente_2', undefined, 'cliente_1', 'cliente_2'])
  expect(questions()).toBe(1)
})

it('asks the same list once in a turn, and again in the next', async () => {
  const { one, questions } = open()
  const [a, b] = await Promise.all([one.query({ entity: 'cliente' }), one.query({ entity: 'cliente' })])
  expect(a).toBe(b)
  await one.query({ entity: 'cliente' })
  expect(questions()).toBe(2)
})

it('tells of a fault who asked for it, and answers the others', async () => {
  const { one, questions } = open()
  const wrong = { entity: 'ordine', fn: 'sum', field: 'niente' } as const
  const asked = [
    one.measure({ entity: 'ordine', fn: 'count' }),
    one.measure(wrong),
    one.get('niente', 'niente_1'),
    one.get('cliente', 'cliente_1'),
  ]
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled'])
  const before = questions()
  await expect(one.measure(wrong)).rejects.toThrow("'niente' is not a field")
  expect(questions()).toBe(before + 1)
})
