import { useState, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { ScanStrip } from '../scan/scan-strip.tsx'
import { Button } from '../ui/button.tsx'
import { focusField } from './form-element.ts'
import { FormMessages } from './form-messages.tsx'
import { LikelyDouble } from './likely-double.tsx'
import { RecordFields } from './record-fields.tsx'
import { useRecordForm } from './record-form.tsx'
import { usePageDraft, type PageDraftOptions } from './use-page-draft.ts'

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

type SheetProps = PageFormProps & Pick<PageDraftOptions, 'isFirst' | 'onDone'>

function Sheet({ entity, label, save: verb, onSaved, notes, actions, isFirst, onDone }: SheetProps) {
  const records = useRecordForm()
  const { element, draft, save, empty } = usePageDraft({ entity, onSaved, isFirst, onDone })
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
          save(submitter instanceof HTMLButtonElement ? submitter.value : '')
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
