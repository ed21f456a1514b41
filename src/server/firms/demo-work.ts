import * as z from 'zod'
import { filedOf } from '../../kernel/files/filed.ts'
import type { Change } from '../../kernel/door/change.ts'
import type { Store } from '../../kernel/door/store.ts'
import type { DemoCommit, DemoWork } from '../../kernel/firm/firm-door.ts'
import type { At } from '../../kernel/italian/at.ts'
import { daysBetween } from '../../kernel/italian/dates.ts'
import { changeAsked } from '../store/read-ask.ts'

/** 1 MB: a thousand changes of a demo page take half of it. */
export const MOST_DEMO_BYTES = 1_000_000

/** Days by which the clock of a demo page may be off. */
const MOST_DAYS = 2

const commit = z.strictObject({ changes: z.array(changeAsked).min(1).max(500), rows: z.array(z.string().max(200)).max(2000) })

/** Work of a demo page, as it comes from the network. */
export const demoAsked = z.strictObject({
  today: z.iso.date(),
  time: z.iso.time({ precision: -1 }).optional(),
  commits: z.array(commit).min(1).max(500),
}) as z.ZodType<DemoWork>

/** Moment that the sample is made for: the one of the demo, unless its clock is too far off. */
export const momentOfDemo = ({ commits: _commits, ...moment }: DemoWork, here: At): At =>
  Math.abs(daysBetween(here.today, moment.today)) <= MOST_DAYS ? moment : here

/**
 * Makes the commits of a demo page again, one by one and by the rules, over the sample that they were made over; returns how many
 * changes did not come. Wishes are made again rather than what they came to: what follows from them (a stock that falls, a deadline)
 * follows anew, and once. A commit that is refused is left out whole.
 */
export async function makeAgain(store: Store, commits: readonly DemoCommit[]): Promise<number> {
  const called = new Map<string, string>()
  let left = 0
  for (const { changes, rows } of commits) {
    const { kept, dropped } = withoutFiles(changes.map((change) => renamed(unexpecting(change), called)))
    const answer = await store.commit(kept, { via: 'import' })
    left += answer.ok ? dropped : changes.length
    if (answer.ok && answer.rows.length === rows.length) answer.rows.forEach(({ id }, at) => called.set(rows[at] ?? id, id))
  }
  return left
}

/** Versions were those of the demo: nobody else writes here. */
function unexpecting(change: Change): Change {
  if (!('expect' in change)) return change
  const { expect: _expect, ...rest } = change
  return rest
}

/** The change with the ids that records have here. */
const renamed = (change: Change, called: ReadonlyMap<string, string>): Change =>
  JSON.parse(JSON.stringify(change), (_key, value: unknown) => (typeof value === 'string' ? (called.get(value) ?? value) : value)) as Change

/** The changes without the files that they name: their bytes stay with the page. */
function withoutFiles(changes: readonly Change[]): { readonly kept: readonly Change[]; readonly dropped: number } {
  let dropped = 0
  const kept = changes.map((change) => {
    if (!('values' in change) || !change.values) return change
    const entries = Object.entries(change.values)
    const values = entries.filter(([, value]) => !filedOf(value).some(({ id }) => id.startsWith('file_')))
    if (values.length < entries.length) dropped++
    return { ...change, values: Object.fromEntries(values) }
  })
  return { kept, dropped }
}
