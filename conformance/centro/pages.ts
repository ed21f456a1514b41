import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { centro } from './index.ts'
import type { AnyRow } from '../../src/kernel/fields/shapes.ts'
import type { CollectionScreen } from '../../src/kernel/screens/screen.ts'
import { stillClock } from '../../src/web/data/clock.fixture.ts'
import { openDashboard } from '../../src/web/dashboard/library.fixture.tsx'
import { viewLabel } from '../../src/web/screen/view-label.ts'

/** Each view of each tab of the sports centre, which has every view there is. */
export const places = centro.screens
  .filter((screen): screen is CollectionScreen => screen.kind === 'collection')
  .flatMap((screen) => screen.views.map((view) => [screen.key, view, viewLabel(screen, view)] as const))
/** Every page of it, by its name. */
export const pages = [
  ...places.map(([tab, view, label]) => [label, `/centro?scheda=${tab}&mostra=${view}`] as const),
  ['Panoramica', '/centro'] as const,
  ['Rendiconto', '/centro?scheda=rendiconto'] as const,
  ['Rendiconto dei maestri', '/centro?scheda=rendiconto&mostra=maestri'] as const,
]

const TODAY = '2026-11-25'
export const centroRows = (): Readonly<Record<string, readonly AnyRow[]>> => centro.sample(TODAY)
export const openCentro = (address: string, sample = centroRows()) => openDashboard(centro, address, { clock: stillClock(TODAY), sample })

/** Nothing waits any longer: no skeleton is left, and what stands on the page is the same a moment later. */
export async function settled(): Promise<void> {
  let last = ''
  await expect
    .poll(
      () => {
        const [before, now] = [last, document.querySelector('main')?.innerHTML ?? '']
        last = now
        return now !== '' && now === before && !document.querySelector('main .animate-breathe, main [aria-busy="true"]')
      },
      { interval: 200 },
    )
    .toBe(true)
  // What has broken says so, and is clean to axe too.
  expect(page.getByRole('button', { name: /Riprova|Ricarica/ }).elements()).toEqual([])
}
