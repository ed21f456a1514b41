import type { Scanned } from '../../kernel/entity/scan-papers.ts'
import type { RecognisedPicture } from '../../scan/recognise.ts'
import { PictureError } from '../media/reduce-picture.ts'
import { hasOffscreenCanvas, openPicture } from './open-picture.ts'
import type { ReadRequest, ScanAnswer, ScanPhase } from './worker-messages.ts'

export interface ReadOptions {
  /** ISO day, for years of two digits. */
  readonly today: string
  /** What the form is for, where it says so. */
  readonly expected?: readonly Scanned[] | undefined
  readonly signal: AbortSignal
  /** The picture, upright and reduced, as soon as it is open. */
  readonly onPreview: (preview: Blob) => void
  /** Percent from 0 to 100, never falling. */
  readonly onProgress: (percent: number, phase: ScanPhase) => void
}

/** The recogniser of text could not be fetched or started: the same picture may be tried again. */
export class EngineMissing extends Error {
  override readonly name = 'EngineMissing'
}

/** The next guest is scanned warm; after this pause the hundred megabytes of the recogniser are given back. */
const KEEP_MS = 120_000

let kept: Worker | undefined
let keeping: ReturnType<typeof setTimeout> | undefined

function takeWorker(): Worker {
  clearTimeout(keeping)
  const worker = kept ?? new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' })
  kept = undefined
  return worker
}

function keepWorker(worker: Worker): void {
  kept?.terminate()
  kept = worker
  clearTimeout(keeping)
  keeping = setTimeout(() => {
    kept?.terminate()
    kept = undefined
  }, KEEP_MS)
}

/**
 * Reads a picture without leaving the device, beside the page and not in it. Throws a `PictureError` (its message is for
 * the person), an `EngineMissing`, the signal's reason when it was cancelled, or an Error when recognition fails.
 */
export async function readPicture(file: File, { today, expected, signal, onPreview, onProgress }: ReadOptions): Promise<RecognisedPicture> {
  let picture: ReadRequest['picture'] = file
  if (!hasOffscreenCanvas()) {
    const opened = await openPicture(file)
    signal.throwIfAborted()
    onPreview(opened.preview)
    picture = opened.picture
  }
  return ask({ picture, today, expected }, signal, (answer) => {
    if (answer.type === 'opened') onPreview(answer.preview)
    if (answer.type === 'progress') onProgress(answer.percent, answer.phase)
  })
}

function ask(request: ReadRequest, signal: AbortSignal, hear: (answer: ScanAnswer) => void): Promise<RecognisedPicture> {
  signal.throwIfAborted()
  return new Promise((resolve, reject) => {
    const worker = takeWorker()
    const listening = new AbortController()
    const end = (isHealthy: boolean) => {
      listening.abort()
      if (isHealthy) keepWorker(worker)
      else worker.terminate()
    }
    const fail = (error: unknown) => {
      end(false)
      reject(error)
    }
    const whileListening = { signal: listening.signal }
    // What runs in it cannot be interrupted otherwise; the engine's files are in the cache.
    signal.addEventListener('abort', () => fail(signal.reason), whileListening)
    // Told of a script that does not arrive, and of faults that nobody caught.
    worker.addEventListener('error', () => fail(new EngineMissing('The scan worker did not start.')), whileListening)
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<ScanAnswer>) => {
        hear(data)
        if (data.type === 'read') {
          end(true)
          resolve(data.result)
        }
        if (data.type === 'failed') {
          end(data.fault === 'refused')
          reject(errorOf(data.fault, data.message))
        }
      },
      whileListening,
    )
    worker.postMessage(request, [])
  })
}

function errorOf(fault: 'refused' | 'engine' | 'unknown', message: string): Error {
  if (fault === 'refused') return new PictureError(message)
  return fault === 'engine' ? new EngineMissing(message) : new Error(message)
}
