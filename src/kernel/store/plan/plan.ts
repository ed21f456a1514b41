import type { At } from '../../italian/at.ts'
import type { AnyEntity } from '../../entity/entity.ts'
import type { Read } from '../../door/read.ts'
import type { Around } from '../../evaluation/path.ts'
import type { AnyRow } from '../../fields/shapes.ts'
import { messages } from '../../problem/messages.ts'
import { isName, numberIn, numberOf } from '../../derive/numbering.ts'
import { DefinitionError, type Problem } from '../../problem/problem.ts'
import { isClosed } from '../../derive/closure.ts'
import { stampedValues, stampingCards } from '../../derive/stamps.ts'
import { stateProblems } from '../../derive/validate.ts'
import { notAllowed, notAllowedBack, toldAmong, toldOf } from '../access/may.ts'
import { seenSteps, seenWork } from '../access/seen-work.ts'
import type { Change } from '../../door/change.ts'
import type { Entities } from '../../entity/entities.ts'
import type { Entry } from '../../door/store.ts'
import { titleAmong } from '../../among/titles.ts'
import { batchedRead } from './batched-read.ts'
import { checksOf } from './checks.ts'
import { numberedProblem } from './check-numbered.ts'
import { Draft, stepOf, storedOf, type Ground, type Wish } from './draft.ts'
import { Sources } from './sources.ts'
import type { Done, Step, Work } from '../work.ts'

export type { Ground } from './draft.ts'
export type Plan = { readonly ok: true; readonly steps: readonly Step[] } | { readonly ok: false; readonly problems: readonly Problem[] }

/** Effects may set off effects; more than these for one commit are a fault in the sector. */
const MAX_EFFECTS = 10_000
const ENDLESS = 'An effect answers only to the change that it is about: compare before and after.'

const roundOf = (at: At): Around => ({ today: at.today, record: () => undefined, referring: () => [] })

/**
 * Turns changes into steps, or into everything that is wrong with them. The same rules run in every store: values are validated,
 * references must be there, a move must be allowed and complete, versions must be those expected; effects join in, wave by wave; in
 * the end all that was touched is looked at among all the others. The number of questions does not grow with the commit.
 */
export async function plan(ground: Ground, changes: readonly Change[]): Promise<Plan> {
  const { entities, sight, work, at } = ground
  const refused = notAllowed(sight, entities, changes)
  if (refused.length > 0) return { ok: false, problems: refused }
  const draft = new Draft(ground)
  const read = batchedRead(entities, work, roundOf(at))
  const problems: Problem[] = []
  const sources = new Sources(ground.via)
  let wave: readonly Wish[] = changes.map((change, index) => ({ change, index }))
  for (let effects = 0; wave.length > 0; effects += wave.length) {
    await sources.look(
      entities,
      work,
      wave.map(({ change }) => change),
    )
    const done = await draft.apply(wave, problems)
    const owner = wave[0]?.change.entity ?? ''
    if (effects + wave.length > changes.length + MAX_EFFECTS) throw new DefinitionError(`${owner}.effects`, 'they never end.', ENDLESS)
    wave = (await Promise.all(done.map((step) => followingOf(draft.entity(step.entity), step)))).flat()
  }
  if (problems.length === 0) problems.push(...(await checked(ground, read, draft.steps(), draft.causes, sources)))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, steps: draft.steps() }

  /** What follows from a change: prices that are kept, and what the trade says. */
  async function followingOf(entity: AnyEntity, { id, before, after, index }: Done): Promise<readonly Wish[]> {
    const kept = after && !(before && isClosed(entity, before)) ? await stampsOf(entity, before, after) : {}
    const own: readonly Change[] = Object.keys(kept).length > 0 ? [{ type: 'update', entity: entity.name, id, values: kept }] : []
    const more = (await entity.effects?.(stored(before), stored(after), read, at)) ?? []
    return [...own, ...more].map((change) => ({ change, index }))
  }

  async function stampsOf(entity: AnyEntity, before: AnyRow | undefined, after: AnyRow) {
    const asked = stampingCards(entity, after)
    const cards = new Map(await Promise.all(asked.map(async ([name, card]) => [card, await read.get(name, card)] as const)))
    return stampedValues(entity, before, after, (_name, card) => cards.get(card))
  }
}

/** What is wrong among records, told as far as whoever asks may know: of a problem that follows from more only that there is one. */
async function checked(
  { entities, sight, work, at }: Ground,
  read: Read,
  steps: readonly Step[],
  causes: ReadonlyMap<string, number>,
  sources?: Sources,
): Promise<readonly Problem[]> {
  const problems = await checksOf({ entities, work, at, read }, steps, causes, sources)
  if (sight.isWhole || problems.length === 0) return problems
  const looking = { entities: sight.entities, work: seenWork(sight, work), at }
  const seen = { ...looking, read: batchedRead(looking.entities, looking.work, roundOf(at)) }
  return toldAmong(problems, await checksOf(seen, seenSteps(sight, steps), causes, sources))
}

const stored = (row: AnyRow | undefined) => row as Parameters<NonNullable<AnyEntity['effects']>>[0]

/**
 * The way back from one commit. Refused when somebody has touched its records since, when a record that would go is in use by now,
 * and when one that would come back refers to what is gone. `lastCommits` tells which commit touched each of them last.
 */
export async function planUndo(ground: Ground, entries: readonly Entry[], lastCommits: ReadonlyMap<string, number>): Promise<Plan> {
  if (entries.length === 0) return { ok: false, problems: [{ path: '', code: 'not_found', message: messages.undoUnknown() }] }
  const { entities, sight, work, at } = ground
  const refused = notAllowedBack(sight, entities, entries)
  if (refused.length > 0) return { ok: false, problems: refused }
  const draft = new Draft(ground)
  const steps: Step[] = []
  const current = await currentOf(entities, work, entries)
  const read = () => batchedRead(entities, work, roundOf(at))
  for (const entry of entries) {
    const entity = draft.entity(entry.entity)
    const now = current.get(entry.id)
    if (lastCommits.get(entry.id) !== entry.commit) {
      const message = messages.undoConflict(entity.label, now && (await titleAmong(read(), entities, entity, now)))
      return { ok: false, problems: [{ path: '', code: 'conflict', message }] }
    }
    const before = restored(entity, entry, now)
    const problem = numberedProblem(entity, now, before, 'undo')
    if (problem) return { ok: false, problems: [{ ...problem, path: '', message: notUndone(entity, now) }] }
    steps.push(stepOf(entry.entity, entry.id, now, before))
  }
  await draft.restore(steps)
  const problems: Problem[] = []
  const back = steps.flatMap(({ entity, after }) => (after ? [[draft.entity(entity), after] as const] : []))
  for (const [entity, after] of back) problems.push(...toldOf(sight, entity.name, after, stateProblems(entity, after)))
  const lost = await draft.lostReferences(back)
  for (const { path, field, at: index } of new Map(lost.map((one) => [one.field, one])).values()) {
    const [told] = toldOf(sight, back[index]?.[0].name ?? '', undefined, [{ path, code: 'not_found', message: messages.undoLost(field) }])
    if (told) problems.push({ ...told, path: '' })
  }
  problems.push(...(await checked(ground, read(), draft.steps(), new Map())))
  return problems.length > 0 ? { ok: false, problems } : { ok: true, steps: draft.steps() }
}

/** What has a number cannot be taken back, whatever it is that stands against it. */
function notUndone(entity: AnyEntity, now: AnyRow | undefined): string {
  const [field, number] = [numberOf(entity)?.[1], now && numberIn(entity, now)]
  return messages.numberNotUndone(entity.label, field && number !== undefined ? field.format(number) : '')
}

async function currentOf(entities: Entities, work: Work, entries: readonly Entry[]): Promise<ReadonlyMap<string, AnyRow>> {
  const found = new Map<string, AnyRow>()
  for (const [name, some] of Map.groupBy(entries, ({ entity }) => entity)) {
    const entity = entities.get(name)
    const rows = await work.getMany(
      name,
      some.map(({ id }) => id),
    )
    if (entity) for (const row of rows) found.set(row.id, storedOf(entity, row))
  }
  return found
}

/**
 * The record as it was before an entry, one version on; nothing where there was none. The number by which it is called stays: by now it
 * may stand on a sheet.
 */
function restored(entity: AnyEntity, { id, version, type, changed }: Entry, now: AnyRow | undefined): AnyRow | undefined {
  if (type === 'create') return undefined
  const stays = (key: string) => !(key in changed) || (isName(entity.fields[key]) && now?.[key] !== undefined)
  const before = Object.entries(changed).flatMap(([key, { before: held }]) =>
    held === undefined || stays(key) ? [] : [[key, held] as const],
  )
  const kept = Object.entries(now ?? {}).filter(([key]) => stays(key))
  return { ...Object.fromEntries([...kept, ...before]), id, version: version + 1 }
}
