import { describe, expect, it } from 'vitest'
import { image } from '../../kernel/fields/image.ts'
import { NOT_AN_IMAGE, PictureError, reducePicture, type Reduced } from './reduce-picture.ts'

const field = image('Foto')
const specimen = { id: `file_${'0'.repeat(32)}`, name: 'foto.jpg', type: 'image/jpeg' }
const fits = ({ size }: Blob) => field.schema.safeParse([{ ...specimen, size }]).success
const reduce = (file: File) => reducePicture(file, { fits })

async function drawn(width: number, height: number, type = 'image/jpeg'): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = 'red'
  context.fillRect(0, 0, width, height / 2)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  return new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
}

/** What a telephone writes into its photos: which way was up, and, as far as anybody can tell, where it was. */
function withExif(jpeg: Uint8Array<ArrayBuffer>, orientation: number): Uint8Array<ArrayBuffer> {
  const place = new TextEncoder().encode('GPS 45.4384,10.9916')
  const tiff = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0, ...place]
  const body = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]
  const length = body.length + 2
  return Uint8Array.from([...jpeg.slice(0, 2), 0xff, 0xe1, length >> 8, length & 0xff, ...body, ...jpeg.slice(2)])
}

/** What the bytes themselves say; it is what was told of them. */
async function sizeOf({ bytes, width, height }: Reduced): Promise<[number, number]> {
  const bitmap = await createImageBitmap(bytes)
  expect([width, height]).toEqual([bitmap.width, bitmap.height])
  return [bitmap.width, bitmap.height]
}
/** What lists show of it. */
const smallOf = async ({ small }: Reduced): Promise<[number, number]> => {
  const bitmap = await createImageBitmap(small ?? new Blob())
  return [bitmap.width, bitmap.height]
}
const signsOf = async ({ bytes }: Reduced) => new TextDecoder('latin1').decode(await bytes.arrayBuffer())
const nonsense = () =>
  new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'una nota che si chiama come una foto'.repeat(9)], 'finta.png', {
    type: 'image/png',
  })
const photo = (bytes: Uint8Array<ArrayBuffer>, type = 'image/jpeg') => new File([bytes], 'foto.jpg', { type })

describe('reducePicture', () => {
  it('turns a photo upright, shrinks it to 1600 px and leaves place and camera behind', async () => {
    const taken = withExif(await drawn(2400, 1200), 6)
    expect(new TextDecoder('latin1').decode(taken)).toContain('GPS 45.4384')
    const picture = await reduce(photo(taken))
    expect(await signsOf(picture)).not.toMatch(/Exif|GPS/)
    expect(await sizeOf(picture)).toEqual([800, 1600])
    expect(fits(picture.bytes)).toBe(true)
    expect(await smallOf(picture)).toEqual([160, 320])
  })

  it('never enlarges', async () => {
    const picture = await reduce(photo(await drawn(40, 20)))
    expect([await sizeOf(picture), await smallOf(picture)]).toEqual([
      [40, 20],
      [40, 20],
    ])
  })

  it('takes a PNG as well', async () => {
    const { bytes } = await reduce(photo(await drawn(60, 60, 'image/png'), 'image/png'))
    expect(bytes.type).toBe('image/jpeg')
  })

  it('leaves a drawing clear where it was, as PNG, and makes a photo of one that is too heavy', async () => {
    const drawing = photo(await drawn(2000, 1000, 'image/png'), 'image/png')
    const picture = await reducePicture(drawing, { fits, isDrawing: true })
    expect([picture.bytes.type, picture.small?.type]).toEqual(['image/png', 'image/png'])
    expect([await sizeOf(picture), await smallOf(picture)]).toEqual([
      [1600, 800],
      [320, 160],
    ])
    const context = new OffscreenCanvas(1600, 800).getContext('2d')
    context?.drawImage(await createImageBitmap(picture.bytes), 0, 0)
    expect([...(context?.getImageData(10, 700, 1, 1).data ?? [])]).toEqual([0, 0, 0, 0])
    const heavy = await reducePicture(drawing, { fits: ({ type }) => type === 'image/jpeg', isDrawing: true })
    expect([heavy.bytes.type, heavy.small?.type]).toEqual(['image/jpeg', 'image/jpeg'])
    const photographed = await reducePicture(photo(await drawn(60, 60)), { fits, isDrawing: true })
    expect(photographed.bytes.type).toBe('image/jpeg')
  })

  it('goes down in quality and size until the field takes it, and gives up in words', async () => {
    const bytes = await drawn(1600, 1600)
    const lengths: number[] = []
    const picture = await reducePicture(photo(bytes), { fits: (made) => lengths.push(made.size) > 5 })
    expect(lengths).toHaveLength(6)
    expect(await sizeOf(picture)).toEqual([1200, 1200])
    await expect(reducePicture(photo(bytes), { fits: () => false })).rejects.toThrow(/troppo grande/)
  })

  it('tells how far it is', async () => {
    const seen: number[] = []
    await reducePicture(photo(await drawn(10, 10)), { fits, onProgress: (done) => seen.push(done) })
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(seen.at(-1)).toBe(1)
  })

  it.each([
    ['a text', new File(['ciao'], 'nota.txt', { type: 'text/plain' }), new RegExp(`^${NOT_AN_IMAGE}$`)],
    ['an empty file', new File([], 'vuota.jpg', { type: 'image/jpeg' }), /è vuoto/],
    ['30 MB', new File([new Uint8Array(30 * 1024 * 1024)], 'grande.jpg', { type: 'image/jpeg' }), /pesa 30 MB: il massimo è 25 MB/],
    [
      'a broken picture',
      new File([Uint8Array.from([0xff, 0xd8, 0xff, 1, 2, 3])], 'rotta.jpg', { type: 'image/jpeg' }),
      /^Seleziona un file immagine valido: «rotta.jpg» non si apre/,
    ],
    ['the first bytes of a PNG and nonsense', nonsense(), /^Seleziona un file immagine valido: «finta.png» non si apre/],
  ])('says what is wrong with %s', async (_name, file, message) => {
    const refusal = await reduce(file).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(PictureError)
    expect((refusal as Error).message).toMatch(message)
  })

  it('does not even open a picture that claims a size no memory holds', async () => {
    const png = new Uint8Array(64)
    png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
    new DataView(png.buffer).setUint32(16, 60_000)
    new DataView(png.buffer).setUint32(20, 60_000)
    png.set([8, 6], 24)
    await expect(reduce(photo(png, 'image/png'))).rejects.toThrow(/60\.000 x 60\.000 punti/)
  })
})
