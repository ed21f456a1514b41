import type { Ref, RefObject } from 'react'
import { isFixed } from '../../../kernel/entity/entity.ts'
import { CreateRecordContext, type CreateRecord } from '../../fields/create-record.ts'
import { OpenRecordContext } from '../../fields/open-record.ts'
import { MendingContext, type Mending } from '../mend.tsx'
import { RecordFields } from '../record-fields.tsx'
import { DocumentLines } from './document-lines.tsx'
import type { OpenDocument } from './use-document.ts'
import type { LinesHandle } from './use-line-edits.ts'

interface DocumentFormProps {
  readonly opened: OpenDocument
  readonly element: RefObject<HTMLFormElement | null>
  readonly linesHandle: Ref<LinesHandle>
  readonly createRecord: CreateRecord
  readonly mending: Mending
}

/** The fields of a document and its lines. */
export function DocumentForm({ opened, element, linesHandle, createRecord, mending }: DocumentFormProps) {
  const { entity, target, document, draft, isOpen, keep, lines, around, settled } = opened
  const { base } = draft
  return (
    <OpenRecordContext value={base && { entity: entity.name, id: base.id }}>
      <CreateRecordContext value={createRecord}>
        <MendingContext value={mending}>
          <form
            ref={element}
            noValidate
            autoComplete="off"
            aria-label={entity.label.one}
            className="grid gap-5"
            onSubmit={(event) => {
              event.preventDefault()
              event.stopPropagation()
              void keep()
            }}
          >
            <div>
              <RecordFields
                entity={around}
                mode={target.mode}
                theirs={draft.theirs}
                conflicts={draft.conflicts}
                revision={draft.revision}
                base={base}
                settled={settled}
                onPicked={draft.onPicked}
              />
            </div>
            {lines && (
              <DocumentLines
                key={isOpen ? 'open' : `${base?.version}`}
                name={document.lines}
                ref={linesHandle}
                field={lines}
                isOpen={isOpen && !isFixed(entity, document.lines)}
              />
            )}
          </form>
        </MendingContext>
      </CreateRecordContext>
    </OpenRecordContext>
  )
}
