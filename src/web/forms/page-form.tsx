import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { useSector } from '../data/sector-context.tsx'
import { ScanStrip } from '../scan/scan-strip.tsx'
import { Button } from '../ui/button.tsx'
import { notify } from '../ui/toast.ts'
import { keepDraft } from './drafts.ts'
import { focusField, focusFirstInvalid, takeUnreadable } from './form-element.ts'
import { FormMessages } from './form-messages.tsx'
import type { FormTarget } from './form-target.ts'
import { LikelyDouble } from './likely-double.tsx'
import { RecordFields } from './record-fields.tsx'
import { useRecordForm } from './record-form.tsx'
import { useRecordDraft } from './use-record-draft.ts'
import { useSaveShortcut } from './use-save-shortcut.ts'

interface PageFormProps {
  readonly entity: AnyEntity
  /** Names the form for who hears it. */
  readonly label: string
  /** «Salva ospite». */
  readonly save: string
  /** `intent` is the value of the button that saved; '' for the main one. */
  readonly onSaved: (row: AnyRow, intent: string) => void
  /** What is to be said about what is being typed, above the buttons; inside the form's provider. */
  readonly notes?: ReactNode
  /** Further submit buttons, each with a `value`. */
  readonly actions?: ReactNode
}

/**
 * The form of a new record as a part of the page: saved, it is empty again and ready for the next; left half-way, it is as it
 * was when somebody comes back.
 */
export function PageForm(props: PageFormProps) {
  const [turn, setTurn] = useState(0)
  return <Sheet key={turn} {...props} isFirst={turn === 0} onDone={() => setTurn((last) => last + 1)} />
}

const NEW: FormTarget = { mode: 'create' }

function Sheet({
  entity,
  label,
  save: verb,
  onSaved,
  notes,
  actions,
  isFirst,
  onDone,
}: PageFormProps & { isFirst: boolean; onDone: () => void }) {
  const { store } = useSector()
  const records = useRecordForm()
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
      keepDraft(store, entity, { target: NEW, typed, base: undefined })
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
  return (
    <FormProvider {...draft.form}>
      <div className="px-4 pt-4 md:px-6 md:pt-5">
        <FormMessages entity={entity} draft={draft} onCorrect={(path) => focusField(element.current, path)} />
        <ScanStrip entity={entity} keys={Object.keys(draft.fields)} />
      </div>
      <form
        ref={element}
        noValidate
        autoComplete="off"
        aria-label={label}
        onSubmit={(event) => {
          event.preventDefault()
          const { submitter } = event.nativeEvent
          void save(submitter instanceof HTMLButtonElement ? submitter.value : '')
        }}
      >
        <div className="px-4 pb-5 md:px-6">
          <RecordFields entity={entity} mode="create" theirs={draft.theirs} conflicts={draft.conflicts} onPicked={draft.onPicked} />
        </div>
        <footer data-keep-clear="" className="z-1 border-t border-line bg-raised px-4 py-3 md:sticky md:bottom-0 md:px-6">
          <LikelyDouble
            entity={entity}
            fields={draft.fields}
            base={undefined}
            use="Apri la scheda"
            onUse={({ id }) => records.edit(entity, id)}
          />
          {notes}
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="ghost" onClick={empty}>
              Svuota
            </Button>
            {actions}
            <Button type="submit" variant="primary" busy={draft.isSaving}>
              {verb}
            </Button>
          </div>
        </footer>
      </form>
    </FormProvider>
  )
}
