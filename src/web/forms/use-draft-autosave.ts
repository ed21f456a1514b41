import { useRef, useState, type RefObject } from 'react'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Change } from '../../kernel/door/change.ts'
import { newId } from '../../kernel/door/new-id.ts'
import { useSector } from '../data/sector-context.tsx'
import { useCommit } from '../data/use-commit.ts'
import { showTyped } from '../fields/typing.ts'
import { notify } from '../ui/toast.ts'
import { newRecord } from './new-record.ts'
import { othersIn } from './other-sources.ts'
import { changedValues, readForm } from './read-form.ts'
import type { DraftParts, KeptUp } from './record-draft.ts'

/** Writes what is typed as soon as it can stand; `stored` is the record as it is kept by now, before it is drawn. */
export function useDraftAutosave(parts: DraftParts, stored: RefObject<AnyRow | undefined>, onGivenUp: () => void): () => Promise<KeptUp> {
  const { entity, target, fields, form, shown, setBase, setProblems, refuse, dropMine, conflicts, showNow } = parts
  const { at } = useSector()
  const commit = useCommit()
  const [own] = useState(() => newId(entity.name))
  /** What was written and had no answer. */
  const unheard = useRef<string>(undefined)
  const keepUp = async (): Promise<KeptUp> => {
    const [typed, row] = [form.getValues(), stored.current]
    const read = readForm({ entity, fields, typed, base: row, at })
    if (read.problems.length > 0) return { is: 'incomplete', row }
    const written = row ? changedValues(fields, read.values, row) : read.values
    if (row && Object.keys(written).length === 0) return { is: 'same', row }
    const changes: readonly Change[] = row
      ? [{ type: 'update', entity: entity.name, id: row.id, values: written, expect: row.version }]
      : newRecord(entity, target, read.values, othersIn(typed), typed).changes
    const id = `${own}_${row?.version ?? 0}`
    const isAgain = unheard.current === id
    unheard.current = id
    const result = await commit(changes, { via: 'form', done: '', quiet: true, id })
    if (result.ok || !result.problems.some(({ code }) => code === 'unreachable')) unheard.current = undefined
    if (!result.ok) {
      const met = await conflicts.meet(changes, result.problems, row)
      if (met?.is === 'merged') {
        await showNow(met.now)
        if (met.by) notify({ text: `Salvato insieme alle modifiche di ${met.by}` })
        return keepUp()
      }
      if (met?.is === 'asked' && row) {
        // Whoever is writing is not interrupted: the comparison waits until it is asked for.
        const onSettled = (now: AnyRow | undefined) => {
          if (!now) return onGivenUp()
          setBase(now)
          form.reset(showTyped(shown, now))
        }
        const ending = entity.label.gender === 'f' ? 'a' : 'o'
        conflicts.ask(met.found, { changes, done: `${entity.label.one} salvat${ending}`, onSettled }, row, false)
      }
      refuse(result.problems)
      return { is: 'refused', row }
    }
    dropMine()
    conflicts.forget()
    setProblems([])
    const [made] = result.rows
    if (made) setBase(made)
    // What was typed stays as it was typed; only what it is compared with is new.
    form.reset(typed, { keepValues: true, keepErrors: true })
    // That was the answer to what was written before: what is typed since is still to be written.
    if (!isAgain) return { is: 'kept', row: made }
    const { is, row: now } = await keepUp()
    return { is: is === 'same' ? 'kept' : is, row: now }
  }
  return keepUp
}
