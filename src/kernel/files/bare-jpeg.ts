import { onlyOrientation, orientationIn } from './orientation.ts'
import { bytesOf, joined, signsIn } from './signs.ts'

const [SOF, RESTART, END_OF_RESTART, START, END, APP0, APP1, APP2, APP14, APP15, COMMENT] = [
  0xc0, 0xd0, 0xd7, 0xd8, 0xd9, 0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe,
]
const EXIF = 'Exif\0\0'
/** Application segments that say how the picture is drawn. */
const DRAWN = new Map([
  [APP0, 'JFIF\0'],
  [APP2, 'ICC_PROFILE\0'],
  [APP14, 'Adobe'],
])

interface Segment {
  readonly marker: number
  readonly from: number
  /** Where the next one begins; beyond the end where this one was cut. */
  readonly until: number
}

/**
 * A JPEG without what its camera and its programs have written into it: Exif, XMP, IPTC, comments, previews, and what hangs on behind its
 * end, such as the film of a moving photo. What says how it is drawn stays, the orientation too. What cannot be read stays as it is.
 */
export function bareJpeg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const kept: Uint8Array[] = []
  let orientation = 1
  let at = 2
  while (at < bytes.length) {
    const segment = segmentAt(bytes, at)
    if (!segment) {
      kept.push(bytes.subarray(at))
      break
    }
    const { marker, from, until } = segment
    kept.push(bytes.subarray(at, from))
    if (marker === APP1 && signsIn(bytes, from + 4, from + 10) === EXIF) orientation = orientationIn(bytes.subarray(from + 10, until))
    if (isDrawn(bytes, segment)) kept.push(bytes.subarray(from, until))
    if (marker === END) break
    at = until
  }
  const exif = onlyOrientation(orientation)
  const said = exif ? [Uint8Array.of(0xff, APP1, 0, EXIF.length + exif.length + 2), bytesOf(EXIF), exif] : []
  return joined([bytes.subarray(0, 2), ...said, ...kept])
}

/** The next segment; whatever stands before it belongs to the picture, or to nobody. */
function segmentAt(bytes: Uint8Array, at: number): Segment | undefined {
  for (let from = bytes.indexOf(0xff, at); from >= 0 && from + 1 < bytes.length; from = bytes.indexOf(0xff, from + 1)) {
    const marker = bytes[from + 1] ?? 0
    if (marker < SOF || marker === 0xff || (marker >= RESTART && marker <= END_OF_RESTART)) continue
    if (marker === START || marker === END) return { marker, from, until: from + 2 }
    const length = ((bytes[from + 2] ?? 0) << 8) | (bytes[from + 3] ?? 0)
    return { marker, from, until: from + 2 + Math.max(length, 2) }
  }
  return undefined
}

function isDrawn(bytes: Uint8Array, { marker, from, until }: Segment): boolean {
  if (marker === COMMENT) return false
  if (marker < APP0 || marker > APP15) return true
  // A file of which nothing can be read but its signature.
  if (marker === APP0 && until > bytes.length) return true
  const name = DRAWN.get(marker)
  return name !== undefined && signsIn(bytes, from + 4, from + 4 + name.length) === name
}
