import { beforeEach, describe, expect, it } from 'vitest'
import { documentNumber } from '../src/kernel/fields/document-number.ts'
import type { Change, Via } from '../src/kernel/door/change.ts'
import type { Committed, Store } from '../src/kernel/door/store.ts'
import { numbersEntities, numbersSample } from './numbers-fixture.ts'
import type { Make } from './store-suite.ts'

const move = (n: number, to: string): Change => ({ type: 'move', entity: 'bolletta', id: `bolletta_${n}`, to })
const update = (n: number, values: Readonly<Record<string, unknown>>): Change => ({
  type: 'update',
  entity: 'bolletta',
  id: `bolletta_${n}`,
  values,
})
const bill = (n: number, values: Readonly<Record<string, unknown>> = {}): Change => ({
  type: 'create',
  entity: 'bolletta',
  id: `bolletta_${n}`,
  values: { registro: 'a', data: '2026-11-21', chi: 'Gino', stato: 'emessa', ...values },
})
const slip = (n: number, cassa = 1): Change => ({ type: 'create', entity: 'scontrino', id: `scontrino_${n}`, values: { cassa } })
const told = (answer: Committed) => (answer.ok ? [] : answer.problems.map(({ path, code, message }) => [path, code, message]))
const last = documentNumber(11, 2026, 'A')

/** Numbers of documents, whatever the records are kept in: no gaps, no doubles, and what has one stays. */
export function describeNumbers(name: string, make: Make): void {
  describe(`numbers: ${name}`, () => {
    let ada: Store
    let bruno: Store
    let day = ''
    beforeEach(async () => {
      day = '2026-11-21'
      const open = await make({
        entities: numbersEntities,
        sample: numbersSample,
        at: () => ({ today: day }),
        now: () => `${day}T09:00:00.000Z`,
      })
      ada = open('Ada')
      bruno = open('Bruno')
    })

    const commit = (...changes: Change[]) => ada.commit(changes, { via: 'form' })
    const through = (via: Via, ...changes: Change[]) => ada.commit(changes, { via })
    const numero = async (n: number) => (await ada.get('bolletta', `bolletta_${n}`))?.['numero']
    const slips = async () =>
      (await ada.query({ entity: 'scontrino', sort: [{ field: 'numero', direction: 'asc' }], page: { limit: 200 } })).rows.map(
        (row) => row['numero'],
      )

    describe('are given', () => {
      it('where the record comes into the state, and not before', async () => {
        expect(await commit(update(4, { chi: 'Altro' }))).toMatchObject({ ok: true })
        expect(await numero(4)).toBeUndefined()
        expect(await commit(move(4, 'emessa'))).toMatchObject({ ok: true, rows: [{ numero: last }] })
        await commit(move(4, 'pagata'))
        await commit(move(4, 'emessa'))
        expect(await numero(4)).toBe(last)
      })

      it('by series and by year, each counting for itself', async () => {
        await commit(bill(10, { registro: 'b' }), bill(11, { data: '2027-01-02' }), move(6, 'emessa'), bill(12))
        expect([await numero(10), await numero(11), await numero(6), await numero(12)]).toEqual([
          documentNumber(3, 2026, 'B'),
          documentNumber(1, 2027, 'A'),
          documentNumber(10, 2025, 'A'),
          last,
        ])
      })

      it('by the day as the same commit leaves it', async () => {
        await commit(bill(10), update(10, { data: '2027-03-01' }))
        expect(await numero(10)).toBe(documentNumber(1, 2027, 'A'))
      })

      it('in the order of the changes, whenever a record was first touched', async () => {
        await commit(update(4, { chi: 'Prima' }), bill(10), move(4, 'emessa'), bill(11))
        expect([await numero(10), await numero(4), await numero(11)].map((one) => Number(String(one).slice(-7)))).toEqual([11, 12, 13])
      })

      it('as soon as the record is there where no state is named, also to what follows from it', async () => {
        await commit(slip(2, 150), slip(3))
        expect(await slips()).toEqual([41, 42, 43, 44].map((n) => documentNumber(n, undefined, 'S')))
        expect((await ada.get('scontrino', 'scontrino_2c'))?.['numero']).toBe(documentNumber(44, undefined, 'S'))
      })

      it('also to what is created beyond the state that gives them', async () => {
        await commit(bill(10, { stato: 'pagata' }), bill(11, { stato: 'persa' }))
        expect([await numero(10), await numero(11)]).toEqual([last, undefined])
      })

      it('and stand in the history of the commit that gave them', async () => {
        await commit(move(4, 'emessa'))
        expect((await ada.history('bolletta', 'bolletta_4')).at(-1)?.changed).toMatchObject({ numero: { after: last } })
      })

      it('to two who write at once: neither gap nor double', async () => {
        const writing = Array.from({ length: 24 }, (_, n) =>
          (n % 2 === 0 ? ada : bruno).commit(n % 6 === 5 ? [slip(10 + n), slip(1)] : [slip(10 + n), slip(100 + n)], { via: 'form' }),
        )
        const answers = await Promise.all(writing)
        expect(answers.filter(({ ok }) => !ok)).toHaveLength(4)
        expect(await slips()).toEqual(Array.from({ length: 41 }, (_, n) => documentNumber(41 + n, undefined, 'S')))
      })

      it('without a gap after what was refused', async () => {
        expect(await commit(bill(10), bill(11, { chi: '' }))).toMatchObject({ ok: false })
        await commit(bill(12))
        expect(await numero(12)).toBe(last)
      })

      it('not where what they are made of is missing', async () => {
        expect(told(await commit(move(5, 'emessa')))).toEqual([['registro', 'required', 'Per dare il numero serve il registro.']])
        expect(told(await commit(bill(10, { data: undefined })))).toEqual([['data', 'required', 'Per dare il numero serve la data.']])
      })
    })

    describe('are nobody’s to write', () => {
      it('neither at first nor later', async () => {
        const message = 'Il numero viene dato da sé e non si scrive.'
        expect(told(await commit(bill(10, { numero: documentNumber(99, 2026, 'A') })))).toEqual([['numero', 'read_only', message]])
        expect(told(await commit(update(4, { numero: documentNumber(99, 2026, 'A') })))).toEqual([['numero', 'read_only', message]])
      })

      it('but an import brings them along, and the count goes on after the highest', async () => {
        const carried = documentNumber(30, 2026, 'A')
        expect(await through('import', bill(10), bill(11, { numero: carried }), bill(12))).toMatchObject({ ok: true })
        expect([await numero(10), await numero(11), await numero(12)]).toEqual([
          documentNumber(31, 2026, 'A'),
          carried,
          documentNumber(32, 2026, 'A'),
        ])
        expect(told(await through('import', bill(13, { numero: carried })))).toEqual([
          ['numero', 'unique', 'C’è già una bolletta con lo stesso numero: «A/30/2026 · Gino».'],
        ])
      })
    })

    describe('stay', () => {
      it('with their record', async () => {
        expect(told(await commit({ type: 'remove', entity: 'bolletta', id: 'bolletta_2' }))).toEqual([
          ['', 'numbered', 'La bolletta A/10/2026 ha un numero e non si può eliminare: si rettifica con un altro documento.'],
        ])
        expect(await commit({ type: 'remove', entity: 'bolletta', id: 'bolletta_4' })).toMatchObject({ ok: true })
      })

      it('as they are', async () => {
        const message = 'Il numero A/10/2026 è già dato e non può cambiare.'
        for (const via of ['form', 'import'] as const) {
          expect(told(await through(via, update(2, { numero: null })))).toEqual([['numero', 'numbered', message]])
          expect(told(await through(via, update(2, { numero: documentNumber(98, 2026, 'A') })))).toEqual([['numero', 'numbered', message]])
        }
      })

      it('in their series and in their year', async () => {
        const closed = 'La bolletta è emessa: resta com’è.'
        for (const [field, value] of [
          ['registro', 'b'],
          ['data', '2027-01-01'],
          ['data', '2026-11-19'],
          ['chi', 'Altro'],
        ] as const)
          expect(told(await commit(update(2, { [field]: value })))).toEqual([[field, 'rule', closed]])
      })

      it('when the commit that gave them is undone', async () => {
        const given = await commit(move(4, 'emessa'))
        const [id, paid] = [given.ok ? given.commit : 0, await commit(move(2, 'pagata'))]
        expect(told(await ada.undo(id))).toEqual([
          ['', 'numbered', 'Non posso annullare: la bolletta A/11/2026 ha un numero. Si rettifica con un altro documento.'],
        ])
        const made = await commit(bill(10))
        expect(told(await ada.undo(made.ok ? made.commit : 0))).toMatchObject([['', 'numbered', expect.stringContaining('A/12/2026')]])
        expect(await ada.undo(paid.ok ? paid.commit : 0)).toMatchObject({ ok: true })
      })
    })

    it('are sorted by series, year and number, and found as they are written', async () => {
      await commit(bill(10), bill(11), bill(12, { data: '2027-01-01' }))
      const { rows } = await ada.query({
        entity: 'bolletta',
        where: [{ field: 'numero', op: 'filled' }],
        sort: [{ field: 'numero', direction: 'asc' }],
      })
      expect(rows.map(({ id }) => Number(id.slice(9)))).toEqual([1, 2, 10, 11, 12, 3])
      const found = async (search: string) => (await ada.query({ entity: 'bolletta', search })).rows.map(({ id }) => id)
      expect(await found('bolletta 11')).toEqual(['bolletta_10'])
      expect((await found('A/11/2026'))[0]).toBe('bolletta_10')
      expect([...(await ada.lookup('bolletta', ['A/11/2026 · Gino'])).values()]).toEqual([['bolletta_10']])
    })
  })
}
