import { describe, expect, it } from 'vitest'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { readImposta } from './imposta-soggiorni-trimestre.ts'
import { hospitality } from './index.ts'

describe('a quarter read from the store', () => {
  const open = (rows: Readonly<Record<string, readonly { readonly id: string; readonly version: number }[]>>) => {
    const today = '2026-11-21'
    return new MemoryStore({ entities: hospitality.entities, sample: { ...hospitality.sample(today), ...rows }, at: () => ({ today }) })
  }

  it('is nothing without settings', async () => {
    expect(await readImposta(open({ struttura: [] }), '2026-T4')).toBeUndefined()
  })

  it('knows the house, its rooms and what is wrong with its rules', async () => {
    const read = await readImposta(open({}), '2026-T4')
    expect(read?.struttura.nome).toBe('Locanda del Ponte')
    expect(read?.camere.get('camera_301')).toBe('Suite 301')
    expect(read?.regole).toEqual({ problems: [], warnings: [] })
    expect(read?.righe.length).toBeGreaterThan(0)
  })
})
