import type { AnyEntity } from '../../kernel/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Values } from '../../kernel/store/change.ts'
import type { Store } from '../../kernel/store/store.ts'
import { guardLeaving } from '../data/guard-leaving.ts'
import type { FormTarget } from './form-target.ts'

/** What somebody typed and did not save. */
export interface KeptDraft {
  readonly target: FormTarget
  readonly typed: Values
  readonly base: AnyRow | undefined
}

/** In memory only (nothing but the theme is stored), one for each thing that a form can be about. */
const drafts = new WeakMap<Store, Map<string, KeptDraft>>()

const keyOf = (entity: AnyEntity, target: FormTarget) =>
  `${entity.name} ${target.mode} ${'id' in target ? target.id : target.made ? `${target.made.chain.key} ${target.made.from.id}` : ''}`
const ofStore = (store: Store): Map<string, KeptDraft> => {
  const known = drafts.get(store) ?? new Map<string, KeptDraft>()
  drafts.set(store, known)
  return known
}

export const keptDraft = (store: Store, entity: AnyEntity, target: FormTarget): KeptDraft | undefined =>
  ofStore(store).get(keyOf(entity, target))

export function keepDraft(store: Store, entity: AnyEntity, draft: KeptDraft): void {
  const kept = ofStore(store).set(keyOf(entity, draft.target), draft)
  guardLeaving(kept, true)
}

export function dropDraft(store: Store, entity: AnyEntity, target: FormTarget): void {
  const kept = ofStore(store)
  kept.delete(keyOf(entity, target))
  guardLeaving(kept, kept.size > 0)
}
