import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Fields } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Values } from '../../kernel/door/change.ts'
import { readRevision } from '../data/revision.ts'
import { useSector } from '../data/sector-context.tsx'
import { readForm } from './read-form.ts'

interface RevisionOptions {
  readonly entity: AnyEntity
  readonly fields: Fields
  readonly form: UseFormReturn
  readonly base: AnyRow | undefined
}

/** What an existing record, as it is typed, still says of an older state of itself, by field; and what to call after every change. */
export function useRevision({ entity, fields, form, base }: RevisionOptions): readonly [Values, () => Promise<void>] {
  const { store, at } = useSector()
  const [revision, setRevision] = useState<Values>({})
  const turn = useRef(0)
  const look = async () => {
    if (!base || !entity.revises) return
    const mine = ++turn.current
    const { values, problems } = readForm({ entity, fields, typed: form.getValues(), base, at })
    const found = problems.length > 0 ? {} : await readRevision(store, entity, base, { ...base, ...values })
    if (mine === turn.current) setRevision(found)
  }
  const begun = useRef<AnyRow>(undefined)
  useEffect(() => {
    if (begun.current === base) return
    begun.current = base
    // Of the record as it was opened; a store that cannot be reached says so when it is saved.
    void look().catch(() => setRevision({}))
  })
  return [revision, look]
}
