import type { ReactNode } from 'react'
import { stillClock } from '../../data/clock.fixture.ts'
import { showView } from '../collection/show-view.fixture.tsx'
import { sartoria } from './workshop.fixture.ts'

/** A view over the tailor's shop. */
export const showWorkshop = (view: ReactNode, address = '/?settimana=2026-11-23', today = '2026-11-25') =>
  showView({ sector: sartoria, clock: stillClock(today), view, address })
