import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Values } from '../../kernel/door/change.ts'
import { newId } from '../../kernel/door/new-id.ts'
import type { Store } from '../../kernel/door/store.ts'
import { guardLeaving } from '../data/guard-leaving.ts'
import { UNREADABLE } from '../fields/input-props.ts'
import type { FormTarget } from './form-target.ts'

/** What somebody typed and did not save. */
export interface KeptDraft {
  readonly id: string
  /** When it was typed, where another page has left it (ISO). */
  readonly at?: string | undefined
  readonly target: FormTarget
  readonly typed: Values
  readonly base: AnyRow | undefined
}

export const newDraftId = (): string => newId('bozza')

/** What was typed, without what no input could read again. */
export const readable = (typed: Values): Values =>
  Object.fromEntries(Object.entries(typed).map(([key, value]) => [key, value === UNREADABLE ? '' : value]))

/** Drafts of each thing that a form can be about, the oldest first: in memory only, where no server keeps them (`LastingDrafts`). */
const drafts = new WeakMap<Store, Map<string, readonly KeptDraft[]>>()

/** What a form is about: one record, what is made of another, or a new one. */
export const draftKey = (entity: AnyEntity, target: FormTarget): string =>
  `${entity.name} ${target.mode} ${'id' in target ? target.id : target.made ? `${target.made.chain.key} ${target.made.from.id}` : ''}`
const ofStore = (store: Store): Map<string, readonly KeptDraft[]> => {
  const known = drafts.get(store) ?? new Map<string, readonly KeptDraft[]>()
  drafts.set(store, known)
  return known
}

export const keptDrafts = (store: Store, entity: AnyEntity, target: FormTarget): readonly KeptDraft[] =>
  ofStore(store).get(draftKey(entity, target)) ?? []

function put(store: Store, key: string, kept: readonly KeptDraft[]): void {
  const all = ofStore(store)
  if (kept.length > 0) all.set(key, kept)
  else all.delete(key)
  guardLeaving(all, all.size > 0)
}

/** Keeps what was typed beside the drafts that are there; `instead` is the one that it was before. */
export function keepDraft(store: Store, entity: AnyEntity, draft: KeptDraft, instead?: KeptDraft): void {
  const others = keptDrafts(store, entity, draft.target).filter((one) => one !== instead)
  put(store, draftKey(entity, draft.target), [...others, draft])
}

/** Drops one draft, or all that a form is about. */
export function dropDraft(store: Store, entity: AnyEntity, target: FormTarget, draft?: KeptDraft): void {
  const others = draft ? keptDrafts(store, entity, target).filter((one) => one !== draft) : []
  put(store, draftKey(entity, target), others)
}
