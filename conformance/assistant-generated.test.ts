import { describe, expect, it } from 'vitest'
import { createAssistant } from '../src/assistant/create-assistant.ts'
import { statusOf, takingWhere } from '../src/kernel/entity.ts'
import type { Condition } from '../src/kernel/expression/condition.ts'
import { onDay } from '../src/kernel/expression/day-from-today.ts'
import { allRows } from '../src/kernel/store/all-rows.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import { loaderOf } from '../src/sectors/loaders.ts'
import { readySlugs } from '../src/sectors/ready.ts'

/** Of what is asked so much is answered right in every trade; what is not is counted by the bench. Raise them, never lower them. */
const LEAST = { entities: 0.7, states: 0.6, figures: 0.85, fields: 0.6 }

const AT = { today: '2026-11-21', time: '10:00' }

/** What a description alone lets people ask: of every trade that stands, and of one that is added. */
describe.each(readySlugs)('the assistant of %s, from its description alone', async (slug) => {
  const sector = await loaderOf(slug)?.sector()
  if (!sector) throw new Error(slug)
  const { entities, metrics } = sector
  const store = new MemoryStore({ entities, sample: sector.sample(AT.today, AT.time), at: () => AT, by: 'Tu' })
  const assistant = createAssistant({ sector, store, at: () => AT, now: () => 0 })
  const ask = async (text: string) => {
    await assistant.ask('ricomincia')
    return assistant.ask(text)
  }
  const idsOf = async (entity: string, where: readonly Condition[]) =>
    (await allRows(store, { entity, where })).rows.map(({ id }) => id).toSorted()

  const expectMost = (wrong: readonly string[], asked: number, least: number) =>
    expect(wrong.slice(Math.floor(asked * (1 - least) + 1e-9)), `${wrong.length} of ${asked} wrong`).toEqual([])

  it('counts the records of every entity', async () => {
    const wrong: string[] = []
    for (const entity of entities) {
      const { found, says } = await ask(`Quanti ${entity.label.many.toLowerCase()} ci sono?`)
      const all = await store.measure({ entity: entity.name, fn: 'count' })
      const coming = await store.measure({ entity: entity.name, fn: 'count', where: takingWhere(entity) })
      const isRight = (found.is === 'number' || found.is === 'metric') && [all.value, coming.value].includes(found.value)
      if (!isRight) wrong.push(`${entity.label.many}: ${found.is} ${says}`)
    }
    expectMost(wrong, entities.length, LEAST.entities)
  })

  it('lists the records of every state', async () => {
    const wrong: string[] = []
    let asked = 0
    for (const entity of entities) {
      const [key, status] = statusOf(entity) ?? []
      if (key === undefined || !status) continue
      for (const [state, { label }] of Object.entries(status.states)) {
        const { found, says } = await ask(
          `Mostra ${entity.label.many.toLowerCase()} con ${status.label.toLowerCase()} «${label.toLowerCase()}»`,
        )
        asked += 1
        const ids = await idsOf(entity.name, [{ field: key, op: 'eq', value: state }])
        if (found.is !== 'records' || found.ids.toSorted().join() !== ids.join())
          wrong.push(`${entity.label.many} · ${label}: ${found.is} ${says}`)
      }
    }
    expectMost(wrong, asked, LEAST.states)
  })

  it('tells every figure and how it is made', async () => {
    const wrong: string[] = []
    for (const { key, label, entity, where = [] } of metrics) {
      const figure = await ask(`${label}?`)
      const { found } = figure
      // «Documenti da registrare?» is answered by the documents themselves.
      const isThem =
        found.is === 'records' && found.ids.toSorted().join() === (await idsOf(entity.name, onDay(where, AT.today) ?? where)).join()
      if (!isThem && (found.is !== 'metric' || found.key !== key)) wrong.push(`${label}: ${figure.found.is} ${figure.says}`)
      const formula = await ask(`Come si calcola ${label.toLowerCase()}?`)
      if (formula.found.is !== 'formula' || formula.found.key !== key) wrong.push(`${label}, formula: ${formula.found.is} ${formula.says}`)
    }
    expectMost(wrong, metrics.length * 2, LEAST.figures)
  })

  it('says what a record holds in a field that its table shows', async () => {
    const wrong: string[] = []
    let asked = 0
    for (const entity of entities) {
      const title = entity.title.flat()[0] ?? ''
      if (entity.fields[title]?.kind !== 'text') continue
      const { rows } = await store.query({ entity: entity.name, page: { limit: 200 } })
      const names = Map.groupBy(rows, (row) => row[title])
      const row = rows.find(
        (one) => typeof one[title] === 'string' && names.get(one[title])?.length === 1 && entity.title.flat().length === 1,
      )
      if (!row) continue
      for (const key of entity.table) {
        const field = entity.fields[key]
        if (!field || key === title || row[key] === undefined || row[key] === null || row[key] === '') continue
        asked += 1
        const { found, says } = await ask(`Qual è ${field.label.toLowerCase()} di ${String(row[title])}?`)
        const isRight =
          (found.is === 'value' && found.id === row.id && found.field === key) || (found.is === 'value' && found.value === row[key])
        if (!isRight) wrong.push(`${entity.label.one} · ${field.label} di ${String(row[title])}: ${found.is} ${says}`)
      }
    }
    expectMost(wrong, asked, LEAST.fields)
  })
})
