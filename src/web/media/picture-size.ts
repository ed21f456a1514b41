export interface Size {
  readonly width: number
  readonly height: number
}

const PNG = 0x89504e47
const JPEG = 0xffd8
/** Start-of-frame markers of JPEG; C4, C8 and CC are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** The size that a PNG or a JPEG declares, read before it is decoded: a small file may claim a picture that no memory holds. */
export function declaredSize(bytes: ArrayBuffer): Size | undefined {
  const view = new DataView(bytes)
  if (view.byteLength > 24 && view.getUint32(0) === PNG) return { width: view.getUint32(16), height: view.getUint32(20) }
  if (view.byteLength > 4 && view.getUint16(0) === JPEG) return jpegSize(view)
  return undefined
}

function jpegSize(view: DataView): Size | undefined {
  let at = 2
  while (at + 9 < view.byteLength) {
    const marker = view.getUint8(at + 1)
    if (view.getUint8(at) !== 0xff) return undefined
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** The same shape with its longer side at most `longest`; never enlarged. */
export function scaledTo({ width, height }: Size, longest: number): Size {
  const scale = Math.min(1, longest / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
