import { repeatOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { Read } from '../../kernel/door/read.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { formatDate } from '../../kernel/italian/dates.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import { changeFollowing, followingOf, removed, repeated } from '../../kernel/derive/series.ts'
import type { Change, Values } from '../../kernel/door/change.ts'

/** Whether a change is for the one record or for all that follow in its series: asked before anything is written. */
export interface SeriesQuestion {
  readonly what: 'change' | 'remove'
  /** How many follow. */
  readonly count: number
  readonly one: () => Promise<void>
  readonly all: () => Promise<void>
}

/** What makes new records, each with its repetitions, and what the notice says of them. */
export function newRecords(entity: AnyEntity, all: readonly Values[]): { readonly changes: readonly Change[]; readonly done: string } {
  const { one, many, gender } = entity.label
  const changes = all.flatMap((values) => repeated(entity, values))
  const [ending, endings] = gender === 'f' ? ['a', 'e'] : ['o', 'i']
  return { changes, done: changes.length > 1 ? `${changes.length} ${many.toLowerCase()} salvat${endings}` : `${one} salvat${ending}` }
}

/** The two ways of doing something to a record of a series; undefined where nothing follows it and it is not to be repeated from now on. */
export async function waysFor(
  entity: AnyEntity,
  base: AnyRow,
  written: Values | undefined,
  read: Read,
): Promise<{ readonly count: number; readonly all: readonly Change[] } | undefined> {
  const following = await followingOf(entity, base, read)
  const rule = repeatOf(entity)?.rule
  const isRuled = written !== undefined && rule !== undefined && rule in written
  if (following.length === 0 && !isRuled) return undefined
  const all = written ? changeFollowing(entity, base, written, following) : removed(entity, [base, ...following])
  return { count: following.length, all }
}

/** How many days are told of before the rest is counted. */
const TOLD = 3

/** The problems of a commit over a series: those of a later record say on which day, and stand over the form. */
export function problemsByDay(entity: AnyEntity, changes: readonly Change[], problems: readonly Problem[]): readonly Problem[] {
  const day = repeatOf(entity)?.day
  if (day === undefined || changes.length < 2) return problems
  const own = problems.filter(({ change = 0 }) => change === 0)
  const later = problems.filter(({ change = 0 }) => change > 0)
  const told = later.slice(0, TOLD).map((problem): Problem => {
    const change = changes[problem.change ?? 0]
    const on = change && 'values' in change ? change.values?.[day] : undefined
    return { ...problem, path: '', message: typeof on === 'string' ? `${formatDate(on)}: ${problem.message}` : problem.message }
  })
  const rest = later.length - told.length
  const more: Problem[] = rest > 0 ? [{ path: '', code: 'conflict', message: `E altri ${rest} giorni con lo stesso problema.` }] : []
  return [...own, ...told, ...more]
}
