import type { Scanned } from '../kernel/entity/scan-papers.ts'
import { prepareText, type PreparedText } from './image/prepare-text.ts'
import type { Grey } from './image/picture.ts'
import { quarterTurns } from './image/rotate.ts'
import { readMrzImage, type MrzImage } from './image/read-mrz-image.ts'
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

/** Papers that have a machine-readable zone: where a form waits for none of them, it is looked for only when the text shows it. */
const ZONED: ReadonlySet<Scanned> = new Set(['carta_identita', 'passaporto'])
const ZONE = /<\s?<|[<«K]{4}/
const isWhole = (mrz: Mrz) => Object.values(mrz.digits).every(Boolean)

/**
 * The one road from a picture to values: the machine-readable zone first (unless the form waits for papers that have
 * none), by the own reader for OCR-B, and nothing else when all its check digits hold; otherwise the text of the levelled and evenly lit picture, a zone in that text, a
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
  const mayHaveZone = !expected?.length || expected.some((paper) => ZONED.has(paper))
  const early = mayHaveZone ? readMrzImage(picture, today) : undefined
  report(AFTER_ZONE)
  if (early && isWhole(early.mrz)) {
    report(1)
    return zoneAlone(early)
  }
  signal?.throwIfAborted()
  const read = await readPage(picture, ocr, (share) => report(AFTER_ZONE + share * (AFTER_TEXT - AFTER_ZONE)), signal)
  const isZoneLikely = !mayHaveZone && (ZONE.test(read.text) || read.confidence < LEAST_CONFIDENCE)
  const image = isZoneLikely ? readMrzImage(picture, today) : early
  if (isZoneLikely && image && isWhole(image.mrz)) {
    report(1)
    return zoneAlone(image)
  }
  const first = await recogniseText(read, today, { zone: image?.mrz, expected })
  const page = { ...first, text: read.text, turned: read.turned }
  const isUntold = read.isDark && !first.paper
  if (!first.lacks && !isUntold && !isInDoubt(first, read.text)) {
    report(1)
    return page
  }
  const again = await ocr(read.again(), (share) => report(AFTER_TEXT + share * (1 - AFTER_TEXT)))
  signal?.throwIfAborted()
  report(1)
  const second = await recogniseText(again, today, { zone: image?.mrz, expected })
  // The look that tells the paper leads, and of two that do the one that lacks nothing of it.
  const leads = second.paper !== undefined && (first.paper === undefined || (second.paper === first.paper && first.lacks && !second.lacks))
  const [lead, other] = leads ? [second, first] : [first, second]
  const seen = other.paper === lead.paper ? joined(lead, other) : lead
  if (lead.paper && lead.paper !== 'tessera_sanitaria') return { ...page, ...(leads && second), ...seen }
  // Both readings as one page: each proves and completes what the other has.
  const both = await recogniseText({ text: `${read.text}\n${again.text}` }, today, { zone: image?.mrz, expected })
  return { ...page, ...both, ...joined(lead.paper ? seen : both, both) }
}

/** A zone whose check digits all hold needs nothing else. */
const zoneAlone = ({ mrz, turned }: MrzImage): RecognisedPicture => ({
  ...ranked([['mrz', recognisedOf(mrz)]]),
  mrz,
  text: '',
  paper: undefined,
  disagrees: [],
  turned,
})

type Page = OcrText & Pick<PreparedText, 'again' | 'turned' | 'isDark'>

/**
 * The text of the page. What cannot be told by looking is tried both ways, and the surer reading kept: the print, light on
 * dark or dark on light, where that is in doubt, and the page the other way up where it makes no sense.
 */
async function readPage(picture: Grey, ocr: Ocr, onProgress: (share: number) => void, signal: AbortSignal | undefined): Promise<Page> {
  const look = async ({ image, again, turned, isDark }: PreparedText, quarters: number): Promise<Page> => {
    const read = await ocr(quarterTurns(image, quarters), onProgress)
    signal?.throwIfAborted()
    return {
      ...read,
      again: () => quarterTurns(again(), quarters),
      turned: { quarters: (turned.quarters + quarters) % 4, degrees: turned.degrees },
      isDark,
    }
  }
  const dark = prepareText(picture)
  const one = await look(dark, 0)
  const light = dark.print === 'doubtful' ? prepareText(picture, 'light') : undefined
  const other = light && (await look(light, 0))
  const [prepared, upright] = light && other && other.confidence > one.confidence ? [light, other] : [dark, one]
  if (upright.confidence >= LEAST_CONFIDENCE) return upright
  const turned = await look(prepared, 2)
  return turned.confidence > upright.confidence ? turned : upright
}
