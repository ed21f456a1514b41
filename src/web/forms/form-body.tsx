import { Suspense, type RefObject } from 'react'
import { FormProvider } from 'react-hook-form'
import { statusOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { CreateRecordContext, type CreateRecord } from '../fields/create-record.ts'
import { OpenRecordContext } from '../fields/open-record.ts'
import { late } from '../late/late.tsx'
import { ScanStrip } from '../scan/scan-strip.tsx'
import { DialogForm } from './dialog-form.tsx'
import { DraftNote } from './draft-note.tsx'
import type { FormTarget } from './form-target.ts'
import { TouchedContext, type Touched } from './history/touched.ts'
import { LikelyDouble } from './likely-double.tsx'
import { RecordFields } from './record-fields.tsx'
import { SafetyNote } from './safety-note.tsx'
import { StatusBill } from './status-bill.tsx'
import { StatusField } from './status-field.tsx'
import type { FormStanding } from './use-form-standing.ts'
import type { RecordDraft } from './record-draft.ts'

const RecordSources = late(async () => (await import('./record-sources.tsx')).RecordSources)

interface FormBodyProps extends Pick<FormStanding, 'settled'> {
  readonly entity: AnyEntity
  readonly target: FormTarget
  readonly draft: RecordDraft
  readonly createRecord: CreateRecord
  readonly formId: string
  readonly formElement: RefObject<HTMLFormElement | null>
  /** What the entry of the history under the eyes has changed. */
  readonly touched: Touched | undefined
  readonly onSave: () => void
  /** What can be done with a record that is likely the same, and doing it. */
  readonly use: string
  readonly onUse: (row: AnyRow) => void
}

/** The fields of a form once its record is read, and what is said about them while they are written. */
export function FormBody(props: FormBodyProps) {
  const { entity, target, draft, settled, touched, createRecord, formId, formElement, onSave, use, onUse } = props
  const { base, fields } = draft
  const status = statusOf(entity)
  return (
    <FormProvider {...draft.form}>
      <OpenRecordContext value={base && { entity: entity.name, id: base.id }}>
        <CreateRecordContext value={createRecord}>
          {entity.noteReads && !settled && <DraftNote entity={entity} reads={entity.noteReads} base={base} />}
          <SafetyNote entity={entity} base={base} />
          <ScanStrip
            entity={entity}
            keys={Object.keys(fields).filter((key) => !settled?.includes(key))}
            atOnce={target.mode === 'create' && target.scan}
          />
          <DialogForm id={formId} ref={formElement} onSave={onSave}>
            <TouchedContext value={touched}>
              {status && base && <StatusField entity={entity} name={status[0]} field={status[1]} row={base} />}
              {base && <StatusBill entity={entity} fields={fields} base={base} />}
              {target.mode === 'create' && target.made?.chain.made !== undefined && (
                <Suspense>
                  <RecordSources entity={entity} made={target.made} />
                </Suspense>
              )}
              <RecordFields
                entity={entity}
                mode={target.mode}
                theirs={draft.theirs}
                conflicts={draft.conflicts}
                revision={draft.revision}
                base={base}
                settled={settled}
                onPicked={draft.onPicked}
              />
            </TouchedContext>
            <LikelyDouble entity={entity} fields={fields} base={base} use={use} onUse={onUse} />
          </DialogForm>
        </CreateRecordContext>
      </OpenRecordContext>
    </FormProvider>
  )
}
