import { admit } from './admit.ts'
import type { Files, Put } from './files.ts'

/** Files in the memory of a page, gone with it. */
export class MemoryFiles implements Files {
  readonly #blobs = new Map<string, Blob>()

  async put(bytes: Blob, name: string): Promise<Put> {
    const admitted = await admit(bytes, name)
    if (!admitted.ok) return admitted
    const { file } = admitted
    this.#blobs.set(file.id, new Blob([admitted.bytes], { type: file.type }))
    return { ok: true, file }
  }

  async open(id: string): Promise<Blob | undefined> {
    return this.#blobs.get(id)
  }
}
