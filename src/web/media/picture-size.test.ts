import { describe, expect, it } from 'vitest'
import { declaredSize } from './picture-size.ts'

const bytes = (...parts: readonly (string | readonly number[])[]): ArrayBuffer =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (sign) => sign.charCodeAt(0)) : part))).buffer
const PNG = '\x89PNG\r\n\x1a\n'
const rest = Array.from({ length: 40 }, () => 0)

describe('declaredSize', () => {
  it.each([
    ['PNG', bytes(PNG, [0, 0, 0, 13], 'IHDR', [0, 0, 0xea, 0x60, 0, 0, 0, 200, 8, 6, 0, 0, 0], rest), [60_000, 200]],
    ['JPEG', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc0, 0, 17, 8, 0x01, 0, 0x02, 0, 3], rest), [512, 256]],
    ['GIF', bytes('GIF89a', [0x40, 0x01, 0xf0, 0], rest), [320, 240]],
    ['lossy WebP', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 0x40, 1, 0xf0, 0], rest), [320, 240]],
    ['WebP without loss', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8L', [0, 0, 0, 0, 0x2f, 0x3f, 0xc1, 0x3b, 0], rest), [320, 240]],
    ['extended WebP', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [0, 0, 0, 0, 0, 0, 0, 0, 0x3f, 1, 0, 0xef, 0, 0], rest), [320, 240]],
    ['BMP', bytes('BM', rest.slice(0, 12), [40, 0, 0, 0, 0x40, 1, 0, 0, 0x10, 0xff, 0xff, 0xff], rest), [320, 240]],
  ])('reads it from the header of a %s', (_kind, file, [width, height]) => {
    expect(declaredSize(file)).toEqual({ width, height })
  })

  it.each([
    ['nothing', bytes()],
    ['text', bytes('Preventivo n. 12 per la signora Rossi, caldaia e due radiatori')],
    ['the first bytes of a PNG and nonsense', bytes(PNG, 'questo non e un file immagine, proprio no, nemmeno per sbaglio')],
    ['a PNG whose depth there is not', bytes(PNG, [0, 0, 0, 13], 'IHDR', [0, 0, 1, 0, 0, 0, 1, 0, 9, 6, 0, 0, 0], rest)],
    ['a PNG cut short', bytes(PNG, [0, 0, 0, 13], 'IHDR', [0, 0, 1])],
    ['a PNG without a side', bytes(PNG, [0, 0, 0, 13], 'IHDR', [0, 0, 0, 0, 0, 0, 0, 200, 8, 6, 0, 0, 0], rest)],
    ['the first bytes of a JPEG and nonsense', bytes([0xff, 0xd8, 0xff], 'questo non e un file immagine, proprio no, nemmeno')],
    ['a JPEG whose frame does not add up', bytes([0xff, 0xd8, 0xff, 0xc0, 0x71, 0x71, 8, 1, 0, 2, 0, 3], rest)],
    ['a WebP of no known way', bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8?', rest)],
  ])('reads none from %s', (_kind, file) => {
    expect(declaredSize(file)).toBeUndefined()
  })
})
