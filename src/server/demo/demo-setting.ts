import { Refused } from '../refused.ts'

/** `BOTTEGA_STORE`: where the demo pages of a developer's server keep their records. */
export function isDemoDoorOpen(setting: string | undefined): boolean {
  if (setting === undefined || setting === '' || setting === 'memory') return false
  if (setting === 'sqlite') return true
  throw new Refused(`BOTTEGA_STORE=${setting}: scrivi sqlite, oppure memory (la memoria del browser).`)
}
