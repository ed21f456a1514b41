import { statusOf, type AnyEntity } from '../../entity/entity.ts'
import { messages } from '../../problem/messages.ts'
import { numberedStates, numberIn, numberOf, seriesField } from '../../derive/numbering.ts'
import type { Problem } from '../../problem/problem.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { carriesAlong, type Via } from '../../door/change.ts'

/** What is wrong with a change of a document that has its number, or that gives itself one; nothing where all is well. */
export function numberedProblem(entity: AnyEntity, before: AnyRow | undefined, after: AnyRow | undefined, via: Via): Problem | undefined {
  const number = numberOf(entity)
  if (!number) return undefined
  const [path, field] = number
  const problem = (message: string, at = path): Problem => ({ path: at, code: 'numbered', message })
  const held = before && numberIn(entity, before)
  const next = after && numberIn(entity, after)
  if (!before || held === undefined)
    return next === undefined || carriesAlong(via) ? undefined : { path, code: 'read_only', message: messages.numberIsGiven(field) }
  const shown = field.format(held)
  // What has only just been made goes with its name.
  if (!after && field.numbering.names && via === 'undo') return undefined
  if (!after) return problem((field.numbering.names ? messages.nameStays : messages.numberStays)(entity.label, shown), '')
  if (next !== held) return problem(messages.numberIsFixed(field, shown))
  const [status, lifecycle] = statusOf(entity) ?? []
  if (status !== undefined && numberedStates(entity).before.has(String(after[status])) && before[status] !== after[status])
    return problem(messages.numberNotBack(entity.label, shown, lifecycle?.states[String(after[status])]?.label ?? ''), status)
  return holding(entity, before, after, shown).map(([at, message]) => problem(message, at))[0]
}

/** What a number is made of does not change under it: its series, and the year of its day. */
function holding(entity: AnyEntity, before: AnyRow, after: AnyRow, shown: string): readonly (readonly [string, string])[] {
  const number = numberOf(entity)?.[1]
  const series = number && seriesField(number)
  const { of, per } = number?.numbering ?? {}
  const yearOf = (row: AnyRow) => (of !== undefined && typeof row[of] === 'string' ? row[of].slice(0, 4) : '')
  const told: (readonly [string, string])[] = []
  const tell = (key: string, year?: string) => {
    const field = entity.fields[key]
    if (field) told.push([key, messages.numberHolds(field, shown, year)])
  }
  if (series !== undefined && before[series] !== after[series]) tell(series)
  if (of !== undefined && per === 'year' && yearOf(before) !== yearOf(after)) tell(of, yearOf(before))
  return told
}
