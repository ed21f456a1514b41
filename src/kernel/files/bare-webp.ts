import { onlyOrientation, orientationIn } from './orientation.ts'
import { bytesOf, joined, signsIn } from './signs.ts'

const HEAD = 12
/** Name and length before what a chunk holds. */
const BEFORE = 8
const DRAWN = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const [FIRST, EXTENDED, EXIF] = ['VP8', 'VP8X', 'EXIF']
/** Bits by which an extended picture says what it bears. */
const [BEARS_EXIF, BEARS_XMP] = [0b1000, 0b100]

/** A WebP without Exif, XMP and what hangs on behind its end. What cannot be read stays as it is. */
export function bareWebp(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (!signsIn(bytes, HEAD, HEAD + 4).startsWith(FIRST)) return bytes
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const said = view.getUint32(4, true) + 8
  const end = said > HEAD ? Math.min(bytes.length, said) : bytes.length
  const kept: Uint8Array[] = []
  let exif: Uint8Array | undefined
  let at = HEAD
  while (at < end) {
    const name = signsIn(bytes, at, at + 4)
    if (at + BEFORE > end || !/^[\w ]{4}$/.test(name)) {
      kept.push(bytes.subarray(at, end))
      break
    }
    const length = view.getUint32(at + 4, true)
    const until = at + BEFORE + length + (length % 2)
    if (name === EXIF) exif = onlyOrientation(orientationIn(tiffIn(bytes.subarray(at + BEFORE, until))))
    if (DRAWN.has(name)) kept.push(bytes.subarray(at, Math.min(until, end)))
    at = until
  }
  const told = exif ? [bytesOf(EXIF), Uint8Array.of(exif.length, 0, 0, 0), exif] : []
  return marked(joined([bytes.subarray(0, HEAD), ...kept, ...told]), exif !== undefined)
}

/** Some programs write the name of the block before it, as in a JPEG. */
const tiffIn = (held: Uint8Array): Uint8Array => (signsIn(held, 0, 4) === 'Exif' ? held.subarray(6) : held)

/** The picture, which says how long it is and what it bears. */
function marked(bytes: Uint8Array<ArrayBuffer>, bearsExif: boolean): Uint8Array<ArrayBuffer> {
  new DataView(bytes.buffer).setUint32(4, bytes.length - 8, true)
  const flags = bytes[HEAD + BEFORE]
  if (flags === undefined || signsIn(bytes, HEAD, HEAD + 4) !== EXTENDED) return bytes
  bytes[HEAD + BEFORE] = (flags & ~(BEARS_EXIF | BEARS_XMP)) | (bearsExif ? BEARS_EXIF : 0)
  return bytes
}
