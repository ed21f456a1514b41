import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { FormProvider } from 'react-hook-form'
import { allRows } from '../../../kernel/door/all-rows.ts'
import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { isOfFirm, openingEntityOf } from '../../../kernel/opening/read-opening.ts'
import { asking } from '../../data/asking.ts'
import { useSector } from '../../data/sector-context.tsx'
import { pickFields } from '../../fields/pick-fields.ts'
import { focusField, takeUnreadable } from '../../forms/form-element.ts'
import { FormMessages } from '../../forms/form-messages.tsx'
import type { FormTarget } from '../../forms/form-target.ts'
import type { RecordDraft } from '../../forms/record-draft.ts'
import { RecordField } from '../../forms/record-field.tsx'
import { SaveStatus } from '../../forms/save-status.tsx'
import { useAutosave } from '../../forms/use-autosave.ts'
import { useRecordDraft } from '../../forms/use-record-draft.ts'
import { NotRead } from '../../late/not-read.tsx'
import { useTab } from '../../screen/use-tab.ts'
import { FieldGrid } from '../../ui/field.tsx'
import { TextLink } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useHeard } from '../../ui/use-heard.ts'
import { placeOf } from '../start/first-work.ts'
import { CompanySection } from './company-section.tsx'

/** Opening hours, patron saint's day and closures of a firm whose trade has some: a record of the trade, which saves itself. */
export function OpeningFields() {
  const { sector } = useSector()
  const entity = openingEntityOf(sector.entities)
  return entity ? <OfFirm entity={entity} /> : null
}

const NOT_READ = 'Gli orari non si sono caricati.'
const TEXT = 'Agende e assistente ne tengono conto. I festivi nazionali ci sono già.'

function OfFirm({ entity }: { readonly entity: AnyEntity }) {
  const { store } = useSector()
  const [turn, setTurn] = useState(0)
  const { data, isError, isFetchedAfterMount, refetch } = useQuery(
    asking(store, ['opening hours', entity.name], async (read) => (await allRows(read, { entity: entity.name })).rows),
  )
  // Rows of an earlier visit may lack the record that it has made.
  if (data && isFetchedAfterMount) {
    const row = data.find((one) => isOfFirm(entity, one))
    return <OpeningForm key={turn} entity={entity} row={row} onOther={() => setTurn((last) => last + 1)} />
  }
  return (
    <CompanySection id="orari" title={entity.label.many} text={TEXT}>
      {isError ? <NotRead text={NOT_READ} onRetry={() => void refetch()} /> : <Skeleton className="h-20 w-full" />}
    </CompanySection>
  )
}

interface OpeningFormProps {
  readonly entity: AnyEntity
  readonly row: AnyRow | undefined
  /** A record has come that this form has not made. */
  readonly onOther: () => void
}

/** Begins with the record that was there when the page came; one that it makes is the same from then on. */
function OpeningForm({ entity, row, onOther }: OpeningFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const [target] = useState(() => targetOf(entity, row))
  const draft = useRecordDraft({ entity, target, resume: true, savesItself: true, onSaved: () => undefined })
  const { saved, leave } = useSaving(draft, element)
  const isOther = target.mode === 'create' && !draft.form.formState.isDirty && row !== undefined && row.id !== draft.base?.id
  const leaveToOther = useEffectEvent(onOther)
  useEffect(() => {
    if (isOther) leaveToOther()
  }, [isOther])
  const { hours, patron, closures } = entity.opening ?? {}
  const keys = [hours, patron, closures].filter((key) => key !== undefined)
  return (
    <FormProvider {...draft.form}>
      <CompanySection id="orari" title={entity.label.many} text={TEXT} beside={<SaveStatus saved={saved} gender="m" />}>
        <FormMessages entity={entity} draft={draft} onCorrect={(path) => focusField(element.current, path)} />
        <form
          ref={element}
          noValidate
          autoComplete="off"
          aria-labelledby="orari"
          onSubmit={(event) => {
            event.preventDefault()
            leave()
          }}
        >
          {draft.status === 'loading' && <Skeleton className="h-20 w-full" />}
          {draft.status === 'failed' && <NotRead text={NOT_READ} onRetry={draft.retry} />}
          {draft.status === 'gone' && <p className="text-sm text-ink-soft">Questo orario non c’è più: forse è stato eliminato.</p>}
          {draft.status === 'ready' && (
            <FieldGrid>
              {Object.entries(pickFields(draft.fields, keys)).map(([key, field]) => (
                <RecordField key={key} name={key} field={field} hint={draft.theirs[key]} onPicked={draft.onPicked} />
              ))}
            </FieldGrid>
          )}
        </form>
        <OfResources entity={entity} />
      </CompanySection>
    </FormProvider>
  )
}

/** Saves when the typing pauses, when the form is left, and when its page goes; half a line is there again when somebody comes back. */
function useSaving(draft: RecordDraft, element: RefObject<HTMLFormElement | null>) {
  const { saved, keep } = useAutosave(draft, true, false)
  const { isDirty } = draft.form.formState
  const leave = () => {
    takeUnreadable(element.current, draft.form)
    if (isDirty) void keep()
  }
  useHeard(element, 'focusout', leave)
  const end = useEffectEvent(() => {
    if (isDirty) void keep().then(({ is }) => (is === 'incomplete' || is === 'refused') && draft.keep())
  })
  useEffect(() => () => end(), [])
  return { saved, leave }
}

/** The way to the hours of a single room, chair or person, where the trade knows such. */
function OfResources({ entity }: Pick<OpeningFormProps, 'entity'>) {
  const { sector } = useSector()
  const { href } = useTab()
  const place = placeOf(sector, entity)
  if (!place || !entity.opening?.of?.length) return null
  return (
    <p className="pt-4 text-sm text-ink-soft">
      Qualcuno ha un orario suo? Si scrive <TextLink to={href(place.screen, undefined, place.view)}>nell’elenco degli orari</TextLink>.
    </p>
  )
}

function targetOf(entity: AnyEntity, row: AnyRow | undefined): FormTarget {
  if (row) return { mode: 'edit', id: row.id }
  const [title = ''] = entity.title.flat()
  return { mode: 'create', prefill: { [title]: entity.fields[title]?.placeholder ?? entity.label.one } }
}
