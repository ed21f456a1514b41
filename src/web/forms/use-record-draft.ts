import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, type Resolver, type UseFormReturn } from 'react-hook-form'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Doubt } from '../../kernel/problem/doubt.ts'
import { recordDoubts } from '../../kernel/derive/doubts.ts'
import type { Fields } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import type { Change, Values } from '../../kernel/door/change.ts'
import { newId } from '../../kernel/door/new-id.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { useCommit } from '../data/use-commit.ts'
import { useGuardLeaving } from '../data/guard-leaving.ts'
import { useSector } from '../data/sector-context.tsx'
import { whenWorthTrying } from '../late/try-again.ts'
import { UNREADABLE } from '../fields/typed.ts'
import { showTyped } from '../fields/typing.ts'
import { dropDraft, keepDraft, keptDrafts, type KeptDraft } from './drafts.ts'
import { fieldsOf, isSameValue, placedFields } from './form-shape.ts'
import type { FormTarget } from './form-target.ts'
import { changedValues, readForm, rootOf, tellAtFields, toErrors } from './read-form.ts'
import { useOnce } from './use-once.ts'
import { useConflicts } from './use-conflicts.ts'
import { useNewDay } from './use-new-day.ts'
import { useRevision } from './use-revision.ts'
import { newRecord } from './new-record.ts'
import { othersIn } from './other-sources.ts'
import { numberDoubts } from './number-order.ts'
import { wayOut, type WayOut } from './way-out.ts'
import { problemsByDay, waysFor, type SeriesQuestion } from './series.ts'
import { useProposals } from './use-proposals.ts'
import { readOpening } from '../../kernel/opening/read-opening.ts'
import { doubtsAmong } from '../../kernel/among/doubts-among.ts'
import { slotDoubts } from '../../kernel/opening/slot-doubts.ts'
import { unnumbered } from '../../kernel/derive/numbering.ts'
import { unstamped } from '../../kernel/derive/stamps.ts'
import { readOf } from '../../kernel/door/read-of.ts'

interface DraftOptions {
  readonly entity: AnyEntity
  readonly target: FormTarget
  readonly resume: boolean
  readonly onSaved: (row: AnyRow | undefined) => void
  /** Opens a record that was made from another: the one that is on screen is where somebody came from. */
  readonly onOpen?: ((row: AnyRow) => void) | undefined
  /** Brings the record to a state that is offered where it cannot be removed. */
  readonly onMove?: (row: AnyRow, to: string) => void
}

/** What became of what was typed, and the record as it is kept then. */
export interface KeptUp {
  readonly is: 'kept' | 'same' | 'incomplete' | 'refused'
  readonly row: AnyRow | undefined
}

export interface RecordDraft {
  readonly form: UseFormReturn
  readonly fields: Fields
  readonly status: 'loading' | 'ready' | 'gone' | 'failed'
  /** The record as it was read, when an existing one is edited. */
  readonly base: AnyRow | undefined
  readonly isSaving: boolean
  /** What is wrong with the record as a whole. */
  readonly problems: readonly Problem[]
  /** What is asked before it is saved as it stands: a day of another year. */
  readonly doubts: readonly Doubt[]
  /** What was typed here before and neither saved nor opened again, the oldest first. */
  readonly kept: readonly KeptDraft[]
  /** Values that somebody else has written meanwhile into fields that were typed in here. */
  readonly theirs: Readonly<Record<string, string>>
  /** What the record, as it is typed, clashes with among the others, by field. */
  readonly conflicts: Readonly<Record<string, string>>
  /** What it still says of an older state of itself, with what would follow now, by field. */
  readonly revision: Values
  /** Asked before one of a series is changed or taken out. */
  readonly series: SeriesQuestion | undefined
  readonly save: () => Promise<void>
  /** Writes what is typed as soon as it can stand, and goes on: nothing is asked and nothing said. */
  readonly keepUp: () => Promise<KeptUp>
  /** Saves what was asked about as it is. */
  readonly confirm: () => Promise<void>
  readonly remove: () => Promise<void>
  /** Reads the record again: what was typed stays, the rest becomes current. */
  readonly refresh: () => Promise<void>
  /** What can be done with the record as it was refused, in its words. */
  readonly instead: WayOut | undefined
  readonly bringBack: (draft: KeptDraft) => void
  /** Drops one of them, or all. */
  readonly forget: (draft?: KeptDraft) => void
  /** Keeps what was typed; whether there was anything. */
  readonly keep: () => boolean
  readonly onPicked: (name: string) => void
  /** Reads it after all, where that has failed. */
  readonly retry: () => void
}

const readable = (typed: Values): Values =>
  Object.fromEntries(Object.entries(typed).map(([key, value]) => [key, value === UNREADABLE ? '' : value]))

/** Of proposed values alone, as they would have been typed. */
const showGiven = (fields: Fields, given: Values): Values => {
  const named = Object.fromEntries(Object.entries(fields).filter(([key]) => key in given))
  return showTyped(named, given)
}

/** A record while somebody writes it: from where it comes to where it is committed. */
export function useRecordDraft({ entity, target, resume, onSaved, onOpen, onMove }: DraftOptions): RecordDraft {
  const { store, sector, at } = useSector()
  const commit = useCommit()
  const fields = fieldsOf(entity, target.mode)
  const shown = placedFields(entity, target.mode)
  const [kept, setKept] = useState(() => keptDrafts(store, entity, target))
  /** The draft that the form goes on with. */
  const mine = useRef<KeptDraft>(undefined)
  const goOnWith = (draft: KeptDraft, parked: readonly KeptDraft[] = []) => {
    mine.current = draft
    setKept([...kept.filter((one) => one !== draft), ...parked])
  }
  /** What is written leaves no draft behind; another new record that waits is none of it. */
  const dropMine = () => {
    if (target.mode === 'edit') dropDraft(store, entity, target)
    else if (mine.current) dropDraft(store, entity, target, mine.current)
    mine.current = undefined
  }
  const [base, showBase] = useState<AnyRow>()
  /** The same at once: what is kept up goes on before it is drawn. */
  const stored = useRef<AnyRow>(undefined)
  const setBase = (row: AnyRow) => {
    stored.current = row
    showBase(row)
  }
  const [status, setStatus] = useState<RecordDraft['status']>(target.mode === 'create' ? 'ready' : 'loading')
  const [failures, setFailures] = useState(0)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [doubts, setDoubts] = useState<readonly Doubt[]>([])
  const [series, setSeries] = useState<SeriesQuestion>()
  const [theirs, setTheirs] = useState<Readonly<Record<string, string>>>({})
  const { isBusy, once } = useOnce((message) => setProblems([{ path: '', code: 'invalid', message }]))

  const resolver: Resolver = (typed) => {
    const read = readForm({ entity, fields, typed, base, at })
    return read.problems.length > 0 ? { values: {}, errors: toErrors(read.problems) } : { values: typed, errors: {} }
  }
  const starting =
    target.mode === 'create'
      ? { ...(target.made && target.prefill), ...showTyped(fields, { ...entity.prefill?.(at), ...target.prefill }) }
      : {}
  const form = useForm({ defaultValues: starting, resolver, reValidateMode: 'onChange', shouldFocusError: false })
  // Asking for it in render is how the library learns that somebody wants to know.
  const { isDirty } = form.formState
  useGuardLeaving(isDirty)

  const propose = useProposals({ entity, fields, form, id: base?.id, atOnce: target.mode === 'create' && status === 'ready' })
  useNewDay({ entity, fields, form, at, isNew: target.mode === 'create' }, () => void propose())
  const [conflicts, lookForConflicts] = useConflicts({ entity, fields, form, base })
  const [revision, lookForRevision] = useRevision({ entity, fields, form, base })

  const begin = (initial: Values, draft: KeptDraft | undefined) => {
    form.reset({ ...initial })
    if (draft) form.reset({ ...initial, ...readable(draft.typed) }, { keepDefaultValues: true })
    setStatus('ready')
  }
  const load = async () => {
    const draft = resume ? (kept.find((one) => one.target === target) ?? kept.at(-1)) : undefined
    if (draft) goOnWith(draft)
    if (target.mode === 'create') return draft && begin(starting, draft)
    const row = draft?.base ?? (await store.get(entity.name, target.id))
    if (!row) return setStatus('gone')
    if (target.mode === 'edit') setBase(row)
    const given = target.mode === 'edit' ? target.given : undefined
    const proposed = given && { target, typed: showGiven(fields, given), base: row }
    begin(showTyped(shown, target.mode === 'duplicate' ? unstamped(entity, unnumbered(entity, row)) : row), draft ?? proposed)
  }
  const tryToLoad = async () => {
    try {
      await load()
    } catch (error) {
      console.error(error)
      setStatus('failed')
      setFailures((count) => count + 1)
    }
  }
  const loaded = useRef(false)
  useEffect(() => {
    if (loaded.current) return
    loaded.current = true
    void tryToLoad()
  })
  const loadAgain = useEffectEvent(() => void tryToLoad())
  useEffect(() => (status === 'failed' ? whenWorthTrying(failures, () => loadAgain()) : undefined), [status, failures])

  const refuse = (told: readonly Problem[]) => {
    setProblems(tellAtFields(form, told, ({ path, change = 0 }) => change === 0 && rootOf(path) in fields))
  }
  const [instead, setInstead] = useState<WayOut>()
  const write = async (changes: readonly Change[], done: string, isElsewhere = false) => {
    if (changes.length === 0) return onSaved(base)
    const result = await commit(changes, { via: 'form', done, ...(isElsewhere && { open: onOpen }) })
    if (!result.ok) {
      const moveTo = base && onMove && ((to: string) => onMove(base, to))
      const again: typeof write = (others, said) => once(() => write(others, said, isElsewhere))
      const way = wayOut(entity, changes, result.problems, again, moveTo)
      setInstead(way)
      // The way out says why the record cannot be removed.
      return refuse(way && changes[0]?.type === 'remove' ? [] : problemsByDay(entity, changes, result.problems))
    }
    dropMine()
    onSaved(result.rows[0])
  }
  const [own] = useState(() => newId(entity.name))
  /** What was kept up and had no answer. */
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
      refuse(result.problems)
      return { is: 'refused', row }
    }
    dropMine()
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
  const save = (isSure: boolean) =>
    once(async () => {
      setProblems([])
      setInstead(undefined)
      setDoubts([])
      setSeries(undefined)
      const isValid = await form.trigger()
      const read = readForm({ entity, fields, typed: form.getValues(), base, at })
      if (!isValid || read.problems.length > 0) return refuse(read.problems)
      const written = base ? changedValues(fields, read.values, base) : read.values
      const asked = isSure
        ? []
        : [
            ...recordDoubts(entity, written, { ...base, ...read.values }, at),
            ...(await numberDoubts(store, entity, read.values, at.today)),
            ...(await doubtsAmong(entity, { store, entities: sector.entities, before: base, after: { ...base, ...read.values } })),
            ...slotDoubts(entity, entity.slot && (await readOpening(store, sector.entities)), {
              before: base,
              after: { ...base, ...read.values },
              at,
            }),
          ]
      if (asked.length > 0) return setDoubts(asked)
      const made = newRecord(entity, target, read.values, othersIn(form.getValues()), form.getValues())
      if (!base) return write(made.changes, made.done, target.mode === 'create' && target.made !== undefined)
      if (Object.keys(written).length === 0) return onSaved(base)
      const ending = entity.label.gender === 'f' ? 'a' : 'o'
      const change: Change = { type: 'update', entity: entity.name, id: base.id, values: written, expect: base.version }
      await orAsk('change', [change], written, `${entity.label.one} salvat${ending}`)
    })
  /** Writes, or asks first whether those that follow in its series are meant too. */
  const orAsk = async (what: SeriesQuestion['what'], one: readonly Change[], written: Values | undefined, done: string) => {
    const ways = base && (await waysFor(entity, base, written, readOf(store)))
    if (!ways) return write(one, done)
    if (ways.count === 0) return write(ways.all, done)
    const all = `${done} con ${ways.count === 1 ? 'il successivo' : `i ${ways.count} successivi`}`
    setSeries({ what, count: ways.count, one: () => once(() => write(one, done)), all: () => once(() => write(ways.all, all)) })
  }
  const remove = () =>
    once(async () => {
      setSeries(undefined)
      if (base) await orAsk('remove', [{ type: 'remove', entity: entity.name, id: base.id, expect: base.version }], undefined, 'Eliminato')
    })
  const refresh = () =>
    once(async () => {
      const row = base && (await store.get(entity.name, base.id))
      if (!row) return setStatus('gone')
      const typed = form.getValues()
      const dirty = Object.keys(fields).filter((key) => !isSameValue(typed[key], form.formState.defaultValues?.[key]))
      const names = (await store.query({ entity: entity.name, where: [{ field: 'id', op: 'eq', value: row.id }] })).names
      const changed = dirty.filter((key) => !isSameValue(row[key], base[key]))
      setTheirs(Object.fromEntries(changed.map((key) => [key, wordsOf(fields, key, row[key], names)])))
      setBase(row)
      form.reset(showTyped(shown, row))
      for (const key of dirty) form.setValue(key, typed[key], { shouldDirty: true })
      setProblems([])
    })

  return {
    form,
    fields,
    status,
    base,
    isSaving: isBusy,
    problems,
    doubts,
    series,
    kept,
    theirs,
    conflicts,
    revision,
    save: () => save(false),
    keepUp,
    confirm: () => save(true),
    remove,
    refresh,
    instead,
    bringBack: (draft) => {
      // What stands in the form waits in its turn.
      const now = { target: { ...target }, typed: form.getValues(), base }
      if (isDirty) keepDraft(store, entity, now, mine.current)
      goOnWith(draft, isDirty ? [now] : [])
      if (draft.base) setBase(draft.base)
      form.reset(readable(draft.typed), { keepDefaultValues: true })
    },
    forget: (draft) => {
      dropDraft(store, entity, target, draft)
      setKept(draft ? kept.filter((one) => one !== draft) : [])
    },
    keep: () => {
      if (isDirty) keepDraft(store, entity, { target, typed: form.getValues(), base }, mine.current)
      return isDirty
    },
    retry: () => {
      setStatus('loading')
      void tryToLoad()
    },
    onPicked: (name) => void propose(name).then(lookForRevision).then(lookForConflicts),
  }
}

const wordsOf = (fields: Fields, key: string, value: unknown, names: Readonly<Record<string, string>>): string =>
  isBlank(value) ? 'Ora nella scheda: vuoto' : `Ora nella scheda: ${fields[key]?.format(value, (id) => names[id]) ?? ''}`
