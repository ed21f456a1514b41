import type { Scanned } from '../../../src/kernel/entity/scan-papers.ts'
import { readPicture } from '../../../src/web/scan/read-picture.ts'

declare global {
  /** Reads a picture as the dialog of a form does that waits for such a paper; milliseconds from the file to what was read. */
  var readOne: (base64: string, expected: Scanned | undefined) => Promise<number>
}

globalThis.readOne = async (base64, expected) => {
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
  const file = new File([bytes], 'foto.jpg', { type: 'image/jpeg' })
  const from = performance.now()
  await readPicture(file, {
    today: '2026-11-21',
    expected: expected && [expected],
    signal: new AbortController().signal,
    onPreview: () => {},
    onProgress: () => {},
  })
  return performance.now() - from
}
