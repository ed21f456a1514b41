import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useSector } from '../data/sector-context.tsx'
import type { KeptUp, RecordDraft } from './record-draft.ts'

/** Long enough for a word, short enough that nobody waits for it. */
const PAUSE_MS = 1200

export interface SavedState {
  readonly is: 'new' | 'saving' | KeptUp['is']
  /** When it was last written by itself. */
  readonly at: string | undefined
}

/** Saves a document when the typing pauses, as soon as it can stand. */
export function useAutosave(draft: RecordDraft, isOpen: boolean, isMade: boolean) {
  const { clock } = useSector()
  const [saved, setSaved] = useState<SavedState>({ is: 'new', at: undefined })
  const typed = useWatch({ control: draft.form.control })
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
  })
  /** One after the other: the second is about what the first has made. */
  const keep = (): Promise<KeptUp> => {
    const turn = line.current.then(async () => {
      setSaved((last) => ({ ...last, is: 'saving' }))
      try {
        const { is, row } = await latest.current.keepUp()
        setSaved((last) => ({ is, at: is === 'kept' ? clock.at().time : last.at }))
        return { is, row }
      } catch (error) {
        console.error(error)
        setSaved((last) => ({ ...last, is: 'refused' }))
        return { is: 'refused' as const, row: undefined }
      }
    })
    line.current = turn
    return turn
  }
  const keepLatest = useEffectEvent(() => void keep())
  const isReady = isOpen && draft.status === 'ready'
  const first = useRef(true)
  useEffect(() => {
    if (!isReady) return undefined
    // What was just read is what is kept; what follows from another record is kept at once.
    if (first.current && !isMade) {
      first.current = false
      return undefined
    }
    const timer = setTimeout(() => keepLatest(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, isReady, isMade])
  return { saved, keep }
}
