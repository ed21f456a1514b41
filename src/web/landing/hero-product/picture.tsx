import { renderToStaticMarkup } from 'react-dom/server'
import { hospitality } from '../../../sectors/hospitality/index.ts'
import { MemoryStore } from '../../../kernel/store/memory/memory-store.ts'
import { machineClock } from '../../data/clock.ts'
import { openLife } from './life.ts'
import { PlanPicture } from './plan-picture.tsx'
import { Turns } from './turns.tsx'

/** The first screen's product as text, for the page that the build writes: computed over the sample of that day, and never sent as a program. */
export interface Picture {
  readonly day: string
  readonly house: string
  readonly plan: string
  readonly talk: string
}

export async function drawPicture(): Promise<Picture> {
  const clock = machineClock
  const at = clock.at()
  const store = new MemoryStore({ entities: hospitality.entities, sample: hospitality.sample(at.today, at.time), at: () => at })
  const { today, house, read } = await openLife({ sector: hospitality, store, clock })
  const { plan, turns, wish } = read()
  if (!wish) throw new Error(`${today}: the first screen has nothing to propose. See wish.ts.`)
  return {
    day: today,
    house,
    plan: renderToStaticMarkup(<PlanPicture plan={plan} wish={wish} />),
    talk: renderToStaticMarkup(
      <div className="hero-turns">
        <Turns turns={turns} />
      </div>,
    ),
  }
}
