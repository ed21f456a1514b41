import { describe, expect, it } from 'vitest'
import { archiveChange } from '../../src/kernel/derive/archive.ts'
import { titleOf } from '../../src/kernel/entity/entity.ts'
import { readySlugs } from '../../src/sectors/ready.ts'
import { lastOf, openAssistant } from './open.ts'

describe.each([
  ['business', 'cliente', 'quanti clienti abbiamo?', 'mostrami i clienti'],
  ['artigiani', 'tecnico', 'quanti tecnici abbiamo?', 'mostrami i tecnici'],
  ['ristorazione', 'piatto', 'quanti piatti abbiamo?', 'mostrami i piatti'],
  ['dentisti', 'operatore', 'quanti operatori abbiamo?', 'mostrami gli operatori'],
] as const)('/%s, a %s that was put away', (slug, name, count, list) => {
  const opened = async () => {
    const { sector, store, assistant } = await openAssistant(slug)
    const entity = sector.entities.find((one) => one.name === name)
    const { rows } = await store.query({ entity: name, sort: [{ field: 'id', direction: 'asc' }], page: { limit: 200 } })
    const row = rows[0]
    if (!entity || !row) throw new Error(`${slug} has no ${name}.`)
    return {
      assistant,
      rows,
      row,
      title: titleOf(entity, row, () => undefined),
      putAway: () => store.commit([archiveChange(entity, row, true)], { via: 'form' }),
    }
  }

  it('is counted no more', async () => {
    const { assistant, rows, putAway } = await opened()
    expect((await assistant.ask(count)).found).toMatchObject({ value: rows.length })
    await putAway()
    expect((await assistant.ask(count)).found).toMatchObject({ value: rows.length - 1 })
  })

  it('is in no list', async () => {
    const { assistant, rows, row, putAway } = await opened()
    await putAway()
    const { found } = await lastOf(assistant, list)
    expect(found).toMatchObject({ is: 'records', entity: name })
    expect(found.is === 'records' ? found.ids : []).toHaveLength(rows.length - 1)
    expect(found.is === 'records' && found.ids.includes(row.id)).toBe(false)
  })
})

describe('who was put away', () => {
  it('is found by name', async () => {
    const { store, sector, assistant } = await openAssistant('business')
    const entity = sector.entities.find(({ name }) => name === 'cliente')
    const { rows } = await store.query({ entity: 'cliente', search: 'Meccanica Orobica', page: { limit: 1 } })
    const row = rows[0]
    if (!entity || !row) throw new Error('The sample has no Meccanica Orobica.')
    const asked = 'telefono di Meccanica Orobica'
    const before = await assistant.ask(asked)
    await store.commit([archiveChange(entity, row, true)], { via: 'form' })
    expect((await assistant.ask(asked)).says).toBe(before.says)
  })
})

describe.each([
  ['dentisti', 'sala', 'trovami un buco di un’ora per un’otturazione lunedì'],
  ['hospitality', 'camera', 'quali camere sono libere stanotte?'],
] as const)('/%s, a %s that was put away', (slug, name, asked) => {
  it('is offered as free no more', async () => {
    const { store, sector, assistant } = await openAssistant(slug)
    const entity = sector.entities.find((one) => one.name === name)
    if (!entity) throw new Error(name)
    const { rows } = await store.query({ entity: name })
    const offered = async () => {
      const reply = JSON.stringify(await assistant.ask(asked))
      return rows.map((row) => titleOf(entity, row, () => undefined)).filter((title) => reply.includes(title))
    }
    expect(await offered()).not.toEqual([])
    await store.commit(
      rows.map((row) => archiveChange(entity, row, true)),
      { via: 'form' },
    )
    expect(await offered()).toEqual([])
  })
})

describe('the criteria of an answer', () => {
  it.each(readySlugs)('/%s: say nothing of the archive, which every list leaves out by itself', async (slug) => {
    const { sector, assistant } = await openAssistant(slug, '2026-11-27')
    const told: string[] = []
    for (const { label } of sector.metrics)
      if (/senza archivio/i.test(JSON.stringify((await assistant.ask(label)).card ?? ''))) told.push(label)
    expect(told).toEqual([])
  })
})
