import type { Files } from '../../kernel/files/files.ts'
import { MemoryFiles } from '../../kernel/files/memory-files.ts'
import type { Store } from '../../kernel/door/store.ts'

const known = new WeakMap<Store, Files>()

/** The files beside a store that came with none: in the memory of the page, as long as the store. */
export function filesOf(store: Store): Files {
  const files = known.get(store) ?? new MemoryFiles()
  known.set(store, files)
  return files
}
