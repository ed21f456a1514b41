import { useState } from 'react'
import { isBlank } from '../../kernel/fields/blank.ts'
import type { Fields } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { useSector } from '../data/sector-context.tsx'
import { showTyped } from '../fields/typing.ts'
import { isSameValue } from '../fields/same-value.ts'
import type { DraftParts, RecordDraft } from './record-draft.ts'

/** Reads the record again: what was typed stays, the rest becomes current, and what others have written there is told. */
export function useDraftRefresh(parts: Omit<DraftParts, 'showNow'>): Pick<RecordDraft, 'theirs' | 'refresh'> & Pick<DraftParts, 'showNow'> {
  const { entity, fields, shown, form, base, setBase, setStatus, setProblems, once } = parts
  const { store } = useSector()
  const [theirs, setTheirs] = useState<RecordDraft['theirs']>({})
  const showNow = async (row: AnyRow) => {
    const typed = form.getValues()
    const dirty = Object.keys(fields).filter((key) => !isSameValue(typed[key], form.formState.defaultValues?.[key]))
    const names = (await store.query({ entity: entity.name, where: [{ field: 'id', op: 'eq', value: row.id }] })).names
    const changed = dirty.filter((key) => !isSameValue(row[key], base?.[key]))
    setTheirs(Object.fromEntries(changed.map((key) => [key, wordsOf(fields, key, row[key], names)])))
    setBase(row)
    form.reset(showTyped(shown, row))
    for (const key of dirty) form.setValue(key, typed[key], { shouldDirty: true })
    setProblems([])
  }
  const refresh = () =>
    once(async () => {
      const row = base && (await store.get(entity.name, base.id))
      if (!row) return setStatus('gone')
      await showNow(row)
    })
  return { theirs, refresh, showNow }
}

const wordsOf = (fields: Fields, key: string, value: unknown, names: Readonly<Record<string, string>>): string =>
  isBlank(value) ? 'Ora nella scheda: vuoto' : `Ora nella scheda: ${fields[key]?.format(value, (id) => names[id]) ?? ''}`
