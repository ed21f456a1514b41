import { useRef, useState } from 'react'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { useSector } from '../data/sector-context.tsx'
import { dropDraft, keepDraft, keptDrafts, newDraftId, readable, type KeptDraft } from './drafts.ts'
import type { RecordDraft } from './record-draft.ts'
import { useLastingDraft, type LastingDraftOptions } from './use-lasting-draft.ts'

interface KeptDraftsOptions extends Omit<LastingDraftOptions, 'idNow'> {
  readonly setBase: (row: AnyRow) => void
}

export interface KeptDrafts extends Pick<RecordDraft, 'kept' | 'bringBack' | 'forget' | 'keep'> {
  /** The form goes on with a draft; parked ones wait in their turn. */
  readonly goOnWith: (draft: KeptDraft, parked?: readonly KeptDraft[]) => void
  /** Drops the draft of what is written; another new record that waits is none of it. */
  readonly dropMine: () => void
}

/** What was typed here before and not saved, and the one of it that the form goes on with. */
export function useKeptDrafts({ setBase, ...options }: KeptDraftsOptions): KeptDrafts {
  const { entity, target, form, base } = options
  const { store } = useSector()
  const [kept, setKept] = useState(() => keptDrafts(store, entity, target))
  /** The draft that the form goes on with. */
  const mine = useRef<KeptDraft>(undefined)
  const [ownId] = useState(newDraftId)
  const idNow = () => mine.current?.id ?? ownId
  const { isDirty } = form.formState
  const lasting = useLastingDraft({ ...options, idNow }, (left) =>
    setKept((here) => [...left.filter(({ id }) => id !== idNow() && here.every((one) => one.id !== id)), ...here]),
  )
  const goOnWith = (draft: KeptDraft, parked: readonly KeptDraft[] = []) => {
    mine.current = draft
    // One that another page has left stands at the server already.
    if (draft.at === undefined) lasting.keepSoon()
    setKept((here) => [...here.filter(({ id }) => id !== draft.id), ...parked])
  }
  const asTyped = (): KeptDraft => ({ id: idNow(), target: { ...target }, typed: form.getValues(), base })
  return {
    kept,
    goOnWith,
    dropMine: () => {
      lasting.end([idNow(), ...(target.mode === 'edit' ? kept.map(({ id }) => id) : [])])
      if (target.mode === 'edit') dropDraft(store, entity, target)
      else if (mine.current) dropDraft(store, entity, target, mine.current)
      mine.current = undefined
    },
    bringBack: (draft) => {
      // What stands in the form waits in its turn.
      const now = asTyped()
      if (isDirty) keepDraft(store, entity, now, mine.current)
      if (isDirty) lasting.keep(now)
      goOnWith(draft, isDirty ? [now] : [])
      if (draft.base) setBase(draft.base)
      form.reset(readable(draft.typed), { keepDefaultValues: true })
    },
    forget: (draft) => {
      dropDraft(store, entity, target, draft)
      if (draft) lasting.drop(draft.id)
      else lasting.end([idNow(), ...kept.map(({ id }) => id)])
      setKept((here) => (draft ? here.filter((one) => one !== draft) : []))
    },
    keep: () => {
      if (!isDirty) return false
      const now = { ...asTyped(), target }
      keepDraft(store, entity, now, mine.current)
      lasting.keep(now)
      return true
    },
  }
}
