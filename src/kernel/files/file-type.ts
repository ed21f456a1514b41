import type { FileType } from './filed.ts'

const STARTS: readonly (readonly [FileType, at: number, sign: string])[] = [
  ['application/pdf', 0, '%PDF-'],
  ['image/jpeg', 0, '\u00ff\u00d8\u00ff'],
  ['image/png', 0, '\u0089PNG\r\n\u001a\n'],
  ['image/webp', 8, 'WEBP'],
]

/** Type that the first bytes of a file say, whatever it is called; none for what the house does not keep. */
export function fileTypeOf(bytes: Uint8Array): FileType | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 16))
  return STARTS.find(([, at, sign]) => start.startsWith(sign, at))?.[0]
}
