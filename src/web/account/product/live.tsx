import { openDemo } from '../../data/open-demo.ts'
import { readDay, type Day } from './day.ts'

export { DayPicture } from './day-picture.tsx'

/** Today of the trade that the page shows; what was changed in its open demo stands there. */
export async function readToday(): Promise<Day> {
  const { sector, store, clock } = await openDemo('artigiani')
  return readDay(sector, store, clock.at().today)
}
