import { describe, expect, it } from 'vitest'
import { createAssistant } from '../../src/assistant/create-assistant.ts'
import { MemoryStore } from '../../src/kernel/store/memory/memory-store.ts'
import type { SectorSlug } from '../../src/sectors/index.ts'
import { loaderOf } from '../../src/sectors/loaders.ts'

async function ask(slug: SectorSlug, says: string) {
  const sector = await loaderOf(slug)?.sector()
  if (!sector) throw new Error(slug)
  const at = { today: '2026-11-21', time: '10:00' }
  const store = new MemoryStore({ entities: sector.entities, sample: sector.sample(at.today, at.time), at: () => at, by: 'Tu' })
  return (await createAssistant({ sector, store, at: () => at, now: () => 0 }).ask(says)).found
}

describe('that nothing is found', () => {
  it('is told where every word is firmly understood, and is a no to whoever asks of one', async () => {
    expect(await ask('business', 'fasi senza responsabile')).toMatchObject({ is: 'records', ids: [] })
    expect(await ask('business', 'la Trebbiani ha pagato?')).toMatchObject({ is: 'records', ids: [] })
  })

  it('is no answer to what somebody tells', async () => {
    expect((await ask('hospitality', '201 fuori servizio')).is).not.toBe('records')
    expect((await ask('pulizie', 'Cavour oggi alle 16')).is).not.toBe('records')
  })
})

describe('a mistyped word', () => {
  it('is mended wherever it stands, be it small, a command or within a phrase', async () => {
    expect(await ask('hospitality', 'come si calcoal l’ADR?')).toMatchObject({ is: 'formula', key: 'adr' })
    expect(await ask('business', 'quali fatture sono scadtue')).toMatchObject({ is: 'records', entity: 'fattura' })
  })
})
