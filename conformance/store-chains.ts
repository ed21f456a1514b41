import { beforeEach, describe, expect, it } from 'vitest'
import { chainChanges, nextValues } from '../src/kernel/derive/chain.ts'
import type { Chain } from '../src/kernel/entity/chain.types.ts'
import type { AnyRow } from '../src/kernel/fields/shapes.ts'
import type { Change } from '../src/kernel/door/change.ts'
import type { Committed, Store } from '../src/kernel/door/store.ts'
import { chainsEntities, chainsSample, daGiornate, daPreventivo, storno } from './chains-fixture.ts'
import type { Make } from './store-suite.ts'

const told = (answer: Committed) => (answer.ok ? [] : answer.problems.map(({ path, code, message }) => [path, code, message]))
const commitOf = (answer: Committed) => (answer.ok ? answer.commit : 0)

/** From one record to the next, whatever they are kept in: both linked, nothing copied twice. */
export function describeChains(name: string, make: Make): void {
  describe(`chains: ${name}`, () => {
    let ada: Store
    let bruno: Store
    beforeEach(async () => {
      const open = await make({
        entities: chainsEntities,
        sample: chainsSample,
        at: () => ({ today: '2026-11-21' }),
        now: () => '2026-11-21T09:00:00.000Z',
      })
      ada = open('Ada')
      bruno = open('Bruno')
    })

    const commit = (...changes: Change[]) => ada.commit(changes, { via: 'form' })
    const rowsOf = async (store: Store, ids: readonly string[]): Promise<readonly AnyRow[]> =>
      store.getMany(ids[0]?.replace(/_\d+$/, '') ?? '', ids)
    /** As the form does it: what the chain begins with, and a day. */
    const next = async (chain: Chain, id: string, ...sources: string[]): Promise<readonly Change[]> => {
      const entity = chainsEntities.find((one) => one.name === chain.to)
      const rows = await rowsOf(ada, sources)
      return entity ? chainChanges(chain, id, { data: '2026-11-21', ...nextValues(chain, entity, rows) }, rows) : []
    }
    const make1 = async (chain: Chain, id: string, ...sources: string[]) => commit(...(await next(chain, id, ...sources)))
    const stateOf = async (entity: string, id: string) => (await ada.get(entity, id))?.['stato']

    it('makes the next record with its lines and their references, links it, and moves the one before', async () => {
      expect(await make1(daPreventivo, 'fattura_1', 'preventivo_1')).toMatchObject({ ok: true })
      expect(await ada.get('fattura', 'fattura_1')).toMatchObject({
        preventivo: 'preventivo_1',
        committente: 'committente_1',
        stato: 'bozza',
        righe: [{ voce: 'Finestra', pezzi: 2, prezzo: 30_000, prodotto: 'prodotto_1' }, { voce: 'Posa' }],
        preventivato: 68_000,
        totale: 68_000,
      })
      expect(await stateOf('preventivo', 'preventivo_1')).toBe('fatturato')
    })

    it('makes nothing twice, at once or later, by whatever way', async () => {
      const both = await Promise.all([
        ada.commit(await next(daPreventivo, 'fattura_1', 'preventivo_1'), { via: 'form' }),
        bruno.commit(await next(daPreventivo, 'fattura_2', 'preventivo_1'), { via: 'form' }),
      ])
      expect(both.filter(({ ok }) => ok)).toHaveLength(1)
      const by = { preventivo: 'preventivo_1', committente: 'committente_1', data: '2026-11-21' }
      expect(told(await commit({ type: 'create', entity: 'fattura', id: 'fattura_3', values: by }))).toEqual([
        ['preventivo', 'chained', 'Da «Infissi» c’è già una fattura: «Bozza · Rossi Serramenti».'],
      ])
      const two = [1, 2].map((n): Change => ({
        type: 'create',
        entity: 'fattura',
        id: `fattura_1${n}`,
        values: { ...by, preventivo: 'preventivo_2' },
      }))
      expect(told(await commit(...two)).map(([path, code]) => [path, code])).toEqual([
        ['preventivo', 'chained'],
        ['preventivo', 'chained'],
      ])
    })

    it('makes another once the first no longer counts, and then the first stays where it is', async () => {
      await make1(daPreventivo, 'fattura_1', 'preventivo_1')
      await commit({ type: 'move', entity: 'fattura', id: 'fattura_1', to: 'annullata' })
      await commit({ type: 'move', entity: 'preventivo', id: 'preventivo_1', to: 'accettato' })
      expect(await make1(daPreventivo, 'fattura_2', 'preventivo_1')).toMatchObject({ ok: true })
      expect(told(await commit({ type: 'move', entity: 'fattura', id: 'fattura_1', to: 'bozza' })).map(([, code]) => code)).toEqual([
        'chained',
      ])
    })

    it('is undone whole while nothing has a number', async () => {
      const made = await make1(daPreventivo, 'fattura_1', 'preventivo_1')
      expect(await ada.undo(commitOf(made))).toMatchObject({ ok: true })
      expect([await ada.get('fattura', 'fattura_1'), await stateOf('preventivo', 'preventivo_1')]).toEqual([undefined, 'accettato'])
      const days = await make1(daGiornate, 'fattura_2', 'giornata_1', 'giornata_2')
      expect(await ada.undo(commitOf(days))).toMatchObject({ ok: true })
      expect((await ada.get('giornata', 'giornata_1'))?.['fattura']).toBeUndefined()
    })

    it('brings several into one, each of which names it', async () => {
      expect(await make1(daGiornate, 'fattura_1', 'giornata_1', 'giornata_2')).toMatchObject({ ok: true })
      expect(await ada.get('fattura', 'fattura_1')).toMatchObject({ committente: 'committente_1', giornate: 40_000, totale: 40_000 })
      expect((await ada.query({ entity: 'giornata', where: [{ field: 'fattura', op: 'eq', value: 'fattura_1' }] })).rows).toHaveLength(2)
      expect(told(await make1(daGiornate, 'fattura_2', 'giornata_2'))).toEqual([
        ['fattura', 'chained', 'Da «02/11/2026 · Rossi Serramenti» c’è già una fattura: «Bozza · Rossi Serramenti».'],
      ])
      await commit({ type: 'move', entity: 'fattura', id: 'fattura_1', to: 'annullata' })
      expect(await make1(daGiornate, 'fattura_3', 'giornata_2')).toMatchObject({ ok: true })
    })

    it('lets one of two writers have a record that comes into several, whatever they have seen', async () => {
      const day = (fattura: string): Change => ({ type: 'update', entity: 'giornata', id: 'giornata_1', values: { fattura } })
      const bill = (id: string): Change => ({
        type: 'create',
        entity: 'fattura',
        id,
        values: { committente: 'committente_1', data: '2026-11-21' },
      })
      const both = await Promise.all([
        ada.commit([bill('fattura_1'), day('fattura_1')], { via: 'form' }),
        bruno.commit([bill('fattura_2'), day('fattura_2')], { via: 'form' }),
      ])
      expect(both.filter(({ ok }) => ok)).toHaveLength(1)
      expect(both.flatMap(told).map(([path, code]) => [path, code])).toEqual([['fattura', 'chained']])
      expect((await ada.query({ entity: 'fattura' })).rows).toHaveLength(1)
    })

    it('makes nothing of a record that does not stand for it, or no longer', async () => {
      const prepared = await next(daPreventivo, 'fattura_1', 'preventivo_1')
      await bruno.commit([{ type: 'move', entity: 'preventivo', id: 'preventivo_1', to: 'bozza' }], { via: 'board' })
      const refusal = [['preventivo', 'chained', 'Da «Infissi» non si può fare una fattura: è «Bozza».']]
      expect(told(await commit(...prepared.filter(({ type }) => type === 'create')))).toEqual(refusal)
      expect((await ada.query({ entity: 'fattura' })).rows).toEqual([])
      // Made by hand, and linked later: the same.
      await commit({ type: 'create', entity: 'fattura', id: 'fattura_2', values: { committente: 'committente_1', data: '2026-11-21' } })
      const link = (preventivo: string): Change => ({ type: 'update', entity: 'fattura', id: 'fattura_2', values: { preventivo } })
      expect(told(await commit(link('preventivo_1')))).toEqual(refusal)
      // What a commit brings into order itself stands.
      const accept: Change = { type: 'move', entity: 'preventivo', id: 'preventivo_1', to: 'accettato' }
      expect(told(await commit(accept, link('preventivo_1')))).toEqual([])
      // It stays linked, wherever the record before goes later.
      await commit({ type: 'move', entity: 'preventivo', id: 'preventivo_1', to: 'bozza' })
      expect(told(await commit({ type: 'update', entity: 'fattura', id: 'fattura_2', values: { data: '2026-11-20' } }))).toEqual([])
    })

    it('asks the same of several that come into one', async () => {
      await commit({ type: 'update', entity: 'giornata', id: 'giornata_2', values: { omaggio: 'si' } })
      expect(told(await make1(daGiornate, 'fattura_1', 'giornata_1', 'giornata_2'))).toEqual([
        ['fattura', 'chained', 'Da «02/11/2026 · Rossi Serramenti» non si può fare una fattura, così com’è adesso.'],
      ])
      expect(told(await make1(daGiornate, 'fattura_1', 'giornata_1'))).toEqual([])
    })

    it('takes what is imported of a record that has gone its way, and undoes a removal', async () => {
      await commit({ type: 'move', entity: 'preventivo', id: 'preventivo_1', to: 'fatturato' })
      const values = { preventivo: 'preventivo_1', committente: 'committente_1', data: '2026-11-21' }
      const bill: Change = { type: 'create', entity: 'fattura', id: 'fattura_1', values }
      expect(told(await commit(bill)).map(([, , message]) => message)).toEqual(['Da «Infissi» non si può fare una fattura: è «Fatturato».'])
      expect(told(await ada.commit([bill], { via: 'import' }))).toEqual([])
      const gone = await commit({ type: 'remove', entity: 'fattura', id: 'fattura_1' })
      expect(told(await ada.undo(commitOf(gone)))).toEqual([])
      expect(await ada.get('fattura', 'fattura_1')).toMatchObject({ preventivo: 'preventivo_1' })
    })

    it('does not bring together what belongs to two', async () => {
      const problems = told(await make1(daGiornate, 'fattura_1', 'giornata_1', 'giornata_3'))
      expect(new Set(problems.map(([, , message]) => message))).toEqual(
        new Set(['Si possono unire solo schede con lo stesso committente.']),
      )
    })

    it('reverses what has a number by a further document, with the signs turned', async () => {
      await make1(daPreventivo, 'fattura_1', 'preventivo_1')
      await commit({ type: 'move', entity: 'fattura', id: 'fattura_1', to: 'emessa' })
      expect(await make1(storno, 'nota_credito_1', 'fattura_1')).toMatchObject({ ok: true })
      expect(await ada.get('nota_credito', 'nota_credito_1')).toMatchObject({
        numero: 'NC/2026/0000001',
        fattura: 'fattura_1',
        totale: -68_000,
        righe: [{ prezzo: 30_000, pezzi: -2, prodotto: 'prodotto_1' }, { pezzi: -1 }],
      })
      expect(await ada.get('fattura', 'fattura_1')).toMatchObject({ stato: 'stornata', numero: '/2026/0000001', totale: 68_000 })
      await commit({ type: 'move', entity: 'preventivo', id: 'preventivo_1', to: 'accettato' })
      expect(await make1(daPreventivo, 'fattura_2', 'preventivo_1')).toMatchObject({ ok: true })
    })

    it('comes to what is reversed by the document that reverses, and by no hand', async () => {
      await make1(daPreventivo, 'fattura_1', 'preventivo_1')
      await commit({ type: 'move', entity: 'fattura', id: 'fattura_1', to: 'emessa' })
      const refusal = [['stato', 'chained', '«Stornata» non si sceglie a mano: usa «Crea nota di credito».']]
      const byHand: readonly Change[] = [
        { type: 'move', entity: 'fattura', id: 'fattura_1', to: 'stornata' },
        { type: 'update', entity: 'fattura', id: 'fattura_1', values: { stato: 'stornata' } },
      ]
      for (const change of byHand) {
        expect(told(await commit(change))).toEqual(refusal)
        expect(told(await ada.commit([change], { via: 'import' }))).toEqual(refusal)
      }
      const old = { numero: '/2025/0000007', committente: 'committente_1', data: '2025-11-21', stato: 'stornata' }
      const imported: Change = { type: 'create', entity: 'fattura', id: 'fattura_2', values: old }
      expect(told(await ada.commit([imported], { via: 'import' }))).toEqual(refusal)
      expect(await stateOf('fattura', 'fattura_1')).toBe('emessa')
      // With the document that reverses it, of the same commit or of one before, it stands.
      const note = { numero: 'NC/2025/0000001', committente: 'committente_1', data: '2025-12-01', fattura: 'fattura_2' }
      const both: readonly Change[] = [imported, { type: 'create', entity: 'nota_credito', id: 'nota_credito_9', values: note }]
      expect(told(await ada.commit(both, { via: 'import' }))).toEqual([])
      const plain = { committente: 'committente_1', data: '2026-11-21', fattura: 'fattura_1' }
      await commit({ type: 'create', entity: 'nota_credito', id: 'nota_credito_1', values: plain })
      expect(told(await commit(...byHand.slice(0, 1)))).toEqual([])
    })
  })
}
