import { describe, expect, it } from 'vitest'
import { addDays } from '../../src/kernel/italian/dates.ts'
import { readImposta } from '../../src/sectors/hospitality/imposta-soggiorni-trimestre.ts'
import type { SectorSlug } from '../../src/sectors/index.ts'
import { openAssistant } from './open.ts'

const FRIDAY = '2026-11-27'

describe('a figure that a screen shows', () => {
  it('is the one of the declaration where the tax of a quarter is asked, and of its months together', async () => {
    const { assistant, store } = await openAssistant('hospitality', FRIDAY)
    const screen = (await readImposta(store, '2026-T4'))?.totali.centesimi
    expect(screen).toBeGreaterThan(0)
    const { found } = await assistant.ask('imposta di soggiorno del trimestre')
    expect(found).toMatchObject({ is: 'metric', key: 'imposta_mese', value: screen })
    const months = await Promise.all(
      ['ottobre', 'questo mese', 'dicembre'].map(async (month) => {
        const { found: one } = await (await openAssistant('hospitality', FRIDAY)).assistant.ask(`quanta imposta di soggiorno a ${month}?`)
        return one.is === 'metric' ? one.value : Number.NaN
      }),
    )
    expect(months.reduce((sum, one) => sum + one, 0)).toBe(screen)
  })

  it('is told over the days that are said, also where they hold today', async () => {
    const { assistant } = await openAssistant('hospitality', FRIDAY)
    expect((await assistant.ask('occupazione di questa settimana')).says).toContain('dal 23/11/2026 al 29/11/2026')
  })
})

describe('a count of people by the days on which they came', () => {
  it.each<[SectorSlug, string, string, string, string | undefined, Readonly<Record<string, string>>]>([
    ['hospitality', 'quanti tedeschi ho avuto a novembre', 'schedina', 'data_arrivo', undefined, { cittadinanza: 'GERMANIA' }],
    ['autofficine', 'quanti clienti sono venuti a novembre', 'riparazione', 'giorno', 'cliente', {}],
  ])('%s: «%s» counts those too who came again later', async (slug, says, entity, day, by, holds) => {
    const { assistant, store } = await openAssistant(slug, addDays(FRIDAY, 7))
    const where = [
      { field: day, op: 'gte', value: '2026-11-01' },
      { field: day, op: 'lte', value: '2026-11-30' },
    ] as const
    const { rows } = await store.query({ entity, where, page: { limit: 500 } })
    const meant = rows.filter((row) => Object.entries(holds).every(([key, value]) => row[key] === value))
    const count = by === undefined ? meant.length : new Set(meant.map((row) => row[by])).size
    const { found, card } = await assistant.ask(says)
    expect(found).toMatchObject({ is: 'number', value: count })
    expect(card).toMatchObject({
      chips: expect.arrayContaining([{ label: expect.stringMatching(/2026$|novembre/), key: expect.anything() }]),
    })
    expect(JSON.stringify(card)).not.toContain('Ob/ct')
  })
})

describe('a change by words', () => {
  it('asks what its form would ask, and holds the probable answer', async () => {
    const { assistant, store } = await openAssistant('hospitality', FRIDAY)
    const reply = await assistant.ask('allunga di una notte il soggiorno di Lindqvist')
    expect(reply.says.replaceAll('\u00a0', ' ')).toBe('Ora 4 notti: importo 720,00 €, imposta 20,00 €. Aggiorno?')
    const [change] = reply.found.is === 'proposal' ? reply.found.changes : []
    expect(change).toMatchObject({ type: 'update', values: { notti: 4, importo: 72_000, imposta: 2_000 } })
    if (reply.card?.kind === 'proposal') await assistant.confirm(reply.card.id)
    const { rows } = await store.query({
      entity: 'prenotazione',
      where: [{ field: 'importo', op: 'eq', value: 72_000 }],
      page: { limit: 50 },
    })
    expect(rows.some(({ notti, ospite }) => notti === 4 && ospite === 'Jonas Lindqvist')).toBe(true)
  })

  it('leaves a sum alone that follows from nothing that changes', async () => {
    const { assistant } = await openAssistant('hospitality', FRIDAY)
    const { found } = await assistant.ask('segna nelle note di Lindqvist che arriva tardi')
    expect(JSON.stringify(found)).not.toContain('importo')
  })

  it.each<[SectorSlug, string]>([
    ['business', 'crea un progetto «Sito nuovo» per Cantina Poggio Alto, budget 8000, consegna il 15/01/2126'],
    ['dentisti', 'sposta l’appuntamento di Balducci al 15/01/2126'],
  ])('%s: «%s» asks about a day that is far away', async (slug, says) => {
    const { assistant } = await openAssistant(slug, FRIDAY)
    const reply = await assistant.ask(says)
    expect(reply.found.is).toBe('proposal')
    expect(reply.says).toMatch(/il 15\/01\/2126, fra \d+ anni: è giust[oa]\?/)
  })
})
