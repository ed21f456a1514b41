import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineHashes } from './security-headers.ts'
import { readSiteFiles, type SiteFiles } from './site-files.ts'

export interface BuiltSite {
  readonly files: SiteFiles
  readonly inline: InlineHashes
  /** From package.json. */
  readonly version: string
  /** The start of the hash of the sources that the site was built from. */
  readonly build: string
}

/** What `npm run build` left in `build/`. */
export function readBuild(root: string): BuiltSite {
  const files = readSiteFiles(join(root, 'build', 'client'))
  const inline: InlineHashes = JSON.parse(readFileSync(join(root, 'build', 'csp.json'), 'utf8'))
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const build = readFileSync(join(root, 'build', 'sources.sha256'), 'utf8')
    .trim()
    .slice(0, 12)
  return { files, inline, version, build }
}
