import { describe, expect, it } from 'vitest'
import type { SectorSlug } from '../../src/sectors/index.ts'
import { lastReply, openAssistant } from './open.ts'

describe('what is not understood', () => {
  it.each<[SectorSlug, string, string]>([
    ['ristorazione', 'dividi il caviale con lo champagne rosato', '«dividi caviale champagne»'],
    ['artigiani', 'interventi non ancora fatturati', '«non ancora fatturati»'],
  ])('%s: «%s» is said back in its own order, a denial with what it denies', async (slug, says, quoted) => {
    expect((await lastReply(slug, says)).says).toContain(`Non ho capito: ${quoted}.`)
  })

  it.each<[SectorSlug, string, string]>([
    ['ristorazione', 'carbonara', 'Qui non trovo «carbonara».'],
    ['ristorazione', 'la Ferrari', 'Qui non trovo «Ferrari».'],
    ['autofficine', 'AB123CD', 'Non trovo nessun veicolo AB123CD. Lo aggiungo?'],
    ['artigiani', 'Ferrari', 'Un cliente: Studio Bassi e Ferrari Commercialisti.'],
  ])('%s: «%s» alone is a name: what is called so is told, or that nothing is', async (slug, says, told) => {
    expect((await lastReply(slug, says)).says).toContain(told)
  })

  it('comes with questions, and none of them is worth asking besides', async () => {
    const { assistant } = await openAssistant('dentisti', '2026-11-27')
    const { suggestions = [] } = await assistant.ask('carbonara')
    const besides = await assistant.suggestions()
    expect(suggestions.length).toBeGreaterThan(0)
    expect(besides.length).toBeGreaterThan(0)
    expect(besides.filter((one) => suggestions.includes(one))).toEqual([])
  })
})

describe('the criteria of an answer', () => {
  it.each<[SectorSlug, string]>([
    ['hospitality', 'Elenca le prenotazioni confermate di Booking con arrivo a dicembre.'],
    ['formazione', 'chi è che ci deve ancora dei soldi?'],
    ['formazione', 'chi è che rischia di restare senza attestato?'],
    ['formazione', 'qual è la prossima lezione?'],
  ])('%s: «%s» says each of them once', async (slug, says) => {
    const { card } = await lastReply(slug, says)
    const fields = card && 'chips' in card ? card.chips.map(({ label }) => label.split(':')[0]) : []
    expect(fields.length).toBeGreaterThan(0)
    expect(fields).toEqual([...new Set(fields)])
  })
})

it('says of those in which a word is found that none of them is open any more', async () => {
  expect((await lastReply('artigiani', 'interventi urgenti')).says).toBe('5 interventi, nessuno ancora aperto.')
})
