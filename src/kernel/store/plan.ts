import type { At } from '../at.ts'
import { titleOf, type AnyEntity } from '../define-entity.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { messages } from '../messages.ts'
import { DefinitionError, type Problem } from '../problem.ts'
import type { Change } from './change.ts'
import { Draft, type Reader, type Step } from './draft.ts'
import type { Entities } from './entities.ts'
import { stateProblems } from '../validate.ts'
import { Refusal } from './refusal.ts'
import type { Entry } from './store.ts'

export type Plan = { readonly ok: true; readonly steps: readonly Step[] } | { readonly ok: false; readonly problems: readonly Problem[] }

/** Effects may set off effects; more than these for one commit are a fault in the sector. */
const MAX_EFFECTS = 10_000

/**
 * Turns changes into steps, or into everything that is wrong with them. The same rules run in every store:
 * the draft is validated, references are resolved, a move must be allowed and complete, versions must be those expected, effects join in.
 */
export async function plan(
  entities: Entities,
  reader: Reader,
  changes: readonly Change[],
  at: At,
  newId: (entity: string) => string,
): Promise<Plan> {
  const draft = new Draft(entities, reader, at)
  const queue = changes.map((change, index) => ({ change, index }))
  const problems: Problem[] = []
  const causes = new Map<string, number>()
  for (const { change, index } of queue) {
    try {
      const step = await draft.apply(change, newId)
      causes.set(step.id, index)
      const more = (await draft.entity(step.entity).effects?.(stored(step.before), stored(step.after), draft, at)) ?? []
      // An array grows under its own iterator: effects are planned after what set them off.
      for (const effect of more) queue.push({ change: effect, index })
      if (queue.length > changes.length + MAX_EFFECTS) throw new DefinitionError(`${step.entity}.effects`, 'they never end.', ENDLESS)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      problems.push(...error.problems.map((problem) => ({ ...problem, change: index })))
    }
  }
  if (problems.length === 0) problems.push(...(await draft.dangling()), ...(await draft.conflicts(causes)))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, steps: draft.steps() }
}

const ENDLESS = 'An effect answers only to the change that it is about: compare before and after.'
const stored = (row: AnyRow | undefined) => row as Parameters<NonNullable<AnyEntity['effects']>>[0]

/** What undoing reads besides: the last commit that touched a record. */
export interface UndoReader extends Reader {
  lastCommit(entity: string, id: string): Promise<number | undefined>
}

/**
 * The way back from one commit. Refused when somebody has touched its records since, when a record that would go is in use by now,
 * and when one that would come back refers to what is gone.
 */
export async function planUndo(entities: Entities, reader: UndoReader, entries: readonly Entry[], at: At): Promise<Plan> {
  if (entries.length === 0) return { ok: false, problems: [{ path: '', code: 'not_found', message: messages.undoUnknown() }] }
  const draft = new Draft(entities, reader, at)
  const problems: Problem[] = []
  for (const { entity: name, id, commit, before, after } of entries) {
    const entity = draft.entity(name)
    const current = await reader.get(name, id)
    if ((await reader.lastCommit(name, id)) !== commit) {
      const message = messages.undoConflict(entity.label, current ? titleOf(entity, current) : undefined)
      return { ok: false, problems: [{ path: '', code: 'conflict', message }] }
    }
    const restored = before && { ...before, version: Math.max(before.version, after?.version ?? 0) + 1 }
    draft.put(entity, id, current, restored)
  }
  for (const { entity, after } of draft.steps()) {
    problems.push(...(after ? stateProblems(draft.entity(entity), after) : []))
    const lost = after ? await draft.lostReferences(draft.entity(entity), after) : []
    for (const field of new Set(lost.map(([, reference]) => reference))) {
      problems.push({ path: '', code: 'not_found', message: messages.undoLost(field) })
    }
  }
  problems.push(...(await draft.dangling()), ...(await draft.conflicts()))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, steps: draft.steps() }
}
