import { useState } from 'react'
import { titleDraft } from '../../kernel/exchange/title-field.ts'
import { isFixed, type AnyEntity } from '../../kernel/entity/entity.ts'
import { entityOf, screenOf, useSector } from '../data/sector-context.tsx'
import type { CreateRecord } from '../fields/create-record.ts'
import type { FormTarget } from './form-target.ts'

interface NestedTarget {
  readonly entity: AnyEntity
  readonly target: FormTarget
  readonly startAt?: string | undefined
  readonly onSaved: (id: string) => void
}

interface NestedForm extends NestedTarget {
  readonly turn: number
  readonly open: boolean
  /** Begins with what was typed in it and not saved. */
  readonly resume: boolean
}

export interface NestedForms {
  /** The form that was opened last; it stays while it closes. */
  readonly nested: NestedForm | undefined
  readonly openNested: (target: NestedTarget) => void
  readonly closeNested: () => void
  /** Opens a nested form again with what was typed in it. */
  readonly resumeNested: (nested: NestedForm) => void
  /** Creates a record of another entity for a field that names one. */
  readonly createRecord: CreateRecord
}

/** Forms of other records that open over the form of one. */
export function useNestedForm(): NestedForms {
  const { sector } = useSector()
  const [nested, setNested] = useState<NestedForm>()
  const openNested = (opened: NestedTarget) => setNested((last) => ({ turn: (last?.turn ?? 0) + 1, open: true, resume: false, ...opened }))
  return {
    nested,
    openNested,
    closeNested: () => setNested((last) => last && { ...last, open: false }),
    resumeNested: (again) => setNested({ ...again, turn: again.turn + 1, resume: true, open: true }),
    createRecord: {
      canCreate: (name) => screenOf(sector, name) !== undefined && !isFixed(entityOf(sector, name)),
      create: (name, title, onCreated) => {
        const other = entityOf(sector, name)
        openNested({ entity: other, target: { mode: 'create', prefill: titleDraft(other, title) }, onSaved: onCreated })
      },
    },
  }
}
