import { machineClock } from './clock.ts'

/** Whether a page that was written on some day is looked at on another. */
export const isStale = (day: string): boolean => day !== machineClock.at().today
