import { expect, it } from 'vitest'
import type { Gap } from '../../../src/assistant/reply.ts'
import { gaps, named } from '../gold.ts'
import { askerOf, verdictOf } from './judge.fixture.ts'

const dentist = await askerOf('dentisti')
const tuesday = gaps('appuntamento', '2026-11-24', '2026-11-24', 60)
const inSala2 = gaps('appuntamento', '2026-11-26', '2026-11-26', 60, named('Sala 2'))

const gap = (lane: string, from: string, until: string, day = '2026-11-24'): Gap => ({ day, lane, from, until })
const judged = (gold: typeof tuesday, ...found: readonly Gap[]) =>
  verdictOf(dentist, gold, { is: 'gaps', entity: 'appuntamento', gaps: found })

it.each<[what: string, gold: typeof tuesday, found: readonly Gap[], verdict: string]>([
  ['between two visits', tuesday, [gap('sala_3', '13:00', '15:45')], 'correct'],
  ['by the title of the lane', tuesday, [gap('Sala 3', '13:00', '15:45')], 'correct'],
  ['several lanes', tuesday, [gap('sala_3', '13:00', '15:45'), gap('sala_2', '08:30', '17:15')], 'correct'],
  ['into a visit', tuesday, [gap('sala_3', '15:00', '16:00')], 'wrong'],
  ['one free and one taken', tuesday, [gap('sala_3', '13:00', '15:45'), gap('sala_1', '16:00', '17:00')], 'wrong'],
  ['too short', tuesday, [gap('sala_3', '13:00', '13:30')], 'wrong'],
  ['on another day', tuesday, [gap('sala_3', '13:00', '15:45', '2026-11-25')], 'wrong'],
  ['before the practice opens', tuesday, [gap('sala_1', '06:00', '08:00')], 'wrong'],
  ['in no lane', tuesday, [gap('', '13:00', '14:00')], 'wrong'],
  ['in a lane that is not there', tuesday, [gap('Sala 9', '13:00', '14:00')], 'wrong'],
  ['nowhere, and there are some', tuesday, [], 'wrong'],
  ['where the lane is closed', inSala2, [gap('sala_2', '14:00', '15:00', '2026-11-26')], 'wrong'],
  ['in another lane than was asked for', inSala2, [gap('sala_1', '18:00', '19:00', '2026-11-26')], 'wrong'],
])('a gap %s', async (_what, gold, found, verdict) => {
  expect(await judged(gold, ...found)).toBe(verdict)
})

it.each([
  ['in which she has time', [gap('cabina_1', '09:00', '14:30', '2026-11-23')], 'correct'],
  ['in which she is busy', [gap('cabina_2', '14:30', '15:30', '2026-11-23')], 'wrong'],
] as const)('a gap of a cabin, asked for an operator, %s', async (_what, found, verdict) => {
  const gold = gaps('appuntamento', '2026-11-23', '2026-11-23', 45, named('Giada'))
  expect(await verdictOf(await askerOf('estetica'), gold, { is: 'gaps', entity: 'appuntamento', gaps: found })).toBe(verdict)
})

it('is rightly found nowhere where no day is so long', async () => {
  expect(await judged(gaps('appuntamento', '2026-11-24', '2026-11-24', 900))).toBe('correct')
})
