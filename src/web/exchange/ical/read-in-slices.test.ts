import { afterEach, expect, it, vi } from 'vitest'
import { readInSlices } from './read-in-slices.ts'

afterEach(() => vi.restoreAllMocks())

const EVENTS = 200
const event = (_: unknown, n: number) =>
  ['BEGIN:VEVENT', `UID:u${n}`, 'DTSTART;VALUE=DATE:20260301', 'DTEND;VALUE=DATE:20260302', 'SUMMARY:Reserved', 'END:VEVENT'].join('\r\n')
const file = new TextEncoder().encode(
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...Array.from({ length: EVENTS }, event), 'END:VCALENDAR', ''].join('\r\n'),
)

/** A machine on which looking at the clock takes `ms`; tells how often the page had its turn while the file was read. */
async function turnsOn(ms: number): Promise<{ turns: number; steps: readonly number[]; isRead: boolean }> {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += ms))
  let turns = 0
  const wait = setTimeout
  vi.spyOn(globalThis, 'setTimeout').mockImplementation((work: () => void) => {
    turns++
    return wait(work)
  })
  const steps: number[] = []
  const reading = await readInSlices(file, '2026-02-27', (share) => steps.push(share))
  return { turns, steps, isRead: reading.ok }
}

it('gives the page its turn at every event when each takes longer than a slice', async () => {
  const { turns, steps, isRead } = await turnsOn(11)
  expect(isRead).toBe(true)
  expect(turns).toBeGreaterThan(EVENTS)
  expect(steps).toHaveLength(100)
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
})

it('goes through at once what fits a slice', async () => {
  expect(await turnsOn(0)).toMatchObject({ turns: 0, isRead: true })
})
