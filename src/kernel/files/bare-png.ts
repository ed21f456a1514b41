import { onlyOrientation, orientationIn } from './orientation.ts'
import { bytesOf, joined, signsIn } from './signs.ts'

const SIGNATURE = 8
/** Length and name before what a chunk holds, and its sum behind. */
const [BEFORE, BEHIND] = [8, 4]
/** What says how the picture is drawn, beside the chunks that no picture can do without, whose names begin with a capital. */
const DRAWN = new Set('tRNS gAMA cHRM sRGB iCCP cICP mDCV mDCv cLLI cLLi sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '))
const [FIRST, EXIF] = ['IHDR', 'eXIf']

/** A PNG without texts, dates, Exif and what hangs on behind its end. What cannot be read stays as it is. */
export function barePng(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (signsIn(bytes, SIGNATURE + 4, SIGNATURE + BEFORE) !== FIRST) return bytes
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kept: Uint8Array[] = [bytes.subarray(0, SIGNATURE)]
  let at = SIGNATURE
  while (at < bytes.length) {
    const name = signsIn(bytes, at + 4, at + BEFORE)
    if (!/^[A-Za-z]{4}$/.test(name)) {
      kept.push(bytes.subarray(at))
      break
    }
    const until = at + BEFORE + view.getUint32(at) + BEHIND
    const exif = name === EXIF ? onlyOrientation(orientationIn(bytes.subarray(at + BEFORE, until - BEHIND))) : undefined
    if (exif) kept.push(chunk(EXIF, exif))
    if (/^[A-Z]/.test(name) || DRAWN.has(name)) kept.push(bytes.subarray(at, until))
    if (name === 'IEND') break
    at = until
  }
  return joined(kept)
}

function chunk(name: string, held: Uint8Array): Uint8Array {
  const part = joined([new Uint8Array(4), bytesOf(name), held, new Uint8Array(BEHIND)])
  const view = new DataView(part.buffer)
  view.setUint32(0, held.length)
  view.setUint32(part.length - BEHIND, sumOf(part.subarray(4, -BEHIND)))
  return part
}

/** The sum by which a chunk is checked (CRC-32). */
function sumOf(bytes: Uint8Array): number {
  let sum = 0xff_ff_ff_ff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xed_b8_83_20 : 0)
  }
  return ~sum >>> 0
}
