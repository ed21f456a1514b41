import { describe, expect, it } from 'vitest'
import type { Ask } from '../src/kernel/door/ask.ts'
import { overheard } from '../src/kernel/door/ask.ts'
import type { Change } from '../src/kernel/door/change.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import type { Entry, Measure, Query, Store } from '../src/kernel/door/store.ts'
import { touches } from '../src/kernel/store/touches.ts'
import { wordsEntities, wordsSample } from './words-fixture.ts'

const entities = new Map(wordsEntities.map((entity) => [entity.name, entity]))
const open = () => new MemoryStore({ entities: wordsEntities, sample: wordsSample, at: () => ({ today: '2026-11-21' }) })

/** Everything that may be asked of these records: lists, narrowed, sorted, searched, by a few values; figures; records. */
const queries: readonly Query[] = [
  ...['zona', 'socio', 'soggiorno', 'visita', 'corso', 'lezione', 'prodotto', 'fattura'].map((entity) => ({ entity })),
  { entity: 'socio', select: ['nome'] },
  { entity: 'socio', select: ['zona.tariffa', 'speso'] },
  { entity: 'socio', where: [{ field: 'zona.nome', op: 'eq', value: 'Centro' }], select: ['nome'] },
  { entity: 'soggiorno', search: 'ada' },
  { entity: 'soggiorno', sort: [{ field: 'socio', direction: 'asc' }], select: ['dal'] },
  { entity: 'soggiorno', where: [{ field: 'socio.speso', op: 'gt', value: 100 }], select: ['dal'] },
  { entity: 'visita', select: ['socio.zona.tariffa'] },
  { entity: 'soggiorno', where: [{ field: 'dal', op: 'overlaps', value: { from: '2026-11-12', until: '2026-11-14' } }] },
  { entity: 'soggiorno', where: [{ field: 'dal', op: 'ended', value: '2026-11-14' }] },
  { entity: 'lezione', where: [{ field: 'corso.licenza', op: 'gt', value: '2026-12-01' }] },
]
const measures: readonly Measure[] = [
  { entity: 'zona', fn: 'count' },
  { entity: 'fattura', fn: 'sum', field: 'totale' },
  { entity: 'fattura', fn: 'sum', field: 'incluso' },
  { entity: 'fattura', fn: 'count', where: [{ field: 'listino', op: 'gt', value: 5000 }] },
  { entity: 'zona', fn: 'sum', field: 'tariffa' },
  { entity: 'socio', fn: 'sum', field: 'speso' },
  { entity: 'socio', fn: 'sum', field: 'aperti' },
  { entity: 'soggiorno', fn: 'sum', field: 'lordo' },
  { entity: 'soggiorno', fn: 'sum', field: 'netto' },
  { entity: 'soggiorno', fn: 'sum', field: 'orario', where: [{ field: 'stato', op: 'eq', value: 'aperto' }] },
  { entity: 'soggiorno', fn: 'count', groupBy: { field: 'socio.zona' } },
  { entity: 'soggiorno', fn: 'count', where: [{ field: 'dal', op: 'overlaps', value: { from: '2026-11-14', until: '2026-11-16' } }] },
  { entity: 'lezione', fn: 'sum', field: 'persone', where: [{ field: 'corso.posti', op: 'gt', value: 2 }] },
]
const asking: readonly (readonly [string, (store: Store) => Promise<unknown>])[] = [
  ...queries.map((query) => [`query ${JSON.stringify(query)}`, (store: Store) => store.query(query)] as const),
  ...measures.map((measure) => [`measure ${JSON.stringify(measure)}`, (store: Store) => store.measure(measure)] as const),
  ['get socio_1', (store) => store.get('socio', 'socio_1')],
  ['get soggiorno_3', (store) => store.get('soggiorno', 'soggiorno_3')],
  ['lookup socio', async (store) => [...(await store.lookup('socio', ['Ada Centro', 'Bruno Alpi']))]],
  ['history socio_1', (store) => store.history('socio', 'socio_1')],
]

const update = (entity: string, id: string, values: Readonly<Record<string, unknown>>): Change => ({ type: 'update', entity, id, values })
const commits: readonly (readonly Change[])[] = [
  [update('zona', 'zona_1', { nome: 'Porto' })],
  [update('zona', 'zona_1', { tariffa: 1 })],
  [{ type: 'create', entity: 'zona', values: { nome: 'Nuova', tariffa: 5 } }],
  [update('socio', 'socio_1', { sconto: 50 })],
  [update('socio', 'socio_2', { zona: 'zona_1' })],
  [update('socio', 'socio_1', { nome: 'Ida' })],
  [{ type: 'create', entity: 'socio', values: { nome: 'Dario' } }],
  [update('soggiorno', 'soggiorno_1', { prezzo: 9 })],
  [update('soggiorno', 'soggiorno_1', { ore: 7 })],
  [update('soggiorno', 'soggiorno_1', { giorni: 9 })],
  [update('soggiorno', 'soggiorno_4', { socio: 'socio_1' })],
  [update('soggiorno', 'soggiorno_2', { righe: [{ voce: 'Pane', quantita: 2, prezzo: 100 }] })],
  [{ type: 'move', entity: 'soggiorno', id: 'soggiorno_1', to: 'chiuso' }],
  [{ type: 'remove', entity: 'soggiorno', id: 'soggiorno_5' }],
  [update('prodotto', 'prodotto_1', { prezzo: 12_345 })],
  [update('prodotto', 'prodotto_2', { prezzo: 12_345 })],
  [update('prodotto', 'prodotto_1', { nome: 'Altro' })],
  [update('corso', 'corso_1', { posti: 9 })],
  [update('corso', 'corso_1', { licenza: '2026-11-25' })],
  [{ type: 'remove', entity: 'visita', id: 'visita_4' }],
  [update('lezione', 'lezione_1', { persone: 2 })],
]

/** What was asked, and what happened then. */
async function happen(ask: (store: Store) => Promise<unknown>, changes: readonly Change[]) {
  const store = open()
  const asks: Ask[] = []
  const before = await ask(overheard(store, (one) => asks.push(one)))
  const listening = store.changes()[Symbol.asyncIterator]()
  const committed = await store.commit(changes, { via: 'form' })
  expect(committed).toMatchObject({ ok: true })
  const { value } = await listening.next()
  const entries: readonly Entry[] = value ?? []
  return { before, after: await ask(store), asks, isTouched: asks.some((one) => touches(entities, one, entries)) }
}

describe('what a change touches', () => {
  it.each(asking)('%s: an answer that changes was touched', async (_name, ask) => {
    const missed: unknown[] = []
    let changed = 0
    for (const changes of commits) {
      const { before, after, isTouched } = await happen(ask, changes)
      if (JSON.stringify(before) === JSON.stringify(after)) continue
      changed++
      if (!isTouched) missed.push(changes)
    }
    expect(missed).toEqual([])
    expect(changed).toBeGreaterThan(0)
  })

  it.each<[string, (store: Store) => Promise<unknown>, Change]>([
    [
      'a list, by records that it has nothing to do with',
      (s) => s.query({ entity: 'lezione' }),
      update('socio', 'socio_1', { nome: 'Ida' }),
    ],
    [
      'a list, by a value of a named record that it does not say',
      (s) => s.query({ entity: 'visita' }),
      update('socio', 'socio_1', { sconto: 1 }),
    ],
    [
      'a list, by a new record that nobody names yet',
      (s) => s.query({ entity: 'visita' }),
      { type: 'create', entity: 'socio', values: { nome: 'Eva' } },
    ],
    [
      'a count, by a value that it does not ask',
      (s) => s.measure({ entity: 'soggiorno', fn: 'count' }),
      update('soggiorno', 'soggiorno_1', { prezzo: 1 }),
    ],
    [
      'a sum, by the state that it does not ask',
      (s) => s.measure({ entity: 'soggiorno', fn: 'sum', field: 'prezzo' }),
      { type: 'move', entity: 'soggiorno', id: 'soggiorno_1', to: 'chiuso' },
    ],
    ['a record, by another of its kind', (s) => s.get('zona', 'zona_2'), update('zona', 'zona_1', { nome: 'Porto' })],
    ['a history, by another record', (s) => s.history('zona', 'zona_2'), update('zona', 'zona_1', { nome: 'Porto' })],
    ['titles, by what is no part of them', (s) => s.lookup('socio', ['Ada Centro']), update('socio', 'socio_1', { sconto: 1 })],
  ])('does not touch %s', async (_name, ask, change) => {
    expect((await happen(ask, [change])).isTouched).toBe(false)
  })
})
