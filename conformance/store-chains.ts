import { beforeEach, describe, expect, it } from 'vitest'
import { chainChanges, nextValues } from '../src/kernel/chain.ts'
import type { Chain } from '../src/kernel/chain.types.ts'
import type { AnyRow } from '../src/kernel/fields/shapes.ts'
import type { Change } from '../src/kernel/store/change.ts'
import type { Committed, Store } from '../src/kernel/store/store.ts'
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
  })
}
