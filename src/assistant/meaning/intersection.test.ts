import { describe, expect, it } from 'vitest'
import type { Condition } from '../../kernel/expression/condition.ts'
import { narrowest } from './intersection.ts'

const cmp = (op: 'eq' | 'in' | 'gt' | 'gte' | 'lt' | 'lte' | 'ne', value: unknown): Condition => ({ field: 'x', op, value })

describe('conditions on one field', () => {
  it.each([
    ['the same twice', [cmp('eq', 1), cmp('eq', 1)], [cmp('eq', 1)]],
    ['one of several', [cmp('eq', 'a'), cmp('in', ['a', 'b'])], [cmp('eq', 'a')]],
    ['those in both', [cmp('in', ['a', 'b']), cmp('in', ['b', 'c', 'd'])], [cmp('in', ['b'])]],
    ['the higher bound', [cmp('gte', 1), cmp('gt', 0)], [cmp('gte', 1)]],
    ['the same bound without its value', [cmp('gte', 0), cmp('gt', 0)], [cmp('gt', 0)]],
    ['the lower bound', [cmp('lte', '2026-12-31'), cmp('lt', '2026-12-01')], [cmp('lt', '2026-12-01')]],
    ['a value within a bound', [cmp('gte', '2026-11-01'), cmp('eq', '2026-11-27')], [cmp('eq', '2026-11-27')]],
  ])('are joined: %s', (_, both, one) => {
    expect(narrowest(both)).toEqual(one)
  })

  it.each([
    ['a period', [cmp('gte', '2026-11-01'), cmp('lte', '2026-11-30')]],
    ['two that exclude each other', [cmp('eq', 'a'), cmp('eq', 'b')]],
    ['a value beyond a bound', [cmp('gte', 5), cmp('eq', 1)]],
    ['one that is denied', [cmp('ne', 'a'), cmp('eq', 'b')]],
  ])('stay two: %s', (_, both) => {
    expect(narrowest(both)).toEqual(both)
  })
})
