import type { At } from '../../kernel/at.ts'
import { timeNow, today } from '../../kernel/italian/dates.ts'

/** The moment on the clocks of Rome at which it is called. */
export const atNow = (): At => ({ today: today(), time: timeNow() })
