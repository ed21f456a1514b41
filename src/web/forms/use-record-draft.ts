import { useRef, useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import { useGuardLeaving } from '../data/guard-leaving.ts'
import { useSector } from '../data/sector-context.tsx'
import { showTyped } from '../fields/typing.ts'
import { fieldsOf, placedFields } from './form-shape.ts'
import { readForm, rootOf, tellAtFields, toErrors } from './read-form.ts'
import type { DraftOptions, DraftParts, RecordDraft } from './record-draft.ts'
import { useDraftConflict } from './edit-conflict/use-draft-conflict.ts'
import { useConflicts } from './use-conflicts.ts'
import { useDraftAutosave } from './use-draft-autosave.ts'
import { useDraftLoad } from './use-draft-load.ts'
import { useDraftRefresh } from './use-draft-refresh.ts'
import { useDraftSave } from './use-draft-save.ts'
import { useKeptDrafts } from './use-kept-drafts.ts'
import { useNewDay } from './use-new-day.ts'
import { useOnce } from './use-once.ts'
import { useProposals } from './use-proposals.ts'
import { useRevision } from './use-revision.ts'

/** A record while somebody writes it: from where it comes to where it is committed. */
export function useRecordDraft({ entity, target, resume, savesItself = false, onSaved, onOpen, onMove }: DraftOptions): RecordDraft {
  const { at } = useSector()
  const fields = fieldsOf(entity, target.mode)
  const [base, showBase] = useState<AnyRow>()
  /** The same at once: what is kept up goes on before it is drawn. */
  const stored = useRef<AnyRow>(undefined)
  const setBase = (row: AnyRow) => {
    stored.current = row
    showBase(row)
  }
  const [status, setStatus] = useState<RecordDraft['status']>(target.mode === 'create' ? 'ready' : 'loading')
  const [problems, setProblems] = useState<readonly Problem[]>([])
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
  const { goOnWith, dropMine, ...drafts } = useKeptDrafts({ entity, target, savesItself, form, base, setBase })

  const refuse = (told: readonly Problem[]) => {
    setProblems(tellAtFields(form, told, ({ path, change = 0 }) => change === 0 && rootOf(path) in fields))
  }
  const shown = placedFields(entity, target.mode)
  const settling = useDraftConflict({ entity, setProblems, dropMine })
  const own = { entity, target, fields, shown, form, base, setBase, setStatus, setProblems, refuse, dropMine, once, conflicts: settling }
  const { theirs, refresh, showNow } = useDraftRefresh(own)
  const parts: DraftParts = { ...own, showNow }
  const retry = useDraftLoad(parts, { resume, status, starting, drafts: { ...drafts, goOnWith } })
  const keepUp = useDraftAutosave(parts, stored, () => onSaved(undefined))
  const saving = useDraftSave(parts, { onSaved, onOpen, onMove })
  /** What was typed since the last comparison counts in the next. */
  const compareAgain = () => {
    if (!settling.shown?.isWaiting) void saving.save()
    else void keepUp().then(({ is }) => is === 'refused' && settling.shown?.open())
  }
  return {
    ...drafts,
    ...saving,
    form,
    fields,
    status,
    base,
    isSaving: isBusy,
    problems,
    theirs,
    conflicts,
    editConflict: settling.shown && { ...settling.shown, open: compareAgain },
    revision,
    keepUp,
    refresh,
    retry,
    onPicked: (name) => void propose(name).then(lookForRevision).then(lookForConflicts),
  }
}
