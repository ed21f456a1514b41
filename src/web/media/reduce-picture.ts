import { MOST_SMALL_BYTES } from '../../kernel/files/filed.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { declaredSize, scaledTo } from './picture-size.ts'

/** A picture that cannot be taken in; its message is for the person who chose it. */
export class PictureError extends Error {
  override readonly name = 'PictureError'
}

/** A photo as it is kept. */
export interface Reduced {
  readonly bytes: Blob
  /** The same picture as lists show it; absent where it does not come small enough. */
  readonly small: Blob | undefined
  readonly width: number
  readonly height: number
}

interface ReduceOptions {
  /** Whether the field takes it; it knows its own limit. */
  readonly fits: (picture: Blob) => boolean
  readonly onProgress?: ((done: number) => void) | undefined
  /** A logo rather than a photo: clear parts and sharp edges stay, as PNG, where it fits. */
  readonly isDrawing?: boolean | undefined
}

const LONGEST_SIDE = 1600
/** Twice what a picture has on its longer side where several stand side by side. */
const [SMALL_SIDE, SMALL_QUALITY] = [320, 0.7]
const MEGABYTE = 1024 * 1024
/** A camera's photo stays far below; a scan or a print file above it would freeze a phone. */
const MOST_MEGABYTES = 25
/** A hundred megapixels take 400 MB once decoded. */
const MOST_PIXELS = 100_000_000
const [JPEG, PNG] = ['image/jpeg', 'image/png'] as const
const QUALITIES = [0.82, 0.7, 0.58, 0.46]
/** After the qualities the sides shrink. */
const SHRINK = [1, 0.75, 0.5]

export const NOT_AN_IMAGE = 'Seleziona un file immagine valido'

/**
 * A photo as the suite keeps it: upright, at most 1600 px on its longer side, encoded anew, so that place, time and camera
 * stay behind on the device.
 */
export async function reducePicture(file: File, { fits, onProgress, isDrawing = false }: ReduceOptions): Promise<Reduced> {
  checkPicture(file)
  onProgress?.(0.1)
  const bitmap = await decodePicture(file)
  try {
    onProgress?.(0.5)
    // A JPEG has no clear parts, and its noise would make a PNG of it heavy.
    const picture = (isDrawing && file.type !== JPEG && encodeDrawing(bitmap, fits)) || encode(bitmap, fits)
    onProgress?.(1)
    return picture
  } finally {
    bitmap.close()
  }
}

/** Throws a `PictureError` for what is no image, for an empty file and for one above 25 MB. */
export function checkPicture(file: File): void {
  if (!file.type.startsWith('image/')) throw new PictureError(NOT_AN_IMAGE)
  if (file.size === 0) throw new PictureError(`Il file «${file.name}» è vuoto. Scegli un’altra foto.`)
  const megabytes = file.size / MEGABYTE
  if (megabytes <= MOST_MEGABYTES) return
  throw new PictureError(
    `La foto pesa ${formatNumber(megabytes, { decimals: 0 })} MB: il massimo è ${MOST_MEGABYTES} MB. Scegline una più piccola.`,
  )
}

/** The picture upright. Throws a `PictureError` when it declares more than a hundred megapixels or does not open. */
export async function decodePicture(file: File): Promise<ImageBitmap> {
  const size = declaredSize(await file.arrayBuffer())
  if (size && size.width * size.height > MOST_PIXELS) {
    throw new PictureError(
      `La foto è di ${formatNumber(size.width)} x ${formatNumber(size.height)} punti, troppi per aprirla qui. Scegline una più piccola.`,
    )
  }
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    throw new PictureError(
      `${NOT_AN_IMAGE}: «${file.name}» non si apre, è rovinato o di un tipo che il browser non legge. Un JPG o un PNG va sempre bene.`,
    )
  }
}

function encode(bitmap: ImageBitmap, fits: ReduceOptions['fits']): Reduced {
  for (const shrink of SHRINK) {
    const canvas = draw(bitmap, LONGEST_SIDE * shrink, JPEG)
    for (const quality of QUALITIES) {
      // Not `toBlob`: it waits for an idle moment, which a busy page may never have.
      const bytes = blobOf(canvas.toDataURL(JPEG, quality), JPEG)
      if (fits(bytes)) return { bytes, small: smallOf(bitmap, JPEG), width: canvas.width, height: canvas.height }
    }
  }
  throw new PictureError('La foto è troppo grande anche dopo la riduzione. Scegline una più piccola.')
}

/** PNG of a drawing; nothing where it is too heavy at every size. */
function encodeDrawing(bitmap: ImageBitmap, fits: ReduceOptions['fits']): Reduced | undefined {
  for (const shrink of SHRINK) {
    const canvas = draw(bitmap, LONGEST_SIDE * shrink, PNG)
    const bytes = blobOf(canvas.toDataURL(PNG), PNG)
    if (fits(bytes)) return { bytes, small: smallOf(bitmap, PNG), width: canvas.width, height: canvas.height }
  }
  return undefined
}

type Encoded = typeof JPEG | typeof PNG

function smallOf(bitmap: ImageBitmap, type: Encoded): Blob | undefined {
  const small = blobOf(draw(bitmap, SMALL_SIDE, type).toDataURL(type, SMALL_QUALITY), type)
  return small.size <= MOST_SMALL_BYTES ? small : undefined
}

/** What stands in a `data:` address. */
function blobOf(address: string, type: Encoded): Blob {
  const signs = atob(address.slice(address.indexOf(',') + 1))
  return new Blob([Uint8Array.from(signs, (sign) => sign.charCodeAt(0))], { type })
}

function draw(bitmap: ImageBitmap, longest: number, type: Encoded): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, scaledTo(bitmap, longest))
  const context = canvas.getContext('2d')
  if (!context) throw new PictureError('La foto non si può preparare su questo dispositivo. Riprova con meno pagine aperte.')
  if (type === JPEG) {
    // JPEG has no transparency, and black behind a drawing is not what anybody drew.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
  }
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}
