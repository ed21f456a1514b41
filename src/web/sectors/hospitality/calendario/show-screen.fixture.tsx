import { afterEach } from 'vitest'
import { page } from 'vitest/browser'
import { addDays } from '../../../../kernel/italian/dates.ts'
import type { CollectionScreen } from '../../../../kernel/screens/screen.ts'
import { hospitality } from '../../../../sectors/hospitality/index.ts'
import { stillClock } from '../../../data/clock.fixture.ts'
import { Collection } from '../../../views/collection/collection.tsx'
import { OwnPartsContext } from '../../../screen/own-parts.ts'
import { showView } from '../../../views/collection/show-view.fixture.tsx'
import { hospitality as parts } from '../parts.ts'

/** A Monday; a test that is about another day hands it in. */
export const TODAY = '2026-11-23'
export const inDays = (n: number, from = TODAY): string => addDays(from, n)

/** A tab of the lodging console over the demo's own sample, as it stands on a day. */
export function showScreen(key: string, { address = '/', today = TODAY, time = '10:00' } = {}) {
  const screen = hospitality.screens.find((one): one is CollectionScreen => one.kind === 'collection' && one.key === key)
  if (!screen) throw new Error(`hospitality has no list ${key}`)
  const view = (
    <OwnPartsContext value={parts}>
      <Collection screen={screen} />
    </OwnPartsContext>
  )
  return showView({ sector: hospitality, clock: stillClock(today, time), by: 'Prova', address, view })
}

/** What a suite over one tab opens it with: its clock stands at ten on the day that is handed in. */
export function onTab(key: string) {
  afterEach(() => page.viewport(1360, 820))
  return (address = '/', today = TODAY) => showScreen(key, { address, today })
}

export const AUTHOR = { via: 'form' } as const
export const undo = () => page.getByRole('region', { name: /Notifiche/ }).getByRole('button', { name: 'Annulla' })
