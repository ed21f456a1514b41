import { beforeEach, describe, expect, it } from 'vitest'
import type { Condition } from '../src/kernel/expression/condition.ts'
import type { AnyRow } from '../src/kernel/fields/shapes.ts'
import type { Change } from '../src/kernel/door/change.ts'
import type { Measure, Sort, Store } from '../src/kernel/door/store.ts'
import { ENORME, GRANDE, keyOf, ownEntities, ownSample, PICCOLO } from './own-fields-fixture.ts'
import type { Make } from './store-suite.ts'

const numbers = (rows: readonly AnyRow[]) => rows.map(({ id }) => Number(id.slice(id.lastIndexOf('_') + 1)))
const [colore, portata, valore, bollo, taglia, gancio, vecchio] = [
  'colore',
  'portata',
  'valore',
  'bollo',
  'taglia',
  'gancio',
  'vecchio',
].map(keyOf) as [string, string, string, string, string, string, string]

/** Fields that a firm has added itself mean the same wherever the records are kept. */
export function describeOwnFields(name: string, make: Make): void {
  describe(`own fields: ${name}`, () => {
    let store: Store
    beforeEach(async () => {
      const at = () => ({ today: '2026-11-21' })
      store = (await make({ entities: ownEntities, sample: ownSample, at, now: () => '2026-11-21T09:00:00.000Z' }))('Ada')
    })

    const commit = (...changes: Change[]) => store.commit(changes, { via: 'form' })
    const where = async (...conditions: Condition[]) =>
      numbers((await store.query({ entity: 'furgone', where: conditions, sort: [{ field: 'id', direction: 'asc' }] })).rows)
    const order = async (...sort: Sort[]) => numbers((await store.query({ entity: 'furgone', sort })).rows)
    const measure = async (asked: Omit<Measure, 'entity'>) => store.measure({ entity: 'furgone', ...asked })

    it('are read as they were written, and empty ones not at all', async () => {
      expect(await store.get('furgone', 'furgone_1')).toEqual(ownSample['furgone']?.[0])
      expect(await store.get('furgone', 'furgone_4')).toEqual({ id: 'furgone_4', version: 1, targa: 'DD' })
      const { rows } = await store.query({ entity: 'furgone', select: [valore, gancio], sort: [{ field: 'id', direction: 'asc' }] })
      expect(rows.slice(0, 2)).toEqual([
        { id: 'furgone_1', version: 1, [valore]: 1_250_000, [gancio]: true },
        { id: 'furgone_2', version: 1, [valore]: 90_000, [gancio]: false },
      ])
    })

    it.each<[string, Condition[], number[]]>([
      ['a text', [{ field: colore, op: 'eq', value: 'Azzurro' }], [2]],
      ['some texts', [{ field: colore, op: 'in', value: ['Azzurro', 'zinco'] }], [2, 3]],
      ['a number with a comma', [{ field: portata, op: 'eq', value: 12.5 }], [1]],
      ['numbers are no texts', [{ field: portata, op: 'lt', value: 12 }], [2, 3]],
      ['money', [{ field: valore, op: 'gte', value: 100_000 }], [1]],
      ['money among some', [{ field: valore, op: 'in', value: [90_000, 1] }], [2]],
      [
        'a span of days',
        [
          { field: bollo, op: 'gte', value: '2026-11-01' },
          { field: bollo, op: 'lte', value: '2026-12-31' },
        ],
        [1],
      ],
      ['days before today', [{ field: bollo, op: 'lt', value: { today: 0 } }], [2]],
      ['a choice', [{ field: taglia, op: 'in', value: [GRANDE, ENORME] }], [1, 3]],
      ['yes', [{ field: gancio, op: 'eq', value: true }], [1]],
      ['no', [{ field: gancio, op: 'eq', value: false }], [2]],
      ['not yes, or not said', [{ field: gancio, op: 'ne', value: true }], [2, 3, 4]],
      ['empty', [{ field: bollo, op: 'empty' }], [3, 4]],
      ['filled', [{ field: gancio, op: 'filled' }], [1, 2]],
    ])('filter by %s', async (_case, conditions, expected) => {
      expect(await where(...conditions)).toEqual(expected)
    })

    it('put records in order, empty ones last', async () => {
      expect(await order({ field: colore, direction: 'asc' })).toEqual([2, 1, 3, 4])
      expect(await order({ field: portata, direction: 'asc' })).toEqual([3, 2, 1, 4])
      expect(await order({ field: valore, direction: 'desc' })).toEqual([1, 2, 4, 3])
      expect(await order({ field: bollo, direction: 'asc' })).toEqual([2, 1, 3, 4])
      expect(await order({ field: taglia, direction: 'asc' })).toEqual([2, 1, 3, 4])
      expect(await order({ field: gancio, direction: 'desc' })).toEqual([1, 2, 4, 3])
      const page = async (after?: string) =>
        store.query({ entity: 'furgone', sort: [{ field: colore, direction: 'asc' }], page: { limit: 2, ...(after && { after }) } })
      expect(numbers((await page((await page()).next)).rows)).toEqual([3, 4])
    })

    it('add up, and part records into groups', async () => {
      expect((await measure({ fn: 'sum', field: portata })).value).toBe(11.25)
      expect((await measure({ fn: 'max', field: valore })).value).toBe(1_250_000)
      const groups = await measure({ fn: 'count', groupBy: { field: taglia } })
      expect(groups.groups.filter(({ key }) => key !== '')).toEqual([GRANDE, PICCOLO, ENORME].toSorted().map((key) => ({ key, value: 1 })))
      const months = await measure({
        fn: 'sum',
        field: valore,
        groupBy: { field: bollo, by: 'month' },
        where: [{ field: bollo, op: 'filled' }],
      })
      expect(months.groups).toEqual([
        { key: '2026-01', value: 90_000 },
        { key: '2026-12', value: 1_250_000 },
      ])
    })

    it('are reached through a reference', async () => {
      const { rows } = await store.query({
        entity: 'viaggio',
        where: [{ field: `furgone.${portata}`, op: 'gt', value: 2.5 }],
        sort: [{ field: `furgone.${colore}`, direction: 'asc' }],
        select: [`furgone.${valore}`, `furgone.${taglia}`],
      })
      expect(rows.map((row) => [row[`furgone.${valore}`], row[`furgone.${taglia}`]])).toEqual([
        [90_000, PICCOLO],
        [1_250_000, GRANDE],
      ])
    })

    it('are searched by their words', async () => {
      const found = async (search: string) => numbers((await store.query({ entity: 'furgone', search })).rows)
      expect([await found('azzurri'), await found('zinco'), await found('enorme'), await found('ecru')]).toEqual([[2], [3], [3], [1]])
      await commit({ type: 'update', entity: 'furgone', id: 'furgone_2', values: { [colore]: 'Verde' } })
      expect([await found('azzurro'), await found('verde')]).toEqual([[], [2]])
      // What was put away says nothing any more.
      expect(await found('z9')).toEqual([])
    })

    it('change one by one, and what was put away stays', async () => {
      const before = await store.get('furgone', 'furgone_1')
      const answer = await commit({
        type: 'update',
        entity: 'furgone',
        id: 'furgone_1',
        values: { [portata]: 8, [gancio]: null },
        expect: 1,
      })
      expect(answer).toMatchObject({ ok: true })
      const { [gancio]: _, ...kept } = before ?? { id: '', version: 0 }
      expect(await store.get('furgone', 'furgone_1')).toEqual({ ...kept, [portata]: 8, version: 2 })
      expect((await store.history('furgone', 'furgone_1'))[0]?.changed).toEqual({
        [portata]: { before: 12.5, after: 8 },
        [gancio]: { before: true },
      })
      expect(await store.undo(answer.ok ? answer.commit : 0)).toMatchObject({ ok: true })
      expect(await store.get('furgone', 'furgone_1')).toEqual({ ...before, version: 3 })
      expect((await store.get('furgone', 'furgone_1'))?.[vecchio]).toBe('z9')
    })

    it('come with a new record and go with it', async () => {
      const made = { targa: 'EE', [colore]: 'Blu', [valore]: 1, [gancio]: false }
      await commit({ type: 'create', entity: 'furgone', id: 'furgone_5', values: made })
      expect(await store.get('furgone', 'furgone_5')).toEqual({ id: 'furgone_5', version: 1, ...made })
      const gone = await commit({ type: 'remove', entity: 'furgone', id: 'furgone_5' })
      expect(await where({ field: colore, op: 'eq', value: 'Blu' })).toEqual([])
      if (gone.ok) await store.undo(gone.commit)
      expect(await where({ field: colore, op: 'eq', value: 'Blu' })).toEqual([5])
    })

    it('are checked at the field', async () => {
      const wrong = {
        [portata]: 1.234,
        [valore]: -1,
        [bollo]: '2026-02-30',
        [taglia]: 'voce_mai',
        [gancio]: 'forse',
        [colore]: 'x'.repeat(201),
      }
      const answer = await commit({ type: 'update', entity: 'furgone', id: 'furgone_1', values: wrong })
      const paths = answer.ok ? [] : answer.problems.map(({ path }) => path)
      expect(new Set(paths)).toEqual(new Set(Object.keys(wrong)))
      // A value that is no longer offered is still one: a page that was opened before may hand it in.
      expect(await commit({ type: 'update', entity: 'furgone', id: 'furgone_2', values: { [taglia]: ENORME } })).toMatchObject({ ok: true })
      expect(await commit({ type: 'update', entity: 'furgone', id: 'furgone_2', values: { proprio_mai: 1 } })).toMatchObject({
        ok: false,
        problems: [{ path: 'proprio_mai', code: 'unknown_field' }],
      })
    })

    it('of a record that somebody else has changed stand in the way like any other', async () => {
      await commit({ type: 'update', entity: 'furgone', id: 'furgone_2', values: { [portata]: 5 }, expect: 1 })
      const late = await commit({ type: 'update', entity: 'furgone', id: 'furgone_2', values: { [portata]: 6 }, expect: 1 })
      expect(late).toMatchObject({ ok: false, problems: [{ code: 'conflict' }] })
      expect((await store.get('furgone', 'furgone_2'))?.[portata]).toBe(5)
    })
  })
}
