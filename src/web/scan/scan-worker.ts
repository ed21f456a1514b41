import type { Ocr } from '../../scan/ocr.ts'
import { recognise } from '../../scan/recognise.ts'
import { PictureError } from '../media/reduce-picture.ts'
import { EngineError, loadOcr } from './load-ocr.ts'
import { openPicture } from './open-picture.ts'
import type { ReadRequest, ScanAnswer, ScanPhase } from './worker-messages.ts'

/**
 * Reads pictures beside the page: opening, turning, the reader for machine-readable zones, and the recogniser of text,
 * which is fetched when the first picture needs it and kept. One picture at a time; whoever changes their mind ends the worker.
 */

/** Of the reading of a page, what fetching the recogniser takes of the bar the first time. */
const ENGINE_SHARE = 0.5

let engine: Ocr | undefined
let phase: ScanPhase = 'open'
let percent = 0

const say = (answer: ScanAnswer) => postMessage(answer, { transfer: [] })

function report(share: number): void {
  const next = Math.max(percent, Math.floor(share * 100))
  if (next === percent) return
  percent = next
  say({ type: 'progress', percent, phase })
}

function enter(next: ScanPhase): void {
  phase = next
  say({ type: 'progress', percent, phase })
}

const ocr: Ocr = async (picture, onProgress) => {
  let from = 0
  if (!engine) {
    enter('engine')
    engine = await loadOcr((share) => onProgress(share * ENGINE_SHARE))
    from = ENGINE_SHARE
  }
  enter('text')
  return engine(picture, (share) => onProgress(from + share * (1 - from)))
}

async function read({ picture: given, today, expected }: ReadRequest): Promise<ScanAnswer> {
  percent = 0
  enter('open')
  try {
    let picture
    if (given instanceof File) {
      const opened = await openPicture(given)
      picture = opened.picture
      say({ type: 'opened', preview: opened.preview })
    } else picture = given
    enter('zone')
    return { type: 'read', result: await recognise(picture, { ocr, today, expected, onProgress: report }) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const fault = error instanceof PictureError ? 'refused' : error instanceof EngineError ? 'engine' : 'unknown'
    return { type: 'failed', fault, message }
  }
}

addEventListener('message', (event: MessageEvent<ReadRequest>) => void read(event.data).then(say))
