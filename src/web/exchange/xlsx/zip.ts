interface Packed {
  readonly name: Uint8Array
  readonly crc: number
  readonly size: number
  readonly body: Uint8Array
}

const encoder = new TextEncoder()
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

async function pack(path: string, text: string): Promise<Packed> {
  const bytes = encoder.encode(text)
  const deflated = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return {
    name: encoder.encode(path),
    crc: crc32(bytes),
    size: bytes.length,
    body: new Uint8Array(await new Response(deflated).arrayBuffer()),
  }
}

/** The fields that the two headers of a file share, from the version that can read it to its lengths. 1 January 1980 is the format's zero. */
function shared({ name, crc, size, body }: Packed): number[] {
  return [
    ...u16(20),
    ...u16(0x0800),
    ...u16(8),
    ...u16(0),
    ...u16(0x21),
    ...u32(crc),
    ...u32(body.length),
    ...u32(size),
    ...u16(name.length),
    ...u16(0),
  ]
}

const u16 = (value: number) => [value & 0xff, (value >>> 8) & 0xff]
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)]

/** Files in one archive (APPNOTE 6.3: local headers, central directory, end), compressed by the browser itself, off the main thread and without workers. */
export async function zip(files: Readonly<Record<string, string>>): Promise<Blob> {
  const packed = await Promise.all(Object.entries(files).map(([path, text]) => pack(path, text)))
  const parts: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const file of packed) {
    const header = Uint8Array.from([...u32(0x04034b50), ...shared(file), ...file.name])
    parts.push(header, Uint8Array.from(file.body))
    directory.push(
      Uint8Array.from([
        ...u32(0x02014b50),
        ...u16(20),
        ...shared(file),
        ...u16(0),
        ...u16(0),
        ...u16(0),
        ...u32(0),
        ...u32(offset),
        ...file.name,
      ]),
    )
    offset += header.length + file.body.length
  }
  const length = directory.reduce((sum, entry) => sum + entry.length, 0)
  const count = u16(packed.length)
  const end = Uint8Array.from([...u32(0x06054b50), ...u32(0), ...count, ...count, ...u32(length), ...u32(offset), ...u16(0)])
  return new Blob([...parts, ...directory, end], { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' })
}
