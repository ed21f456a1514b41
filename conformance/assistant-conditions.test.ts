import { describe, expect, it } from 'vitest'
import { createAssistant } from '../src/assistant/create-assistant.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import type { SectorSlug } from '../src/sectors/index.ts'
import { loaderOf } from '../src/sectors/loaders.ts'

/** The conditions that a trade's assistant hears in a question, as it writes them on the chips; a Saturday unless another day is said. */
async function heard(slug: SectorSlug, asks: string, today = '2026-11-21'): Promise<readonly string[]> {
  const sector = await loaderOf(slug)?.sector()
  if (!sector) throw new Error(slug)
  const at = { today, time: '10:00' }
  const store = new MemoryStore({ entities: sector.entities, sample: sector.sample(today, at.time), at: () => at, by: 'Tu' })
  const { card } = await createAssistant({ sector, store, at: () => at, now: () => 0 }).ask(asks)
  return card && 'chips' in card ? card.chips.map(({ label }) => label) : []
}

describe('days that may lie ahead or behind', () => {
  it.each([
    ['hospitality', 'quali prenotazioni di dicembre hanno già lasciato una caparra?', 'Arrivo: dicembre 2026'],
    ['artigiani', 'quanti interventi abbiamo fatto venerdì?', 'Data: venerdì 20 novembre'],
    ['artigiani', 'quali lavori sono programmati venerdì?', 'Data: venerdì 27 novembre'],
    ['autofficine', 'quali auto sono promesse per martedì?', 'Data consegna: martedì 24 novembre'],
    ['autofficine', 'che auto consegnavamo martedì?', 'Data consegna: martedì 17 novembre'],
    ['business', 'quali progetti scadono entro venerdì?', 'Data fine: dal 21/11/2026 al 27/11/2026'],
    ['business', 'fasi ancora da finire entro venerdì', 'Entro: fino al 27/11/2026'],
    ['hospitality', 'arrivi da qui a fine anno', 'Arrivo: dal 21/11/2026 al 31/12/2026'],
  ] as const)('/%s: «%s» is about «%s»', async (slug, asks, chip) => {
    expect(await heard(slug, asks)).toContain(chip)
  })
})

describe('what is left out', () => {
  it.each([
    ['dentisti', 'chi viene oggi, tranne i pazienti del dottor Ferrante?', 'Operatore: non Dott. Ferrante'],
    ['business', 'elenca i clienti, tranne quelli del turismo e del commercio', 'Settore: non Commercio'],
    ['pulizie', 'quali interventi non sono stati eseguiti a ottobre?', 'Stato: Non eseguito'],
    ['dentisti', 'appuntamenti di lunedì non confermati', 'Stato: In attesa'],
  ] as const)('/%s: «%s» asks for «%s»', async (slug, asks, chip) => {
    expect(await heard(slug, asks)).toContain(chip)
  })
})

describe('a stay', () => {
  it.each([
    ['a Natale chi c’è?', 'Durante: venerdì 25 dicembre'],
    ['chi arriva a Natale?', 'Arrivo: venerdì 25 dicembre'],
  ])('«%s» asks for «%s»', async (asks, chip) => {
    expect(await heard('hospitality', asks)).toContain(chip)
  })
})

describe('two values of one field', () => {
  it('are either of them', async () => {
    expect(await heard('artigiani', 'interventi di lunedì e martedì')).toContain('Data: lunedì 23 novembre, martedì 24 novembre')
  })
})
