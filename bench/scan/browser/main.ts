import { readPicture } from '../../../src/web/scan/read-picture.ts'

declare global {
  /** Reads a picture as the dialog does; milliseconds from the file to what was read. */
  var readOne: (base64: string) => Promise<number>
}

globalThis.readOne = async (base64) => {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  const file = new File([bytes], 'foto.jpg', { type: 'image/jpeg' })
  const from = performance.now()
  await readPicture(file, { today: '2026-11-21', signal: new AbortController().signal, onPreview: () => {}, onProgress: () => {} })
  return performance.now() - from
}
