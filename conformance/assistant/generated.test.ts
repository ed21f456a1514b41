import { describe, expect, it } from 'vitest'
import type { Condition } from '../../src/kernel/expression/condition.ts'
import { onDay } from '../../src/kernel/expression/day-from-today.ts'
import { allRows } from '../../src/kernel/door/all-rows.ts'
import { readySlugs } from '../../src/sectors/ready.ts'
import { About, titlesOf, type Form } from './about.ts'
import { openAssistant } from './open.ts'
import { readings } from './readings.ts'
import { wishes } from './wishes.ts'

/**
 * Of what a description lets people say so much is answered right, in a hundred: of each form over all trades, and of all forms in
 * each trade. Raise them, never lower them.
 */
const LEAST: Readonly<Record<Form | 'figure', number>> = {
  count: 90,
  state: 92,
  'state of many': 86,
  option: 82,
  reference: 82,
  value: 90,
  groups: 92,
  sum: 88,
  most: 90,
  create: 85,
  update: 79,
  move: 86,
  remove: 85,
  figure: 88,
}
const LEAST_OF_TRADE = 78

interface Told {
  readonly form: Form | 'figure'
  /** What was said and what came, where it was not right. */
  readonly amiss?: string
}

const told = new Map<string, readonly Told[]>()

const expectMost = (some: readonly Told[], least: number) => {
  const amiss = some.flatMap((one) => one.amiss ?? [])
  const right = Math.round(1000 * (1 - amiss.length / some.length)) / 10
  expect(right >= least, `${right} % of ${some.length} right:\n${amiss.join('\n')}`).toBe(true)
}

describe.each(readySlugs)('the assistant of %s, from its description alone', async (slug) => {
  const { sector, store, assistant, at } = await openAssistant(slug)
  const { entities, metrics } = sector
  const ask = async (text: string) => {
    await assistant.ask('ricomincia')
    return assistant.ask(text)
  }
  const idsOf = async (entity: string, where: readonly Condition[]) =>
    (await allRows(store, { entity, where })).rows.map(({ id }) => id).toSorted()

  it('answers what its entities let people ask and wish', async () => {
    const titles = await titlesOf(sector, store)
    const all: Told[] = []
    for (const entity of entities) {
      const about = await About.of(sector, entity, store, titles)
      for (const { form, says, isRight } of [...readings(about), ...wishes(about)]) {
        const reply = await ask(says)
        all.push(isRight(reply.found) ? { form } : { form, amiss: `«${says}» → ${reply.found.is} «${reply.says}»` })
      }
    }
    told.set(slug, all)
    expectMost(all, LEAST_OF_TRADE)
  })

  it('tells every figure and how it is made', async () => {
    const all: Told[] = []
    for (const { key, label, entity, where = [] } of metrics) {
      const { found, says } = await ask(`${label}?`)
      // «Documenti da registrare?» is answered by the documents themselves.
      const isThem =
        found.is === 'records' && found.ids.toSorted().join() === (await idsOf(entity.name, onDay(where, at.today) ?? where)).join()
      const isRight = isThem || (found.is === 'metric' && found.key === key)
      all.push({ form: 'figure', ...(!isRight && { amiss: `${label}: ${found.is} ${says}` }) })
      const formula = await ask(`Come si calcola ${label.toLowerCase()}?`)
      const isMade = formula.found.is === 'formula' && formula.found.key === key
      all.push({ form: 'figure', ...(!isMade && { amiss: `${label}, formula: ${formula.found.is} ${formula.says}` }) })
    }
    told.set(`${slug}, figures`, all)
    expectMost(all, LEAST_OF_TRADE)
  })
})

describe('over all trades', () => {
  const forms = Object.entries(LEAST)
  it.each(forms)('%s: at least %d in a hundred', (form, least) => {
    const some = [...told.values()].flat().filter((one) => one.form === form)
    expect(some.length).toBeGreaterThan(0)
    expectMost(some, least)
  })
})
