import { useMemo } from 'react'
import type { DocumentView } from '../../../kernel/screens/document-view.ts'
import { isFixed, statusOf, type AnyEntity } from '../../../kernel/entity/entity.ts'
import type { Field } from '../../../kernel/fields/field.ts'
import { totalsOf } from '../../../kernel/fields/lines.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { numberOf } from '../../../kernel/derive/numbering.ts'
import { settledOf } from '../../../kernel/derive/closure.ts'
import type { FormTarget } from '../form-target.ts'
import type { KeptUp, RecordDraft } from '../record-draft.ts'
import { useWorked, type Worked } from '../use-worked.ts'
import { useDocumentNumber, type DocumentNumber } from './document-number.ts'
import { useAutosave, type SavedState } from '../use-autosave.ts'
import { pageRow } from './use-page.ts'

interface DocumentOptions {
  readonly entity: AnyEntity
  readonly target: FormTarget
  readonly document: DocumentView
  readonly draft: RecordDraft
}

export interface OpenDocument extends DocumentOptions {
  readonly isReady: boolean
  readonly state: string
  /** Whether its state lets it be written. */
  readonly isOpen: boolean
  readonly saved: SavedState
  /** Saves what is typed, as far as it can stand. */
  readonly keep: () => Promise<KeptUp>
  readonly lines: Field | undefined
  readonly number: DocumentNumber
  /** The record as it is kept; before that the beginning of one, in its first state. */
  readonly current: AnyRow
  readonly worked: Worked
  /** The record as its page shows it. */
  readonly page: AnyRow
  /** The entity with the fields of its form that have no place of their own: lines have their table, the number stands in the title, states are steps. */
  readonly around: AnyEntity
  /** Fields that are only read. */
  readonly settled: readonly string[] | undefined
}

/** A document as it stands while somebody writes it, and saves itself. */
export function useDocument({ entity, target, document, draft }: DocumentOptions): OpenDocument {
  const { base } = draft
  const [statusKey = '', lifecycle] = statusOf(entity) ?? []
  const held = base?.[statusKey]
  const state = typeof held === 'string' ? held : (lifecycle?.initial ?? '')
  const isOpen = document.open.includes(state) && !isFixed(entity)
  const { saved, keep } = useAutosave(draft, isOpen, target.mode === 'create' && target.made !== undefined)
  const lines = entity.fields[document.lines]
  const totals = useMemo(() => totalsOf(lines), [lines])
  const worked = useWorked(entity, totals, base)
  const isReady = draft.status === 'ready'
  const number = useDocumentNumber(entity, worked.row, isReady)
  const [numberKey] = numberOf(entity) ?? []
  const around = useMemo(() => {
    const own = [document.lines, numberKey, statusKey]
    const asked = entity.form.filter(({ notIn }) => !notIn?.includes(state))
    return { ...entity, form: asked.map((group) => ({ ...group, fields: group.fields.filter((key) => !own.includes(key)) })) }
  }, [entity, document.lines, numberKey, statusKey, state])
  return {
    entity,
    target,
    document,
    draft,
    isReady,
    state,
    isOpen,
    saved,
    keep,
    lines,
    number,
    current: base ?? { id: '', version: 0, [statusKey]: state },
    worked,
    page: pageRow(entity, document.lines, worked, numberKey !== undefined && number.next ? { [numberKey]: number.next } : {}),
    around,
    settled: isOpen ? base && settledOf(entity, base)?.fields : Object.keys(entity.fields),
  }
}
