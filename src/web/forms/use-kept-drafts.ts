import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { useSector } from '../data/sector-context.tsx'
import { dropDraft, keepDraft, keptDrafts, readable, type KeptDraft } from './drafts.ts'
import type { FormTarget } from './form-target.ts'
import type { RecordDraft } from './record-draft.ts'

interface KeptDraftsOptions {
  readonly entity: AnyEntity
  readonly target: FormTarget
  readonly form: UseFormReturn
  readonly base: AnyRow | undefined
  readonly setBase: (row: AnyRow) => void
}

export interface KeptDrafts extends Pick<RecordDraft, 'kept' | 'bringBack' | 'forget' | 'keep'> {
  /** The form goes on with a draft; parked ones wait in their turn. */
  readonly goOnWith: (draft: KeptDraft, parked?: readonly KeptDraft[]) => void
  /** Drops the draft of what is written; another new record that waits is none of it. */
  readonly dropMine: () => void
}

/** What was typed here before and not saved, and the one of it that the form goes on with. */
export function useKeptDrafts({ entity, target, form, base, setBase }: KeptDraftsOptions): KeptDrafts {
  const { store } = useSector()
  const [kept, setKept] = useState(() => keptDrafts(store, entity, target))
  /** The draft that the form goes on with. */
  const mine = useRef<KeptDraft>(undefined)
  const { isDirty } = form.formState
  const goOnWith = (draft: KeptDraft, parked: readonly KeptDraft[] = []) => {
    mine.current = draft
    setKept([...kept.filter((one) => one !== draft), ...parked])
  }
  return {
    kept,
    goOnWith,
    dropMine: () => {
      if (target.mode === 'edit') dropDraft(store, entity, target)
      else if (mine.current) dropDraft(store, entity, target, mine.current)
      mine.current = undefined
    },
    bringBack: (draft) => {
      // What stands in the form waits in its turn.
      const now = { target: { ...target }, typed: form.getValues(), base }
      if (isDirty) keepDraft(store, entity, now, mine.current)
      goOnWith(draft, isDirty ? [now] : [])
      if (draft.base) setBase(draft.base)
      form.reset(readable(draft.typed), { keepDefaultValues: true })
    },
    forget: (draft) => {
      dropDraft(store, entity, target, draft)
      setKept(draft ? kept.filter((one) => one !== draft) : [])
    },
    keep: () => {
      if (isDirty) keepDraft(store, entity, { target, typed: form.getValues(), base }, mine.current)
      return isDirty
    },
  }
}
