import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Sector } from '../../kernel/sector/sector.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { artigiani } from '../../sectors/artigiani/index.ts'
import { hospitality } from '../../sectors/hospitality/index.ts'
import { Dashboard } from '../dashboard/dashboard.tsx'
import { stillClock } from '../data/clock.fixture.ts'
import { countedStore } from '../data/counted-store.fixture.ts'
import '../styles/app.css'

/** Opens a trade at its overview, and waits until nothing on it is on its way any more. */
async function opened(sector: Sector) {
  await page.viewport(1360, 900)
  const clock = stillClock('2026-11-21', '11:00')
  const memory = new MemoryStore({ entities: sector.entities, sample: sector.sample('2026-11-21', '11:00'), at: clock.at })
  const counted = countedStore(memory)
  const element = (
    <div style={{ height: '100dvh' }}>
      <Dashboard sector={sector} store={counted.store} clock={clock} isTouch={false} onChat={() => undefined} onVoice={() => undefined} />
    </div>
  )
  await render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/prova'] })} />)
  const [overview] = sector.screens
  if (overview?.kind !== 'overview') throw new Error('The first screen is no overview.')
  for (const { title } of overview.panels) await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  const figures = [...overview.metrics, ...(overview.indices ?? [])]
  await expect.poll(() => page.getByRole('button', { name: /come si calcola$/ }).elements().length).toBe(figures.length)
  return counted
}

/** Questions, whatever the number of records; and the records of what is on screen, never a whole list for a figure. */
test.each([
  [artigiani, 4, 20],
  // The rooms are read, and not only counted: one that was put away is for sale up to its last departure.
  [hospitality, 10, 120],
] as const)('$card.name: its overview opens with few questions', async (sector, questions, rows) => {
  const counted = await opened(sector)
  expect(counted.questions.toSpliced(0, questions)).toEqual([])
  expect(counted.rows()).toBeLessThanOrEqual(rows)
})
