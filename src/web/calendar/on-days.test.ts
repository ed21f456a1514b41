import { expect, it } from 'vitest'
import { noleggio } from '../../../conformance/second-newcomer/entities.ts'
import { ostello } from '../views/timeline/ostello.fixture.ts'
import { onDays } from './on-days.ts'

const sosta = ostello.entities.find(({ name }) => name === 'sosta') ?? noleggio

it('counts who leaves on the first day of nights, and not what was brought back the day before', () => {
  expect(onDays(sosta, '2026-12-01', '2026-12-31')).toMatchObject([{ value: { from: '2026-11-30', until: '2027-01-01' } }])
  expect(onDays(noleggio, '2026-12-01', '2026-12-31')).toMatchObject([{ value: { from: '2026-12-01', until: '2027-01-01' } }])
})
