import type { Action, PlannedChange } from './action.ts'
import type { At } from '../italian/at.ts'
import type { Read } from '../door/read.ts'
import type { Fields } from '../fields/field.ts'
import { isProposed, type ProposedLines } from '../fields/proposed.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { messages } from '../problem/messages.ts'
import type { Problem } from '../problem/problem.ts'
import type { Change, Values } from '../door/change.ts'
import { validateField } from '../derive/validate.ts'

/** What an action is handed of the records that were found for it. */
export const aboutOf = ({ on, key }: Action, rows: readonly AnyRow[]): AnyRow | readonly AnyRow[] => {
  if (on === 'list') return rows
  const [row] = rows
  if (!row) throw new Error(`${key} has no record to be about`)
  return row
}

type Checked = { readonly ok: true; readonly values: Values } | { readonly ok: false; readonly problems: readonly Problem[] }

/** The corrected number of a proposed line is above nothing; the sentence says how to be rid of the line as well. */
function correctedProblems(key: string, field: ProposedLines<Fields>, value: unknown, told: readonly Problem[]): readonly Problem[] {
  const { correct } = field.proposed
  const column = field.of[correct]
  const lines: readonly Values[] = Array.isArray(value) ? value : []
  const wrong = lines.flatMap((line, at) => {
    const path = `${key}.${at}.${correct}`
    const held = line[correct]
    return told.some((problem) => problem.path === path) || typeof held !== 'number' || held <= 0 ? [path] : []
  })
  const message = column ? messages.correctLine(column, column.most ?? 0) : ''
  return [...told.filter(({ path }) => !wrong.includes(path)), ...wrong.map((path): Problem => ({ path, code: 'invalid', message }))]
}

/** What was typed into the inputs of an action, as it plans with it. */
export function checkInputs({ inputs }: Action, draft: Values): Checked {
  const read = Object.entries(inputs).map(([key, field]) => [key, validateField(key, field, draft[key])] as const)
  const problems = read.flatMap(([key, result]) => {
    const told = 'problems' in result ? result.problems : []
    const field = inputs[key]
    return field && isProposed(field) ? correctedProblems(key, field, draft[key], told) : told
  })
  if (problems.length > 0) return { ok: false, problems }
  const values = read.flatMap(([key, result]) => ('value' in result && result.value !== undefined ? [[key, result.value] as const] : []))
  return { ok: true, values: Object.fromEntries(values) }
}

export type ActionPlan =
  | {
      readonly ok: true
      readonly changes: readonly Change[]
      /** What the store finds wrong with the changes, at the inputs that they come from. */
      readonly placed: (problems: readonly Problem[]) => readonly Problem[]
    }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** Checks the inputs and plans: the changes to commit, or what stands against them. */
export async function planAction(action: Action, draft: Values, read: Read, at: At, rows: readonly AnyRow[]): Promise<ActionPlan> {
  const checked = checkInputs(action, draft)
  if (!checked.ok) return checked
  const planned = await action.plan(checked.values, read, at, aboutOf(action, rows))
  if ('problems' in planned) return { ok: false, problems: planned.problems }
  return {
    ok: true,
    changes: planned.map(({ from: _from, ...change }) => change),
    placed: (problems) => problems.map((problem) => ({ ...problem, path: placeOf(action, planned, problem) })),
  }
}

/** The input that the change comes from, or the one of that name; none where the problem is about the whole. */
function placeOf({ inputs }: Action, planned: readonly PlannedChange[], { path, change }: Problem): string {
  const from = change === undefined ? undefined : planned[change]?.from
  return from ?? (Object.hasOwn(inputs, path.split('.')[0] ?? '') ? path : '')
}
