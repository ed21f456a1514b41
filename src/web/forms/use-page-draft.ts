import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { useSector } from '../data/sector-context.tsx'
import { notify } from '../ui/toast.ts'
import { keepDraft, newDraftId } from './drafts.ts'
import { focusFirstInvalid, takeUnreadable } from './form-element.ts'
import type { FormTarget } from './form-target.ts'
import type { RecordDraft } from './record-draft.ts'
import { useRecordDraft } from './use-record-draft.ts'
import { useSaveShortcut } from './use-save-shortcut.ts'

const NEW: FormTarget = { mode: 'create' }

export interface PageDraftOptions {
  readonly entity: AnyEntity
  /** `intent` is the value of the button that saved; '' for the main one. */
  readonly onSaved: (row: AnyRow, intent: string) => void
  /** It is the first form of the page, before any other was saved. */
  readonly isFirst: boolean
  readonly onDone: () => void
}

interface PageDraft {
  readonly element: RefObject<HTMLFormElement | null>
  readonly draft: RecordDraft
  readonly save: (intent: string) => void
  readonly empty: () => void
}

/** The draft of a new record in a form of the page: what is typed stays when somebody leaves it half-way. */
export function usePageDraft({ entity, onSaved, isFirst, onDone }: PageDraftOptions): PageDraft {
  const { store } = useSector()
  const element = useRef<HTMLFormElement>(null)
  const intent = useRef('')
  const isDone = useRef(false)
  const done = (row: AnyRow | undefined) => {
    isDone.current = true
    if (row) onSaved(row, intent.current)
    onDone()
  }
  const draft = useRecordDraft({ entity, target: NEW, resume: true, onSaved: done })
  const save = async (wanted: string) => {
    intent.current = wanted
    takeUnreadable(element.current, draft.form)
    await draft.save()
    requestAnimationFrame(() => focusFirstInvalid(element.current))
  }
  useSaveShortcut(element, () => void save(''))
  const empty = () => {
    const typed = draft.form.getValues()
    const { isDirty } = draft.form.formState
    draft.forget()
    done(undefined)
    if (!isDirty) return
    const bringBack = () => {
      keepDraft(store, entity, { id: newDraftId(), target: NEW, typed, base: undefined })
      onDone()
    }
    notify({ text: 'Modulo svuotato', action: { label: 'Annulla', onClick: bringBack } })
  }
  const leave = useEffectEvent(() => {
    if (!isDone.current) draft.keep()
  })
  useEffect(() => () => leave(), [])
  const focusFirst = useEffectEvent(() => {
    // The next guest begins where this one began; the page itself opens without raising a keyboard.
    if (!isFirst) element.current?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus()
  })
  useEffect(() => focusFirst(), [])
  return { element, draft, save: (wanted) => void save(wanted), empty }
}
