import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** Every folder of our own code, as the checks that read it name it. */
export const codeFolders = () => ['src', 'scripts', 'conformance', 'e2e', 'bench'].filter((folder) => existsSync(join(root, folder)))
