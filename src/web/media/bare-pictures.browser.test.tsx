import { expect, it } from 'vitest'
import { MemoryFiles } from '../../kernel/files/memory-files.ts'
import { onlyOrientation } from '../../kernel/files/orientation.ts'
import { bytesOf, joined, signsIn } from '../../kernel/files/signs.ts'

const PLACE = bytesOf('GPS 45.4384 N 10.9916 E')
const TURNED = joined([onlyOrientation(6) ?? new Uint8Array(), PLACE])
const long = (value: number, little: boolean): Uint8Array => {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value, little)
  return bytes
}

async function drawn(type: string): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 30, height: 20 })
  canvas.getContext('2d')?.fillRect(0, 0, 15, 20)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.8))
  expect(blob?.type).toBe(type)
  return new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
}

/** What a device writes into its pictures: how it was held, and where. */
const written: Readonly<Record<string, (picture: Uint8Array) => Uint8Array<ArrayBuffer>>> = {
  'image/jpeg': (picture) =>
    joined([picture.slice(0, 2), Uint8Array.of(0xff, 0xe1, 0, TURNED.length + 8), bytesOf('Exif\0\0'), TURNED, picture.slice(2)]),
  'image/png': (picture) =>
    joined([picture.slice(0, 33), long(PLACE.length, false), bytesOf('tEXt'), PLACE, new Uint8Array(4), picture.slice(33)]),
  'image/webp': (picture) => {
    const isExtended = signsIn(picture, 12, 16) === 'VP8X'
    const extended = joined([bytesOf('VP8X'), Uint8Array.of(10, 0, 0, 0, 8, 0, 0, 0, 29, 0, 0, 19, 0, 0)])
    const exif = joined([bytesOf('EXIF'), long(TURNED.length, true), TURNED, new Uint8Array(TURNED.length % 2)])
    const parts = joined([bytesOf('WEBP'), isExtended ? new Uint8Array() : extended, picture.slice(12), exif])
    if (isExtended) parts[12] = (parts[12] ?? 0) | 8
    return joined([bytesOf('RIFF'), long(parts.length, true), parts])
  },
}

const seen = async (picture: Blob): Promise<readonly number[]> => {
  const { width, height } = await createImageBitmap(picture, { imageOrientation: 'from-image' })
  return [width, height]
}

it.each(Object.keys(written))('%s is drawn as it was before its place went', async (type) => {
  const brought = new Blob([written[type]?.(await drawn(type)) ?? new Uint8Array()], { type })
  const files = new MemoryFiles()
  const put = await files.put(brought, 'foto')
  const kept = put.ok ? await files.open(put.file.id) : undefined
  if (!kept) throw new Error('no picture')
  const bytes = new Uint8Array(await kept.arrayBuffer())
  expect(signsIn(bytes, 0, bytes.length)).not.toContain('GPS')
  expect(kept.size).toBeLessThan(brought.size)
  const [before, after] = [await seen(brought), await seen(kept)]
  expect(after).toEqual(before)
})
