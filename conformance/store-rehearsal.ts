import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { AnyEntity } from '../src/kernel/entity/entity.ts'
import { documentNumber } from '../src/kernel/fields/document-number.ts'
import type { AnyRow } from '../src/kernel/fields/shapes.ts'
import type { Problem } from '../src/kernel/problem/problem.ts'
import type { Change, Via } from '../src/kernel/door/change.ts'
import type { Store } from '../src/kernel/door/store.ts'
import { accessEntities, accessSample } from './access-fixture.ts'
import { numbersEntities, numbersSample } from './numbers-fixture.ts'
import { stockEntities, stockSample } from './stock-fixture.ts'
import { storeEntities, storeSample, TODAY } from './store-fixture.ts'
import type { Make, Open } from './store-suite.ts'

interface World {
  readonly entities: readonly AnyEntity[]
  readonly sample: Readonly<Record<string, readonly AnyRow[]>>
}
const shop: World = { entities: storeEntities, sample: storeSample }
const bills: World = { entities: numbersEntities, sample: numbersSample }
const shelves: World = { entities: stockEntities, sample: stockSample }
const practice: World = {
  entities: accessEntities,
  sample: accessSample({ words: ['Zibibbo', 'Contagio'], stipendio: 1_000_000, spesa: 5000, punti: 3, ill: 1 }),
}

const create = (entity: string, number: number, values: Readonly<Record<string, unknown>>): Change => ({
  type: 'create',
  entity,
  id: `${entity}_${number}`,
  values,
})
const update = (entity: string, number: number, values: Readonly<Record<string, unknown>>, version?: number): Change => ({
  type: 'update',
  entity,
  id: `${entity}_${number}`,
  values,
  ...(version !== undefined && { expect: version }),
})
const move = (entity: string, number: number, to: string): Change => ({ type: 'move', entity, id: `${entity}_${number}`, to })
const remove = (entity: string, number: number): Change => ({ type: 'remove', entity, id: `${entity}_${number}` })
const sell = (quantita: number): Change => create('movimento', 90, { articolo: 'articolo_1', quantita, giorno: TODAY })
const order = { cliente: 'cliente_3', descrizione: 'Nuovo', data: TODAY }
const bill = { registro: 'a', data: TODAY, chi: 'Gino', stato: 'emessa' }
const carried = documentNumber(10, 2026, 'A')

type Case = [what: string, world: World, changes: readonly Change[], via?: Via]

/** Commits that come to nothing, one for every kind of fault. */
const refused: readonly [code: Problem['code'], ...Case][] = [
  ['not_found', 'an entity that nobody has', shop, [create('nessuno', 1, {})]],
  [
    'required',
    'values that are missing and wrong',
    shop,
    [create('ordine', 9, { descrizione: ' ', importo: -1, colore: 'blu', vecchio: 'si' })],
  ],
  ['rule', 'fields that must agree', shop, [update('ordine', 2, { consegna: '2026-11-01' })]],
  ['not_found', 'a record that is not there', shop, [update('ordine', 99, { pezzi: 1 })]],
  ['not_found', 'a reference to what is not there', shop, [update('ordine', 1, { cliente: 'cliente_99' })]],
  ['conflict', 'a version that has moved on', shop, [update('ordine', 2, { pezzi: 5 }, 7)]],
  ['conflict', 'an id that is taken', shop, [create('cliente', 1, { nome: 'Altro' })]],
  ['move_not_allowed', 'a move that the lifecycle does not know', shop, [move('ordine', 3, 'aperto')]],
  ['move_requires', 'a move that comes too early', shop, [move('ordine', 1, 'spedito')]],
  ['in_use', 'what others refer to', shop, [remove('cliente', 1)]],
  ['invalid', 'an effect that cannot be', shop, [move('ordine', 5, 'spedito')]],
  ['rule', 'records that exclude each other', shop, [create('giro', 9, { furgone: 'furgone_1', giorno: '2026-11-23', chi: 'Dino' })]],
  ['required', 'a later change beside a good one', shop, [update('cliente', 2, { nome: 'Cambiato' }), create('cliente', 9, { nome: '' })]],
  ['conflict', 'lines of an import', shop, [create('cliente', 9, { nome: 'C' }), create('cliente', 9, { nome: 'D' })], 'import'],
  ['read_only', 'a number that somebody writes', bills, [create('bolletta', 10, { ...bill, numero: carried })]],
  ['unique', 'a number that an import brings twice', bills, [create('bolletta', 10, { ...bill, numero: carried })], 'import'],
  ['required', 'a number that lacks what it is made of', bills, [move('bolletta', 5, 'emessa')]],
  ['numbered', 'what has a number', bills, [remove('bolletta', 2)]],
  ['stock', 'more than there is', shelves, [sell(-16)]],
]

/** Commits against which nothing stands. */
const allowed: readonly Case[] = [
  ['a new record', shop, [create('ordine', 9, order)]],
  ['a change over the version that was seen', shop, [update('ordine', 2, { pezzi: 5, importo: null }, 1)]],
  ['a move with its effects', shop, [move('ordine', 4, 'spedito')]],
  ['numbers changed by so much', shop, [{ type: 'adjust', entity: 'articolo', id: 'articolo_1', by: { giacenza: -3 } }]],
  ['a removal with all that named it', shop, [remove('ordine', 4), update('ordine', 1, { cliente: 'cliente_3' }), remove('ordine', 3)]],
  ['changes that see one another', shop, [create('cliente', 9, { nome: 'Y' }), create('ordine', 9, { ...order, cliente: 'cliente_9' })]],
  ['numbers that are given, to what follows too', bills, [create('bolletta', 10, bill), create('scontrino', 2, { cassa: 150 })]],
  ['numbers that an import brings', bills, [create('bolletta', 10, { ...bill, numero: documentNumber(30, 2026, 'A') })], 'import'],
  ['all that there is', shelves, [sell(-15.5)]],
]

/** All that a commit could leave behind. */
const picture = (store: Store, { entities }: World) =>
  Promise.all(
    entities.map(async ({ name }) => {
      const page = await store.query({ entity: name, page: { limit: 200 }, total: true })
      return { name, page, history: await Promise.all(page.rows.map(({ id }) => store.history(name, id))) }
    }),
  )

/** A rehearsal tells what a commit would, and leaves nothing behind, whatever the records are kept in. */
export function describeRehearsal(name: string, make: Make): void {
  const start = async ({ entities, sample }: World): Promise<Open> =>
    make({ entities, sample, at: () => ({ today: TODAY }), now: () => `${TODAY}T09:00:00.000Z` })

  describe(`rehearsal: ${name}`, () => {
    it.each<[code: Problem['code'], ...Case]>(refused)(
      'tells as the commit does (%s): %s',
      async (code, _what, world, changes, via = 'form') => {
        const store = (await start(world))('Ada')
        const before = await picture(store, world)
        const told = await store.rehearse(changes, { via })
        expect(told.ok ? [] : told.problems.map((problem) => problem.code)).toContain(code)
        expect(await picture(store, world)).toEqual(before)
        expect(await store.commit(changes, { via })).toEqual(told)
      },
    )

    it.each<Case>(allowed)('lets pass, writes nothing, and is committed after: %s', async (_what, world, changes, via = 'form') => {
      const store = (await start(world))('Ada')
      const before = await picture(store, world)
      expect(await store.rehearse(changes, { via })).toEqual({ ok: true })
      expect(await picture(store, world)).toEqual(before)
      expect(await store.commit(changes, { via })).toMatchObject({ ok: true })
      expect(await picture(store, world)).not.toEqual(before)
    })

    it('takes what a commit takes: nothing at all, and more than a person will ever make', async () => {
      const store = (await start(shop))('Ada')
      const many = Array.from({ length: 10_050 }, (_, at) => create('cliente', 100 + at, { nome: `Riga ${at}` }))
      expect(await store.rehearse([], { via: 'form' })).toEqual({ ok: true })
      expect(await store.rehearse(many, { via: 'import' })).toEqual({ ok: true })
      expect(await store.rehearse([...many, create('cliente', 1, { nome: 'X' })], { via: 'import' })).toMatchObject({
        problems: [{ code: 'conflict', change: 10_050 }],
      })
      expect((await store.measure({ entity: 'cliente', fn: 'count' })).value).toBe(3)
    })

    describe('leaves behind', () => {
      let ada: Store
      let bruno: Store
      beforeEach(async () => {
        const open = await start(bills)
        ada = open('Ada')
        bruno = open('Bruno')
      })
      const slip = (number: number) => create('scontrino', number, { cassa: 1 })
      const countOf = (id: string) => Number(id.slice(-7))
      const slips = async () => {
        const { rows } = await ada.query({ entity: 'scontrino', sort: [{ field: 'numero', direction: 'asc' }], page: { limit: 200 } })
        return rows.map(({ numero }) => countOf(String(numero)))
      }

      it('no number of a document, of a version, of a commit or of the sequence', async () => {
        const first = await ada.commit([slip(2)], { via: 'form' })
        for (const store of [ada, bruno]) {
          await store.rehearse([slip(3), slip(4), update('scontrino', 2, { cassa: 9 })], { via: 'form' })
          await store.rehearse([slip(3), slip(1)], { via: 'form' })
          await store.rehearse([slip(3)], { via: 'import' })
        }
        const next = await bruno.commit([slip(3), update('scontrino', 2, { cassa: 5 }, 1)], { via: 'form' })
        expect(next).toMatchObject({ ok: true, commit: first.ok ? first.commit + 1 : 0, rows: [{ version: 1 }, { version: 2 }] })
        expect(await slips()).toEqual([41, 42, 43])
        expect((await ada.history('scontrino', 'scontrino_2')).map(({ seq, version }) => [seq, version])).toEqual([
          [1, 1],
          [3, 2],
        ])
      })

      it('neither gap nor double where others write at once', async () => {
        const answers = await Promise.all(
          Array.from({ length: 24 }, (_, n) => {
            const [one, other] = n % 2 === 0 ? [ada, bruno] : [bruno, ada]
            return [one.commit([slip(10 + n)], { via: 'form' }), other.rehearse([slip(100 + n), slip(200 + n)], { via: 'form' })]
          }).flat(),
        )
        expect(answers.filter(({ ok }) => !ok)).toEqual([])
        expect(await slips()).toEqual(Array.from({ length: 25 }, (_, n) => 41 + n))
      })

      it('nothing to hear', async () => {
        // What is held on a screen is where a store that is far away would foresee something.
        await ada.query({ entity: 'bolletta' })
        const listeners = [ada.changes({ foreseen: true }), bruno.changes()].map((heard) => heard[Symbol.asyncIterator]())
        onTestFinished(() => listeners.forEach((heard) => void heard.return?.()))
        const heard = listeners.map(async (listener) => (await listener.next()).value as unknown)
        await ada.rehearse([update('bolletta', 4, { chi: 'Altro' }, 1)], { via: 'form' })
        await ada.rehearse([update('bolletta', 4, { chi: '' }, 1)], { via: 'form' })
        expect(await bruno.commit([slip(2)], { via: 'form' })).toMatchObject({ ok: true })
        for (const told of await Promise.all(heard)) expect(told).toMatchObject([{ seq: 1, id: 'scontrino_2' }])
      })

      it('no answer: it looks at the records as they are now', async () => {
        const changes = [update('bolletta', 4, { chi: 'Altro' }, 1)]
        expect(await ada.rehearse(changes, { via: 'form' })).toEqual({ ok: true })
        await bruno.commit([update('bolletta', 4, { chi: 'Prima' })], { via: 'form' })
        const told = await ada.rehearse(changes, { via: 'form' })
        expect(told).toMatchObject({ ok: false, problems: [{ code: 'conflict', change: 0 }] })
        expect(await ada.commit(changes, { via: 'form' })).toEqual(told)
      })
    })

    describe('for who does not see everything', () => {
      let owner: Store
      let bruno: Store
      beforeEach(async () => {
        const open = await start(practice)
        owner = open('Ada')
        bruno = open('Bruno', [])
      })

      it.each<[string, readonly Change[]]>([
        ['what is hidden from him', [update('persona', 1, { nome: 'X', stipendio: 1, documento: null })]],
        ['what is only shown to him', [update('persona', 2, { livello: 'alto' })]],
        ['records that are hidden from him', [remove('cartella', 1)]],
        ['records that are only shown to him', [create('turno', 9, { persona: 'persona_1', dal: TODAY, giorni: 1 })]],
        ['a rule over what he does not see', [update('persona', 1, { ore: 20 })]],
        ['a state that needs what he does not see', [move('controllo', 2, 'chiusa')]],
        ['what hidden records name', [remove('persona', 2)]],
        ['a value that a hidden one must differ from', [create('persona', 9, { nome: 'Dora', documento: 'Zibibbo' })]],
        ['what he sees himself', [update('persona', 2, { ore: 70 })]],
      ])('tells no more than the commit of %s', async (_what, changes) => {
        const before = await picture(owner, practice)
        const told = await bruno.rehearse(changes, { via: 'form' })
        expect(told.ok).toBe(false)
        expect(JSON.stringify(told)).not.toMatch(/Zibibbo|Contagio|9\.000/)
        expect(await picture(owner, practice)).toEqual(before)
        expect(await bruno.commit(changes, { via: 'form' })).toEqual(told)
      })

      it('lets effects pass that write what he may not, and tells the owner the reason', async () => {
        const changes = [update('persona', 2, { ore: 40 })]
        expect(await bruno.rehearse(changes, { via: 'form' })).toEqual({ ok: true })
        expect(await owner.get('persona', 'persona_2')).toMatchObject({ version: 1, ore: 20 })
        expect(await bruno.commit(changes, { via: 'form' })).toMatchObject({ ok: true })
        expect(await owner.get('persona', 'persona_2')).toMatchObject({ version: 3, stipendio: 400_000 })
        expect(await owner.rehearse([update('persona', 1, { ore: 20 })], { via: 'form' })).toMatchObject({ problems: [{ path: 'ore' }] })
      })
    })
  })
}
