/** How a camera was held, as EXIF says it: upright is 1, the others are turns and mirrors of it up to 8. */
export type Orientation = number

const UPRIGHT = 1
const TAG = 0x01_12
const ENTRY = 12

/** The orientation that a block of EXIF tells; upright where it tells none, or cannot be read. */
export function orientationIn(tiff: Uint8Array): Orientation {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  if (tiff.length < 8) return UPRIGHT
  const little = view.getUint16(0) === 0x49_49
  const at = view.getUint32(4, little)
  if (at + 2 > tiff.length) return UPRIGHT
  const count = view.getUint16(at, little)
  for (let entry = at + 2; entry < at + 2 + count * ENTRY && entry + ENTRY <= tiff.length; entry += ENTRY) {
    if (view.getUint16(entry, little) !== TAG) continue
    const held = view.getUint16(entry + 8, little)
    return held >= 1 && held <= 8 ? held : UPRIGHT
  }
  return UPRIGHT
}

/** A block of EXIF that tells the orientation and nothing else; none for what is upright. */
export const onlyOrientation = (orientation: Orientation): Uint8Array<ArrayBuffer> | undefined =>
  orientation === UPRIGHT
    ? undefined
    : Uint8Array.from([0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0])
