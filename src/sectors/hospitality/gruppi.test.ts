import { expect, it } from 'vitest'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { hospitality } from './index.ts'

const TODAY = '2026-11-21'
const DOCUMENTO = ['tipo_documento', 'numero_documento', 'stato_rilascio', 'comune_rilascio', 'testo'] as const

it('keeps identity documents, and files that hold them, to who is in the group', async () => {
  const owner = new MemoryStore({ entities: hospitality.entities, sample: hospitality.sample(TODAY), at: () => ({ today: TODAY }) })
  const others = owner.openedBy('Pulizie', [])
  const held = async (store: MemoryStore) => {
    const pages = await Promise.all(['ospite', 'schedina', 'invio'].map((entity) => store.query({ entity, page: { limit: 1000 } })))
    return new Set(pages.flatMap(({ rows }) => rows.flatMap((row) => DOCUMENTO.filter((key) => row[key] !== undefined))))
  }
  expect(await held(owner)).toContain('numero_documento')
  expect(await held(others)).toEqual(new Set())
  expect(await held(owner.openedBy('Portineria', ['identita']))).toEqual(await held(owner))
  const [guest] = (await owner.query({ entity: 'ospite', where: [{ field: 'numero_documento', op: 'filled' }] })).rows
  const search = String(guest?.['numero_documento'])
  expect((await owner.query({ entity: 'ospite', search })).rows.map(({ id }) => id)).toContain(guest?.id)
  expect((await others.query({ entity: 'ospite', search })).rows).toEqual([])
})
