import { assert, asyncProperty, constantFrom, integer, option, record, tuple, type Arbitrary } from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Change } from '../src/kernel/door/change.ts'
import type { Entry, Store } from '../src/kernel/door/store.ts'
import { accessEntities, accessSample, type Hidden } from './access-fixture.ts'
import type { Make, Open } from './store-suite.ts'

const settingOf = (hidden: Hidden) => ({
  entities: accessEntities,
  sample: accessSample(hidden),
  at: () => ({ today: '2026-11-21' }),
  now: () => '2026-11-21T09:00:00.000Z',
})

/** Words that nothing visible holds, so that finding one is a leak. */
const WORDS = ['Zibibbo', 'Quercia', 'Contagio', 'Xilofono'] as const
const some = option(integer({ min: 1, max: 300_000 }), { nil: undefined })
const hidden: Arbitrary<Hidden> = record({
  words: tuple(constantFrom(...WORDS.slice(0, 2)), constantFrom(...WORDS.slice(2))),
  stipendio: some,
  spesa: some,
  punti: some,
  ill: integer({ min: 0, max: 1 }),
})

const answer = async (ask: () => Promise<unknown>): Promise<unknown> => {
  try {
    return await ask()
  } catch (error) {
    return { fault: error instanceof Error ? error.message : error }
  }
}

/** Every question that a door can be asked about every field of every entity, and what it answers. */
async function picture(store: Store): Promise<readonly unknown[]> {
  const asks = accessEntities.flatMap(({ name: entity, fields }) => [
    () => store.query({ entity, total: true }),
    () => store.getMany(entity, [`${entity}_1`, `${entity}_2`]),
    () => store.get(entity, `${entity}_1`),
    () => store.history(entity, `${entity}_1`),
    async () => [...(await store.lookup(entity, ['Ada', ...WORDS]))],
    ...WORDS.map((search) => () => store.query({ entity, search, total: true })),
    ...WORDS.map((search) => () => store.measure({ entity, fn: 'count', search })),
    ...[...Object.keys(fields), 'persona.stipendio', 'reparto.spesa', 'cartella.diagnosi', 'persona.nome'].flatMap((field) => [
      () => store.query({ entity, sort: [{ field, direction: 'desc' }] }),
      () => store.query({ entity, where: [{ field, op: 'filled' }] }),
      () => store.query({ entity, where: [{ any: [[{ field: 'id', op: 'eq', value: { field } }]] }] }),
      () => store.query({ entity, select: [field] }),
      () => store.measure({ entity, fn: 'distinct', field }),
      () => store.measure({ entity, fn: 'count', groupBy: { field } }),
    ]),
  ])
  const answers: unknown[] = []
  for (const ask of asks) answers.push(await answer(ask))
  return answers
}

/** What happens, as far as somebody hears of it, until a commit of his own. */
async function heard(store: Store, until: number): Promise<readonly (readonly Entry[])[]> {
  const changes = store.changes({ after: 0 })[Symbol.asyncIterator]()
  const told: (readonly Entry[])[] = []
  for (let step = await changes.next(); !step.done; step = await changes.next()) {
    told.push(step.value)
    if (step.value.some(({ commit }) => commit === until)) break
  }
  await changes.return?.()
  return told
}

const change = (entity: string, number: number, values: Readonly<Record<string, unknown>>): Change => ({
  type: 'update',
  entity,
  id: `${entity}_${number}`,
  values,
})

/** What everybody is answered who works in a world that is so and not otherwise. */
async function lived(open: Open, world: Hidden, groups: readonly string[] | 'all') {
  const [owner, asker] = [open('Ada'), open('Bruno', groups)]
  const commit = (store: Store, ...changes: Change[]) => answer(() => store.commit(changes, { via: 'form' }))
  await commit(owner, change('persona', 1, { documento: `${world.words[0]} bis`, stipendio: (world.stipendio ?? 0) + 1 }))
  await commit(owner, change('persona', 1, { nome: 'Ada B', stipendio: (world.stipendio ?? 0) + 2 }))
  await commit(owner, change('cartella', 1, { diagnosi: `${world.words[1]} bis` }), change('controllo', 1, { giorno: '2026-11-19' }))
  const tried = async (...changes: Change[]) => [
    await answer(() => asker.rehearse(changes, { via: 'form' })),
    await commit(asker, ...changes),
  ]
  const commits = [
    await tried(change('persona', 1, { ore: 12 })),
    await tried(change('persona', 1, { stipendio: 1 })),
    await tried(change('persona', 1, { documento: world.words[0] })),
    await tried(change('persona', 2, { livello: 'alto' })),
    await tried({ type: 'adjust', entity: 'persona', id: 'persona_1', by: { stipendio: 1 } }),
    await tried(change('cartella', 1, { diagnosi: 'Sano' })),
    await tried({ type: 'remove', entity: 'cartella', id: 'cartella_2' }),
    await tried({ type: 'create', entity: 'persona', id: 'persona_8', values: { nome: 'Dora', documento: 'Quercia' } }),
    await tried({ type: 'create', entity: 'persona', id: 'persona_9', values: { nome: 'Dora' } }),
    await tried(change('controllo', 2, { giorno: '2026-11-25' }), change('persona', 3, { ore: 5 })),
    await answer(() => asker.undo(1)),
    await answer(() => asker.undo(2)),
    await answer(() => asker.undo(3)),
  ]
  const last = await asker.commit([change('reparto', 2, { nome: 'Fine' })], { via: 'form' })
  return { commits, last, heard: await heard(asker, last.ok ? last.commit : 0), seen: await picture(asker) }
}

/** Nobody learns anything that is hidden from him, whatever he asks. */
export function describeAccess(name: string, make: Make): void {
  describe(`access: ${name}`, () => {
    it('answers the same whatever the hidden values are', async () => {
      await assert(
        asyncProperty(hidden, hidden, constantFrom<readonly string[]>([], ['direzione']), async (one, two, groups) => {
          const seesSpesa = groups.includes('direzione')
          const other = seesSpesa ? { ...two, spesa: one.spesa } : two
          const [a, b] = [await lived(await make(settingOf(one)), one, groups), await lived(await make(settingOf(other)), other, groups)]
          expect(b).toEqual(a)
          expect(JSON.stringify([a.seen, a.heard])).not.toMatch(/Zibibbo|Contagio|Quercia|Xilofono|bis/)
        }),
        { numRuns: 6 },
      )
    }, 120_000)

    const world: Hidden = { words: ['Zibibbo', 'Contagio'], stipendio: 100_000, spesa: 5000, punti: 3, ill: 1 }
    let open: Open
    let owner: Store
    let bruno: Store
    beforeEach(async () => {
      open = await make(settingOf(world))
      owner = open('Ada')
      bruno = open('Bruno', [])
    })
    it('tells the owner of one world from another', async () => {
      const other = await make(settingOf({ ...world, words: ['Quercia', 'Xilofono'] }))
      expect(await picture(other('Ada'))).not.toEqual(await picture(owner))
    })

    const commit = (store: Store, ...changes: Change[]) => store.commit(changes, { via: 'form' })
    const found = async (store: Store, entity: string, search: string) => (await store.query({ entity, search })).rows.map(({ id }) => id)

    it('shows the owner everything', async () => {
      expect(await owner.get('persona', 'persona_1')).toMatchObject({
        documento: 'Zibibbo',
        stipendio: 100_000,
        annuo: 1_200_000,
        spesa_reparto: 5000,
        cartelle: 2,
        gravi: 1,
        peso: 3,
        detto: 'Ada 100000',
      })
      expect(await found(owner, 'persona', 'zibibbo')).toEqual(['persona_1'])
      expect(await found(owner, 'cartella', 'contagio')).toEqual(['cartella_1'])
      expect(await found(owner, 'controllo', 'contagio')).toEqual(['controllo_1'])
    })

    it('shows others what is left, and nothing that was worked out from the rest', async () => {
      expect(await bruno.get('persona', 'persona_1')).toEqual({
        id: 'persona_1',
        version: 1,
        nome: 'Ada',
        reparto: 'reparto_1',
        controlli: 1,
        detto: 'Ada',
      })
      const { rows, names } = await bruno.query({ entity: 'controllo' })
      expect(rows[0]).toEqual({ id: 'controllo_1', version: 1, persona: 'persona_1', giorno: '2026-11-20', stato: 'aperta' })
      expect(names).toEqual({ persona_1: 'Ada', persona_3: 'Carla' })
    })

    it('shows each group its own', async () => {
      const sees = async (...groups: string[]) => Object.keys((await open('Eva', groups).get('persona', 'persona_1')) ?? {}).toSorted()
      const all = ['detto', 'id', 'nome', 'reparto', 'version', 'controlli']
      expect(await sees('identita')).toEqual(['documento', ...all].toSorted())
      expect(await sees('direzione')).toEqual(['spesa_reparto', ...all].toSorted())
      expect(await sees('sanitari')).toEqual(['cartelle', 'gravi', 'peso', ...all].toSorted())
      expect(await sees('stipendi')).toEqual(['annuo', 'fascia', 'spesa_reparto', 'stipendio', ...all].toSorted())
      expect(await found(open('Eva', ['identita']), 'persona', 'zibibbo')).toEqual(['persona_1'])
      expect(await found(open('Eva', ['stipendi']), 'persona', 'zibibbo')).toEqual([])
      expect(await found(open('Eva', ['sanitari']), 'controllo', 'contagio')).toEqual(['controllo_1'])
      expect(await found(bruno, 'controllo', 'contagio')).toEqual([])
    })

    it('refuses questions that name what is hidden, as if it were not there', async () => {
      await expect(bruno.query({ entity: 'cartella' })).rejects.toThrow('is not an entity of this store')
      await expect(bruno.history('cartella', 'cartella_1')).rejects.toThrow('is not an entity of this store')
      await expect(bruno.query({ entity: 'persona', where: [{ field: 'annuo', op: 'gt', value: 1 }] })).rejects.toThrow(
        "'annuo' is not a field",
      )
      await expect(bruno.query({ entity: 'controllo', sort: [{ field: 'persona.stipendio', direction: 'asc' }] })).rejects.toThrow(
        "'stipendio' is not a field",
      )
      await expect(bruno.measure({ entity: 'persona', fn: 'sum', field: 'stipendio' })).rejects.toThrow("'stipendio' is not a field")
      await expect(bruno.query({ entity: 'persona', where: [{ field: 'detto', op: 'filled' }] })).rejects.toThrow('only shown')
    })

    it('refuses to write what is hidden and what is only shown, at the field, and keeps it through other changes', async () => {
      expect(await commit(bruno, change('persona', 1, { nome: 'X', stipendio: 1, documento: null }))).toEqual({
        ok: false,
        problems: [
          { path: 'stipendio', code: 'read_only', message: 'Non puoi cambiare lo stipendio: chiedilo al titolare.', change: 0 },
          { path: 'documento', code: 'read_only', message: 'Non puoi cambiare il documento: chiedilo al titolare.', change: 0 },
        ],
      })
      expect(await commit(bruno, change('persona', 2, { livello: 'alto' }))).toMatchObject({ ok: false, problems: [{ path: 'livello' }] })
      expect(await commit(bruno, { type: 'adjust', entity: 'persona', id: 'persona_1', by: { stipendio: 5 } })).toMatchObject({ ok: false })
      expect(await commit(bruno, { type: 'create', entity: 'turno', values: {} })).toEqual({
        ok: false,
        problems: [{ path: '', code: 'read_only', message: 'Non puoi cambiare il turno: chiedilo al titolare.', change: 0 }],
      })
      expect(await commit(bruno, { type: 'remove', entity: 'cartella', id: 'cartella_1' })).toMatchObject({ ok: false })
      expect(await commit(bruno, change('persona', 1, { nome: 'Ada B' }))).toMatchObject({
        ok: true,
        rows: [{ id: 'persona_1', version: 2, nome: 'Ada B', reparto: 'reparto_1', controlli: 1, detto: 'Ada B' }],
      })
      expect(await owner.get('persona', 'persona_1')).toMatchObject({ nome: 'Ada B', documento: 'Zibibbo', stipendio: 100_000 })
      expect(await commit(open('Eva', ['direzione']), change('persona', 2, { livello: 'alto' }))).toMatchObject({ ok: true })
    })

    it('looks at everything when it judges, and tells only what the asker sees', async () => {
      const unsaid = {
        path: '',
        code: 'rule',
        message: 'Non si può fare per un motivo che non puoi vedere: chiedilo al titolare.',
        change: 0,
      }
      await commit(owner, change('persona', 1, { stipendio: 1_000_000 }))
      expect(await commit(bruno, change('persona', 1, { ore: 20 }))).toEqual({ ok: false, problems: [unsaid] })
      expect(await commit(owner, change('persona', 1, { ore: 20 }))).toMatchObject({ problems: [{ path: 'ore' }] })
      expect(await commit(bruno, change('persona', 2, { ore: 70 }))).toMatchObject({ problems: [{ message: 'Nessuno fa più di 60 ore.' }] })
      // A state that needs what somebody does not see, a conflict that a function finds, a lane that is taken by what is hidden.
      expect(await commit(bruno, { type: 'move', entity: 'controllo', id: 'controllo_2', to: 'chiusa' })).toEqual({
        ok: false,
        problems: [unsaid],
      })
      expect(await commit(bruno, change('controllo', 1, { giorno: '2026-11-18' }))).toEqual({ ok: false, problems: [unsaid] })
      expect(await commit(bruno, change('controllo', 2, { giorno: '2025-11-18' }))).toMatchObject({
        problems: [{ message: 'Troppo tempo fa.' }],
      })
      const manager = open('Eva', ['direzione'])
      const taken = { type: 'create', entity: 'turno', values: { persona: 'persona_2', dal: '2026-12-02', giorni: 1 } } as const
      expect(await commit(manager, taken)).toEqual({ ok: false, problems: [unsaid] })
      expect(await commit(owner, taken)).toMatchObject({ problems: [{ path: 'persona', code: 'exclusive' }] })
      // Somebody whom hidden and visible records name is used by the visible ones.
      expect(await commit(bruno, { type: 'remove', entity: 'persona', id: 'persona_3' })).toMatchObject({
        problems: [{ code: 'in_use', message: '«Carla» non si può eliminare: compare in 1 controllo.' }],
      })
      expect(await commit(bruno, { type: 'remove', entity: 'persona', id: 'persona_2' })).toEqual({ ok: false, problems: [unsaid] })
    })

    it('lets effects write what their author may not, and tells him nothing of it', async () => {
      const made = await commit(bruno, change('persona', 2, { ore: 40 }))
      expect(made).toMatchObject({ ok: true, rows: [{ id: 'persona_2', ore: 40 }] })
      expect(JSON.stringify(made)).not.toContain('stipendio')
      expect(await owner.get('persona', 'persona_2')).toMatchObject({ stipendio: 400_000 })
    })

    it('neither writes into the history nor reads there what somebody may not write or see', async () => {
      const wish = { ...change('persona', 3, { ore: 5 }), discarded: { stipendio: 7 } } as Change
      expect(await commit(bruno, wish)).toMatchObject({ ok: false, problems: [{ path: 'stipendio', code: 'read_only' }] })
      expect(await commit(owner, wish)).toMatchObject({ ok: true })
      expect((await bruno.history('persona', 'persona_3')).map(({ changed }) => changed)).toEqual([{ ore: { after: 5 } }])
      expect((await owner.history('persona', 'persona_3')).map(({ changed }) => changed['stipendio'])).toMatchObject([{ discarded: 7 }])
    })

    it('has no history of what is hidden, and undoes none of it', async () => {
      const commits: number[] = []
      for (const values of [{ stipendio: 1 }, { stipendio: 2, ore: 3 }, { ore: 4 }]) {
        const made = await commit(owner, change('persona', 3, values))
        if (made.ok) commits.push(made.commit)
      }
      expect((await bruno.history('persona', 'persona_3')).map(({ changed }) => changed)).toEqual([
        { ore: { after: 3 } },
        { ore: { before: 3, after: 4 } },
      ])
      expect(await bruno.undo(commits[2] ?? 0)).toMatchObject({ ok: true })
      expect(await owner.undo(commits[2] ?? 0)).toMatchObject({ ok: false })
      const again = await commit(owner, change('persona', 3, { stipendio: 9 }))
      expect(await bruno.undo(again.ok ? again.commit : 0)).toMatchObject({
        ok: false,
        problems: [{ path: 'stipendio', code: 'read_only' }],
      })
      expect(await owner.undo(again.ok ? again.commit : 0)).toMatchObject({ ok: true })
    })

    it('brings a removed record back whole, for whoever may remove it', async () => {
      await commit(owner, { type: 'create', entity: 'persona', id: 'persona_7', values: { nome: 'Elio', documento: 'Quercia' } })
      const gone = await commit(bruno, { type: 'remove', entity: 'persona', id: 'persona_7' })
      expect(await bruno.undo(gone.ok ? gone.commit : 0)).toMatchObject({ ok: true })
      expect(await owner.get('persona', 'persona_7')).toMatchObject({ nome: 'Elio', documento: 'Quercia' })
    })

    it('answers a repeated commit of another with no more than he sees', async () => {
      const once = await owner.commit([change('persona', 1, { stipendio: 7 })], { via: 'form', id: 'uno' })
      expect(once).toMatchObject({ ok: true, rows: [{ stipendio: 7 }] })
      const again = await bruno.commit([change('persona', 1, { ore: 2 })], { via: 'form', id: 'uno' })
      expect(JSON.stringify(again)).not.toContain('stipendio')
    })
  })
}
