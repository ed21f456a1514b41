import { useState } from 'react'
import type { Doubt } from '../../kernel/problem/doubt.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import type { Change, Values } from '../../kernel/door/change.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { readOf } from '../../kernel/door/read-of.ts'
import { useSector } from '../data/sector-context.tsx'
import { useCommit } from '../data/use-commit.ts'
import { changesOver } from './edit-conflict/meet-theirs.ts'
import { newRecord } from './new-record.ts'
import { othersIn } from './other-sources.ts'
import { changedValues, readForm } from './read-form.ts'
import type { DraftOptions, DraftParts, RecordDraft } from './record-draft.ts'
import { saveDoubts } from './save-doubts.ts'
import { usePressAgain } from './use-press-again.ts'
import { problemsByDay, waysFor, type SeriesQuestion } from './series.ts'
import { wayOut, type WayOut } from './way-out.ts'

/** The record as others have left it, where a commit is made over theirs; `by` is who they are. */
interface Over {
  readonly now: AnyRow
  readonly by: string
}

const CHANGED_MEANWHILE: Problem = {
  path: '',
  code: 'invalid',
  message: 'La scheda è cambiata mentre si salvava, e com’era non andava: controlla e salva di nuovo.',
}

type DraftSave = Pick<RecordDraft, 'doubts' | 'series' | 'instead' | 'save' | 'confirm' | 'remove'>

/** Saves a record or takes it out, after what is asked first: doubts, and the others of its series. */
export function useDraftSave(
  parts: DraftParts,
  { onSaved, onOpen, onMove }: Pick<DraftOptions, 'onSaved' | 'onOpen' | 'onMove'>,
): DraftSave {
  const { entity, target, fields, form, base, setProblems, dropMine, conflicts, showNow, once } = parts
  const { store, sector, at } = useSector()
  const commit = useCommit()
  const [doubts, setDoubts] = useState<readonly Doubt[]>([])
  const [series, setSeries] = useState<SeriesQuestion>()
  const [instead, setInstead] = useState<WayOut>()
  const { press, tellRefused, hasChanged } = usePressAgain(() => form.getValues())
  /** What was refused speaks of what was sent; the form may say something else by now, or be shown over what others have written. */
  const refuse = (problems: readonly Problem[], isShownAnew = false) => {
    tellRefused()
    parts.refuse(hasChanged() && !isShownAnew ? [CHANGED_MEANWHILE] : problems)
  }
  const write = async (changes: readonly Change[], done: string, isElsewhere = false, over?: Over): Promise<void> => {
    if (changes.length === 0) return onSaved(over?.now ?? base)
    const told = over?.by ? `${done} insieme alle modifiche di ${over.by}` : done
    const result = await commit(changes, { via: 'form', done: told, ...(isElsewhere && { open: onOpen }) })
    if (!result.ok) {
      const met = await conflicts.meet(changes, result.problems, base)
      if (met?.is === 'merged') return write(changesOver(changes, met.now, met.merge), done, isElsewhere, met)
      if (met?.is === 'asked' && base) return conflicts.ask(met.found, { changes, done, onSettled: onSaved }, base, true)
      if (over) await showNow(over.now)
      const moveTo = base && onMove && ((to: string) => onMove(base, to))
      const again: typeof write = (others, said) => once(() => write(others, said, isElsewhere))
      const way = wayOut(entity, changes, result.problems, again, moveTo)
      setInstead(way)
      // The way out says why the record cannot be removed.
      return refuse(way && changes[0]?.type === 'remove' ? [] : problemsByDay(entity, changes, result.problems), over !== undefined)
    }
    dropMine()
    onSaved(result.rows[0])
  }
  /** Writes, or asks first whether those that follow in its series are meant too. */
  const orAsk = async (what: SeriesQuestion['what'], one: readonly Change[], written: Values | undefined, done: string) => {
    const ways = base && (await waysFor(entity, base, written, readOf(store)))
    if (!ways) return write(one, done)
    if (ways.count === 0) return write(ways.all, done)
    const all = `${done} con ${ways.count === 1 ? 'il successivo' : `i ${ways.count} successivi`}`
    setSeries({ what, count: ways.count, one: () => once(() => write(one, done)), all: () => once(() => write(ways.all, all)) })
  }
  const saveOnce = (isSure: boolean) =>
    once(async () => {
      setProblems([])
      conflicts.forget()
      setInstead(undefined)
      setDoubts([])
      setSeries(undefined)
      const isValid = await form.trigger()
      const { values, problems } = readForm({ entity, fields, typed: form.getValues(), base, at })
      if (!isValid || problems.length > 0) return refuse(problems)
      const written = base ? changedValues(fields, values, base) : values
      const asked = isSure ? [] : await saveDoubts({ store, entities: sector.entities, entity, base, values, written, at })
      if (asked.length > 0) return setDoubts(asked)
      const made = newRecord(entity, target, values, othersIn(form.getValues()), form.getValues())
      if (!base) return write(made.changes, made.done, target.mode === 'create' && target.made !== undefined)
      if (Object.keys(written).length === 0) return onSaved(base)
      const ending = entity.label.gender === 'f' ? 'a' : 'o'
      const change: Change = { type: 'update', entity: entity.name, id: base.id, values: written, expect: base.version }
      await orAsk('change', [change], written, `${entity.label.one} salvat${ending}`)
    })
  const save = (isSure: boolean): Promise<void> =>
    press(
      () => saveOnce(isSure),
      () => save(false),
    )
  const remove = () =>
    once(async () => {
      setSeries(undefined)
      if (base) await orAsk('remove', [{ type: 'remove', entity: entity.name, id: base.id, expect: base.version }], undefined, 'Eliminato')
    })
  return { doubts, series, instead, save: () => save(false), confirm: () => save(true), remove }
}
