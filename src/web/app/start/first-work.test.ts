import { describe, expect, it } from 'vitest'
import { newId } from '../../../kernel/door/new-id.ts'
import { MemoryStore } from '../../../kernel/store/memory/memory-store.ts'
import { loaderOf } from '../../../sectors/loaders.ts'
import { readySlugs } from '../../../sectors/ready.ts'
import { firstPartyOf, firstWorkOf, madeByHand } from './first-work.ts'

const at = { today: '2026-11-27', time: '09:00' }
const sectorOf = async (slug: (typeof readySlugs)[number]) => {
  const sector = await loaderOf(slug)?.sector()
  if (!sector) throw new Error(`${slug} is not ready`)
  return sector
}

describe('the first records of a firm', () => {
  it.each(readySlugs)('%s has work and people that a list keeps', async (slug) => {
    const sector = await sectorOf(slug)
    expect(firstWorkOf(sector)).toBeDefined()
    expect(firstPartyOf(sector)?.entity).not.toBe(firstWorkOf(sector)?.entity)
  })

  it('are told by the trade', async () => {
    const sector = await sectorOf('artigiani')
    expect([firstPartyOf(sector)?.entity.name, firstWorkOf(sector)?.entity.name]).toEqual(['cliente', 'intervento'])
    expect(firstPartyOf(await sectorOf('autofficine'))).toMatchObject({ entity: { name: 'cliente' }, view: 'list:clienti' })
  })

  it('count where somebody made them, and only while they are there', async () => {
    const sector = await sectorOf('artigiani')
    const store = new MemoryStore({ entities: sector.entities, sample: sector.sample(at.today, at.time), at: () => at })
    const made = async () => [...(await madeByHand(store, ['cliente', 'intervento']))]
    expect(await made()).toEqual([])
    const id = newId('cliente')
    await store.commit([{ type: 'create', entity: 'cliente', id, values: { nome: 'Osteria del Ponte', tipo: 'privato' } }], { via: 'form' })
    expect(await made()).toEqual(['cliente'])
    await store.commit([{ type: 'remove', entity: 'cliente', id }], { via: 'form' })
    expect(await made()).toEqual([])
  })
})
