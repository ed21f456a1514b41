import { comuneText } from '../kernel/italian/comuni.ts'
import type { Found } from './found.ts'
import { prepareText, type PreparedText } from './image/prepare-text.ts'
import type { Grey } from './image/picture.ts'
import { quarterTurns } from './image/rotate.ts'
import { readMrzImage } from './image/read-mrz-image.ts'
import { withoutMisreadings } from './misreadings.ts'
import { findMrz } from './mrz/find-mrz.ts'
import type { Mrz } from './mrz/read-mrz.ts'
import { recognisedOf } from './mrz/recognised-of.ts'
import { readText, type Recognised, type RecognisedKey } from './read-text.ts'
import { readTesseraSanitaria } from './tessera-sanitaria.ts'

/** What a text recogniser gives back for a picture. */
export interface OcrText {
  /** Line by line, as it stands on the page. */
  readonly text: string
  /** Mean confidence, 0 to 100. */
  readonly confidence: number
}

/** A text recogniser (tesseract in the product); `onProgress` takes 0 to 1. */
export type Ocr = (picture: Grey, onProgress: (share: number) => void) => Promise<OcrText>

/** Which reader gave a value, for the review beside the picture. */
export type Reader = 'mrz' | 'codice_fiscale' | 'tessera_sanitaria' | 'text'

export interface RecogniseOptions {
  readonly ocr: Ocr
  /** ISO day, for years of two digits. */
  readonly today: string
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
const holding = (mrz: Mrz | undefined) => (mrz ? Object.values(mrz.digits).filter(Boolean).length : -1)

/**
 * The one road from a picture to values: the machine-readable zone first, by the own reader for OCR-B, and nothing else
 * when all its check digits hold; otherwise the text of the levelled and evenly lit picture, a zone in that text, a
 * codice fiscale (whose control letter proves birth date, sex and place), and the patterns. For each value the better
 * proof wins, and among equals the zone, then the code, then the patterns. Throws what `ocr` throws, and the signal's
 * reason when it was cancelled.
 */
export async function recognise(picture: Grey, { ocr, today, onProgress, signal }: RecogniseOptions): Promise<RecognisedPicture> {
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
    return { ...ranked([['mrz', recognisedOf(image.mrz)]]), mrz: image.mrz, text: '', disagrees: [], turned: image.turned }
  }
  signal?.throwIfAborted()
  const read = await readPage(picture, ocr, (share) => report(AFTER_ZONE + share * (AFTER_TEXT - AFTER_ZONE)), signal)
  let page = await recogniseText(read.text, today, image?.mrz)
  if (isInDoubt(page, read.text)) {
    const again = await ocr(read.again(), (share) => report(AFTER_TEXT + share * (1 - AFTER_TEXT)))
    signal?.throwIfAborted()
    // Both readings as one page: each proves and completes what the other has.
    page = await recogniseText(`${read.text}\n${again.text}`, today, image?.mrz)
  }
  report(1)
  return { ...page, text: read.text, turned: read.turned }
}

type ReadPage = Pick<RecognisedPicture, 'values' | 'readers' | 'mrz' | 'disagrees'>

/** A codice fiscale that does not hold, or a card of health insurance that lacks what every one of them says: one more look may prove or find it. */
const isInDoubt = ({ values: { fiscalCode, lastName, firstName, expiryDate } }: ReadPage, text: string): boolean =>
  /tessera\s+sanitaria/i.test(text)
    ? fiscalCode === undefined || fiscalCode.proof === 'unchecked' || !lastName || !firstName || !expiryDate
    : fiscalCode?.proof === 'unchecked' || (!fiscalCode && /codice\s+fiscale/i.test(text))

/**
 * The second half of the road, from text that was recognised elsewhere: the zone of the picture (if there was one) or of
 * the text, whichever has more check digits that hold, a codice fiscale, and the patterns.
 */
export async function recogniseText(recognised: string, today: string, zone?: Mrz): Promise<ReadPage> {
  const inText = findMrz(recognised, today)
  const text = withoutMisreadings(recognised)
  const mrz = holding(inText) > holding(zone) ? inText : zone
  const { code, card, disagrees } = await readCard(text, today)
  const best = ranked([
    ['mrz', mrz ? recognisedOf(mrz) : {}],
    ['codice_fiscale', code],
    ['tessera_sanitaria', card],
    ['text', readText(text, today)],
  ])
  return { ...best, mrz, disagrees }
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

/** What a codice fiscale proves, what stands beside it on the card, and where the two contradict each other. */
async function readCard(text: string, today: string): Promise<{ code: Recognised; card: Recognised; disagrees: RecognisedKey[] }> {
  const tessera = readTesseraSanitaria(text, today)
  if (!tessera) return { code: {}, card: {}, disagrees: [] }
  const { codiceFiscale, born, cognome, nome, scadenza } = tessera
  const comune = born && (await comuneText(born.luogo, born.nascita))
  const proved = (value: string): Found => ({ ...codiceFiscale, value })
  return {
    code: {
      fiscalCode: codiceFiscale,
      ...(born && { birthDate: proved(born.nascita), sex: proved(born.sesso) }),
      ...(comune && { birthPlace: proved(comune), birthState: proved('ITALIA') }),
    },
    card: { ...(cognome && { lastName: cognome }), ...(nome && { firstName: nome }), ...(scadenza && { expiryDate: scadenza }) },
    disagrees: tessera.disagrees.map((part) => (part === 'cognome' ? 'lastName' : 'firstName')),
  }
}

const WORTH = { checked: 2, repaired: 1, unchecked: 0 } as const

/** For each key the value of the best proof; of like proof, the one of the reader named first. */
function ranked(offers: readonly (readonly [Reader, Recognised])[]): Pick<RecognisedPicture, 'values' | 'readers'> {
  const values: Partial<Record<RecognisedKey, Found>> = {}
  const readers: Partial<Record<RecognisedKey, Reader>> = {}
  for (const [reader, recognised] of offers) {
    for (const [key, found] of Object.entries(recognised) as [RecognisedKey, Found][]) {
      const held = values[key]
      if (held && WORTH[held.proof] >= WORTH[found.proof]) continue
      values[key] = found
      readers[key] = reader
    }
  }
  return { values, readers }
}
