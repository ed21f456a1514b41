import { beforeEach, describe, expect, it } from 'vitest'
import { afterMove } from '../../kernel/derive/after-move.ts'
import { revisionOf } from '../../kernel/derive/revision.ts'
import type { Read } from '../../kernel/door/read.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import type { Values } from '../../kernel/door/change.ts'
import { entities } from './entities.ts'
import { readImposta } from './imposta-soggiorni-trimestre.ts'
import { prenotazione } from './prenotazione.ts'
import { sample } from './sample.ts'

const today = '2026-11-21'
const at = { today }
let store: MemoryStore
beforeEach(() => {
  store = new MemoryStore({ entities, sample: sample(today), at: () => at })
})
const read: Read = {
  get: (entity, id) => store.get(entity, id),
  find: async (entity, where) => (await store.query({ entity, where, page: { offset: 0, limit: 5000 } })).rows,
}
const SANTARELLI = 'prenotazione_5'
const PELLEGRINI = 'prenotazione_3'
const rowOf = async (id: string): Promise<AnyRow> => {
  const row = await store.get('prenotazione', id)
  if (!row) throw new Error(`${id} is not in the sample`)
  return row
}
async function change(id: string, values: Values): Promise<number> {
  const result = await store.commit([{ type: 'update', entity: 'prenotazione', id, values }], { via: 'calendar' })
  if (!result.ok) throw new Error(result.problems.map(({ message }) => message).join(' '))
  return result.commit
}
const revision = async (id: string, typed: Values = {}) => {
  const stored = await rowOf(id)
  return revisionOf(prenotazione, { stored, row: { ...stored, ...typed } }, await store.history('prenotazione', id), read)
}

describe('the bill of a stay that changes', () => {
  it('follows the nights, down and up, and asks no more once it is written or the nights are back', async () => {
    expect(await revision(SANTARELLI)).toEqual({})
    const stretched = await change(SANTARELLI, { notti: 3 })
    expect(await rowOf(SANTARELLI)).toMatchObject({ importo: 13_000, imposta: 250 })
    expect(await revision(SANTARELLI)).toEqual({ importo: 39_000, imposta: 750 })
    await store.undo(stretched)
    expect(await revision(SANTARELLI)).toEqual({})
    await change(SANTARELLI, { notti: 3 })
    await change(SANTARELLI, { importo: 35_000 })
    // Each sum has its own past: the agreed price stays, the tax is still that of one night.
    expect(await revision(SANTARELLI)).toEqual({ imposta: 750 })
    await change(SANTARELLI, { notti: 2, imposta: 500 })
    expect(await revision(SANTARELLI)).toEqual({ importo: 23_333 })
  })

  it('is offered for what is only typed, and not for a sum that is typed too', async () => {
    expect(await revision(SANTARELLI, { notti: 2 })).toEqual({ importo: 26_000, imposta: 500 })
    expect(await revision(SANTARELLI, { notti: 2, importo: 20_000 })).toEqual({ imposta: 500 })
  })

  it('follows room and people, keeps an agreed discount and what nobody has to pay', async () => {
    const from = Number((await store.get('camera', 'camera_201'))?.['prezzo'])
    const to = Number((await store.get('camera', 'camera_301'))?.['prezzo'])
    expect(from).toBe(13_000)
    await change(SANTARELLI, { importo: 6500, imposta: 0 })
    expect(await revision(SANTARELLI, { camera: 'camera_301', persone: 2 })).toEqual({ importo: to / 2 })
    expect(await revision(SANTARELLI, { persone: 2 })).toEqual({})
  })

  it('counts the nights that are taxed and no more', async () => {
    // Seven nights at most (sample): eight cost as much tax as seven.
    expect(await revision(SANTARELLI, { notti: 8 })).toEqual({ importo: 104_000, imposta: 1750 })
  })

  it('frees whom the schedine free, as the declaration does', async () => {
    const declared = async () => (await readImposta(store, '2026-T4'))?.righe.find((row) => row.prenotazione.id === PELLEGRINI)
    // A daughter of eleven; the bill was made when nobody was known.
    expect(await declared()).toMatchObject({ intera: 3000, sulConto: 4000 })
    expect(await revision(PELLEGRINI)).toEqual({ imposta: 3000 })
    const marta = (await read.find('schedina', [{ field: 'prenotazione', op: 'eq', value: PELLEGRINI }])).find(
      (row) => row['nome'] === 'Marta',
    )
    if (!marta) throw new Error('the family is not in the sample')
    await store.commit([{ type: 'update', entity: 'schedina', id: marta.id, values: { esenzione: 'disabile' } }], { via: 'form' })
    expect(await declared()).toMatchObject({ intera: 2000 })
    expect(await revision(PELLEGRINI)).toEqual({ imposta: 2000 })
    await change(PELLEGRINI, { imposta: 2000 })
    expect(await revision(PELLEGRINI)).toEqual({})
    expect(await revision(PELLEGRINI, { notti: 2 })).toEqual({ importo: 19_800, imposta: 1000 })
  })

  it('is told before guests leave early', async () => {
    const stored = await rowOf(PELLEGRINI)
    const after = await afterMove(prenotazione, stored, 'partito', {}, read, at)
    expect(after).toMatchObject({ stato: 'partito', notti: 2, partenza: today, totale: 43_600, saldo: 33_600 })
    expect(await revisionOf(prenotazione, { stored, row: after }, [], read)).toEqual({ importo: 19_800, imposta: 1500 })
  })
})
