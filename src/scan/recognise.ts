import type { Scanned } from '../kernel/scanned.ts'
import { prepareText, type PreparedText } from './image/prepare-text.ts'
import type { Grey } from './image/picture.ts'
import { quarterTurns } from './image/rotate.ts'
import { readMrzImage } from './image/read-mrz-image.ts'
import type { Mrz } from './mrz/read-mrz.ts'
import { recognisedOf } from './mrz/recognised-of.ts'
import type { Recognised, RecognisedKey } from './read-text.ts'
import type { Ocr, OcrText } from './ocr.ts'
import { isInDoubt, joined, ranked, recogniseText, type Reader } from './recognise-text.ts'

export interface RecogniseOptions {
  readonly ocr: Ocr
  /** ISO day, for years of two digits. */
  readonly today: string
  /** What the form is for, where it says so. */
  readonly expected?: readonly Scanned[] | undefined
  /** Takes 0 to 1, never falling; 1 is always the last. */
  readonly onProgress?: (share: number) => void
  /** Looked at between the steps; recognition then throws its reason. */
  readonly signal?: AbortSignal
}

export interface RecognisedPicture {
  readonly values: Recognised
  readonly readers: Readonly<Partial<Record<RecognisedKey, Reader>>>
  /** The machine-readable zone, if one was found in the picture or in its text. */
  readonly mrz: Mrz | undefined
  /** What the text recogniser read; empty when a whole zone made it needless. */
  readonly text: string
  /** What kind of paper it is, where that was told by what stands on it. */
  readonly paper: Scanned | undefined
  /** Values on the document that a proven codice fiscale contradicts: one of the two was misread. */
  readonly disagrees: readonly RecognisedKey[]
  /** How the picture has to be turned to stand upright: right angles and degrees, both clockwise. */
  readonly turned: { readonly quarters: number; readonly degrees: number }
}

/** Shares of the bar at which the steps end; the recogniser of text takes nearly all of the time. */
const AFTER_ZONE = 0.15
const AFTER_TEXT = 0.95
/** Below this mean confidence a page is read the other way up, and the better reading kept. */
const LEAST_CONFIDENCE = 55

const isWhole = (mrz: Mrz) => Object.values(mrz.digits).every(Boolean)

/**
 * The one road from a picture to values: the machine-readable zone first, by the own reader for OCR-B, and nothing else
 * when all its check digits hold; otherwise the text of the levelled and evenly lit picture, a zone in that text, a
 * codice fiscale (whose control letter proves birth date, sex and place), and the patterns. For each value the better
 * proof wins, and among equals the zone, then the code, then the patterns. Throws what `ocr` throws, and the signal's
 * reason when it was cancelled.
 */
export async function recognise(picture: Grey, { ocr, today, expected, onProgress, signal }: RecogniseOptions): Promise<RecognisedPicture> {
  let reached = 0
  const report = (share: number) => {
    reached = Math.max(reached, share)
    onProgress?.(reached)
  }
  signal?.throwIfAborted()
  report(0)
  const image = readMrzImage(picture, today)
  report(AFTER_ZONE)
  if (image && isWhole(image.mrz)) {
    report(1)
    return {
      ...ranked([['mrz', recognisedOf(image.mrz)]]),
      mrz: image.mrz,
      text: '',
      paper: undefined,
      disagrees: [],
      turned: image.turned,
    }
  }
  signal?.throwIfAborted()
  const read = await readPage(picture, ocr, (share) => report(AFTER_ZONE + share * (AFTER_TEXT - AFTER_ZONE)), signal)
  const first = await recogniseText(read, today, { zone: image?.mrz, expected })
  const page = { ...first, text: read.text, turned: read.turned }
  if (!first.lacks && !isInDoubt(first, read.text)) {
    report(1)
    return page
  }
  const again = await ocr(read.again(), (share) => report(AFTER_TEXT + share * (1 - AFTER_TEXT)))
  signal?.throwIfAborted()
  report(1)
  const second = await recogniseText(again, today, { zone: image?.mrz, expected })
  const seen = second.paper === first.paper ? joined(first, second) : first
  if (first.paper && first.paper !== 'tessera_sanitaria') return { ...page, ...seen }
  // Both readings as one page: each proves and completes what the other has.
  const both = await recogniseText({ text: `${read.text}\n${again.text}` }, today, { zone: image?.mrz, expected })
  return { ...page, ...both, ...joined(first.paper ? seen : both, both) }
}

/** The text of the page, read upside down too when it makes no sense the first way up. */
async function readPage(
  picture: Grey,
  ocr: Ocr,
  onProgress: (share: number) => void,
  signal: AbortSignal | undefined,
): Promise<OcrText & Pick<PreparedText, 'again' | 'turned'>> {
  const { image, again, turned } = prepareText(picture)
  const first = await ocr(image, onProgress)
  signal?.throwIfAborted()
  if (first.confidence >= LEAST_CONFIDENCE) return { ...first, again, turned }
  const second = await ocr(quarterTurns(image, 2), onProgress)
  signal?.throwIfAborted()
  return second.confidence > first.confidence
    ? { ...second, again: () => quarterTurns(again(), 2), turned: { quarters: (turned.quarters + 2) % 4, degrees: turned.degrees } }
    : { ...first, again, turned }
}
