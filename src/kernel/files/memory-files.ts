import { admit } from './admit.ts'
import type { Files, Put } from './files.ts'

/** Files in the memory of a page, gone with it. */
export class MemoryFiles implements Files {
  readonly #blobs = new Map<string, Blob>()
  readonly #small = new Map<string, Blob>()

  async put(bytes: Blob, name: string, small?: Blob): Promise<Put> {
    const admitted = await admit(bytes, name, small)
    if (!admitted.ok) return admitted
    const { file } = admitted
    this.#blobs.set(file.id, new Blob([admitted.bytes], { type: file.type }))
    if (admitted.small) this.#small.set(file.id, new Blob([admitted.small], { type: file.type }))
    return { ok: true, file }
  }

  async open(id: string, as?: 'small'): Promise<Blob | undefined> {
    return (as && this.#small.get(id)) ?? this.#blobs.get(id)
  }
}
