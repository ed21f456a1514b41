import { stillClock } from '../../data/clock.fixture.ts'
import { showView, type Showing } from '../collection/show-view.fixture.tsx'
import { studio } from './studio.fixture.ts'

/** The studio's day, at ten to ten. */
export const showDay = (options?: Partial<Showing>) => showView({ sector: studio, clock: stillClock('2026-11-25', '09:50'), ...options })
