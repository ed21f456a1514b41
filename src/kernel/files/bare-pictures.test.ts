import { describe, expect, it } from 'vitest'
import { admit } from './admit.ts'
import { orientationIn } from './orientation.ts'
import { bytesOf, joined, signsIn } from './signs.ts'

/** What must be found nowhere: where a photo was taken, by whom, and what was seen of it before it was cut. */
const CANARY = 'GPS 45.4384 N 10.9916 E'

const u16 = (value: number) => [value >> 8, value & 0xff]
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)]
const text = (signs: string) => [...bytesOf(signs)]

/** A block of EXIF with the orientation and a place, in either order of bytes. */
const exif = (orientation: number, isLittle = false) => {
  const n16 = (value: number) => (isLittle ? u16(value).toReversed() : u16(value))
  const n32 = (value: number) => (isLittle ? u32(value).toReversed() : u32(value))
  const entry = (tag: number, type: number, rest: readonly number[]) => [...n16(tag), ...n16(type), ...rest]
  return [
    ...text(isLittle ? 'II' : 'MM'),
    ...n16(42),
    ...n32(8),
    ...n16(2),
    ...entry(0x0110, 2, [...n32(CANARY.length), ...n32(38)]),
    ...entry(0x0112, 3, [...n32(1), ...n16(orientation), 0, 0]),
    ...n32(0),
    ...text(CANARY),
  ]
}

const segment = (marker: number, held: readonly number[]) => [0xff, marker, ...u16(held.length + 2), ...held]
const [START, END] = [
  [0xff, 0xd8],
  [0xff, 0xd9],
] as const
/** Coded lines with what looks like a marker and is none. */
const SCAN = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 7, 0xff, 0, 9, 0xff, 0xd3, 11]
const DRAWN = {
  jfif: segment(0xe0, [...text('JFIF\0'), 1, 2, 0, 0, 1, 0, 1, 0, 0]),
  icc: segment(0xe2, [...text('ICC_PROFILE\0'), 1, 1, ...text('colori')]),
  adobe: segment(0xee, [...text('Adobe'), 0, 100, 0, 0, 0, 0, 1]),
  table: segment(0xdb, [0, 1, 2, 3]),
}
const jpeg = (orientation = 1, isLittle = false) => [
  ...START,
  ...DRAWN.jfif,
  ...segment(0xe1, [...text('Exif\0\0'), ...exif(orientation, isLittle)]),
  ...segment(0xe1, text(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${CANARY}</x:xmpmeta>`)),
  ...DRAWN.icc,
  ...segment(0xe2, text(`MPF\0${CANARY}`)),
  ...segment(0xed, text(`Photoshop 3.0\0${CANARY}`)),
  ...DRAWN.adobe,
  ...segment(0xfe, text(CANARY)),
  ...DRAWN.table,
  ...SCAN,
  ...segment(0xfe, text(CANARY)),
  ...segment(0xfe, []),
  ...SCAN,
  ...END,
  ...text(`ftypmp42 ${CANARY}`),
]
const bareJpeg = (...said: readonly number[]) => [
  ...START,
  ...said,
  ...DRAWN.jfif,
  ...DRAWN.icc,
  ...DRAWN.adobe,
  ...DRAWN.table,
  ...SCAN,
  ...SCAN,
  ...END,
]

const PNG = [0x89, ...text('PNG\r\n\u001a\n')]
const chunk = (name: string, held: readonly number[], sum: readonly number[] = [1, 2, 3, 4]) => [
  ...u32(held.length),
  ...text(name),
  ...held,
  ...sum,
]
const png = (orientation = 1) => [
  ...PNG,
  ...chunk('IHDR', [0, 0, 0, 1]),
  ...chunk('iCCP', text('colori')),
  ...chunk('eXIf', exif(orientation)),
  ...['tEXt', 'iTXt', 'zTXt', 'tIME', 'caBX', 'prIv'].flatMap((name) => chunk(name, text(CANARY))),
  ...chunk('IDAT', [1, 2]),
  ...chunk('IEND', []),
  ...text(CANARY),
]
const barePng = (...said: readonly number[]) => [
  ...PNG,
  ...chunk('IHDR', [0, 0, 0, 1]),
  ...chunk('iCCP', text('colori')),
  ...said,
  ...chunk('IDAT', [1, 2]),
  ...chunk('IEND', []),
]

const part = (name: string, held: readonly number[]) => [
  ...text(name),
  ...u32(held.length).toReversed(),
  ...held,
  ...(held.length % 2 === 1 ? [0] : []),
]
const riff = (...parts: readonly number[]) => [...text('RIFF'), ...u32(parts.length + 4).toReversed(), ...text('WEBP'), ...parts]
const webp = (orientation = 1, before = '') => [
  ...riff(
    ...part('VP8X', [0b101100, 0, 0, 0, 9, 0, 0, 9, 0, 0]),
    ...part('ICCP', [1, 2, 3]),
    ...part('VP8 ', [1, 2, 3, 4]),
    ...part('EXIF', [...text(before), ...exif(orientation)]),
    ...part('XMP ', text(CANARY)),
    ...part('prIv', text(CANARY)),
  ),
  ...text(CANARY),
]
const bareWebp = (flags: number, ...said: readonly number[]) =>
  riff(...part('VP8X', [flags, 0, 0, 0, 9, 0, 0, 9, 0, 0]), ...part('ICCP', [1, 2, 3]), ...part('VP8 ', [1, 2, 3, 4]), ...said)

async function admitted(bytes: readonly number[]): Promise<readonly number[]> {
  const answer = await admit(new Blob([Uint8Array.from(bytes)]), 'foto')
  if (!answer.ok) throw new Error(answer.problem)
  expect(answer.file.size).toBe(answer.bytes.length)
  return [...answer.bytes]
}

/** What the orientation takes. */
const SAID = 40
/** The least that says an orientation. */
const turned = (orientation: number) => [
  ...text('MM'),
  ...u16(42),
  ...u32(8),
  ...u16(1),
  ...u16(0x0112),
  ...u16(3),
  ...u32(1),
  ...u16(orientation),
  ...u16(0),
  ...u32(0),
]

describe('a picture that is taken in', () => {
  it('loses all that says where, when and by whom, and keeps how it is drawn', async () => {
    expect(await admitted(jpeg())).toEqual(bareJpeg())
    expect(await admitted(png())).toEqual(barePng())
    expect(await admitted(webp())).toEqual(bareWebp(0b100000))
  })

  it.each([2, 3, 6, 8])('stays turned as it was (%i)', async (orientation) => {
    const said = turned(orientation)
    const inJpeg = bareJpeg(...segment(0xe1, [...text('Exif\0\0'), ...said]))
    expect(await admitted(jpeg(orientation))).toEqual(inJpeg)
    expect(await admitted(jpeg(orientation, true))).toEqual(inJpeg)
    const inWebp = bareWebp(0b101000, ...part('EXIF', said))
    expect(await admitted(webp(orientation))).toEqual(inWebp)
    expect(await admitted(webp(orientation, 'Exif\0\0'))).toEqual(inWebp)
    const inPng = await admitted(png(orientation))
    const at = signsIn(Uint8Array.from(inPng), 0, inPng.length).indexOf('eXIf')
    expect(orientationIn(Uint8Array.from(inPng.slice(at + 4)))).toBe(orientation)
  })

  it('that is bare already stays as it is', async () => {
    for (const bare of [bareJpeg(), barePng(), bareWebp(0b100000)]) expect(await admitted(bare)).toEqual(bare)
  })

  it.each([
    ['a JPEG', jpeg(6)],
    ['a PNG', png(6)],
    ['a WebP', webp(6)],
  ])('%s is taken wherever it was cut, and where its lengths are of nothing', async (_what, whole) => {
    for (let length = 12; length < whole.length; length++)
      expect((await admitted(whole.slice(0, length))).length).toBeLessThanOrEqual(length + SAID)
    for (let at = 12; at < whole.length; at++) expect((await admitted(whole.with(at, 0xff))).length).toBeLessThanOrEqual(whole.length)
  })

  it.each([
    ['a JPEG', jpeg(6), [0xff, 0xd8, 0xff]],
    ['a PNG', png(6), PNG],
    ['a WebP', webp(6), text('RIFF')],
  ])('%s that was cut tells no place either', async (_what, whole, start) => {
    for (let length = 12; length < whole.length; length++) {
      const kept = await admitted(whole.slice(0, length))
      expect(kept.slice(0, start.length)).toEqual(start)
      expect(signsIn(Uint8Array.from(kept), 0, kept.length)).not.toContain('GPS')
    }
  })

  it('of which nothing can be read but its signature stays as it came', async () => {
    for (const signature of [[0xff, 0xd8, 0xff, 0xe0], PNG, [...text('RIFF'), 0, 0, 0, 0, ...text('WEBP')]]) {
      const broken = [...signature, ...text('xxxxxxxx'), 0, 255, 128]
      const kept = await admitted(broken)
      expect(kept.slice(signature.length)).toEqual(broken.slice(signature.length))
    }
  })
})

it('joins parts of any length', () => expect([...joined([Uint8Array.of(1), new Uint8Array(), Uint8Array.of(2, 3)])]).toEqual([1, 2, 3]))
