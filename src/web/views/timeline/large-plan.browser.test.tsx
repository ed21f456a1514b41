import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { stillClock } from '../../data/clock.fixture.ts'
import { showView } from '../collection/show-view.fixture.tsx'
import { ostello } from './ostello.fixture.ts'

const TODAY = '2026-11-25'
const show = (rooms: number, days: number) =>
  showView({ sector: ostello, clock: stillClock(TODAY), sample: houseOf(rooms), address: `/?giorni=${days}` })

afterEach(async () => {
  await page.viewport(1360, 820)
})

/** As many rooms, each with a guest of three weeks and one of three nights after. */
function houseOf(rooms: number) {
  const sample = ostello.sample(TODAY)
  const places = Array.from({ length: rooms }, (_, index) => `stanza_${index + 1}`)
  const stay = (id: string, stanza: string, arrivo: string, notti: number) => {
    return { ...sample['sosta']?.[0], id, version: 1, ospite: `Ospite ${id}`, stanza, arrivo, notti }
  }
  return {
    stanza: places.map((id, index) => ({ ...sample['stanza']?.[0], id, version: 1, nome: `Stanza ${String(index + 1).padStart(2, '0')}` })),
    sosta: places.flatMap((place, index) => [
      stay(`sosta_${index * 2 + 1}`, place, '2026-11-25', 21),
      stay(`sosta_${index * 2 + 2}`, place, '2026-12-16', 3),
    ]),
    lavoro: [],
  }
}

it('draws the lanes that are not in sight too, one after the other', async () => {
  await show(30, 31)
  await expect.poll(() => document.querySelectorAll('[data-record]').length).toBe(60)
  expect(page.getByRole('rowheader', { name: /Stanza 30/ }).elements()).toHaveLength(1)
})

it('keeps the name of a bar in view that begins left of it, and leaves all others where they are', async () => {
  await page.viewport(1000, 820)
  await show(2, 92)
  const words = (id: number) => document.querySelector<HTMLElement>(`[data-record="sosta_${id}"] > span`)
  await expect.poll(() => words(1)).toBeTruthy()
  const frame = document.querySelector<HTMLElement>('[data-no-swipe]')
  const lane = document.querySelector('[role="rowheader"]')?.getBoundingClientRect() ?? new DOMRect()
  frame?.scrollTo({ left: 200, behavior: 'instant' })
  await expect.poll(() => words(1)?.getBoundingClientRect().left).toBe(lane.right)
  expect(words(2)?.getBoundingClientRect().left).toBeLessThan(
    (document.querySelector('[data-record="sosta_2"]')?.getBoundingClientRect().left ?? 0) + 3,
  )
  frame?.scrollTo({ left: 0, behavior: 'instant' })
  await expect.poll(() => words(1)?.getBoundingClientRect().left).toBeGreaterThan(lane.right + 20)
})
