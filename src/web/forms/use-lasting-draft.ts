import { use, useEffect, useEffectEvent, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { DraftHeld, DraftWish } from '../../kernel/firm/drafts.ts'
import { LastingDraftsContext } from '../data/lasting-drafts.ts'
import { draftKey, readable, type KeptDraft } from './drafts.ts'
import type { FormTarget } from './form-target.ts'
import { othersIn } from './other-sources.ts'

export interface LastingDraftOptions {
  readonly entity: AnyEntity
  readonly target: FormTarget
  readonly savesItself: boolean
  readonly form: UseFormReturn
  readonly base: AnyRow | undefined
  /** Id of the draft that the form goes on with. */
  readonly idNow: () => string
}

interface LastingDraft {
  /** Keeps what stands in the form a moment from now. */
  readonly keepSoon: () => void
  /** Keeps a draft as it is, whatever becomes of the form. */
  readonly keep: (draft: KeptDraft) => void
  readonly drop: (id: string) => void
  /** Drops these, and keeps nothing more of this form. */
  readonly end: (ids: readonly string[]) => void
}

/** Keeps beyond the page what is typed, a moment after each pause, and finds what other pages have left. */
export function useLastingDraft(options: LastingDraftOptions, onFound: (left: readonly KeptDraft[]) => void): LastingDraft {
  const { entity, target, savesItself, form, base, idNow } = options
  const found = use(LastingDraftsContext)
  const lasting = savesItself ? undefined : found
  const place = draftKey(entity, target)
  const hasEnded = useRef(false)
  const { isDirty } = form.formState
  /** Text of the form when a draft is sent: a key is not drawn yet when it is heard. */
  const latest = useRef({ isDirty, base })
  useEffect(() => {
    latest.current = { isDirty, base }
  })
  const wishOf = (draft: Pick<KeptDraft, 'typed' | 'base'>): DraftWish | undefined => {
    // Records that come into the next one together with the first stand nowhere in what a server keeps.
    if (othersIn(draft.typed).length > 0) return undefined
    const typed = Object.entries(readable(draft.typed)).filter(([key]) => Object.hasOwn(entity.fields, key))
    return { entity: entity.name, place, typed: Object.fromEntries(typed), base: draft.base }
  }
  const take = () => (latest.current.isDirty ? wishOf({ typed: form.getValues(), base: latest.current.base }) : undefined)
  const keepSoon = () => {
    if (!hasEnded.current) lasting?.keep(idNow(), () => (hasEnded.current ? undefined : take()))
  }
  const hear = useEffectEvent((name: string | undefined) => {
    // A form that is filled anew names no field.
    if (name !== undefined) keepSoon()
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ name }) => hear(name) }), [form])
  const show = useEffectEvent((left: readonly DraftHeld[]) => {
    if (!hasEnded.current) onFound(left.map((draft) => ({ base: undefined, ...draft, target })))
  })
  useEffect(() => {
    if (!lasting) return undefined
    let isGone = false
    const find = async () => {
      const left = await lasting.find(place)
      if (!isGone && left.length > 0) show(left)
    }
    void find()
    return () => {
      isGone = true
    }
  }, [lasting, place])
  return {
    keepSoon,
    keep: (draft) => {
      const wish = wishOf(draft)
      lasting?.keep(draft.id, () => wish)
    },
    drop: (id) => lasting?.drop(id),
    end: (ids) => {
      hasEnded.current = true
      for (const id of ids) lasting?.drop(id)
    },
  }
}
