import { beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '../../kernel/fields/row-of.ts'
import type { Change, Values } from '../../kernel/door/change.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { entities } from './entities.ts'
import { gruppiDi } from '../../documents/schedine-alloggiati/gruppi.ts'
import { righeCamere } from './sample/camere.ts'
import { righePrenotazioni } from './sample/prenotazioni.ts'
import { schedina } from './schedina.ts'
import { proposedTo } from '../../kernel/derive/proposal.ts'

const TODAY = '2026-11-21'
const author = { via: 'form' } as const
let store: MemoryStore
beforeEach(() => {
  store = new MemoryStore({ entities, at: () => ({ today: TODAY }) })
})

const add = (id: string, values: Values): Change => ({
  type: 'create',
  entity: 'schedina',
  id: `schedina_${id}`,
  values: { famiglia_gruppo: 1, data_arrivo: TODAY, notti_permanenza: 2, tipo_alloggiato: 'singolo', nome: id, cognome: 'Neri', ...values },
})
const change = (id: string, values: Values): Change => ({ type: 'update', entity: 'schedina', id: `schedina_${id}`, values })
async function done(...changes: readonly Change[]) {
  const result = await store.commit(changes, author)
  if (!result.ok) throw new Error(result.problems.map(({ path, message }) => `${path}: ${message}`).join(' '))
}
async function refusal(...changes: readonly Change[]): Promise<readonly string[]> {
  const result = await store.commit(changes, author)
  return result.ok ? [] : result.problems.map(({ path, message }) => `${path}: ${message}`)
}
const rows = async () => (await store.query({ entity: 'schedina', sort: [{ field: 'id', direction: 'asc' }] })).rows
/** «Ada: Ciro, Dora», the head first. */
const groups = async () =>
  gruppiDi(rowsOf(schedina, await rows())).map(({ capo, persone }) => {
    const others = persone.filter((row) => row !== capo).map(({ nome }) => nome)
    return `${capo?.nome ?? 'nessuno'}: ${others.join(', ')}`
  })
const read = {
  get: (entity: string, id: string) => store.get(entity, id),
  find: async (entity: string, where: readonly { readonly field: string; readonly op: 'eq'; readonly value: unknown }[]) =>
    (await store.query({ entity, where })).rows,
}
const offered = async (draft: Parameters<NonNullable<typeof schedina.proposes>>[0]) => schedina.proposes?.(draft, read, { today: TODAY })

describe('the number of a group', () => {
  it('is 1 for the first of the day and the next free one for whoever follows', async () => {
    expect(await offered({ data_arrivo: TODAY })).toMatchObject({ famiglia_gruppo: 1, tipo_alloggiato: 'singolo', notti_permanenza: 1 })
    await done(add('ada', {}), add('bice', { famiglia_gruppo: 3 }))
    expect(await offered({ data_arrivo: TODAY })).toMatchObject({ famiglia_gruppo: 2 })
    expect(await offered({ data_arrivo: '2026-11-20' })).toMatchObject({ famiglia_gruppo: 1 })
  })

  it('comes with the head that is chosen by name, and so do arrival, nights and kind', async () => {
    await done(add('ada', { famiglia_gruppo: 4, ora_arrivo: '10:00' }))
    expect(await offered({ capo: 'schedina_ada', data_arrivo: TODAY })).toMatchObject({
      capo: 'schedina_ada',
      famiglia_gruppo: 4,
      tipo_alloggiato: 'familiare',
      notti_permanenza: 2,
      ora_arrivo: '10:00',
    })
  })
})

describe('the nights of a schedina written by hand', () => {
  it('are those of its booking from the day of arrival on, so that they follow it', async () => {
    store = new MemoryStore({
      entities,
      sample: { camera: righeCamere(TODAY), prenotazione: righePrenotazioni(TODAY) },
      at: () => ({ today: TODAY }),
    })
    const of = (data_arrivo: string) => offered({ prenotazione: 'prenotazione_2', data_arrivo })
    expect(await of(TODAY)).toMatchObject({ notti_permanenza: 3 })
    expect(await of('2026-11-22')).toMatchObject({ notti_permanenza: 2 })
    expect(await of('2026-12-31')).toMatchObject({ notti_permanenza: 1 })
  })
})

describe('a schedina that is open again', () => {
  beforeEach(() => {
    store = new MemoryStore({
      entities,
      sample: { camera: righeCamere(TODAY), prenotazione: righePrenotazioni(TODAY) },
      at: () => ({ today: TODAY }),
    })
  })
  const offeredTo = async (id: string, values: Values = {}) => {
    const { id: own, version, ...row } = (await store.get('schedina', `schedina_${id}`)) ?? { id: '', version: 0 }
    expect([own, version]).toEqual([`schedina_${id}`, 1])
    return proposedTo(schedina, { ...row, ...values }, { read, at: { today: TODAY }, id: `schedina_${id}` })
  }

  it('is no head of its own, and keeps its number', async () => {
    await done(add('ada', { prenotazione: 'prenotazione_1' }))
    const alone = await offeredTo('ada', { tipo_alloggiato: 'familiare' })
    expect(alone['capo']).toBeUndefined()
    expect(alone).toMatchObject({ famiglia_gruppo: 1 })
  })

  it('finds the other one of its booking, whom it may join', async () => {
    await done(add('ada', { prenotazione: 'prenotazione_1' }), add('bice', { famiglia_gruppo: 2, prenotazione: 'prenotazione_1' }))
    expect(await offeredTo('bice', { tipo_alloggiato: 'familiare' })).toMatchObject({ capo: 'schedina_ada', famiglia_gruppo: 1 })
    expect(await refusal(change('bice', { tipo_alloggiato: 'familiare', capo: 'schedina_ada' }))).toEqual([])
  })

  it('is offered no head where it stands for others itself', async () => {
    await done(add('ada', { prenotazione: 'prenotazione_1' }), add('bice', { famiglia_gruppo: 2, prenotazione: 'prenotazione_1' }))
    expect((await offeredTo('bice', { tipo_alloggiato: 'capofamiglia' }))['capo']).toBeUndefined()
  })
})

describe('who joins somebody', () => {
  it('by name joins that one, whatever other family bears the number', async () => {
    await done(add('ada', { tipo_alloggiato: 'capofamiglia' }), add('bice', { tipo_alloggiato: 'familiare' }), add('ugo', {}))
    await done(add('lia', { tipo_alloggiato: 'familiare', capo: 'schedina_ugo' }))
    expect(await groups()).toEqual(['ada: bice', 'ugo: lia'])
    expect(await store.get('schedina', 'schedina_ugo')).toMatchObject({ tipo_alloggiato: 'capofamiglia', famiglia_gruppo: 2 })
    expect(await store.get('schedina', 'schedina_lia')).toMatchObject({ famiglia_gruppo: 2 })
  })

  it('by number joins the only head of it, and holds on to it by name from then on', async () => {
    await done(add('ada', {}), add('bice', { tipo_alloggiato: 'familiare' }), add('ciro', { tipo_alloggiato: 'familiare' }))
    expect(await groups()).toEqual(['ada: bice, ciro'])
    expect(await store.get('schedina', 'schedina_ciro')).toMatchObject({ capo: 'schedina_ada' })
  })

  it('is a family of four after all: changed together, taken apart only with words', async () => {
    const member = { tipo_alloggiato: 'familiare', capo: 'schedina_ada' }
    await done(add('ada', {}), add('bice', member), add('ciro', member), add('dora', member))
    await done(change('ada', { famiglia_gruppo: 7, data_arrivo: '2026-11-20' }))
    expect((await rows()).map((row) => [row['famiglia_gruppo'], row['data_arrivo']])).toEqual(
      Array.from({ length: 4 }, () => [7, '2026-11-20']),
    )
    expect(await refusal(change('ada', { tipo_alloggiato: 'singolo' }))).toEqual([
      'tipo_alloggiato: Con questa persona c’è bice Neri, ciro Neri, dora Neri: scegli prima un altro capo per chi resta, o cambiane il tipo.',
    ])
    expect(await refusal({ type: 'remove', entity: 'schedina', id: 'schedina_ada' })).toEqual([
      ': «Neri ada · 20/11/2026» non si può eliminare: compare in 3 schedine.',
    ])
    await done({ type: 'remove', entity: 'schedina', id: 'schedina_dora' })
    expect(await groups()).toEqual(['ada: bice, ciro'])
  })

  it('cannot stand under the head of another kind, and lets go when alone again', async () => {
    await done(add('ada', { tipo_alloggiato: 'capogruppo' }), add('bice', { tipo_alloggiato: 'membro' }))
    expect(await refusal(add('lia', { tipo_alloggiato: 'familiare', capo: 'schedina_ada' }))).toEqual([
      'capo: ada Neri non può esserne il capofamiglia: scegli un’altra persona, o un altro tipo.',
    ])
    await done(change('bice', { tipo_alloggiato: 'singolo', famiglia_gruppo: 2 }))
    expect(await store.get('schedina', 'schedina_bice')).not.toHaveProperty('capo')
    expect(await groups()).toEqual(['ada: ', 'bice: '])
  })
})
