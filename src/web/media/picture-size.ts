export interface Size {
  readonly width: number
  readonly height: number
}

/**
 * The size that a picture declares, read before it is decoded: a small file may claim a picture that no memory holds.
 * Nothing for what merely begins like a picture: only a header that is whole says a size.
 */
export function declaredSize(bytes: ArrayBuffer): Size | undefined {
  const view = new DataView(bytes)
  for (const read of [pngSize, jpegSize, gifSize, webpSize, bmpSize]) {
    const size = read(view)
    if (size) return size.width > 0 && size.height > 0 ? size : undefined
  }
  return undefined
}

/** Whether these letters stand at a place. */
function says(view: DataView, at: number, letters: string): boolean {
  if (at + letters.length > view.byteLength) return false
  return Array.from(letters).every((letter, i) => view.getUint8(at + i) === letter.charCodeAt(0))
}

const PNG_DEPTHS: Readonly<Record<number, readonly number[]>> = { 0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16] }

/** The first chunk of a PNG is IHDR, thirteen bytes long: size, depth, colour, and three methods of which there is one or two. */
function pngSize(view: DataView): Size | undefined {
  if (view.byteLength < 33 || !says(view, 0, '\x89PNG\r\n\x1a\n\0\0\0\rIHDR')) return undefined
  const isWhole = PNG_DEPTHS[view.getUint8(25)]?.includes(view.getUint8(24)) && view.getUint16(26) === 0 && view.getUint8(28) <= 1
  return isWhole ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined
}

const SOI = 0xffd8
/** Start-of-frame markers of JPEG; C4, C8 and CC are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(view: DataView): Size | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== SOI) return undefined
  let at = 2
  while (at + 10 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (isFrame(marker)) return frameSize(view, at + 2)
    // A marker may be padded with further FF.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** Length, precision, height, width and number of colours; the length follows from the colours. */
function frameSize(view: DataView, at: number): Size | undefined {
  const isWhole = [8, 12].includes(view.getUint8(at + 2)) && view.getUint16(at) === 8 + 3 * view.getUint8(at + 7)
  return isWhole ? { width: view.getUint16(at + 5), height: view.getUint16(at + 3) } : undefined
}

function gifSize(view: DataView): Size | undefined {
  if (view.byteLength < 13 || !(says(view, 0, 'GIF87a') || says(view, 0, 'GIF89a'))) return undefined
  return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
}

/** Three ways to write one picture: lossy, without loss, and extended. */
function webpSize(view: DataView): Size | undefined {
  if (view.byteLength < 30 || !says(view, 0, 'RIFF') || !says(view, 8, 'WEBPVP8')) return undefined
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000 + 1
  if (says(view, 15, 'X')) return { width: three(24), height: three(27) }
  if (says(view, 15, 'L') && view.getUint8(20) === 0x2f) {
    const packed = view.getUint32(21, true)
    return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 }
  }
  if (!says(view, 15, ' ') || !says(view, 23, '\x9d\x01\x2a')) return undefined
  return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
}

/** The usual header of forty bytes; a picture from the top down has a negative height. */
function bmpSize(view: DataView): Size | undefined {
  if (view.byteLength < 30 || !says(view, 0, 'BM') || view.getUint32(14, true) !== 40) return undefined
  return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) }
}

/** The same shape with its longer side at most `longest`; never enlarged. */
export function scaledTo({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
