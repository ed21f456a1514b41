import { describe, expect, it } from 'vitest'
import type { SectorSlug } from '../../src/sectors/index.ts'
import { openAssistant } from './open.ts'

describe('somebody who corrects himself in one sentence', () => {
  it.each<readonly [slug: SectorSlug, says: string, values: object]>([
    ['pulizie', 'sposta le vetrate del Serena a martedì, anzi no, a mercoledì alle dieci', { data: '2026-11-25', ora: '10:00' }],
    ['pulizie', 'sposta le vetrate del Serena a mercoledì alle nove, anzi alle dieci', { data: '2026-11-25', ora: '10:00' }],
    ['estetica', 'metti la pelle di Fatima secca, anzi mista', { tipo_pelle: 'mista' }],
    ['artigiani', 'nuovo cliente Prandini, condominio, no scusa, azienda', { tipo: 'azienda' }],
  ])('%s: «%s»', async (slug, says, values) => {
    const { assistant } = await openAssistant(slug)
    expect((await assistant.ask(says)).found).toMatchObject({ is: 'proposal', changes: [{ values }] })
  })
})

describe('a day that is said without its field', () => {
  it.each<readonly [slug: SectorSlug, says: string]>([
    ['dentisti', 'sposta la Ceriani a giovedì'],
    ['dentisti', 'sposta la Ceriani a giovedì, anzi no, a venerdì'],
    ['estetica', 'sposta Fatima a martedì anzi no a mercoledì'],
  ])('is nobody’s birth: %s, «%s»', async (slug, says) => {
    const { assistant } = await openAssistant(slug)
    const { found } = await assistant.ask(says)
    expect(found).not.toMatchObject({ is: 'proposal', entity: 'paziente' })
    expect(found).not.toMatchObject({ is: 'proposal', entity: 'cliente' })
  })

  it('is the birth that is named', async () => {
    const { assistant } = await openAssistant('dentisti')
    const { found } = await assistant.ask('metti alla Ceriani data di nascita 27 gennaio 2007')
    expect(found).toMatchObject({ is: 'proposal', entity: 'paziente', changes: [{ values: { data_nascita: '2007-01-27' } }] })
  })
})

describe('how much of something there is', () => {
  it.each<readonly [slug: SectorSlug, says: string, field: string]>([
    ['artigiani', 'quanto silicone ho?', 'quantita'],
    ['estetica', 'di cera quanta ne ho?', 'quantita'],
    ['farmacie', 'quanta amoxicillina ho?', 'giacenza'],
  ])('is no price: %s, «%s»', async (slug, says, field) => {
    const { assistant } = await openAssistant(slug)
    expect((await assistant.ask(says)).found).toMatchObject({ is: 'value', field })
  })
})
