import { MemoryStore } from '../../src/kernel/store/memory/memory-store.ts'
import type { Change } from '../../src/kernel/door/change.ts'
import type { CommitOptions } from '../../src/kernel/door/store.ts'

/** A store that counts what is written through it: an assistant writes nothing that nobody has confirmed. */
export class WatchedStore extends MemoryStore {
  written = 0

  override async commit(changes: readonly Change[], options: CommitOptions) {
    return this.#counted(await super.commit(changes, options))
  }

  override async undo(commit: number, options?: { readonly id?: string }) {
    return this.#counted(await super.undo(commit, options))
  }

  #counted<C extends { readonly ok: boolean }>(committed: C): C {
    if (committed.ok) this.written++
    return committed
  }
}
