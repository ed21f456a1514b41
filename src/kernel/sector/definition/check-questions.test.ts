import { expect, it } from 'vitest'
import { practice } from '../../../../conformance/access-sector.ts'
import { checkQuestions } from './check-questions.ts'
import type { Question } from '../../question/question.ts'

const says = ['Chi c’è?'] as const
const check =
  (...questions: readonly unknown[]) =>
  () =>
    checkQuestions(practice, questions as readonly Question[])

it('takes questions about records and about figures', () => {
  expect(
    check(
      { says, entity: 'persona', where: [], sort: [{ field: 'ore', direction: 'desc' }] },
      { says: ['Quanti siamo?'], metric: 'persone' },
    ),
  ).not.toThrow()
})

it.each([
  ['an entity that is not there', { says, entity: 'cane', where: [] }, "'cane' is not an entity"],
  ['a field that is not there', { says, entity: 'persona', where: [{ field: 'colore', op: 'filled' }] }, "'colore'"],
  ['an order by no field', { says, entity: 'persona', where: [], sort: [{ field: 'colore', direction: 'asc' }] }, "'colore'"],
  ['a figure that is not there', { says, metric: 'incasso' }, "'incasso' is not a metric"],
  ['a question that nobody asks', { says, near: 'Chi manca?', metric: 'persone' }, "No question is shown as 'Chi manca?'"],
  ['no words', { says: [], metric: 'persone' }, 'has no words'],
])('is told of %s', (_, question, fault) => {
  expect(check(question)).toThrow(fault)
})

it('is told of a wording that means two of them, however it is written', () => {
  expect(check({ says, metric: 'persone' }, { says: ['Quanti?', 'chi c’e'], metric: 'paghe' })).toThrow('is asked twice')
})
