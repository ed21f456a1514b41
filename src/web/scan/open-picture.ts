import { toGrey } from '../../scan/image/to-grey.ts'
import type { Grey } from '../../scan/image/picture.ts'
import { scaledTo, type Size } from '../media/picture-size.ts'
import { checkPicture, decodePicture, PictureError } from '../media/reduce-picture.ts'

/** A document fills this with letters of 20 to 40 pixels; more only costs time and memory. */
const LONGEST_SIDE = 2000
const QUALITY = 0.9

export interface OpenedPicture {
  readonly picture: Grey
  /** The same picture, upright and reduced, for the eyes. */
  readonly preview: Blob
}

/**
 * Opens a photo of any size for reading, in a worker or in the page: upright, its longer side at most 2000 pixels, the
 * large original freed at once. Throws a `PictureError` with a sentence for what cannot be opened.
 */
export async function openPicture(file: File): Promise<OpenedPicture> {
  checkPicture(file)
  const bitmap = await decodePicture(file)
  try {
    const size = scaledTo(bitmap, LONGEST_SIDE)
    const canvas = newCanvas(size)
    const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D | null
    if (!context) throw new PictureError('L’immagine non si può preparare su questo dispositivo. Riprova con meno pagine aperte.')
    // What is transparent is paper.
    context.fillStyle = 'white'
    context.fillRect(0, 0, size.width, size.height)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, size.width, size.height)
    const picture = toGrey(context.getImageData(0, 0, size.width, size.height))
    return { picture, preview: await encodeJpeg(canvas) }
  } finally {
    bitmap.close()
  }
}

/** The preview turned clockwise by right angles: what was photographed upside down is looked at upright. */
export async function turnPreview(preview: Blob, quarters: number): Promise<Blob> {
  const bitmap = await createImageBitmap(preview)
  const isLying = quarters % 2 === 1
  const canvas = newCanvas(isLying ? { width: bitmap.height, height: bitmap.width } : { width: bitmap.width, height: bitmap.height })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | null
  context?.translate(canvas.width / 2, canvas.height / 2)
  context?.rotate((quarters * Math.PI) / 2)
  context?.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
  bitmap.close()
  return encodeJpeg(canvas)
}

/** What the camera shows now, as the file that a camera would have made. */
export async function frameOf(video: HTMLVideoElement): Promise<File> {
  const canvas = newCanvas({ width: video.videoWidth, height: video.videoHeight })
  const context = canvas.getContext('2d') as CanvasRenderingContext2D | null
  context?.drawImage(video, 0, 0)
  return new File([await encodeJpeg(canvas)], 'foto.jpg', { type: 'image/jpeg' })
}

type Canvas = OffscreenCanvas | HTMLCanvasElement

const newCanvas = (size: Size): Canvas =>
  hasOffscreenCanvas() ? new OffscreenCanvas(size.width, size.height) : Object.assign(document.createElement('canvas'), size)

/** Without it (Safari before 16.4) pictures are opened in the page: the worker has nothing to draw on. */
export const hasOffscreenCanvas = (): boolean => 'OffscreenCanvas' in globalThis

async function encodeJpeg(canvas: Canvas): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  return blob ?? new Blob()
}
