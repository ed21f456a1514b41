import { visible } from '../italian/words.ts'
import { messages } from '../problem/messages.ts'
import { bareJpeg } from './bare-jpeg.ts'
import { barePng } from './bare-png.ts'
import { bareWebp } from './bare-webp.ts'
import { fileTypeOf } from './file-type.ts'
import { LONGEST_FILE_NAME, MOST_FILE_BYTES, MOST_SMALL_BYTES, type Filed, type FileType } from './filed.ts'

type Bytes = Uint8Array<ArrayBuffer>

type Admitted =
  /** `small` is of the same type, where one was brought. */
  | { readonly ok: true; readonly file: Filed; readonly bytes: Bytes; readonly small?: Bytes | undefined }
  | { readonly ok: false; readonly problem: string }

/** What a picture keeps of itself: how it is drawn. Place, time, camera and author stay with whoever took it. */
const BARE: Partial<Record<FileType, (bytes: Bytes) => Bytes>> = { 'image/jpeg': bareJpeg, 'image/png': barePng, 'image/webp': bareWebp }

/** What every file store asks of a file before it keeps it. */
export async function admit(given: Blob, called: string, givenSmall?: Blob): Promise<Admitted> {
  const name = nameOf(called)
  if (given.size === 0) return { ok: false, problem: messages.emptyFile(name) }
  if (given.size > MOST_FILE_BYTES) return { ok: false, problem: messages.fileTooBig(name, given.size, MOST_FILE_BYTES) }
  const brought = new Uint8Array(await given.arrayBuffer())
  const type = fileTypeOf(brought)
  if (!type) return { ok: false, problem: messages.fileNotTaken(name) }
  const bytes = BARE[type]?.(brought) ?? brought
  return { ok: true, bytes, small: await smallOf(givenSmall, type), file: { id: newFileId(), name, type, size: bytes.length } }
}

/** A small picture of the type of the whole one; nothing where it is something else. */
async function smallOf(given: Blob | undefined, type: FileType): Promise<Bytes | undefined> {
  if (!given || given.size === 0 || given.size > MOST_SMALL_BYTES) return undefined
  const brought = new Uint8Array(await given.arrayBuffer())
  return fileTypeOf(brought) === type ? BARE[type]?.(brought) : undefined
}

/** The last part of a path, without what nobody sees and what begins another line. */
function nameOf(called: string): string {
  const name =
    visible(called.replaceAll(/\p{Cc}/gu, ''))
      .split(/[/\\]/)
      .at(-1)
      ?.trim() ?? ''
  return name.length <= LONGEST_FILE_NAME ? name || 'file' : shortened(name)
}

/** What a file is stays at its end. */
function shortened(name: string): string {
  const end = /\.\w{1,8}$/.exec(name)?.[0] ?? ''
  return name.slice(0, LONGEST_FILE_NAME - end.length) + end
}

/** 128 bits of chance: whoever has not been told an id does not find it. */
const newFileId = (): string =>
  `file_${[...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
