import { clockShift, shiftDate } from './clock-shift.ts'

/** Loaded by Node before anything else (`--import`) in the runs of `npm run days`. */
if (clockShift() !== 0) shiftDate(clockShift())
