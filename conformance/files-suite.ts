import { expect, describe, it } from 'vitest'
import { MOST_FILE_BYTES } from '../src/kernel/files/filed.ts'
import type { Files } from '../src/kernel/files/files.ts'

/** The files of two workspaces of one place. */
export type MakeFiles = () => Promise<{ readonly ours: Files; readonly theirs: Files }>

const blob = (...parts: (string | readonly number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : Uint8Array.from(part))))
const jpeg = () => blob([0xff, 0xd8, 0xff, 0xe0], 'x'.repeat(50), [0, 255, 128, 10, 13])
const takenIn = async (files: Files, bytes: Blob, name: string) => {
  const put = await files.put(bytes, name)
  if (!put.ok) throw new Error(put.problem)
  return put.file
}

/** What every file store does alike. */
export function describeFiles(name: string, make: MakeFiles): void {
  describe(`${name}: files`, () => {
    it('hands out what was put in, byte by byte, under an id that tells nothing', async () => {
      const { ours } = await make()
      const [one, two] = [await takenIn(ours, jpeg(), 'Prima.jpg'), await takenIn(ours, blob('%PDF-1.7 ciao'), 'contratto è firmato.pdf')]
      expect(one).toEqual({ id: expect.stringMatching(/^file_[0-9a-f]{32}$/), name: 'Prima.jpg', type: 'image/jpeg', size: 59 })
      expect(two).toMatchObject({ name: 'contratto è firmato.pdf', type: 'application/pdf', size: 13 })
      expect(one.id).not.toBe(two.id)
      const [first, second] = [await ours.open(one.id), await ours.open(two.id)]
      expect(new Uint8Array((await first?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(new Uint8Array(await jpeg().arrayBuffer()))
      expect(first?.type).toBe('image/jpeg')
      expect(await second?.text()).toBe('%PDF-1.7 ciao')
    })

    it('takes a file for what its first bytes say, whatever it is called', async () => {
      const { ours } = await make()
      const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2]
      expect(await takenIn(ours, blob(png), 'contratto.pdf')).toMatchObject({ type: 'image/png' })
      expect(await takenIn(ours, blob('RIFF', [9, 0, 0, 0], 'WEBPVP8 '), 'foto')).toMatchObject({ type: 'image/webp' })
    })

    it.each([
      [
        'a page',
        blob('<!doctype html><script>alert(1)</script>'),
        'foto.png',
        'Il file «foto.png» non si può tenere: scegli un PDF o una foto JPG, PNG o WebP.',
      ],
      [
        'a drawing that can run',
        blob('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
        'logo.svg',
        'Il file «logo.svg» non si può tenere: scegli un PDF o una foto JPG, PNG o WebP.',
      ],
      [
        'a page that ends as a PDF',
        blob('<html>%PDF-1.7'),
        'a.pdf',
        'Il file «a.pdf» non si può tenere: scegli un PDF o una foto JPG, PNG o WebP.',
      ],
      ['nothing', blob(), 'vuoto.pdf', 'Il file «vuoto.pdf» è vuoto. Scegline un altro.'],
      [
        'what is too long',
        blob('%PDF-1.7', 'x'.repeat(MOST_FILE_BYTES)),
        'grande.pdf',
        'Il file «grande.pdf» pesa 15,1 MB: il massimo è 15 MB. Scegline uno più piccolo.',
      ],
    ])('refuses %s, and says why', async (_what, bytes, called, problem) => {
      const { ours } = await make()
      expect(await ours.put(bytes, called)).toEqual({ ok: false, problem })
    })

    it('hands out a picture small where it was brought so, and whole where not', async () => {
      const { ours } = await make()
      const [small, pdf] = [blob([0xff, 0xd8, 0xff, 0xe0], 'piccola'), blob('%PDF-1.7 ciao')]
      const comment = blob([0xff, 0xd8, 0xff, 0xfe, 0, 12], 'GPS 45.438', [0xff, 0xd9])
      const sizeOf = async (bytes: Blob, beside: Blob | undefined) => {
        const put = await ours.put(bytes, 'foto.jpg', beside)
        const opened = put.ok ? await Promise.all([ours.open(put.file.id, 'small'), ours.open(put.file.id)]) : []
        expect([put.ok && put.file.size, opened[1]?.size]).toEqual([bytes.size, bytes.size])
        return [opened[0]?.size, opened[0]?.type]
      }
      expect(await sizeOf(jpeg(), small)).toEqual([small.size, 'image/jpeg'])
      expect(await sizeOf(jpeg(), comment)).toEqual([4, 'image/jpeg'])
      const whole = [jpeg().size, 'image/jpeg']
      for (const other of [undefined, pdf, blob(), blob([0xff, 0xd8, 0xff, 0xe0], 'x'.repeat(64_000))])
        expect(await sizeOf(jpeg(), other)).toEqual(whole)
      expect(await sizeOf(pdf, small)).toEqual([pdf.size, 'application/pdf'])
    })

    it('keeps of a name what people read of it', async () => {
      const { ours } = await make()
      const called = async (given: string) => (await takenIn(ours, jpeg(), given)).name
      expect(await called('C:\\Foto\\tetto.jpg')).toBe('tetto.jpg')
      expect(await called('../../etc/passwd')).toBe('passwd')
      expect(await called('fattura\u202Egpj.exe')).toBe('fatturagpj.exe')
      expect(await called('  ')).toBe('file')
      expect(await called(`${'a'.repeat(300)}.jpg`)).toBe(`${'a'.repeat(196)}.jpg`)
    })

    it('knows nothing of what is not there, or is another workspace’s', async () => {
      const { ours, theirs } = await make()
      const { id } = await takenIn(ours, jpeg(), 'nostra.jpg')
      expect(await theirs.open(id)).toBeUndefined()
      expect(await ours.open(`file_${'0'.repeat(32)}`)).toBeUndefined()
      expect(await ours.open('../../store')).toBeUndefined()
    })
  })
}
