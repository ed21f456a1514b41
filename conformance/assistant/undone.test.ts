import { describe, expect, it } from 'vitest'
import { lastReply, openAssistant } from './open.ts'
import type { SectorSlug } from '../../src/sectors/index.ts'

/** The records that an answer found. */
async function rowsOf(slug: SectorSlug, says: string) {
  const { assistant, store } = await openAssistant(slug, '2026-11-27', '10:00')
  const { found } = await assistant.ask(says)
  return found.is === 'records' ? store.getMany(found.entity, [...found.ids]) : []
}

describe('what was not done', () => {
  it('is of hours that are over, and says itself where it never will be', async () => {
    const rows = await rowsOf('pulizie', 'quali interventi non sono stati fatti?')
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.every(({ data }) => String(data) <= '2026-11-27')).toBe(true)
    expect(new Set(rows.map(({ stato }) => stato))).toEqual(new Set(['in_corso', 'non_eseguito']))
  })

  it.each([
    ['artigiani', 'quali interventi non sono stati fatti?', 'data'],
    ['autofficine', 'quali riparazioni non sono state consegnate?', 'giorno'],
    ['dentisti', 'quali appuntamenti non sono stati fatti?', 'giorno'],
    ['formazione', 'quali lezioni non sono state svolte?', 'data'],
    ['hospitality', 'quali pulizie non sono state fatte?', 'giorno'],
  ] as const)('/%s: «%s» tells none that lies ahead', async (slug, says, day) => {
    expect((await lastReply(slug, says)).found.is).toBe('records')
    expect((await rowsOf(slug, says)).filter((row) => String(row[day]) > '2026-11-27')).toEqual([])
  })

  it('is what is still to be done where nothing says that it was to be', async () => {
    const rows = await rowsOf('pulizie', 'quali interventi sono ancora da fare?')
    expect(rows.some(({ data }) => String(data) > '2026-11-27')).toBe(true)
  })

  it('says that it is over as a condition of its own', async () => {
    const { card } = await lastReply('dentisti', 'quali appuntamenti non sono stati fatti?')
    expect(card).toMatchObject({ chips: expect.arrayContaining([expect.objectContaining({ label: 'Giorno: già passato' })]) })
  })
})
