import { describe, expect, it } from 'vitest'
import type { SectorSlug } from '../../src/sectors/index.ts'
import { openAssistant } from './open.ts'

const ask = async (slug: SectorSlug, says: string) => (await (await openAssistant(slug)).assistant.ask(says)).found

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
