/** What an archive may come to when it is unpacked: a small file that swells beyond it is a trap or a mistake. */
const MOST_BYTES = 200 * 1024 * 1024
const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
/** The end of an archive and the longest comment that may follow it. */
const END_SIZE = 22
const LONGEST_COMMENT = 0xffff

export class BrokenArchive extends Error {}
export class ArchiveTooBig extends Error {}

interface Entry {
  readonly method: number
  readonly body: Uint8Array<ArrayBuffer>
}

/** The files of an archive (APPNOTE 6.3) by name, unpacked by the browser itself when they are asked for. */
export function unzip(bytes: Uint8Array<ArrayBuffer>): {
  readonly has: (name: string) => boolean
  readonly text: (name: string) => Promise<string>
} {
  const entries = directoryOf(bytes)
  let left = MOST_BYTES
  const text = async (name: string) => {
    const entry = entries.get(partName(name))
    if (!entry) throw new BrokenArchive(name)
    const unpacked = await inflate(entry, left)
    left -= unpacked.byteLength
    return new TextDecoder(encodingOf(unpacked)).decode(unpacked)
  }
  return { has: (name) => entries.has(partName(name)), text }
}

const partName = (name: string): string =>
  name
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .toLowerCase()

/** XML is UTF-8 unless its mark says UTF-16. */
const encodingOf = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'

function directoryOf(bytes: Uint8Array<ArrayBuffer>): ReadonlyMap<string, Entry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  const entries = new Map<string, Entry>()
  try {
    let at = view.getUint32(end + 16, true)
    for (let left = view.getUint16(end + 10, true); left > 0; left--) {
      if (view.getUint32(at, true) !== ENTRY) throw new BrokenArchive('directory')
      const [method, size] = [view.getUint16(at + 10, true), view.getUint32(at + 20, true)]
      const [name, extra, comment] = [view.getUint16(at + 28, true), view.getUint16(at + 30, true), view.getUint16(at + 32, true)]
      const local = view.getUint32(at + 42, true)
      if (view.getUint32(local, true) !== LOCAL) throw new BrokenArchive('header')
      const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      if (start + size > bytes.byteLength) throw new BrokenArchive('length')
      const key = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name))
      // Several programs for Windows write its own sign between folders; names are compared as Windows does.
      entries.set(partName(key), { method, body: bytes.subarray(start, start + size) })
      at += 46 + name + extra + comment
    }
  } catch (error) {
    // Reading beyond the last byte: the archive was cut.
    throw error instanceof RangeError ? new BrokenArchive('cut') : error
  }
  return entries
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_SIZE - LONGEST_COMMENT)
  for (let at = view.byteLength - END_SIZE; at >= first; at--) if (view.getUint32(at, true) === END) return at
  throw new BrokenArchive('end')
}

async function inflate({ method, body }: Entry, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (method === 0) return body
  if (method !== 8) throw new BrokenArchive(`method ${method}`)
  const reader = new Blob([body]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new BrokenArchive('deflate')
    })
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer())
    size += value.byteLength
    if (size > most) {
      await reader.cancel()
      throw new ArchiveTooBig()
    }
    parts.push(value)
  }
}
