import { describe, expect, it } from 'vitest'
import { checkQuestions } from '../../../kernel/sector/definition/check-questions.ts'
import { statusOf, isFixed } from '../../../kernel/entity/entity.ts'
import { readMetric } from '../../../kernel/metric/metric.ts'
import { worded } from '../../../kernel/sector/phrases.ts'
import { isAboutRecords } from '../../../kernel/question/question.ts'
import { MemoryStore } from '../../../kernel/store/memory/memory-store.ts'
import { readySlugs } from '../../../sectors/ready.ts'
import { loaderOf } from '../../../sectors/loaders.ts'
import { findEntries } from './entries.ts'
import { wayOf } from '../../screen/way-of.ts'

/** A day in the middle of things, a last day of a month, a leap day, the night that lasts an hour less. */
const DAYS = ['2026-11-21', '2026-12-31', '2028-02-29', '2026-03-29']
/** Fewer are no trade. */
const LEAST = 12

describe.each(readySlugs)('the words of %s', async (slug) => {
  const sector = await loaderOf(slug)?.sector()
  if (!sector) throw new Error(slug)
  const questions = await sector.questions()

  it('stand beside every entity, state, figure and action', async () => {
    const { entities, metrics, actions } = await worded(sector)
    const lacks = [
      ...entities.filter(({ synonyms = [] }) => synonyms.length === 0).map(({ name }) => name),
      ...entities.filter((one) => !isFixed(one) && !one.makes?.length).map(({ name }) => `${name}: makes`),
      ...entities.flatMap((one) =>
        Object.entries(statusOf(one)?.[1].states ?? {}).flatMap(([state, { also = [] }]) =>
          also.length > 0 ? [] : [`${one.name}.${state}`],
        ),
      ),
      ...metrics.filter(({ synonyms = [] }) => synonyms.length === 0).map(({ key }) => key),
      ...actions.filter(({ synonyms = [] }) => synonyms.length === 0).map(({ key }) => key),
    ]
    expect(lacks).toEqual([])
  })

  it('are a dozen questions and more, and name what there is', () => {
    expect(questions.length).toBeGreaterThanOrEqual(LEAST)
    checkQuestions(sector, questions)
  })

  it.each(DAYS)('are answered from the sample of %s, and the answer leads to its records', async (today) => {
    const at = { today, time: '10:30' }
    const store = new MemoryStore({ entities: sector.entities, sample: sector.sample(today, at.time), at: () => at })
    // A figure that is worked out out of several lists leads to none of them.
    const isWorked = (key: string) => sector.metrics.some((one) => one.key === key && 'work' in one)
    const lost = questions
      .filter((question) => !wayOf(sector, question, at) && (isAboutRecords(question) || !isWorked(question.metric)))
      .map(({ says }) => says[0])
    const answers = await Promise.all(
      questions.map(async (question) => {
        if (isAboutRecords(question)) return store.measure({ entity: question.entity, fn: 'count', where: question.where })
        const metric = sector.metrics.find(({ key }) => key === question.metric)
        return metric && readMetric(store, metric, at)
      }),
    )
    const empty = questions.filter((question, index) => isAboutRecords(question) && !answers[index]?.value).map(({ says }) => says[0])
    // What the filters of a list cannot say (something is not filled in) is the assistant's to answer.
    expect(lost.slice(Math.floor(questions.length / 3))).toEqual([])
    // Nobody asks what is never so: of a sample with a month behind and a month ahead few find nothing.
    expect(empty.slice(Math.floor(questions.length / 3))).toEqual([])
    expect(answers).not.toContain(undefined)
  })

  it('are found however they are worded', () => {
    const entries = questions.map(({ says }, index) => ({
      key: String(index),
      label: says[0],
      words: says.slice(1),
      icon: 'message-circle' as const,
      run: () => undefined,
    }))
    const isFound = (words: string, index: number) =>
      findEntries(entries, words)
        .slice(0, 4)
        .some(({ key }) => key === String(index))
    expect(questions.flatMap(({ says }, index) => says.filter((words) => !isFound(words, index)))).toEqual([])
  })
})
