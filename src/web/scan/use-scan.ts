import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { fillFields, type Filled } from '../../scan/fill-fields.ts'
import type { RecognisedPicture } from '../../scan/recognise.ts'
import { PictureError } from '../media/reduce-picture.ts'
import { notify } from '../ui/toast.ts'
import { turnPreview } from './open-picture.ts'
import { EngineMissing, readPicture } from './read-picture.ts'
import { NOT_READ, SENTENCES } from './scan-messages.ts'
import { usePreview } from './use-preview.ts'
import type { ScanPhase } from './worker-messages.ts'

/** Idle, processing with its progress, then either what was read or what went wrong; and idle again. */
export type ScanState =
  | { readonly step: 'idle'; readonly refusal?: string }
  | { readonly step: 'camera' }
  | { readonly step: 'processing'; readonly percent: number; readonly phase: ScanPhase }
  /** `canRetry`: the same picture may go better the next time. */
  | { readonly step: 'failed'; readonly sentence: string; readonly canRetry: boolean }
  | { readonly step: 'review'; readonly result: RecognisedPicture; readonly filled: Readonly<Record<string, Filled>> }

export interface Scan {
  readonly state: ScanState
  /** Address of the picture on screen, while there is one. */
  readonly preview: string | undefined
  readonly read: (file: File) => void
  readonly retry: () => void
  /** Back to the beginning: whatever runs is stopped, the picture is dropped. */
  readonly reset: (refusal?: string) => void
  readonly openCamera: () => void
  /** Stops what runs and lets the picture go, while the dialog still closes over what it showed. */
  readonly drop: () => void
}

const BEGINNING: ScanState = { step: 'processing', percent: 0, phase: 'open' }

interface ScanOptions {
  readonly entity: AnyEntity
  /** ISO day. */
  readonly today: string
  /** Read at once: what was dropped on the strip. */
  readonly file: File | undefined
}

/** One picture at a time, from its file to the fields that it fills. Nothing of it outlives the component. */
export function useScan({ entity, today, file: given }: ScanOptions): Scan {
  const [state, setState] = useState<ScanState>(given ? BEGINNING : { step: 'idle' })
  const { preview, show, drop: dropPreview, shown } = usePreview()
  const running = useRef<AbortController>(undefined)
  const source = useRef<File>(undefined)

  const reset = (refusal?: string) => {
    running.current?.abort()
    running.current = undefined
    source.current = undefined
    show(undefined)
    setState(refusal === undefined ? { step: 'idle' } : { step: 'idle', refusal })
  }
  const read = async (file: File) => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    source.current = file
    try {
      const result = await readPicture(file, {
        today,
        expected: entity.scans,
        signal: control.signal,
        onPreview: show,
        onProgress: (percent, phase) => setState({ step: 'processing', percent, phase }),
      })
      const { quarters } = result.turned
      const upright = quarters > 0 && shown.current ? await turnPreview(shown.current, quarters) : undefined
      control.signal.throwIfAborted()
      if (upright) show(upright)
      const filled = fillFields(entity, result.values)
      if (Object.keys(filled).length === 0) setState({ step: 'failed', sentence: SENTENCES.nothing, canRetry: false })
      else setState({ step: 'review', result, filled })
    } catch (error) {
      if (control.signal.aborted) return
      // A file that is no picture is put back at once, with the reason where the next one is chosen.
      if (error instanceof PictureError) return reset(error.message)
      notify({ text: NOT_READ, tone: 'destructive' })
      setState({ step: 'failed', sentence: error instanceof EngineMissing ? SENTENCES.engine : SENTENCES.unknown, canRetry: true })
    }
  }

  const start = (file: File) => {
    setState(BEGINNING)
    void read(file)
  }
  const begin = useEffectEvent(() => given && void read(given))
  const drop = () => {
    running.current?.abort()
    source.current = undefined
    dropPreview()
  }
  const leave = useEffectEvent(drop)
  useEffect(() => {
    const timer = setTimeout(() => begin())
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [])

  return {
    state,
    preview,
    read: start,
    retry: () => source.current && start(source.current),
    reset,
    openCamera: () => setState({ step: 'camera' }),
    drop,
  }
}
