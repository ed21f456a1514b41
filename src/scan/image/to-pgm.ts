import type { Grey } from './picture.ts'

/** The picture as a file that every recogniser opens without a decoder: portable greymap, binary (P5). */
export function toPgm({ data, width, height }: Grey): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + data.length)
  file.set(head)
  file.set(data, head.length)
  return file
}
