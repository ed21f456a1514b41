import { array, assert, asyncProperty, constantFrom, integer, oneof, record, type Arbitrary } from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { today } from '../src/kernel/expression/expression.ts'
import type { Condition } from '../src/kernel/expression/condition.ts'
import type { AnyRow } from '../src/kernel/fields/shapes.ts'
import { defineUnload } from '../src/kernel/stock/define-unload.ts'
import type { Change } from '../src/kernel/door/change.ts'
import { readOf } from '../src/kernel/door/read-of.ts'
import type { Store } from '../src/kernel/door/store.ts'
import { looseEntities, lotto, movimento, stockEntities, stockSample } from './stock-fixture.ts'
import type { Make } from './store-suite.ts'

const TODAY = '2026-11-21'
const unload = defineUnload(movimento, lotto)
const move = (articolo: string, quantita: number, more: Readonly<Record<string, unknown>> = {}): Change => ({
  type: 'create',
  entity: 'movimento',
  values: { articolo, quantita, giorno: TODAY, ...more },
})
const beat = (verso: string, pezzi: number): Change => ({ type: 'create', entity: 'battuta', values: { merce: 'merce_1', verso, pezzi } })

/** Movements are the truth: what is there is their sum, never less than nothing, wherever the records are kept and whoever writes at once. */
export function describeStock(name: string, make: Make): void {
  const start = async (entities = stockEntities) =>
    make({ entities, sample: stockSample, at: () => ({ today: TODAY }), now: () => `${TODAY}T09:00:00.000Z` })

  describe(`stock: ${name}`, () => {
    let store: Store
    let other: Store
    beforeEach(async () => {
      const open = await start()
      store = open('Ada')
      other = open('Bruno')
    })
    const commit = (...changes: Change[]) => store.commit(changes, { via: 'form' })
    const refusal = async (...changes: Change[]) => {
      const result = await commit(...changes)
      return result.ok ? [] : result.problems.map(({ path, message, change }) => [path, message, change])
    }
    const of = async (id: string) => (await store.get('articolo', id))?.['giacenza']
    const where = async (entity: string, ...conditions: Condition[]) =>
      (await store.query({ entity, where: conditions, sort: [{ field: 'id', direction: 'asc' }] })).rows.map(({ id }) => id)

    it('is the sum of its movements, and is filtered and sorted by', async () => {
      const { rows } = await store.query({ entity: 'articolo', sort: [{ field: 'giacenza', direction: 'desc' }] })
      expect(rows.map(({ id, giacenza }) => [id, giacenza])).toEqual([
        ['articolo_1', 15.5],
        ['articolo_2', 10],
        ['articolo_3', 0],
      ])
      expect(await where('articolo', { field: 'giacenza', op: 'lt', value: 11 })).toEqual(['articolo_2', 'articolo_3'])
    })

    it('knows what runs out next, of what is left', async () => {
      const next = async () => (await store.get('articolo', 'articolo_2'))?.['prossima_scadenza']
      expect(await next()).toBe('2026-10-31')
      await commit(move('articolo_2', -3, { lotto: 'lotto_3' }))
      expect(await next()).toBe('2026-12-31')
      expect(await where('articolo', { field: 'prossima_scadenza', op: 'lte', value: today(60) })).toEqual(['articolo_2'])
      expect(await where('articolo', { field: 'prossima_scadenza', op: 'lte', value: today(30) })).toEqual([])
      expect(await where('lotto', { field: 'rimasto', op: 'gt', value: 0 }, { field: 'scadenza', op: 'lte', value: today(60) })).toEqual([
        'lotto_2',
      ])
    })

    it('is never less than nothing, and says how much there is', async () => {
      expect(await refusal(move('articolo_1', -16))).toEqual([['quantita', 'Di «Garza» ne restano 15,5: ne mancano 0,5.', 0]])
      expect(await refusal(move('articolo_3', -1))).toEqual([['quantita', 'Di «Termometro» non ce n’è: ne manca 1.', 0]])
      expect(await refusal(move('articolo_1', -15.5))).toEqual([])
      expect(await of('articolo_1')).toBe(0)
    })

    it('counts what goes together in one commit, and what comes with it', async () => {
      expect((await refusal(move('articolo_1', -10), move('articolo_1', -6))).map(([, , change]) => change)).toEqual([0, 1])
      expect(await refusal(move('articolo_1', -20), move('articolo_1', 5))).toEqual([])
      expect(await of('articolo_1')).toBe(0.5)
    })

    it('holds for each lot, whose name the sentence says', async () => {
      expect(await refusal(move('articolo_2', -3, { lotto: 'lotto_2' }))).toEqual([['quantita', 'Di «S2» ne restano 2: ne manca 1.', 0]])
      expect(await refusal(move('articolo_1', -1, { lotto: 'lotto_1' }))).toEqual([
        ['lotto', 'Il lotto è di un altro articolo. Scegli di nuovo.', 0],
      ])
    })

    it('holds for each place', async () => {
      expect(await refusal(move('articolo_1', -6, { deposito: 'deposito_2' }))).toEqual([
        ['quantita', 'Di «Garza» ne restano 5,5: ne mancano 0,5.', 0],
      ])
      const carried = [move('articolo_1', -5, { deposito: 'deposito_2' }), move('articolo_1', 5, { deposito: 'deposito_1' })]
      expect(await refusal(...carried)).toEqual([])
      expect(await of('articolo_1')).toBe(15.5)
    })

    it('is corrected by a further movement: one that stands is neither removed, nor changed, nor undone once it was used', async () => {
      const load = await commit(move('articolo_3', 5, {}))
      const id = load.ok ? (load.rows[0]?.id ?? '') : ''
      await commit(move('articolo_3', -3))
      const closed = 'Il movimento è registrato: resta com’è.'
      expect(await refusal({ type: 'remove', entity: 'movimento', id })).toEqual([['', closed, 0]])
      expect(await refusal({ type: 'update', entity: 'movimento', id, values: { quantita: 2 } })).toEqual([['quantita', closed, 0]])
      expect(await refusal({ type: 'update', entity: 'movimento', id, values: { articolo: 'articolo_1' } })).toEqual([
        ['articolo', closed, 0],
      ])
      expect(await refusal({ type: 'adjust', entity: 'movimento', id, by: { quantita: -2.5 } })).toEqual([['quantita', closed, 0]])
      expect(await store.undo(load.ok ? load.commit : -1)).toMatchObject({ ok: false, problems: [{ code: 'stock' }] })
      expect(await of('articolo_3')).toBe(2)
    })

    it('is counted by a quantity that is worked out, told at the number that is typed', async () => {
      expect(await refusal(beat('vendita', 4))).toEqual([['pezzi', 'Di «Penna» ne restano 3 pezzi: ne manca 1 pezzo.', 0]])
      expect(await refusal(beat('vendita', 3))).toEqual([])
      expect((await store.get('merce', 'merce_1'))?.['pezzi']).toBe(0)
    })

    it('two tills at once never sell the same piece', async () => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => (n % 2 === 0 ? store : other).commit([move('articolo_1', -3)], { via: 'form' })),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
      expect(await of('articolo_1')).toBe(0.5)
    })

    it('may fall below nothing where the trade says so', async () => {
      const loose = (await start(looseEntities))('Ada')
      expect(await loose.commit([move('articolo_3', -2)], { via: 'form' })).toMatchObject({ ok: true })
      expect((await loose.get('articolo', 'articolo_3'))?.['giacenza']).toBe(-2)
    })

    it('takes from lots first expiry first out, over several, and says what lacks', async () => {
      const read = readOf(store)
      const take = (quantity: number, expired?: 'last') =>
        unload(read, [{ of: 'articolo_2', quantity }], { on: TODAY, ...(expired && { expired }) })
      expect(await take(1.5)).toEqual([{ picks: [{ lot: 'lotto_2', quantity: 1.5 }], lacks: 0 }])
      expect(await take(8)).toEqual([
        {
          picks: [
            { lot: 'lotto_2', quantity: 2 },
            { lot: 'lotto_1', quantity: 4 },
            { lot: 'lotto_4', quantity: 1 },
          ],
          lacks: 1,
        },
      ])
      expect((await take(8, 'last'))[0]?.picks.at(-1)).toEqual({ lot: 'lotto_3', quantity: 1 })
      const twice = [
        { of: 'articolo_2', quantity: 1 },
        { of: 'articolo_2', quantity: 2 },
      ]
      expect((await unload(read, twice, { on: TODAY })).map(({ picks }) => picks)).toEqual([
        [{ lot: 'lotto_2', quantity: 1 }],
        [
          { lot: 'lotto_2', quantity: 1 },
          { lot: 'lotto_1', quantity: 1 },
        ],
      ])
      await commit(move('articolo_2', 3, { lotto: 'lotto_1', deposito: 'deposito_1' }))
      expect(await unload(read, [{ of: 'articolo_2', quantity: 9 }], { on: TODAY, place: 'deposito_1' })).toEqual([
        { picks: [{ lot: 'lotto_1', quantity: 3 }], lacks: 6 },
      ])
    })

    it('whatever two people do: never less than nothing, always the sum of the movements', async () => {
      await assert(
        asyncProperty(array(deed, { minLength: 1, maxLength: 8 }), async (deeds) => {
          const open = await start()
          const tills = [open('Ada'), open('Bruno')]
          for (const pair of pairs(deeds)) {
            await Promise.all(pair.map(async ({ by, change: one }) => tills[by]?.commit([one], { via: 'form' })))
          }
          const [all, articles, lots] = await Promise.all(
            ['movimento', 'articolo', 'lotto'].map(async (entity) => (await open('Ada').query({ entity, page: { limit: 500 } })).rows),
          )
          for (const [rows, key, sum] of [
            [articles, 'articolo', 'giacenza'],
            [lots, 'lotto', 'rimasto'],
          ] as const) {
            for (const row of rows ?? []) {
              expect([row.id, row[sum]]).toEqual([row.id, total((all ?? []).filter((one) => one[key] === row.id))])
              expect(row[sum]).toBeGreaterThanOrEqual(0)
            }
          }
        }),
        { numRuns: 12 },
      )
    }, 120_000)
  })
}

const total = (rows: readonly AnyRow[]) => rows.reduce((sum, row) => sum + Math.round(Number(row['quantita']) * 100), 0) / 100

interface Deed {
  readonly by: number
  readonly change: Change
}

const amount = integer({ min: -900, max: 500 }).map((n) => n / 100)
const where = constantFrom(
  { articolo: 'articolo_1' },
  { articolo: 'articolo_1', deposito: 'deposito_2' },
  { articolo: 'articolo_2', lotto: 'lotto_1' },
  { articolo: 'articolo_2', lotto: 'lotto_2' },
  { articolo: 'articolo_3' },
)
const id = integer({ min: 1, max: 6 }).map((n) => `movimento_${n}`)
const change: Arbitrary<Change> = oneof(
  record({ quantita: amount, at: where }).map(({ quantita, at: { articolo, ...more } }) => move(articolo, quantita, more)),
  record({ id, quantita: amount }).map(({ id: one, quantita }): Change => ({
    type: 'update',
    entity: 'movimento',
    id: one,
    values: { quantita },
  })),
  record({ id, quantita: amount }).map(({ id: one, quantita }): Change => ({
    type: 'adjust',
    entity: 'movimento',
    id: one,
    by: { quantita },
  })),
  id.map((one): Change => ({ type: 'remove', entity: 'movimento', id: one })),
)
const deed: Arbitrary<Deed> = record({ by: integer({ min: 0, max: 1 }), change })

const pairs = (deeds: readonly Deed[]): readonly (readonly Deed[])[] =>
  deeds.flatMap((one, at) => (at % 2 === 0 ? [[one, ...deeds.slice(at + 1, at + 2)]] : []))
