import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Ask } from '../../kernel/door/ask.ts'
import type { Change } from '../../kernel/door/change.ts'
import type { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { openLibrary } from '../dashboard/library.fixture.tsx'

beforeEach(() => page.viewport(1360, 900))

const update = (entity: string, id: string, values: Readonly<Record<string, unknown>>): Change => ({ type: 'update', entity, id, values })
const item = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const commit = async (store: MemoryStore, change: Change) =>
  expect(await store.commit([change], { via: 'api' })).toMatchObject({ ok: true })

/** The overview with its figure and its agenda, and what it has asked since it stood. */
async function overview() {
  const asks: Ask[] = []
  const { store } = await openLibrary('/libri', { hear: (ask) => asks.push(ask) })
  await expect.element(item('La casa')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^2 ?, come si calcola/ })).toBeVisible()
  asks.length = 0
  const asked = () => asks.map((ask) => (ask.of === 'query' ? `query ${ask.query.entity}` : ask.of))
  return { store, asked }
}

test('a change refreshes what it touches and asks for nothing else', async () => {
  const { store, asked } = await overview()
  // Nobody on this page says anything of a telephone, nor of somebody who has borrowed nothing.
  await commit(store, update('lettore', 'lettore_1', { telefono: '+39055112233' }))
  await commit(store, { type: 'create', entity: 'lettore', values: { nome: 'Bice' } })
  // A name stands in the agenda, and counts nothing.
  await commit(store, update('lettore', 'lettore_1', { nome: 'Anna Ferri Neri' }))
  await expect.element(item('La casa')).toMatchTextContent('Anna Ferri Neri')
  expect(asked()).toEqual(['query prestito', 'query prestito'])
})

test('a figure is worked out anew only for what it counts', async () => {
  const { store, asked } = await overview()
  await commit(store, update('prestito', 'prestito_1', { cauzione: 7500 }))
  await expect.element(item('La casa')).toMatchTextContent('75')
  expect(asked()).not.toContain('measure')
  await commit(store, { type: 'move', entity: 'prestito', id: 'prestito_1', to: 'reso' })
  await expect.element(page.getByRole('button', { name: /^1 ?, come si calcola/ })).toBeVisible()
  // What is lent and what is late: a loan that came back is neither.
  expect(asked().filter((of) => of === 'measure')).toHaveLength(2)
})

test('what opens with the page is asked for once', async () => {
  const asks: Ask[] = []
  await openLibrary('/libri', { hear: (ask) => asks.push(ask) })
  await expect.element(item('La casa')).toBeVisible()
  // The figure of the overview is the one beside the tab too; how many are late is another.
  expect(asks.filter(({ of }) => of === 'measure')).toHaveLength(2)
  expect(new Set(asks.map((ask) => JSON.stringify(ask))).size).toBe(asks.length)
})

test.each(['prestiti&mostra=cards', 'prestiti&mostra=cards&cerca=nessuno', 'lettori'])(
  'where there is nothing to ask, nothing is asked (%s)',
  async (address) => {
    const asks: Ask[] = []
    await openLibrary(`/libri?scheda=${address}`, { hear: (ask) => asks.push(ask) })
    await expect.element(page.getByText(/^\d+ (prestit|lettor)/).first()).toBeVisible()
    await expect.poll(() => document.querySelector('[aria-label="Caricamento"]')).toBeNull()
    expect(asks.length).toBeGreaterThan(0)
    expect(asks.filter((ask) => JSON.stringify(ask).includes('"value":[]'))).toEqual([])
  },
)
