import { beforeEach, describe, expect, it } from 'vitest'
import { field, monthEnd, monthStart, today } from '../src/kernel/expression/expression.ts'
import type { Condition } from '../src/kernel/expression/condition.ts'
import { euro } from '../src/kernel/fields/money.ts'
import type { AnyRow } from '../src/kernel/fields/shapes.ts'
import type { Change } from '../src/kernel/door/change.ts'
import type { Sort, Store } from '../src/kernel/door/store.ts'
import type { Make } from './store-suite.ts'
import { wordsEntities, wordsSample } from './words-fixture.ts'

const numbers = (rows: readonly AnyRow[]) => rows.map(({ id }) => Number(id.slice(id.lastIndexOf('_') + 1)))

/** What descriptions say must mean the same wherever the records are kept. */
export function describeWords(name: string, make: Make): void {
  describe(`words: ${name}`, () => {
    let store: Store
    let day = ''
    beforeEach(async () => {
      day = '2026-11-21'
      const open = await make({
        entities: wordsEntities,
        sample: wordsSample,
        at: () => ({ today: day }),
        now: () => `${day}T09:00:00.000Z`,
      })
      store = open('Ada')
    })

    const commit = (...changes: Change[]) => store.commit(changes, { via: 'form' })
    const values = async (entity: string, key: string, sort = 'id') =>
      (await store.query({ entity, sort: [{ field: sort, direction: 'asc' }] })).rows.map((row) => row[key])
    const where = async (entity: string, ...conditions: Condition[]) =>
      numbers((await store.query({ entity, where: conditions, sort: [{ field: 'id', direction: 'asc' }] })).rows)
    const order = async (entity: string, ...sort: Sort[]) => numbers((await store.query({ entity, sort })).rows)

    describe('a checklist', () => {
      it('says how much of it is not done, and where', async () => {
        expect(await values('cassa', 'da_fare')).toEqual([0, 1, 0])
        expect(await where('cassa', { field: 'da_fare', op: 'gt', value: 0 })).toEqual([2])
        expect(numbers((await store.query({ entity: 'cassa', search: 'firmata' })).rows)).toEqual([2])
        expect(numbers((await store.query({ entity: 'cassa', search: 'pesata' })).rows)).toEqual([])
      })

      it('is enough for a state only when all of it is done', async () => {
        const close = () => commit({ type: 'move', entity: 'cassa', id: 'cassa_2', to: 'chiusa' })
        expect(await close()).toMatchObject({ ok: false, problems: [{ path: 'controlli', code: 'move_requires' }] })
        const controlli = [
          { text: 'Pesata', done: true },
          { text: ' Firmata ', done: false },
        ]
        await commit({ type: 'update', entity: 'cassa', id: 'cassa_2', values: { controlli } })
        expect((await store.get('cassa', 'cassa_2'))?.['controlli']).toEqual([{ text: 'Pesata', done: true }, { text: 'Firmata' }])
        await commit({ type: 'update', entity: 'cassa', id: 'cassa_2', values: { controlli: [{ text: 'Pesata', done: true }] } })
        expect(await close()).toMatchObject({ ok: true })
        expect(await values('cassa', 'da_fare')).toEqual([0, 0, 0])
      })
    })

    it('a barcode is one however many zeros stand in front of it', async () => {
      const second = { type: 'update', entity: 'cassa', id: 'cassa_2', values: { codice: '0012345678905' } } as const
      expect(await commit(second)).toMatchObject({ ok: false, problems: [{ path: 'codice', code: 'unique' }] })
      expect(numbers((await store.query({ entity: 'cassa', search: '0012345678905' })).rows)).toEqual([1])
    })

    describe('several references', () => {
      const turni = () => values('socio', 'turni')
      const rewrite = (id: string, changed: Readonly<Record<string, unknown>>) =>
        commit({ type: 'update', entity: 'turno', id, values: changed })

      it('are asked who is among them', async () => {
        expect(await where('turno', { field: 'gente', op: 'has', value: 'socio_1' })).toEqual([1, 2])
        expect(await where('turno', { field: 'gente', op: 'has', value: ['socio_2', 'socio_3'] })).toEqual([1])
        expect(await where('turno', { field: 'gente', op: 'has', value: [] })).toEqual([])
        expect(await where('turno', { field: 'gente', op: 'empty' })).toEqual([3])
      })

      it('are asked who is not among them, where somebody is', async () => {
        expect(await where('turno', { field: 'gente', op: 'hasNone', value: 'socio_2' })).toEqual([2])
        expect(await where('turno', { field: 'gente', op: 'hasNone', value: ['socio_1', 'socio_2'] })).toEqual([])
        expect(await where('turno', { field: 'gente', op: 'hasNone', value: [] })).toEqual([1, 2])
      })

      it('are named, searched and counted', async () => {
        const { rows, names } = await store.query({ entity: 'turno', search: 'bruno' })
        expect(numbers(rows)).toEqual([1])
        expect([names['socio_1'], names['socio_2']]).toEqual(['Ada Centro', 'Bruno Àlpi'])
        expect(await turni()).toEqual([2, 1, 0])
        await rewrite('turno_1', { gente: ['socio_3', 'socio_2', 'socio_3'] })
        expect((await store.get('turno', 'turno_1'))?.['gente']).toEqual(['socio_3', 'socio_2'])
        expect(await turni()).toEqual([1, 1, 1])
        expect(numbers((await store.query({ entity: 'turno', search: 'carla' })).rows)).toEqual([1])
        await commit({ type: 'update', entity: 'socio', id: 'socio_3', values: { nome: 'Dora' } })
        expect(numbers((await store.query({ entity: 'turno', search: 'dora' })).rows)).toEqual([1])
      })

      it('must be there, and stay while they are named', async () => {
        expect(await rewrite('turno_3', { gente: ['socio_3', 'socio_9'] })).toMatchObject({
          ok: false,
          problems: [{ path: 'gente', code: 'not_found' }],
        })
        await commit({ type: 'create', entity: 'socio', id: 'socio_4', values: { nome: 'Enea' } })
        await rewrite('turno_3', { gente: ['socio_4'] })
        expect(await commit({ type: 'remove', entity: 'socio', id: 'socio_4' })).toMatchObject({
          ok: false,
          problems: [{ code: 'in_use', message: '«Enea» non si può eliminare: compare in 1 turno.' }],
        })
        await rewrite('turno_3', { gente: null })
        expect(await commit({ type: 'remove', entity: 'socio', id: 'socio_4' })).toMatchObject({ ok: true })
      })

      it('keep each of them from two places at one time', async () => {
        expect(await rewrite('turno_3', { gente: ['socio_3', 'socio_1'] })).toMatchObject({
          ok: false,
          problems: [{ path: 'gente', code: 'exclusive', message: 'Ada Centro è già di «Sgombero» il 02/12/2026 dalle 09:00 alle 10:00.' }],
        })
        expect(await rewrite('turno_3', { gente: ['socio_3', 'socio_2'] })).toMatchObject({ ok: true })
        expect(await rewrite('turno_2', { gente: ['socio_1', 'socio_2'] })).toMatchObject({ ok: false, problems: [{ path: 'gente' }] })
        expect(await rewrite('turno_2', { gente: ['socio_1', 'socio_2'], ora: '10:00' })).toMatchObject({ ok: true })
      })

      it('what a record takes besides its lane is in one place at a time too', async () => {
        expect(await rewrite('turno_2', { capo: 'socio_2' })).toMatchObject({ ok: true })
        expect(await rewrite('turno_3', { capo: 'socio_2' })).toMatchObject({
          ok: false,
          problems: [{ path: 'capo', code: 'exclusive', message: 'Bruno Àlpi è già di «Sgombero» il 02/12/2026 dalle 09:00 alle 10:00.' }],
        })
        expect(await rewrite('turno_3', { capo: 'socio_1' })).toMatchObject({ ok: true })
        expect(await rewrite('turno_3', { capo: 'socio_2', ora: '10:00' })).toMatchObject({ ok: true })
      })
    })

    describe('worked-out values', () => {
      it.each<[string, readonly unknown[]]>([
        ['al', ['2026-11-13', '2026-11-28', '2027-01-04', '2026-12-24', '2026-11-23']],
        ['due_mesi', ['2027-01-10', '2027-01-21', '2027-02-28', '2026-04-27', '2027-01-22']],
        ['prima', ['2026-08-10', '2026-04-21', '2026-07-30', '2001-02-27', '2026-10-22']],
        ['rinnovo', ['2027-02-28', '2027-06-30', '2027-05-31', '2051-12-31', undefined]],
        ['extra', [0, 533, 0, 0, 0]],
        ['lordo', [10_000, 1533, 5, 0, 700]],
        ['netto', [9000, 1380, 3, 0, 700]],
        ['al_giorno', [3333.333, 142.857, 1, undefined, 700]],
        ['orario', [6750, undefined, 125, undefined, 1000]],
        ['mancano', [-8, 7, 44, 33, 2]],
        ['entro', ['2026-11-13', '2026-11-21', '2026-12-25', '2026-12-24', '2026-11-23']],
        ['almeno', [10_000, 5000, 5000, 5000, 5000]],
        ['urgenza', ['scaduto', 'oggi', 'oggi', 'dopo', 'mai']],
        ['detto', ['3 giorni', '7 giorni', '5 giorni', '300 giorni', '1 giorni']],
      ])('%s', async (key, expected) => {
        expect(await values('soggiorno', key)).toEqual(expected)
      })

      it.each<[string, readonly unknown[]]>([
        ['tariffa', [3000, 1250, undefined]],
        ['soggiorni', [2, 2, 1]],
        ['aperti', [2, 1, 1]],
        ['speso', [10_380, 3, 700]],
        ['ultimo', ['2026-11-21', '2026-12-30', '2026-11-22']],
        ['primo', ['2026-11-10', '2026-02-27', '2026-11-22']],
      ])('%s over others', async (key, expected) => {
        expect(await values('socio', key)).toEqual(expected)
      })

      it('follow what they are worked out from, however far away', async () => {
        const spent = async () => (await store.get('socio', 'socio_1'))?.['speso']
        await commit({ type: 'update', entity: 'socio', id: 'socio_1', values: { sconto: null } })
        expect(await spent()).toBe(11_533)
        await commit({ type: 'update', entity: 'soggiorno', id: 'soggiorno_1', values: { socio: 'socio_3' } })
        expect([await spent(), (await store.get('socio', 'socio_3'))?.['speso']]).toEqual([1533, 10_700])
        await commit({ type: 'update', entity: 'zona', id: 'zona_2', values: { tariffa: euro(99) } })
        expect((await store.get('soggiorno', 'soggiorno_3'))?.['orario']).toBe(990)
        await commit({ type: 'remove', entity: 'soggiorno', id: 'soggiorno_2' })
        expect(await spent()).toBe(0)
      })

      it('wake up in the new day', async () => {
        expect(await where('soggiorno', { field: 'urgenza', op: 'eq', value: 'scaduto' })).toEqual([1])
        day = '2026-12-25'
        expect(await where('soggiorno', { field: 'urgenza', op: 'eq', value: 'scaduto' })).toEqual([1, 2, 4])
        expect((await store.get('soggiorno', 'soggiorno_1'))?.['mancano']).toBe(-42)
      })
    })

    describe('lines', () => {
      it.each<[string, readonly unknown[]]>([
        ['pezzi', [7.5, 0, 0, 3, 0]],
        ['lordo', [15_258, -1050, 0, 300, 0]],
        ['listino', [2594, 0, 0, 105, 0]],
        ['imponibile', [13_732, -1150, 0, 200, 0]],
        ['imposta', [537, -253, 0, 15, 17]],
        ['totale', [14_269, -1403, 0, 215, 17]],
        ['scorporo', [2164, 0, 0, 86, 0]],
        ['incluso', [430, 0, 0, 1, 0]],
        ['esente', [12_345, 0, 0, 100, 0]],
        ['cari', [513, 0, 0, 0, 0]],
      ])('%s', async (key, expected) => {
        expect(await values('fattura', key)).toEqual(expected)
      })

      it('are read with what is worked out in them, through their references', async () => {
        const worked = async (n: number) => {
          const righe = (await store.get('fattura', `fattura_${n}`))?.['righe']
          return Array.isArray(righe) ? righe.map(({ unitario, importo }: AnyRow) => [unitario, importo]) : undefined
        }
        expect(await worked(1)).toEqual([
          [777, 2331],
          [105, 249],
          [12_345, 12_345],
          [333, 333],
        ])
        expect(await worked(3)).toBeUndefined()
        await commit({ type: 'update', entity: 'prodotto', id: 'prodotto_2', values: { prezzo: 1000 } })
        expect((await worked(1))?.[1]).toEqual([1000, 2375])
        expect(await values('fattura', 'lordo')).toEqual([17_384, -1050, 0, 300, 0])
        expect(await values('fattura', 'scorporo')).toEqual([4315, 0, 0, 820, 0])
      })

      it('keep nothing of what is worked out in them, whoever hands it back', async () => {
        const row = await store.get('fattura', 'fattura_2')
        const result = await commit({ type: 'update', entity: 'fattura', id: 'fattura_2', values: { righe: row?.['righe'], sconto: 50 } })
        expect(result).toMatchObject({ ok: true })
        const [entry] = (await store.history('fattura', 'fattura_2')).slice(-1)
        expect(entry?.changed).toEqual({ sconto: { before: 100, after: 50 } })
        expect((await store.get('fattura', 'fattura_2'))?.['righe']).toEqual(row?.['righe'])
        await store.undo(result.ok ? result.commit : -1)
        expect(await store.get('fattura', 'fattura_2')).toEqual({ ...row, version: 3 })
      })

      it('are exact where a product is greater than a database counts in whole numbers', async () => {
        const [up, down] = [
          { quantita: 1, prezzo: 999_999_937, iva: 'N2.1' },
          { quantita: -1, prezzo: 999_999_999, iva: 'N1' },
        ]
        const righe = [...Array.from({ length: 12 }, () => up), ...Array.from({ length: 11 }, () => down)]
        const bill: Change = {
          type: 'create',
          entity: 'fattura',
          id: 'fattura_9',
          values: { socio: 'socio_1', sconto: 999_999_000, righe },
        }
        expect(await commit(bill)).toMatchObject({ ok: true })
        const row = await store.get('fattura', 'fattura_9')
        expect(['lordo', 'imponibile', 'imposta', 'totale'].map((key) => row?.[key])).toEqual([999_999_255, 255, 0, 255])
      })

      it('come to no more than their fields may hold: whoever writes more has mistyped', async () => {
        const bill = (...righe: readonly object[]): Change => ({
          type: 'create',
          entity: 'fattura',
          values: { socio: 'socio_1', ribasso: 12.34, righe },
        })
        const line = { quantita: 1000.5, prezzo: 999_999_999, sconto: 33.33, iva: '22' }
        const most = { quantita: 1, prezzo: 1_000_000_000, iva: '22' }
        const refused = (path: string, message: string) => ({ ok: false, problems: [{ path, code: 'invalid', message }] })
        expect(await commit(bill(most, line))).toMatchObject(
          refused('righe.1.quantita', 'L’importo può essere al massimo 10.000.000,00\u00a0€.'),
        )
        expect(await commit(bill({ ...line, quantita: -1000 }))).toMatchObject(
          refused('righe.0.quantita', 'L’importo può essere al massimo 10.000.000,00\u00a0€.'),
        )
        expect(await commit(bill(most, { ...most, prezzo: 1 }))).toMatchObject(
          refused('righe', 'Il lordo può essere al massimo 10.000.000,00\u00a0€.'),
        )
        const kept = await commit(bill({ ...most, prezzo: 819_672_131 }))
        expect(kept.ok && kept.rows.map((row) => ['imponibile', 'imposta', 'totale'].map((key) => row[key]))).toEqual([
          [718_524_590, 158_075_410, 876_600_000],
        ])
      })

      it('hold what a create earlier in the same commit has made', async () => {
        const product: Change = { type: 'create', entity: 'prodotto', id: 'prodotto_9', values: { nome: 'Olio', prezzo: 900, iva: '4' } }
        const line = { prodotto: 'prodotto_9', quantita: 1, iva: '4' }
        const bill: Change = { type: 'create', entity: 'fattura', id: 'fattura_9', values: { socio: 'socio_1', righe: [line] } }
        expect(await commit(bill)).toMatchObject({ ok: false, problems: [{ path: 'righe.0.prodotto', code: 'not_found' }] })
        expect(await commit(product, bill)).toMatchObject({ ok: true })
        expect((await store.get('fattura', 'fattura_9'))?.['totale']).toBe(936)
        expect(await commit({ type: 'remove', entity: 'prodotto', id: 'prodotto_9' })).toMatchObject({
          ok: false,
          problems: [{ code: 'in_use', message: '«Olio» non si può eliminare: compare in 1 fattura.' }],
        })
      })

      it('are asked, sorted and measured by what they come to', async () => {
        expect(await where('fattura', { field: 'imposta', op: 'gt', value: 16 })).toEqual([1, 5])
        expect(await where('fattura', { field: 'totale', op: 'lt', value: field('imponibile') })).toEqual([2])
        expect(await order('fattura', { field: 'imposta', direction: 'desc' })).toEqual([1, 5, 4, 3, 2])
        const figures = await store.measures([
          { entity: 'fattura', fn: 'sum', field: 'imposta' },
          { entity: 'fattura', fn: 'sum', field: 'totale', groupBy: { field: 'socio' } },
          { entity: 'fattura', fn: 'max', field: 'scorporo' },
        ])
        expect(figures.map(({ value }) => value)).toEqual([316, 13_098, 2164])
        expect(figures[1]?.groups).toEqual([
          { key: 'socio_1', value: 14_501 },
          { key: 'socio_2', value: -1403 },
          { key: 'socio_3', value: 0 },
        ])
        expect(await values('prodotto', 'venduti')).toEqual([0, 3])
      })
    })

    describe('conditions', () => {
      it.each<[string, string, Condition[], number[]]>([
        ['through a reference', 'soggiorno', [{ field: 'socio.nome', op: 'eq', value: 'Bruno' }], [3, 4]],
        ['through two', 'soggiorno', [{ field: 'socio.zona.tariffa', op: 'gte', value: euro(30) }], [1, 2]],
        ['through one to what is worked out', 'soggiorno', [{ field: 'socio.speso', op: 'gt', value: 500 }], [1, 2, 5]],
        ['through an empty one', 'soggiorno', [{ field: 'socio.zona.nome', op: 'empty' }], [5]],
        ['one field against another', 'soggiorno', [{ field: 'scadenza', op: 'lt', value: field('dal') }], [3]],
        ['against one behind a reference', 'soggiorno', [{ field: 'prezzo', op: 'gt', value: field('socio.tariffa') }], [1]],
        ['against today', 'soggiorno', [{ field: 'dal', op: 'lte', value: today() }], [1, 2, 4]],
        ['against a day from today', 'soggiorno', [{ field: 'dal', op: 'eq', value: today(1) }], [5]],
        [
          'within this month',
          'soggiorno',
          [
            { field: 'dal', op: 'gte', value: monthStart() },
            { field: 'dal', op: 'lte', value: monthEnd() },
          ],
          [1, 2, 5],
        ],
        [
          'one of several lists',
          'soggiorno',
          [
            {
              any: [
                [{ field: 'stato', op: 'eq', value: 'chiuso' }],
                [
                  { field: 'giorni', op: 'gt', value: 5 },
                  { field: 'ore', op: 'empty' },
                ],
              ],
            },
          ],
          [2, 3, 4],
        ],
        ['none of no lists', 'soggiorno', [{ any: [] }], []],
        ['ne against an empty field', 'soggiorno', [{ field: 'prezzo', op: 'ne', value: field('socio.tariffa') }], [1, 2, 3, 4, 5]],
        ['a decimal to the letter', 'soggiorno', [{ field: 'ore', op: 'in', value: [0.1, 2.25] }], [1, 3]],
        ['a share', 'socio', [{ field: 'sconto', op: 'gt', value: 33.32 }], [2]],
        ['a day that comes round', 'soggiorno', [{ field: 'dal', op: 'yearly', value: { from: '2027-11-22', until: '2027-11-23' } }], [5]],
        ['over new year', 'soggiorno', [{ field: 'dal', op: 'yearly', value: { from: '2027-12-28', until: '2028-01-04' } }], [3]],
        [
          'no earlier than a year on',
          'soggiorno',
          [{ field: 'dal', op: 'yearly', value: { from: '2026-11-20', until: '2026-12-31' } }],
          [],
        ],
        ['days that overlap', 'soggiorno', [{ field: 'dal', op: 'overlaps', value: { from: '2026-11-13', until: '2026-11-22' } }], [2, 4]],
        [
          'of which the last one is free',
          'soggiorno',
          [{ field: 'dal', op: 'overlaps', value: { from: '2026-12-24', until: '2026-12-31' } }],
          [3],
        ],
        [
          'a day with hours',
          'visita',
          [{ field: 'giorno', op: 'overlaps', value: { from: '2026-11-21', until: '2026-11-22' } }],
          [1, 2, 3],
        ],
        ['an hour', 'visita', [{ field: 'giorno', op: 'overlaps', value: { from: '2026-11-21T10:30', until: '2026-11-21T18:00' } }], [3]],
        [
          'past midnight',
          'visita',
          [{ field: 'giorno', op: 'overlaps', value: { from: '2026-11-22T00:00', until: '2026-11-22T01:00' } }],
          [2],
        ],
        ['days that are over', 'soggiorno', [{ field: 'dal', op: 'ended', value: '2026-11-13' }], [1]],
        ['an hour that is over', 'visita', [{ field: 'giorno', op: 'ended', value: '2026-11-21T18:00' }], [1, 3]],
        ['an hour that is not yet over', 'visita', [{ field: 'giorno', op: 'ended', value: '2026-11-21T17:59' }], [1]],
        ['what means the same', 'socio', [{ field: 'nome', op: 'same', value: ['ADA', 'carla'] }], [1, 3]],
      ])('%s', async (_case, entity, conditions, expected) => {
        expect(await where(entity, ...conditions)).toEqual(expected)
        const { value } = await store.measure({ entity, fn: 'count', where: conditions })
        expect(value).toBe(expected.length)
      })

      it.each([
        ['2029-02-28', '2029-03-01', [4]],
        ['2029-03-01', '2029-03-02', []],
        ['2032-02-28', '2032-02-29', []],
        ['2032-02-29', '2032-03-01', [4]],
      ])('ask of 29 February from %s until %s', async (from, until, expected) => {
        await commit({ type: 'update', entity: 'soggiorno', id: 'soggiorno_4', values: { dal: '2028-02-29', giorni: 1 } })
        expect(await where('soggiorno', { field: 'dal', op: 'yearly', value: { from, until } })).toEqual(expected)
      })

      it('are refused where they ask what is not there', async () => {
        await expect(store.query({ entity: 'socio', where: [{ field: 'cognome', op: 'filled' }] })).rejects.toThrow(
          "'cognome' is not a field of socio",
        )
        await expect(store.query({ entity: 'socio', where: [{ field: 'nome.lungo', op: 'filled' }] })).rejects.toThrow('goes through')
      })
    })

    describe('order', () => {
      it.each<[string, string, Sort[], number[]]>([
        ['by another record, and so by its title', 'soggiorno', [{ field: 'socio', direction: 'desc' }], [5, 4, 3, 2, 1]],
        ['by a field behind two references, accents aside', 'soggiorno', [{ field: 'socio.zona.nome', direction: 'asc' }], [3, 4, 1, 2, 5]],
        ['by what is worked out', 'soggiorno', [{ field: 'netto', direction: 'desc' }], [1, 2, 5, 3, 4]],
        ['by what is counted', 'socio', [{ field: 'soggiorni', direction: 'asc' }], [3, 1, 2]],
        ['by a choice in its own order', 'soggiorno', [{ field: 'urgenza', direction: 'asc' }], [1, 2, 3, 4, 5]],
      ])('%s', async (_case, entity, sort, expected) => {
        expect(await order(entity, ...sort)).toEqual(expected)
      })

      it('goes on after a page, in every order', async () => {
        const orders: Sort[][] = [
          [{ field: 'scadenza', direction: 'asc' }],
          [{ field: 'scadenza', direction: 'desc' }],
          [{ field: 'dal', direction: 'near' }],
          [
            { field: 'socio', direction: 'asc' },
            { field: 'netto', direction: 'desc' },
          ],
        ]
        for (const sort of orders) {
          const whole = await order('soggiorno', ...sort)
          const seen: number[] = []
          let after: string | undefined
          do {
            const page = await store.query({ entity: 'soggiorno', sort, page: { limit: 2, ...(after !== undefined && { after }) } })
            seen.push(...numbers(page.rows))
            after = page.next
          } while (after !== undefined)
          expect([sort, seen]).toEqual([sort, whole])
        }
      })
    })

    describe('what is read', () => {
      it('are many at once, in the order of asking, without those that are not there', async () => {
        expect(numbers(await store.getMany('socio', ['socio_3', 'socio_9', 'socio_1']))).toEqual([3, 1])
        expect(await store.getMany('socio', [])).toEqual([])
      })

      it('are only the values that are asked for, of other records too', async () => {
        const { rows } = await store.query({ entity: 'soggiorno', select: ['netto', 'socio.nome', 'socio.zona.nome'], page: { limit: 2 } })
        expect(rows).toEqual([
          { id: 'soggiorno_4', version: 1, netto: 0, 'socio.nome': 'Bruno', 'socio.zona.nome': 'Àlpi' },
          { id: 'soggiorno_1', version: 1, netto: 9000, 'socio.nome': 'Ada', 'socio.zona.nome': 'Centro' },
        ])
        const of = async (select: readonly string[]) => (await store.query({ entity: 'soggiorno', select, page: { limit: 2 } })).names
        expect([await of(['netto']), await of(['socio'])]).toEqual([{}, { socio_1: 'Ada Centro', socio_2: 'Bruno Àlpi' }])
      })

      it('bear titles that name others', async () => {
        const { names } = await store.query({
          entity: 'soggiorno',
          where: [{ field: 'id', op: 'in', value: ['soggiorno_1', 'soggiorno_5'] }],
        })
        expect(names).toMatchObject({ socio_1: 'Ada Centro', socio_3: 'Carla' })
      })

      it('are found by title, however it is written', async () => {
        await commit({ type: 'create', entity: 'socio', id: 'socio_9', values: { nome: 'Carla' } })
        const found = await store.lookup('socio', ['ada  CENTRO', 'Carla', 'Nessuno'])
        expect([...found]).toEqual([
          ['ada  CENTRO', ['socio_1']],
          ['Carla', ['socio_3', 'socio_9']],
        ])
      })

      it('are counted only where somebody asks', async () => {
        expect((await store.query({ entity: 'socio' })).total).toBeUndefined()
        expect((await store.query({ entity: 'socio', page: { limit: 1 }, total: true })).total).toBe(3)
      })
    })

    describe('figures', () => {
      it('are several at once, in their order', async () => {
        const figures = await store.measures([
          { entity: 'soggiorno', fn: 'sum', field: 'netto' },
          { entity: 'soggiorno', fn: 'avg', field: 'ore' },
          { entity: 'soggiorno', fn: 'sum', field: 'socio.sconto' },
          { entity: 'soggiorno', fn: 'max', field: 'al_giorno' },
        ])
        expect(figures.map(({ value }) => value)).toEqual([11_083, 3.35 / 3, 86.66, 3333.333])
      })

      it('are grouped by what lies behind a reference', async () => {
        const { groups } = await store.measure({ entity: 'soggiorno', fn: 'sum', field: 'lordo', groupBy: { field: 'socio.zona' } })
        expect(groups).toEqual([
          { key: '', value: 700 },
          { key: 'zona_1', value: 11_533 },
          { key: 'zona_2', value: 5 },
        ])
      })
    })

    describe('rules among records', () => {
      const lesson = (said: Readonly<Record<string, unknown>>): Change => ({
        type: 'create',
        entity: 'lezione',
        values: { corso: 'corso_1', giorno: '2026-11-21', persone: 1, ...said },
      })
      const visit = (giorno: string, ora: string, ore?: number): Change => ({
        type: 'create',
        entity: 'visita',
        values: { socio: 'socio_1', giorno, ora, ...(ore !== undefined && { ore }) },
      })
      const refusal = async (...changes: Change[]) => {
        const result = await commit(...changes)
        return result.ok ? [] : result.problems.map(({ path, message, change }) => [path, message, change])
      }

      it('unique: what belongs to one alone, however it is written', async () => {
        const nuoto: Change = { type: 'create', entity: 'corso', values: { nome: ' NUOTO', posti: 1 } }
        expect(await refusal(nuoto)).toEqual([['nome', 'C’è già un corso con lo stesso nome: «Nuoto».', 0]])
        expect(await refusal({ type: 'update', entity: 'corso', id: 'corso_1', values: { posti: 9 } })).toEqual([])
        expect(await refusal({ type: 'update', entity: 'corso', id: 'corso_1', values: { nome: 'Vela' } }, nuoto)).toEqual([])
        const twice = ['Judo', 'judo'].map((nome): Change => ({ type: 'create', entity: 'corso', values: { nome, posti: 1 } }))
        expect((await refusal(...twice)).map(([path, , change]) => [path, change])).toEqual([
          ['nome', 0],
          ['nome', 1],
        ])
      })

      it('exclusive: no two in one lane at one time, to the minute', async () => {
        expect(await refusal(visit('2026-11-21', '10:00', 1))).toEqual([
          ['socio', 'Ada Centro è già di «21/11/2026 · 09:00» il 21/11/2026 dalle 09:00 alle 10:30.', 0],
        ])
        expect(await refusal(visit('2026-11-21', '10:30', 1))).toEqual([])
        expect(await refusal(visit('2026-11-21', '08:30'))).toEqual([])
        expect((await refusal(visit('2026-11-22', '00:10'))).length).toBe(1)
        expect((await refusal(visit('2026-11-23', '09:00'), visit('2026-11-23', '09:15'))).map(([, , change]) => change)).toEqual([0, 1])
        const away: Change = { type: 'update', entity: 'visita', id: 'visita_1', values: { socio: 'socio_3' } }
        expect(await refusal(away, visit('2026-11-21', '09:00', 1.5))).toEqual([])
      })

      it('capacity: no more than there are places, on that day, in those states', async () => {
        expect(await refusal(lesson({ persone: 2 }))).toEqual([['corso', '«Nuoto» ha 4 posti il 21/11/2026: non ce ne sono più.', 0]])
        expect(await refusal(lesson({ persone: 2, giorno: '2026-11-22' }), lesson({ persone: 2, stato: 'disdetta' }))).toEqual([])
        expect(await refusal(lesson({}), lesson({}))).toHaveLength(2)
        expect(await refusal({ type: 'move', entity: 'lezione', id: 'lezione_2', to: 'fissata' })).toHaveLength(1)
        expect(await refusal({ type: 'update', entity: 'lezione', id: 'lezione_1', values: { persone: 4 } })).toEqual([])
      })

      it('capacity of several: a party has its places by itself, and who is away none', async () => {
        const dinner = (more: Readonly<Record<string, unknown>>): Change => ({
          type: 'create',
          entity: 'cena',
          values: { nome: 'Neri', giorno: '2026-11-21', ora: '20:00', stato: 'attesa', ...more },
        })
        const [both, later] = [['tavolo_1', 'tavolo_2'], '2026-11-23']
        expect(await refusal(dinner({ tavoli: ['tavolo_1'], persone: 6 }))).toEqual([
          ['tavoli', 'Tavolo 7 ha 4 posti: per 6 ne mancano 2.', 0],
        ])
        expect(await refusal(dinner({ tavoli: both, persone: 8 }))).toEqual([
          ['tavoli', 'Tavoli 7 + 8 hanno 7 posti: per 8 ne manca 1.', 0],
        ])
        expect(await refusal(dinner({ tavoli: both, persone: 7 }), dinner({ tavoli: both, persone: 7, ora: '22:00' }))).toEqual([])
        expect(await refusal(dinner({ tavoli: ['tavolo_1'], persone: 9, stato: 'disdetta' }), dinner({ persone: 40 }))).toEqual([])
        expect(
          await refusal(
            dinner({ tavoli: both, persone: 2, giorno: later }),
            dinner({ tavoli: ['tavolo_2'], persone: 2, ora: '21:30', giorno: later }),
          ),
        ).toEqual([
          ['tavoli', 'Tavolo 8 è già di «Neri» il 23/11/2026 dalle 21:30 alle 23:30.', 0],
          ['tavoli', 'Tavolo 8 è già di «Neri» il 23/11/2026 dalle 20:00 alle 22:00.', 1],
        ])
      })

      it('what must not be, through a reference', async () => {
        const sentence = 'La licenza del corso è scaduta in quel giorno.'
        expect(await refusal(lesson({ giorno: '2027-01-01' }))).toEqual([['corso', sentence, 0]])
        const longer: Change = { type: 'update', entity: 'corso', id: 'corso_1', values: { licenza: '2027-06-30' } }
        expect(await refusal(lesson({ giorno: '2027-01-01' }), longer)).toEqual([])
        expect(await refusal(lesson({ corso: 'corso_2', giorno: '2030-01-01' }))).toEqual([])
      })
    })

    describe('commits', () => {
      it('answer a repeated one as the first, and make it once', async () => {
        const change: Change = { type: 'create', entity: 'zona', values: { nome: 'Mare', tariffa: 100 } }
        const answers = await Promise.all([1, 2, 3].map(() => store.commit([change], { via: 'form', id: 'abc' })))
        expect(answers[1]).toEqual(answers[0])
        expect(answers[2]).toEqual(answers[0])
        expect((await store.query({ entity: 'zona', total: true })).total).toBe(3)
      })

      it('are tried again after a refusal under the same id', async () => {
        const refused = await store.commit([{ type: 'create', entity: 'zona', values: {} }], { via: 'form', id: 'abc' })
        const made = await store.commit([{ type: 'create', entity: 'zona', values: { nome: 'Mare', tariffa: 1 } }], {
          via: 'form',
          id: 'abc',
        })
        expect([refused.ok, made.ok]).toEqual([false, true])
      })

      it('adjust numbers by so much, so that nobody overwrites another', async () => {
        const sell = (ore: number): Change => ({ type: 'adjust', entity: 'soggiorno', id: 'soggiorno_1', by: { ore, prezzo: 50 } })
        await Promise.all([commit(sell(-0.1)), commit(sell(-0.2)), commit(sell(-0.75))])
        expect(await store.get('soggiorno', 'soggiorno_1')).toMatchObject({ ore: 1.2, prezzo: 10_150, version: 4 })
        expect(await commit(sell(-2))).toMatchObject({ ok: false, problems: [{ path: 'ore', code: 'invalid' }] })
        expect(await commit({ type: 'adjust', entity: 'soggiorno', id: 'soggiorno_1', by: { netto: 1 } })).toMatchObject({ ok: false })
      })
    })
  })
}
