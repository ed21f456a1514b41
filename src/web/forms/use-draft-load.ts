import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Fields } from '../../kernel/fields/field.ts'
import { unnumbered } from '../../kernel/derive/numbering.ts'
import { unstamped } from '../../kernel/derive/stamps.ts'
import type { Values } from '../../kernel/door/change.ts'
import { useSector } from '../data/sector-context.tsx'
import { showTyped } from '../fields/typing.ts'
import { whenWorthTrying } from '../late/try-again.ts'
import { readable, type KeptDraft } from './drafts.ts'
import type { DraftParts, RecordDraft } from './record-draft.ts'
import type { KeptDrafts } from './use-kept-drafts.ts'

interface LoadOptions {
  readonly resume: boolean
  readonly status: RecordDraft['status']
  /** What a new record begins with. */
  readonly starting: Values
  readonly drafts: Pick<KeptDrafts, 'kept' | 'goOnWith'>
}

/** Reads the record into the form, or begins with what was typed before; what fails is tried again. Returns the way to try at once. */
export function useDraftLoad(parts: DraftParts, { resume, status, starting, drafts }: LoadOptions): () => void {
  const { entity, target, form, shown, fields, setBase, setStatus } = parts
  const { store } = useSector()
  const [failures, setFailures] = useState(0)
  const begin = (initial: Values, draft: Pick<KeptDraft, 'typed'> | undefined) => {
    form.reset({ ...initial })
    if (draft) form.reset({ ...initial, ...readable(draft.typed) }, { keepDefaultValues: true })
    setStatus('ready')
  }
  const load = async () => {
    const { kept, goOnWith } = drafts
    const draft = resume ? (kept.find((one) => one.target === target) ?? kept.at(-1)) : undefined
    if (draft) goOnWith(draft)
    if (target.mode === 'create') return draft && begin(starting, draft)
    const row = draft?.base ?? (await store.get(entity.name, target.id))
    if (!row) return setStatus('gone')
    if (target.mode === 'edit') setBase(row)
    const given = target.mode === 'edit' ? target.given : undefined
    const proposed = given && { typed: showGiven(fields, given) }
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
  return () => {
    setStatus('loading')
    void tryToLoad()
  }
}

/** Proposed values alone, as they would have been typed. */
const showGiven = (fields: Fields, given: Values): Values => {
  const named = Object.fromEntries(Object.entries(fields).filter(([key]) => key in given))
  return showTyped(named, given)
}
