import { beforeEach, expect, it } from 'vitest'
import { defineEntity } from '../../entity/definition/define-entity.ts'
import { text } from '../../fields/text.ts'
import { NotedStore, type DemoMade } from './noted-store.ts'

const cosa = defineEntity({
  name: 'cosa',
  label: { one: 'Cosa', many: 'Cose', gender: 'f' },
  fields: { nome: text('Nome') },
  title: ['nome'],
  table: ['nome'],
})
const at = { today: '2026-11-27', time: '09:00' }
const sector = {
  card: { slug: 'prova', title: 'Prova' },
  entities: [cosa],
  sample: () => ({ cosa: [{ id: 'cosa_1', version: 1, nome: 'Martello' }] }),
}

let made: DemoMade | undefined
let store: NotedStore
beforeEach(() => {
  made = undefined
  store = new NotedStore({ sector, at: () => at, tell: (next) => (made = next) })
})

const create = (nome: string, id?: string) =>
  store.commit([{ type: 'create', entity: 'cosa', ...(id !== undefined && { id }), values: { nome } }], { via: 'form', ...(id && { id }) })

it('notes what was wished, with the ids that records were given', async () => {
  await create('Chiodo')
  await store.commit([{ type: 'update', entity: 'cosa', id: 'cosa_1', values: { nome: 'Mazza' } }], { via: 'form' })
  const [first, second] = made?.work.commits ?? []
  expect(first).toMatchObject({ changes: [{ id: first?.rows[0], values: { nome: 'Chiodo' } }] })
  expect(second?.rows).toEqual(['cosa_1'])
  expect(made).toMatchObject({ slug: 'prova', title: 'Prova', count: 2, parts: ['2 cose'], work: at })
})

it('leaves out what was undone, and takes up again what was done again', async () => {
  const done = await create('Chiodo')
  const back = await store.undo(done.ok ? done.commit : 0)
  expect(made).toMatchObject({ count: 0, work: { commits: [] } })
  await store.undo(back.ok ? back.commit : 0)
  expect(made?.count).toBe(1)
})

it('notes nothing that is refused, what is sent twice once, and no record that came and went', async () => {
  await create('')
  expect(made).toBeUndefined()
  await create('Chiodo', 'cosa_2')
  await create('Chiodo', 'cosa_2')
  expect(made?.work.commits).toHaveLength(1)
  await store.commit([{ type: 'remove', entity: 'cosa', id: 'cosa_2' }], { via: 'form' })
  expect(made).toMatchObject({ count: 0, work: { commits: [{}, {}] } })
})
