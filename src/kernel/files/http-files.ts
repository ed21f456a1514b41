import { messages } from '../problem/messages.ts'
import { MOST_FILE_BYTES, MOST_SMALL_BYTES, type Filed } from './filed.ts'
import type { Files, Put } from './files.ts'

export interface HttpFilesOptions {
  /** The address of the store's door; files stand under it. */
  readonly url: string
  readonly fetch?: typeof fetch
}

/** What a server answers to a file that it does not keep. */
export interface FileRefused {
  readonly problem: string
}

/** Files behind a server. */
export class HttpFiles implements Files {
  readonly #url: string
  readonly #fetch: typeof fetch

  constructor({ url, fetch: own = fetch }: HttpFilesOptions) {
    this.#url = `${url}/files`
    this.#fetch = (input, init) => own(input, init)
  }

  async put(bytes: Blob, name: string, given?: Blob): Promise<Put> {
    // Not sent at all: a server hangs up on what is too long, and its answer would be lost.
    if (bytes.size > MOST_FILE_BYTES) return { ok: false, problem: messages.fileTooBig(name, bytes.size, MOST_FILE_BYTES) }
    const small = given && given.size <= MOST_SMALL_BYTES ? given : undefined
    // One after the other in one body, so that both are kept or neither.
    const length = small ? `&small=${small.size}` : ''
    const response = await this.#fetch(`${this.#url}?name=${encodeURIComponent(name)}${length}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: small ? new Blob([bytes, small]) : bytes,
    }).catch(() => undefined)
    if (!response || response.status >= 500) return { ok: false, problem: messages.fileNotSent() }
    if (response.status === 401) return { ok: false, problem: messages.signedOut() }
    if (response.ok) return { ok: true, file: (await response.json()) as Filed }
    const { problem } = (await response.json().catch(() => ({}))) as Partial<FileRefused>
    return { ok: false, problem: problem ?? messages.fileNotSent() }
  }

  async open(id: string, as?: 'small'): Promise<Blob | undefined> {
    const response = await this.#fetch(`${this.#url}/${encodeURIComponent(id)}${as ? '?small' : ''}`)
    if (response.status === 404) return undefined
    if (!response.ok) throw new Error(`${id}: the server does not hand it out (${response.status}).`)
    return response.blob()
  }
}
