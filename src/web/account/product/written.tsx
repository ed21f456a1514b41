import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryStore } from '../../../kernel/store/memory/memory-store.ts'
import { artigiani } from '../../../sectors/artigiani/index.ts'
import { machineClock } from '../../data/clock.ts'
import { readDay } from './day.ts'
import { DayPicture } from './day-picture.tsx'
import type { Still } from './still.ts'

/** The picture as text, for the page that the build writes: computed over the sample of that day, and never sent as a program. */
export async function writePicture(): Promise<Still> {
  const at = machineClock.at()
  const store = new MemoryStore({ entities: artigiani.entities, sample: artigiani.sample(at.today, at.time), at: () => at })
  const day = await readDay(artigiani, store, at.today)
  return { day: day.day, date: day.date, hue: day.hue, firm: day.firm, html: renderToStaticMarkup(<DayPicture day={day} />) }
}
