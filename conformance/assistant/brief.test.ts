import { describe, expect, it } from 'vitest'
import { readySlugs } from '../../src/sectors/ready.ts'
import { openAssistant } from './open.ts'

describe('the brief of the morning', () => {
  it.each(readySlugs)('/%s: is answered line by line, with as many records as it says', async (slug) => {
    const { assistant } = await openAssistant(slug)
    const brief = await assistant.brief()
    expect(brief?.lines.length).toBeGreaterThanOrEqual(3)
    for (const { ask, count } of brief?.lines ?? []) {
      const { found } = await assistant.ask(ask)
      expect([ask, found.is === 'records' ? found.ids.length : found.is]).toEqual([ask, count])
    }
  })

  it.each([
    ['ristorazione', 'Cosa manca in dispensa?'],
    ['farmacie', 'Cosa devo riordinare?'],
    ['artigiani', 'Cosa manca in magazzino?'],
    ['business', 'Quali fatture sono scadute?'],
    ['sociale', 'Quali volontari hanno l’assicurazione scaduta?'],
    ['hospitality', 'Che pulizie restano da fare?'],
  ] as const)('/%s: says what is late, low or lacking, and not today alone: «%s»', async (slug, ask) => {
    const { assistant } = await openAssistant(slug)
    const asked = (await assistant.brief())?.lines.map((line) => line.ask) ?? []
    expect(asked).toContain(ask)
    expect(await assistant.suggestions()).toEqual(asked.slice(0, 4))
  })
})
