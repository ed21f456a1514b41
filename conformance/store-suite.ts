import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { Asker } from '../src/kernel/door/asker.ts'
import type { At } from '../src/kernel/italian/at.ts'
import type { AnyEntity } from '../src/kernel/entity/entity.ts'
import type { AnyRow } from '../src/kernel/fields/shapes.ts'
import type { Change, Values } from '../src/kernel/door/change.ts'
import type { Condition, Operator } from '../src/kernel/expression/condition.ts'
import type { Committed, Entry, Query, Sort, Store } from '../src/kernel/door/store.ts'
import { storeEntities, storeSample, TODAY } from './store-fixture.ts'

export interface StoreSetting {
  readonly entities: readonly AnyEntity[]
  readonly sample: Readonly<Record<string, readonly AnyRow[]>>
  readonly at: () => At
  readonly now: () => string
}

/** How somebody opens a place: the owner where no groups are said. */
export type Open = (by: string, groups?: Asker['groups']) => Store
/** A place with these records in it, and how somebody opens it. */
export type Make = (setting: StoreSetting) => Open | Promise<Open>

const NOW = '2026-11-21T09:00:00.000Z'
const numbers = (rows: readonly AnyRow[]) => rows.map(({ id }) => Number(id.slice(id.lastIndexOf('_') + 1)))

/** What every store must do, whatever it keeps its records in. A store is conformant when this passes and not before. */
export function describeStore(name: string, make: Make): void {
  describe(`store: ${name}`, () => {
    let open: Open
    let store: Store
    let day = TODAY
    beforeEach(async () => {
      day = TODAY
      open = await make({ entities: storeEntities, sample: storeSample, at: () => ({ today: day }), now: () => NOW })
      store = open('Ada')
    })

    const commit = (...changes: Change[]) => store.commit(changes, { via: 'form' })
    const total = async (query: Query) => (await store.query({ ...query, total: true })).total
    const find = async (query: Omit<Query, 'entity'>) => numbers((await store.query({ entity: 'ordine', ...query })).rows)
    const where = (...conditions: Condition[]) => find({ where: conditions, sort: [{ field: 'id', direction: 'asc' }] })

    describe('query: conditions', () => {
      it.each<[string, Condition[], number[]]>([
        ['eq on a text', [{ field: 'descrizione', op: 'eq', value: 'Lampada da tavolo' }], [4]],
        ['eq on a reference', [{ field: 'cliente', op: 'eq', value: 'cliente_1' }], [1, 3, 4]],
        ['eq on a state', [{ field: 'stato', op: 'eq', value: 'annullato' }], [3]],
        ['ne', [{ field: 'stato', op: 'ne', value: 'aperto' }], [3]],
        ['ne is met by what is empty', [{ field: 'importo', op: 'ne', value: 12_000 }], [2, 3, 4, 5]],
        ['in', [{ field: 'data', op: 'in', value: ['2026-10-03', '2027-01-01'] }], [1, 5]],
        ['in nothing', [{ field: 'data', op: 'in', value: [] }], []],
        ['lt on money', [{ field: 'importo', op: 'lt', value: 12_000 }], [4]],
        ['lte on money', [{ field: 'importo', op: 'lte', value: 12_000 }], [1, 4]],
        ['gt on a number', [{ field: 'pezzi', op: 'gt', value: 3 }], [5]],
        ['gte on a number', [{ field: 'pezzi', op: 'gte', value: 3 }], [2, 5]],
        ['numbers are no texts: 12 is more than 3', [{ field: 'pezzi', op: 'lt', value: 12 }], [2, 4]],
        [
          'a span of days',
          [
            { field: 'data', op: 'gte', value: '2026-11-20' },
            { field: 'data', op: 'lte', value: '2026-11-21' },
          ],
          [2, 3],
        ],
        ['times', [{ field: 'ora', op: 'lt', value: '09:00' }], [2]],
        ['empty', [{ field: 'pezzi', op: 'empty' }], [1, 3]],
        ['filled', [{ field: 'pezzi', op: 'filled' }], [2, 4, 5]],
        ['what is empty is neither less nor more', [{ field: 'pezzi', op: 'gte', value: 0 }], [2, 4, 5]],
        ['by id', [{ field: 'id', op: 'eq', value: 'ordine_2' }], [2]],
        ['by ids', [{ field: 'id', op: 'in', value: ['ordine_2', 'ordine_5', 'ordine_99'] }], [2, 5]],
        ['on what is worked out', [{ field: 'vecchio', op: 'eq', value: 'si' }], [1, 3]],
        [
          'all of them',
          [
            { field: 'cliente', op: 'eq', value: 'cliente_1' },
            { field: 'stato', op: 'eq', value: 'aperto' },
          ],
          [1, 4],
        ],
      ])('%s', async (_case, conditions, expected) => {
        expect((await where(...conditions)).toSorted((a, b) => a - b)).toEqual(expected)
      })
    })

    it('asks for ids by every comparison', async () => {
      const asked = async (op: Operator, value?: unknown) =>
        (await store.query({ entity: 'cliente', where: [{ field: 'id', op, value }] })).rows
          .map(({ id }) => Number(id.at(-1)))
          .toSorted((a, b) => a - b)
      expect([await asked('eq', 'cliente_2'), await asked('ne', 'cliente_2'), await asked('in', ['cliente_1', 'x'])]).toEqual([
        [2],
        [1, 3],
        [1],
      ])
      expect([await asked('lt', 'cliente_2'), await asked('lte', 'cliente_2')]).toEqual([[1], [1, 2]])
      expect([await asked('gt', 'cliente_2'), await asked('gte', 'cliente_2')]).toEqual([[3], [2, 3]])
      expect([await asked('empty'), await asked('filled')]).toEqual([[], [1, 2, 3]])
    })

    describe('query: order', () => {
      it('near: from today on, the nearest first, then the past, the latest first', async () => {
        expect(await find({ sort: [{ field: 'data', direction: 'near' }] })).toEqual([2, 4, 5, 3, 1])
        day = '2026-12-31'
        expect(await find({ sort: [{ field: 'data', direction: 'near' }] })).toEqual([5, 4, 2, 3, 1])
      })
    })

    describe('query: search', () => {
      it.each([
        ['fattura', [1], 'the word as it is written'],
        ['fatture', [1], 'another ending'],
        ['FATTURA', [1], 'capitals'],
        ['idraulica', [2], 'another gender'],
        ['perche', [3], 'without the accent'],
        ['elite', [2, 5], 'a client without the accent'],
        ['dangelo', [], 'a client without orders'],
        ['lampda', [4], 'one typo'],
        ['lampada', [4, 5], 'a word that another begins with'],
        ['zanotti tavolo', [4], 'words of two fields'],
        ['zanotti idraulico', [], 'every word must be found'],
        ['annullato', [3], 'a state by its label'],
        ['03/10/2026', [1], 'a day as it is written'],
        ['22/11', [4], 'a day without its year'],
        ['80,50 €', [4], 'an amount'],
        ['450', [2], 'an amount without cents'],
        ['50', [], 'no part of an amount'],
        ['zanotto', [1, 3, 4], 'a typo at the end'],
        ['danotti', [], 'a typo in the first letter'],
        ['xyz', [], 'nothing'],
        ['fatura lamp', [], 'a typo beside a word that is not finished, in two records'],
        ['zanoti lamp', [4], 'a typo beside a word that is not finished'],
        ['zanotti lampqda', [4], 'a typo in the rarer word'],
        ['lampada 22/11', [4], 'a word and a day'],
        ['   ', [1, 2, 3, 4, 5], 'spaces alone: everything'],
        ['— !', [1, 2, 3, 4, 5], 'signs alone: everything'],
      ])('«%s» finds %j: %s', async (search, expected) => {
        expect((await find({ search })).toSorted((a, b) => a - b)).toEqual(expected)
      })

      it('puts whole words before begun ones', async () => {
        expect(await find({ search: 'lampada' })).toEqual([4, 5])
      })

      it('keeps to the conditions', async () => {
        expect(await find({ search: 'lampada', where: [{ field: 'cliente', op: 'eq', value: 'cliente_2' }] })).toEqual([5])
      })

      it('follows the wanted order rather than the best match', async () => {
        expect(await find({ search: 'lampada', sort: [{ field: 'data', direction: 'desc' }] })).toEqual([5, 4])
      })

      it('puts equally good matches in the order of the list', async () => {
        expect(await find({ search: 'aperto' })).toEqual([5, 4, 2, 1])
      })

      it('finds a record by the new name of what it refers to, and no longer by the old one', async () => {
        await find({ search: 'zanotti' })
        await commit({ type: 'update', entity: 'cliente', id: 'cliente_1', values: { nome: 'Pasticceria Orsini' } })
        expect(await find({ search: 'orsini', sort: [{ field: 'data', direction: 'asc' }] })).toEqual([1, 3, 4])
        expect(await find({ search: 'zanotti' })).toEqual([])
      })

      it('puts a title that was typed whole first, and then those that begin so', async () => {
        await commit({ type: 'create', entity: 'articolo', id: 'articolo_9', values: { nome: 'Cavo lungo', giacenza: 1, soglia: 1 } })
        await commit({
          type: 'create',
          entity: 'articolo',
          id: 'articolo_8',
          values: { nome: 'Canalina per cavo', giacenza: 1, soglia: 1 },
        })
        const { rows } = await store.query({ entity: 'articolo', search: 'cavo' })
        expect(numbers(rows)).toEqual([2, 9, 8])
      })

      it('finds a record by what the one it refers to is recognised by, and no longer when that has changed', async () => {
        const rename = (telefono: string) => commit({ type: 'update', entity: 'cliente', id: 'cliente_2', values: { telefono } })
        await rename('333 555 0141')
        expect(await find({ search: '+39 333 5550141', sort: [{ field: 'data', direction: 'asc' }] })).toEqual([2, 5])
        await rename('333 555 0142')
        expect(await find({ search: '+39 333 5550141' })).toEqual([])
      })

      it('finds what has just been written', async () => {
        await find({ search: 'tavolo' })
        await commit({ type: 'update', entity: 'ordine', id: 'ordine_4', values: { descrizione: 'Sedia da cucina' } })
        expect(await find({ search: 'sedie' })).toEqual([4])
        expect(await find({ search: 'tavolo' })).toEqual([])
      })

      it('forgives slips in what is still written somewhere', async () => {
        const write = (descrizione: string, id = 'ordine_4') => commit({ type: 'update', entity: 'ordine', id, values: { descrizione } })
        await write('Poltrona rossa', 'ordine_5')
        await write('Poltrona')
        await write('Sedia')
        expect(await find({ search: 'potrona' })).toEqual([5])
        await write('Panca', 'ordine_5')
        expect(await find({ search: 'potrona' })).toEqual([])
        await write('Poltrone')
        expect(await find({ search: 'potrona' })).toEqual([4])
      })
    })

    describe('query: order and pages', () => {
      it.each<[string, Sort[], number[]]>([
        ['days', [{ field: 'data', direction: 'asc' }], [1, 3, 2, 4, 5]],
        ['money, empty last', [{ field: 'importo', direction: 'asc' }], [4, 1, 2, 3, 5]],
        ['money downwards, empty last all the same', [{ field: 'importo', direction: 'desc' }], [2, 1, 4, 5, 3]],
        ['numbers, not their signs', [{ field: 'pezzi', direction: 'asc' }], [4, 2, 5, 1, 3]],
        [
          'a reference by its title, accents aside',
          [
            { field: 'cliente', direction: 'asc' },
            { field: 'data', direction: 'asc' },
          ],
          [2, 5, 1, 3, 4],
        ],
        ['states in the order of the lifecycle', [{ field: 'stato', direction: 'desc' }], [3, 5, 4, 2, 1]],
        ['text without regard to case and accents', [{ field: 'descrizione', direction: 'asc' }], [1, 2, 4, 5, 3]],
        ['what is worked out', [{ field: 'vecchio', direction: 'asc' }], [1, 3, 2, 4, 5]],
      ])('%s', async (_case, sort, expected) => {
        expect(await find({ sort })).toEqual(expected)
      })

      it('falls back to the order of the entity', async () => {
        expect(await find({})).toEqual([5, 4, 2, 3, 1])
      })

      it('cuts pages that neither overlap nor leave out, and counts beyond them', async () => {
        const many: Change[] = Array.from({ length: 130 }, (_, at) => ({
          type: 'create',
          entity: 'cliente',
          id: `cliente_n${at}`,
          values: { nome: at % 2 ? 'Uguale' : 'Altro' },
        }))
        await commit(...many)
        const seen: string[] = []
        for (let offset = 0; offset < 140; offset += 20) {
          const page = await store.query({
            entity: 'cliente',
            page: { offset, limit: 20 },
            sort: [{ field: 'nome', direction: 'desc' }],
            total: true,
          })
          expect(page.total).toBe(133)
          seen.push(...page.rows.map(({ id }) => id))
        }
        expect(seen).toHaveLength(133)
        expect(new Set(seen).size).toBe(133)
        const whole = await store.query({
          entity: 'cliente',
          page: { offset: 0, limit: 1000 },
          sort: [{ field: 'nome', direction: 'desc' }],
        })
        expect(whole.rows.map(({ id }) => id)).toEqual(seen)
      })

      it('gives the first fifty when nobody says how many', async () => {
        await commit(...Array.from({ length: 60 }, (_, at): Change => ({ type: 'create', entity: 'cliente', values: { nome: `C ${at}` } })))
        const page = await store.query({ entity: 'cliente', total: true })
        expect([page.rows.length, page.total]).toEqual([50, 63])
      })

      it('names what the rows of the page refer to', async () => {
        const { names } = await store.query({ entity: 'ordine', where: [{ field: 'id', op: 'eq', value: 'ordine_4' }] })
        expect(names).toEqual({ cliente_1: 'Zanotti Forno', articolo_1: 'Lampada' })
      })

      it('refuses an entity that it does not have', async () => {
        await expect(store.query({ entity: 'fattura' })).rejects.toThrow('fattura: is not an entity of this store.')
      })
    })

    describe('get', () => {
      it('gives one record with what is worked out', async () => {
        expect(await store.get('cliente', 'cliente_1')).toEqual({ id: 'cliente_1', version: 1, nome: 'Zanotti Forno', ordini: 3 })
        expect(await store.get('articolo', 'articolo_2')).toMatchObject({ scorta: 'bassa' })
      })

      it('gives nothing for what is not there', async () => {
        expect(await store.get('cliente', 'cliente_99')).toBeUndefined()
      })

      it('does not take one entity for another whose name begins alike', async () => {
        expect(await store.get('cliente', 'cliente_fedele_1')).toBeUndefined()
        const { names } = await store.query({ entity: 'cliente_fedele' })
        expect(names).toEqual({ cliente_1: 'Zanotti Forno' })
        expect(await commit({ type: 'create', entity: 'cliente', id: 'cliente_fedele_2', values: { nome: 'X' } })).toMatchObject({
          ok: false,
        })
      })
    })

    describe('measure', () => {
      const measure = async (fn: 'count' | 'sum' | 'avg' | 'min' | 'max' | 'distinct', field?: string, conditions: Condition[] = []) =>
        (await store.measure({ entity: 'ordine', fn, ...(field && { field }), where: conditions })).value
      const none: Condition[] = [{ field: 'stato', op: 'eq', value: 'spedito' }]

      it('counts, adds, averages, finds ends and counts different ones', async () => {
        expect(await measure('count')).toBe(5)
        expect(await measure('sum', 'importo')).toBe(65_050)
        expect(await measure('avg', 'ore')).toBe(2.75)
        expect(await measure('min', 'pezzi')).toBe(2)
        expect(await measure('max', 'pezzi')).toBe(12)
        expect(await measure('distinct', 'cliente')).toBe(2)
        expect(await measure('distinct', 'articolo')).toBe(2)
      })

      it('is 0 over nothing for counts and sums, absent for the others', async () => {
        expect(await measure('count', undefined, none)).toBe(0)
        expect(await measure('sum', 'importo', none)).toBe(0)
        expect(await measure('distinct', 'cliente', none)).toBe(0)
        expect(await measure('avg', 'ore', none)).toBeUndefined()
        expect(await measure('min', 'ore', none)).toBeUndefined()
        expect(await measure('max', 'ore', none)).toBeUndefined()
      })

      it('groups by value, by day and by month, in order', async () => {
        const by = async (groupBy: { readonly field: string; readonly by?: 'day' | 'month' }) =>
          (await store.measure({ entity: 'ordine', fn: 'count', groupBy })).groups
        expect(await by({ field: 'stato' })).toEqual([
          { key: 'annullato', value: 1 },
          { key: 'aperto', value: 4 },
        ])
        expect(await by({ field: 'data', by: 'month' })).toEqual([
          { key: '2026-10', value: 1 },
          { key: '2026-11', value: 3 },
          { key: '2027-01', value: 1 },
        ])
        expect(await by({ field: 'articolo' })).toEqual([
          { key: '', value: 3 },
          { key: 'articolo_1', value: 1 },
          { key: 'articolo_2', value: 1 },
        ])
      })

      it('measures what a search finds', async () => {
        expect((await store.measure({ entity: 'ordine', fn: 'sum', field: 'pezzi', search: 'lampada' })).value).toBe(14)
      })
    })

    describe('commit: create and update', () => {
      it('creates with an id of its own, version 1 and the first state', async () => {
        const result = await commit({
          type: 'create',
          entity: 'ordine',
          values: { cliente: 'cliente_3', descrizione: '  Nuovo ', data: '2026-12-01' },
        })
        const [row] = result.ok ? result.rows : []
        expect(row).toMatchObject({ version: 1, descrizione: 'Nuovo', stato: 'aperto', vecchio: 'no' })
        expect(row?.id).toMatch(/^ordine_[a-z0-9]{16}$/)
        expect(await store.get('ordine', row?.id ?? '')).toEqual(row)
      })

      it('creates in the state that is named, as an import does', async () => {
        const result = await commit({
          type: 'create',
          entity: 'ordine',
          values: { cliente: 'cliente_3', descrizione: 'Vecchio', data: '2025-12-01', stato: 'annullato' },
        })
        expect(result).toMatchObject({ ok: true, rows: [{ stato: 'annullato' }] })
      })

      it('refuses a new record without what its state requires, and says so at the field', async () => {
        const values = { cliente: 'cliente_3', descrizione: 'Nuovo', data: TODAY, stato: 'spedito', pezzi: 2 }
        expect(await commit({ type: 'create', entity: 'ordine', values })).toEqual({
          ok: false,
          problems: [{ path: 'articolo', code: 'state_requires', message: 'Nello stato «Spedito» serve l’articolo.', change: 0 }],
        })
      })

      it('lets nobody empty what the state requires, until the state is another', async () => {
        await commit({ type: 'move', entity: 'ordine', id: 'ordine_4', to: 'spedito' })
        const empty = { type: 'update', entity: 'ordine', id: 'ordine_4', values: { pezzi: null } } as const
        expect(await commit(empty)).toMatchObject({
          ok: false,
          problems: [{ path: 'pezzi', code: 'state_requires', message: 'Nello stato «Spedito» servono i pezzi.' }],
        })
        expect(await commit({ ...empty, values: { pezzi: null, stato: 'aperto' } })).toMatchObject({ ok: true })
      })

      it('takes an id that is given, once', async () => {
        const change: Change = { type: 'create', entity: 'cliente', id: 'cliente_x', values: { nome: 'X' } }
        expect(await commit(change)).toMatchObject({ ok: true })
        expect(await commit(change)).toMatchObject({ ok: false, problems: [{ code: 'conflict' }] })
        expect(await commit({ ...change, id: 'articolo_x' })).toMatchObject({ ok: false })
      })

      it('keeps what an update does not name, empties with null, counts versions', async () => {
        const result = await commit({
          type: 'update',
          entity: 'ordine',
          id: 'ordine_2',
          values: { importo: null, pezzi: 4, ora: undefined },
        })
        expect(result).toMatchObject({ ok: true, rows: [{ version: 2, pezzi: 4, ora: '08:00', descrizione: 'Idraulico in negozio' }] })
        expect(await store.get('ordine', 'ordine_2')).not.toHaveProperty('importo')
      })

      it('tells everything that is wrong, with the field and the change it belongs to', async () => {
        const result = await commit(
          { type: 'update', entity: 'cliente', id: 'cliente_1', values: { nome: 'Va bene' } },
          { type: 'create', entity: 'ordine', values: { descrizione: ' ', data: '2026-02-31', importo: -1, colore: 'blu', vecchio: 'si' } },
        )
        const problems = result.ok ? [] : result.problems.map(({ path, code, change }) => [path, code, change])
        expect(problems).toEqual([
          ['colore', 'unknown_field', 1],
          ['cliente', 'required', 1],
          ['descrizione', 'required', 1],
          ['data', 'invalid', 1],
          ['importo', 'invalid', 1],
          ['vecchio', 'read_only', 1],
        ])
      })

      it('keeps rules about fields that must agree', async () => {
        const result = await commit({ type: 'update', entity: 'ordine', id: 'ordine_2', values: { consegna: '2026-11-01' } })
        expect(result).toMatchObject({
          ok: false,
          problems: [{ path: 'consegna', code: 'rule', message: 'La consegna non può venire prima della data.' }],
        })
      })

      it('writes all changes or none', async () => {
        const result = await commit(
          { type: 'update', entity: 'cliente', id: 'cliente_1', values: { nome: 'Cambiato' } },
          { type: 'create', entity: 'cliente', values: { nome: '' } },
          { type: 'remove', entity: 'articolo', id: 'articolo_9' },
        )
        expect(result).toMatchObject({ ok: false })
        expect(await store.get('cliente', 'cliente_1')).toMatchObject({ nome: 'Zanotti Forno', version: 1 })
        expect(await store.history('cliente', 'cliente_1')).toEqual([])
      })

      it('lets a later change of a commit see the earlier ones', async () => {
        const result = await commit(
          { type: 'create', entity: 'cliente', id: 'cliente_y', values: { nome: 'Y' } },
          { type: 'create', entity: 'ordine', id: 'ordine_y', values: { cliente: 'cliente_y', descrizione: 'Per Y', data: TODAY } },
          { type: 'update', entity: 'ordine', id: 'ordine_y', values: { descrizione: 'Per Y, davvero' } },
        )
        expect(result).toMatchObject({ ok: true })
        expect(await store.get('ordine', 'ordine_y')).toMatchObject({ descrizione: 'Per Y, davvero' })
        expect(await store.history('ordine', 'ordine_y')).toHaveLength(1)
      })

      it('takes more changes at once than a person will ever make', async () => {
        const many = Array.from({ length: 10_050 }, (_, at): Change => ({
          type: 'create',
          entity: 'cliente',
          values: { nome: `Riga ${at}` },
        }))
        expect(await commit(...many)).toMatchObject({ ok: true })
        expect(await total({ entity: 'cliente' })).toBe(10_053)
      })

      it('lets two people who write at once both have their turn', async () => {
        const [ada, bruno] = [open('Ada'), open('Bruno')]
        const sell = (by: Store, n: number) =>
          by.commit([{ type: 'adjust', entity: 'articolo', id: 'articolo_1', by: { giacenza: -n } }], { via: 'form' })
        const answers = await Promise.all([sell(ada, 1), sell(bruno, 2), sell(ada, 3), sell(bruno, 3), sell(ada, 4)])
        expect(answers.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(3)
        const sold = answers.reduce((sum, { ok }, at) => sum + (ok ? ([1, 2, 3, 3, 4][at] ?? 0) : 0), 0)
        expect(await store.get('articolo', 'articolo_1')).toMatchObject({ giacenza: 10 - sold })
        expect(await bruno.get('articolo', 'articolo_1')).toEqual(await ada.get('articolo', 'articolo_1'))
      })

      it('runs commits one after the other, and a refusal does not stop the next', async () => {
        const update = (pezzi: number): Promise<Committed> =>
          commit({ type: 'update', entity: 'ordine', id: 'ordine_2', values: { pezzi }, expect: 1 })
        const [seven, eight, after] = await Promise.all([
          update(7),
          update(8),
          commit({ type: 'create', entity: 'cliente', values: { nome: 'Dopo' } }),
        ])
        // Which of two that are sent at once comes first is the connections' affair; that one of them finds the other's version is not.
        expect(seven.ok).not.toBe(eight.ok)
        expect(after.ok).toBe(true)
        expect(await store.get('ordine', 'ordine_2')).toMatchObject({ pezzi: seven.ok ? 7 : 8 })
      })
    })

    describe('commit: versions', () => {
      it('refuses a change to a record that has moved on', async () => {
        await commit({ type: 'update', entity: 'ordine', id: 'ordine_2', values: { pezzi: 4 } })
        for (const change of [
          { type: 'update', entity: 'ordine', id: 'ordine_2', values: { pezzi: 5 }, expect: 1 },
          { type: 'move', entity: 'ordine', id: 'ordine_2', to: 'annullato', expect: 1 },
          { type: 'remove', entity: 'ordine', id: 'ordine_2', expect: 1 },
        ] satisfies Change[]) {
          expect(await commit(change)).toMatchObject({ ok: false, problems: [{ code: 'conflict', change: 0 }] })
        }
        expect(await commit({ type: 'remove', entity: 'ordine', id: 'ordine_2', expect: 2 })).toMatchObject({ ok: true })
      })

      it('lets two changes of one commit expect what was seen before it', async () => {
        const result = await commit(
          { type: 'update', entity: 'ordine', id: 'ordine_2', values: { pezzi: 5 }, expect: 1 },
          { type: 'move', entity: 'ordine', id: 'ordine_2', to: 'annullato', expect: 1 },
        )
        expect(result).toMatchObject({ ok: true, rows: [{ pezzi: 5, stato: 'annullato' }] })
      })

      it('never goes back to an earlier version', async () => {
        await commit({ type: 'update', entity: 'articolo', id: 'articolo_2', values: { giacenza: 2 } })
        const result = await commit(
          { type: 'remove', entity: 'articolo', id: 'articolo_2' },
          { type: 'create', entity: 'articolo', id: 'articolo_2', values: { nome: 'Cavo', giacenza: 3, soglia: 1 } },
        )
        expect(result).toMatchObject({ ok: true, rows: [{ version: 3 }] })
      })
    })

    describe('commit: moves', () => {
      const move = (id: string, to: string, values?: Record<string, unknown>) =>
        commit({ type: 'move', entity: 'ordine', id, to, ...(values && { values }) })

      it('makes an allowed move', async () => {
        expect(await move('ordine_4', 'spedito')).toMatchObject({ ok: true })
        expect(await store.get('ordine', 'ordine_4')).toMatchObject({ stato: 'spedito', version: 2 })
      })

      it('refuses one that the lifecycle does not know, by move and by update alike', async () => {
        const problems = [
          { path: 'stato', code: 'move_not_allowed', message: 'Da «Annullato» non si passa a «Aperto». È uno stato finale.' },
        ]
        expect(await move('ordine_3', 'aperto')).toMatchObject({ ok: false, problems })
        expect(await commit({ type: 'update', entity: 'ordine', id: 'ordine_3', values: { stato: 'aperto' } })).toMatchObject({
          ok: false,
          problems,
        })
      })

      it('refuses one that comes too early, by move and by update alike, and names every lacking field', async () => {
        const problems = [
          { path: 'articolo', code: 'move_requires', message: 'Per passare a «Spedito» manca l’articolo.' },
          { path: 'pezzi', code: 'move_requires', message: 'Per passare a «Spedito» mancano i pezzi.' },
        ]
        expect(await move('ordine_1', 'spedito')).toMatchObject({ ok: false, problems })
        expect(await commit({ type: 'update', entity: 'ordine', id: 'ordine_1', values: { stato: 'spedito' } })).toMatchObject({
          ok: false,
          problems,
        })
      })

      it('takes along what the move needs', async () => {
        expect(await move('ordine_1', 'spedito', { articolo: 'articolo_2', pezzi: 1 })).toMatchObject({ ok: true })
      })

      it('refuses a state that does not exist', async () => {
        expect(await move('ordine_1', 'constructor')).toMatchObject({ ok: false, problems: [{ path: 'stato', code: 'invalid' }] })
        expect(await move('ordine_1', 'sospeso')).toMatchObject({ ok: false, problems: [{ path: 'stato', code: 'invalid' }] })
      })

      it('refuses a move of what has no lifecycle and of what is not there', async () => {
        expect(await commit({ type: 'move', entity: 'cliente', id: 'cliente_1', to: 'chiuso' })).toMatchObject({ ok: false })
        expect(await move('ordine_99', 'spedito')).toMatchObject({ ok: false, problems: [{ code: 'not_found' }] })
      })

      it('joins the effects to the commit, and undoes them with it', async () => {
        const result = await move('ordine_4', 'spedito')
        expect(await store.get('articolo', 'articolo_1')).toMatchObject({ giacenza: 8 })
        await store.undo(result.ok ? result.commit : 0)
        expect(await store.get('articolo', 'articolo_1')).toMatchObject({ giacenza: 10 })
        expect(await store.get('ordine', 'ordine_4')).toMatchObject({ stato: 'aperto' })
      })

      it('refuses the whole when an effect cannot be', async () => {
        expect(await move('ordine_5', 'spedito')).toMatchObject({ ok: false, problems: [{ path: 'giacenza', change: 0 }] })
        expect(await store.get('ordine', 'ordine_5')).toMatchObject({ stato: 'aperto' })
      })
    })

    describe('commit: records that exclude each other', () => {
      const trip = (giorno: string, chi: string, van = 'furgone_1'): Change => ({
        type: 'create',
        entity: 'giro',
        id: `giro_${chi.toLowerCase()}`,
        values: { furgone: van, giorno, chi },
      })
      const setTrip = (number: number, values: Readonly<Record<string, unknown>>): Change => ({
        type: 'update',
        entity: 'giro',
        id: `giro_${number}`,
        values,
      })
      const told = (result: Committed) => (result.ok ? [] : result.problems.map(({ change, path, message }) => [change, path, message]))
      const uses = async (number: number) => (await store.get('furgone', `furgone_${number}`))?.['usi']

      it('refuses what clashes with a stored record, names it, and writes nothing', async () => {
        expect(told(await commit(trip('2026-11-25', 'Carla', 'furgone_2'), trip('2026-11-23', 'Dino')))).toEqual([
          [1, 'giorno', 'Il furgone è già di Ada.'],
        ])
        expect(await store.get('giro', 'giro_carla')).toBeUndefined()
        expect(await store.get('giro', 'giro_dino')).toBeUndefined()
        expect(await uses(2)).toBeUndefined()
        expect(await store.history('giro', 'giro_carla')).toEqual([])
      })

      it('tells two of one commit apart, each with its change', async () => {
        expect(told(await commit(trip('2026-11-28', 'Carla'), setTrip(1, { chi: 'Anna' }), trip('2026-11-28', 'Dino')))).toEqual([
          [0, 'giorno', 'Il furgone è già di Dino.'],
          [2, 'giorno', 'Il furgone è già di Carla.'],
          [2, 'usi', 'ZA101AA ha già tre giri.'],
        ])
      })

      it('looks at the records as they will stand: two change places, one makes room for another', async () => {
        expect(await commit(setTrip(1, { giorno: '2026-11-24' }), setTrip(2, { giorno: '2026-11-23' }))).toMatchObject({ ok: true })
        expect(await commit(trip('2026-11-23', 'Carla'), { type: 'remove', entity: 'giro', id: 'giro_2' })).toMatchObject({ ok: true })
        expect(await commit(trip('2026-11-24', 'Dino'), { type: 'move', entity: 'giro', id: 'giro_1', to: 'saltato' })).toMatchObject({
          ok: true,
        })
      })

      it('says of an import which lines clash', async () => {
        const lines = [trip('2026-11-23', 'Carla', 'furgone_2'), trip('2026-11-24', 'Dino'), trip('2026-11-24', 'Elsa', 'furgone_2')]
        const result = await store.commit(lines, { via: 'import' })
        expect(told(result)).toEqual([[1, 'giorno', 'Il furgone è già di Bruno.']])
        expect(await store.get('giro', 'giro_elsa')).toBeUndefined()
      })

      it('asks the records that effects have changed, on account of what set them off', async () => {
        expect(await commit(trip('2026-11-27', 'Carla'))).toMatchObject({ ok: true })
        expect(told(await commit(setTrip(1, { chi: 'Anna' }), trip('2026-11-28', 'Dino')))).toEqual([
          [1, 'usi', 'ZA101AA ha già tre giri.'],
        ])
      })

      it('refuses to undo what would clash by now, and changes nothing', async () => {
        const away = await commit({ type: 'move', entity: 'giro', id: 'giro_1', to: 'saltato' })
        await commit(setTrip(2, { giorno: '2026-11-23' }))
        expect(await store.undo(away.ok ? away.commit : -1)).toEqual({
          ok: false,
          problems: [{ path: 'giorno', code: 'rule', message: 'Il furgone è già di Bruno.' }],
        })
        expect(await store.get('giro', 'giro_1')).toMatchObject({ stato: 'saltato', version: 2 })
        expect(await uses(1)).toBe(1)
      })

      it('awaits effects that look around, in the order of the changes', async () => {
        await commit(trip('2026-11-25', 'Carla', 'furgone_2'), trip('2026-11-26', 'Dino', 'furgone_2'))
        expect(await uses(2)).toBe(2)
        const moved = await commit(setTrip(1, { furgone: 'furgone_2' }))
        expect([await uses(1), await uses(2)]).toEqual([1, 3])
        await store.undo(moved.ok ? moved.commit : -1)
        expect([await uses(1), await uses(2)]).toEqual([2, 2])
        await commit({ type: 'remove', entity: 'giro', id: 'giro_carla' })
        expect(await uses(2)).toBe(1)
      })
    })

    describe('commit: references', () => {
      it('refuses a reference to what is not there', async () => {
        const result = await commit({ type: 'update', entity: 'ordine', id: 'ordine_1', values: { cliente: 'cliente_99' } })
        expect(result).toMatchObject({ ok: false, problems: [{ path: 'cliente', code: 'not_found' }] })
      })

      it('holds for references inside lines: they are checked, named and protected', async () => {
        const lines = (...articles: string[]) => articles.map((articolo, n) => ({ voce: `Voce ${n + 1}`, articolo }))
        const set = (...articles: string[]) =>
          commit({ type: 'update', entity: 'ordine', id: 'ordine_1', values: { righe: lines(...articles) } })
        expect(await set('articolo_1', 'articolo_9')).toMatchObject({
          ok: false,
          problems: [{ path: 'righe.1.articolo', code: 'not_found', message: 'L’articolo che hai scelto non c’è più. Scegli di nuovo.' }],
        })
        expect(await set('articolo_1', 'articolo_1')).toMatchObject({ ok: true })
        const found = await store.query({ entity: 'ordine', search: 'fattura lampada' })
        expect([numbers(found.rows), found.names['articolo_1']]).toEqual([[1], 'Lampada'])
        await commit({ type: 'update', entity: 'articolo', id: 'articolo_1', values: { nome: 'Torcia' } })
        expect(numbers((await store.query({ entity: 'ordine', search: 'fattura torcia' })).rows)).toEqual([1])

        await commit({ type: 'update', entity: 'ordine', id: 'ordine_4', values: { articolo: null } })
        const remove = { type: 'remove', entity: 'articolo', id: 'articolo_1' } as const
        expect(await commit(remove)).toMatchObject({
          ok: false,
          problems: [{ code: 'in_use', message: '«Torcia» non si può eliminare: compare in 1 ordine.' }],
        })
        const emptied = await set()
        expect(await commit(remove)).toMatchObject({ ok: true })
        expect(await store.undo(emptied.ok ? emptied.commit : -1)).toMatchObject({
          ok: false,
          problems: [{ code: 'not_found', message: 'Non posso annullare: l’articolo di allora non c’è più.' }],
        })
      })

      it('refuses a reference to another entity', async () => {
        const result = await commit({ type: 'update', entity: 'ordine', id: 'ordine_1', values: { cliente: 'articolo_1' } })
        expect(result).toMatchObject({ ok: false, problems: [{ path: 'cliente', code: 'invalid' }] })
      })

      it('does not remove what others refer to, and says who', async () => {
        expect(await commit({ type: 'remove', entity: 'cliente', id: 'cliente_1' })).toMatchObject({
          ok: false,
          problems: [{ code: 'in_use', message: '«Zanotti Forno» non si può eliminare: compare in 1 tessera e 3 ordini.' }],
        })
      })

      it('removes what nobody refers to any more when the commit is over', async () => {
        const result = await commit(
          { type: 'remove', entity: 'cliente', id: 'cliente_2' },
          { type: 'remove', entity: 'ordine', id: 'ordine_2' },
          { type: 'update', entity: 'ordine', id: 'ordine_5', values: { cliente: 'cliente_3' } },
        )
        expect(result).toMatchObject({ ok: true })
        expect(await store.get('cliente', 'cliente_2')).toBeUndefined()
      })

      it('sees a reference that the same commit makes', async () => {
        const result = await commit(
          { type: 'create', entity: 'ordine', values: { cliente: 'cliente_3', descrizione: 'Uno', data: TODAY } },
          { type: 'remove', entity: 'cliente', id: 'cliente_3' },
        )
        expect(result).toMatchObject({ ok: false, problems: [{ code: 'in_use' }] })
      })
    })

    describe('derived and counted fields', () => {
      const count = async (id: string) => (await store.get('cliente', id))?.['ordini']

      it('follow creations, removals and references that move', async () => {
        expect([await count('cliente_1'), await count('cliente_2'), await count('cliente_3')]).toEqual([3, 2, 0])
        await commit({ type: 'create', entity: 'ordine', values: { cliente: 'cliente_3', descrizione: 'Uno', data: TODAY } })
        await commit({ type: 'update', entity: 'ordine', id: 'ordine_1', values: { cliente: 'cliente_3' } })
        await commit({ type: 'remove', entity: 'ordine', id: 'ordine_2' })
        expect([await count('cliente_1'), await count('cliente_2'), await count('cliente_3')]).toEqual([2, 1, 2])
        const { rows } = await store.query({ entity: 'cliente', sort: [{ field: 'ordini', direction: 'asc' }] })
        expect(numbers(rows)).toEqual([2, 1, 3])
      })

      it('follow what they are worked out from', async () => {
        const result = await commit({ type: 'update', entity: 'articolo', id: 'articolo_1', values: { giacenza: 3 } })
        expect(result).toMatchObject({ ok: true, rows: [{ scorta: 'bassa' }] })
        expect(await total({ entity: 'articolo', where: [{ field: 'scorta', op: 'eq', value: 'bassa' }] })).toBe(2)
      })

      it('wake up in the new day', async () => {
        expect(await where({ field: 'vecchio', op: 'eq', value: 'si' })).toEqual([1, 3])
        day = '2026-11-23'
        expect(await where({ field: 'vecchio', op: 'eq', value: 'si' })).toEqual([1, 2, 3, 4])
        expect(await store.get('ordine', 'ordine_4')).toMatchObject({ vecchio: 'si' })
      })

      it('are found by rules among records as a person finds them, and as they will be', async () => {
        const promise = (articolo: string, cliente = 'cliente_2'): Change => ({
          type: 'create',
          entity: 'promessa',
          values: { cliente, articolo },
        })
        const shelve = (id: string, giacenza: number): Change => ({ type: 'update', entity: 'articolo', id, values: { giacenza } })
        const refused = (path: string, message: string) => ({ ok: false, problems: [{ path, message }] })
        expect(await commit(promise('articolo_2'))).toMatchObject(refused('articolo', 'Poco: Cavo.'))
        expect(await commit(promise('articolo_2'), shelve('articolo_2', 9))).toMatchObject({ ok: true })
        expect(await commit(promise('articolo_1'), shelve('articolo_1', 1))).toMatchObject(refused('articolo', 'Poco: Lampada.'))
        expect(await commit(promise('articolo_1', 'cliente_1'))).toMatchObject({ ok: true })
        const order: Change = { type: 'create', entity: 'ordine', values: { cliente: 'cliente_1', descrizione: 'Uno', data: TODAY } }
        expect(await commit(promise('articolo_1', 'cliente_1'), order)).toMatchObject(refused('cliente', 'Aspetta già 4 cose.'))
      })

      it('are refused on writing', async () => {
        const result = await commit({ type: 'update', entity: 'cliente', id: 'cliente_1', values: { ordini: 9 } })
        expect(result).toMatchObject({ ok: false, problems: [{ path: 'ordini', code: 'read_only' }] })
      })
    })

    describe('undo', () => {
      const undone = async (...changes: Change[]) => {
        const result = await commit(...changes)
        return store.undo(result.ok ? result.commit : -1)
      }

      it('of a creation removes', async () => {
        expect(await undone({ type: 'create', entity: 'cliente', id: 'cliente_z', values: { nome: 'Z' } })).toMatchObject({
          ok: true,
          rows: [],
        })
        expect(await store.get('cliente', 'cliente_z')).toBeUndefined()
      })

      it('of an update brings back, as a new version', async () => {
        const before = await store.get('ordine', 'ordine_2')
        await undone({ type: 'update', entity: 'ordine', id: 'ordine_2', values: { pezzi: 9, importo: null } })
        expect(await store.get('ordine', 'ordine_2')).toEqual({ ...before, version: 3 })
      })

      it('of a move goes back, even where no move leads', async () => {
        expect(await undone({ type: 'move', entity: 'ordine', id: 'ordine_1', to: 'annullato' })).toMatchObject({ ok: true })
        expect(await store.get('ordine', 'ordine_1')).toMatchObject({ stato: 'aperto' })
      })

      it('of a removal brings back, searchable and counted', async () => {
        const before = await store.get('ordine', 'ordine_4')
        await undone({ type: 'remove', entity: 'ordine', id: 'ordine_4' })
        expect(await store.get('ordine', 'ordine_4')).toEqual({ ...before, version: 2 })
        expect(await find({ search: 'tavolo' })).toEqual([4])
        expect(await store.get('cliente', 'cliente_1')).toMatchObject({ ordini: 3 })
      })

      it('of many changes is whole', async () => {
        const result = await undone(
          { type: 'create', entity: 'cliente', id: 'cliente_z', values: { nome: 'Z' } },
          { type: 'create', entity: 'ordine', id: 'ordine_z', values: { cliente: 'cliente_z', descrizione: 'Z', data: TODAY } },
          { type: 'update', entity: 'ordine', id: 'ordine_1', values: { cliente: 'cliente_z' } },
        )
        expect(result).toMatchObject({ ok: true })
        expect(await store.get('cliente', 'cliente_z')).toBeUndefined()
        expect(await store.get('ordine', 'ordine_1')).toMatchObject({ cliente: 'cliente_1' })
      })

      it('can be undone', async () => {
        const back = await undone({ type: 'update', entity: 'ordine', id: 'ordine_2', values: { pezzi: 9 } })
        await store.undo(back.ok ? back.commit : -1)
        expect(await store.get('ordine', 'ordine_2')).toMatchObject({ pezzi: 9, version: 4 })
      })

      it('is refused when somebody has touched the record since, and changes nothing', async () => {
        const result = await commit(
          { type: 'update', entity: 'ordine', id: 'ordine_1', values: { pezzi: 1 } },
          { type: 'update', entity: 'ordine', id: 'ordine_2', values: { pezzi: 1 } },
        )
        await commit({ type: 'update', entity: 'ordine', id: 'ordine_2', values: { pezzi: 2 } })
        expect(await store.undo(result.ok ? result.commit : -1)).toMatchObject({
          ok: false,
          problems: [{ code: 'conflict', message: 'Non posso annullare: l’ordine «Idraulico in negozio» è cambiato dopo.' }],
        })
        expect(await store.get('ordine', 'ordine_1')).toMatchObject({ pezzi: 1 })
      })

      it('is refused when the record has gone and come back since', async () => {
        const first = await commit({ type: 'create', entity: 'cliente', id: 'cliente_z', values: { nome: 'Z' } })
        await commit({ type: 'remove', entity: 'cliente', id: 'cliente_z' })
        await commit({ type: 'create', entity: 'cliente', id: 'cliente_z', values: { nome: 'Un altro Z' } })
        expect(await store.undo(first.ok ? first.commit : -1)).toMatchObject({ ok: false, problems: [{ code: 'conflict' }] })
      })

      it('of a creation is refused when others refer to it by now', async () => {
        const made = await commit({ type: 'create', entity: 'cliente', id: 'cliente_z', values: { nome: 'Zeta' } })
        await commit({ type: 'update', entity: 'ordine', id: 'ordine_1', values: { cliente: 'cliente_z' } })
        expect(await store.undo(made.ok ? made.commit : -1)).toMatchObject({
          ok: false,
          problems: [{ code: 'in_use', message: '«Zeta» non si può eliminare: compare in 1 ordine.' }],
        })
        expect(await store.get('cliente', 'cliente_z')).toBeDefined()
      })

      it('is refused when what it would bring back refers to what is gone', async () => {
        await commit({ type: 'update', entity: 'ordine', id: 'ordine_1', values: { cliente: 'cliente_3' } })
        const away = await commit({ type: 'update', entity: 'ordine', id: 'ordine_1', values: { cliente: 'cliente_2' } })
        await commit({ type: 'remove', entity: 'cliente', id: 'cliente_3' })
        expect(await store.undo(away.ok ? away.commit : -1)).toMatchObject({
          ok: false,
          problems: [{ code: 'not_found', message: 'Non posso annullare: il cliente di allora non c’è più.' }],
        })
      })

      it('is refused for a commit that never was', async () => {
        expect(await store.undo(99)).toMatchObject({ ok: false, problems: [{ code: 'not_found' }] })
      })
    })

    describe('history and live changes', () => {
      const created = (id: string, nome: string): Change => ({ type: 'create', entity: 'cliente', id, values: { nome } })

      it('keeps who, how, when, and what changed', async () => {
        const made = await store.commit([created('cliente_z', 'Z')], { via: 'import' })
        const change: Change = { type: 'update', entity: 'cliente', id: 'cliente_z', values: { nome: 'Zeta', note: 'Nuova' } }
        await open('Bruno').commit([change], { via: 'board' })
        await store.commit([{ type: 'remove', entity: 'cliente', id: 'cliente_z' }], { via: 'form' })
        const commits = made.ok ? made.commit : 0
        const entry = { at: NOW, entity: 'cliente', id: 'cliente_z' }
        expect(await store.history('cliente', 'cliente_z')).toEqual([
          { ...entry, seq: 1, commit: commits, by: 'Ada', via: 'import', version: 1, type: 'create', changed: { nome: { after: 'Z' } } },
          {
            ...entry,
            seq: 2,
            commit: commits + 1,
            by: 'Bruno',
            via: 'board',
            version: 2,
            type: 'update',
            changed: { nome: { before: 'Z', after: 'Zeta' }, note: { after: 'Nuova' } },
          },
          {
            ...entry,
            seq: 3,
            commit: commits + 2,
            by: 'Ada',
            via: 'form',
            version: 2,
            type: 'remove',
            changed: { nome: { before: 'Zeta' }, note: { before: 'Nuova' } },
          },
        ])
      })

      it('writes an undo down like any other change, under the name of who undoes', async () => {
        const made = await commit({ type: 'update', entity: 'cliente', id: 'cliente_1', values: { nome: 'Altro' } })
        await open('Bruno').undo(made.ok ? made.commit : -1)
        const history = await store.history('cliente', 'cliente_1')
        expect(history.map(({ by, via }) => [by, via])).toEqual([
          ['Ada', 'form'],
          ['Bruno', 'undo'],
        ])
      })

      it('tells what happened of late, the newest first, in all and of one’s own', async () => {
        await store.commit([created('cliente_y', 'Y'), created('cliente_z', 'Z')], { via: 'form' })
        await open('Bruno').commit([{ type: 'update', entity: 'cliente', id: 'cliente_z', values: { nome: 'Zeta' } }], { via: 'board' })
        await store.commit([{ type: 'remove', entity: 'cliente', id: 'cliente_y' }], { via: 'form' })
        const said = async (looking: Parameters<Store['lately']>[0]) =>
          (await store.lately(looking)).map(({ seq, type }) => `${seq} ${type}`)
        expect(await said({ limit: 10 })).toEqual(['4 remove', '3 update', '2 create', '1 create'])
        expect(await said({ limit: 10, mine: true })).toEqual(['4 remove', '2 create', '1 create'])
        expect(await said({ limit: 2, mine: true })).toEqual(['4 remove', '2 create'])
        expect(await said({ limit: 10, type: 'remove' })).toEqual(['4 remove'])
        expect(await said({ limit: 10, since: NOW })).toHaveLength(4)
        expect(await said({ limit: 10, since: new Date(Date.parse(NOW) + 1).toISOString() })).toEqual([])
      })

      it('keeps what its author gave up beside what stands, also where nothing else changes', async () => {
        const update = (values: Values, discarded: Values): Change => ({
          type: 'update',
          entity: 'cliente',
          id: 'cliente_1',
          values,
          discarded,
        })
        await commit(update({ nome: 'Altro' }, { note: 'Mia', nome: 'Altro ancora', mai: 1, versione: { a: 1 } }))
        await commit(update({}, { note: null }))
        const [before] = (await store.history('cliente', 'cliente_1')).map(({ changed }) => changed['nome']?.before)
        expect((await store.history('cliente', 'cliente_1')).map(({ changed }) => changed)).toEqual([
          { nome: { before, after: 'Altro', discarded: 'Altro ancora' }, note: { discarded: 'Mia' } },
          { note: { discarded: null } },
        ])
        expect(await store.get('cliente', 'cliente_1')).toMatchObject({ nome: 'Altro', version: 3 })
        expect((await store.get('cliente', 'cliente_1'))?.['note']).toBeUndefined()
      })

      it('undoes a change and leaves what was given up beside it alone', async () => {
        const done = await commit({
          type: 'update',
          entity: 'cliente',
          id: 'cliente_1',
          values: { nome: 'Altro' },
          discarded: { note: 'Mia' },
        })
        const [entry] = await store.history('cliente', 'cliente_1')
        expect(await store.undo(done.ok ? done.commit : -1)).toMatchObject({ ok: true })
        expect(await store.get('cliente', 'cliente_1')).toMatchObject({ nome: entry?.changed['nome']?.before })
      })

      it('has no past in the beginning', async () => {
        expect(await store.history('ordine', 'ordine_1')).toEqual([])
      })

      /** The numbers of what is heard, turn by turn, from a listener that is stopped when the test is over. */
      const listen = (...listening: Parameters<Store['changes']>) => {
        const changes = store.changes(...listening)[Symbol.asyncIterator]()
        onTestFinished(() => void changes.return?.())
        return {
          next: async () => ((await changes.next()).value as readonly Entry[] | undefined)?.map(({ seq }) => seq),
          stop: () => changes.return?.(),
        }
      }

      it('tells the past after a point, then live, commit by commit, until it is stopped', async () => {
        for (const nome of ['A', 'B', 'C']) await commit(created(`cliente_${nome.toLowerCase()}`, nome))
        const heard = listen({ after: 1 })
        expect([await heard.next(), await heard.next()]).toEqual([[2], [3]])
        await commit(created('cliente_d', 'D'), created('cliente_e', 'E'))
        expect(await heard.next()).toEqual([4, 5])
        await heard.stop()
        await commit(created('cliente_f', 'F'))
        expect(await heard.next()).toBeUndefined()
      })

      it('tells from now on when nobody says from where, and of some entities where some are named', async () => {
        await commit(created('cliente_a', 'A'))
        const [all, orders] = [listen(), listen({ entities: ['ordine'] })]
        await commit(created('cliente_b', 'B'))
        await commit({ type: 'update', entity: 'ordine', id: 'ordine_1', values: { pezzi: 1 } })
        expect([await all.next(), await all.next(), await orders.next()]).toEqual([[2], [3], [3]])
      })

      it('tells one person at once what another does', async () => {
        const heard = listen({ entities: ['cliente'] })
        const next = heard.next()
        const made = await open('Bruno').commit([created('cliente_q', 'Q')], { via: 'form' })
        expect(made).toMatchObject({ ok: true })
        expect(await next).toEqual([1])
        expect(await store.get('cliente', 'cliente_q')).toMatchObject({ nome: 'Q' })
      })

      it('waits for what has not happened yet, and says nothing of what was refused', async () => {
        const heard = listen()
        const next = heard.next()
        await commit({ type: 'create', entity: 'cliente', values: {} })
        await commit(created('cliente_z', 'Z'))
        expect(await next).toEqual([1])
      })

      it('writes whatever becomes of those who listen, and tells the others', async () => {
        const [left, stays] = [listen(), listen()]
        await left.stop()
        expect(await commit(created('cliente_z', 'Z'))).toMatchObject({ ok: true })
        expect(await store.get('cliente', 'cliente_z')).toMatchObject({ nome: 'Z' })
        expect(await stays.next()).toEqual([1])
      })
    })
  })
}
