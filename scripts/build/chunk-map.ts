import { writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'vite'

/** One script of the built site, as the bundler made it. Addresses begin with `/`. */
export interface BuiltChunk {
  /** Our own modules inside it, from the root of the repository. */
  readonly modules: readonly string[]
  /** What it asks for, at once or later. */
  readonly imports: readonly string[]
  /** The style sheets that come with it. */
  readonly sheets: readonly string[]
}

export type ChunkMap = Readonly<Record<string, BuiltChunk>>

/** Writes beside the built site what the bundler put where (`chunks.json`): the checks ask it, the server does not send it. */
export function chunkMap(root: string): Plugin {
  return {
    name: 'bottega:chunk-map',
    apply: 'build',
    // The prerendering has scripts of its own, which nobody is sent.
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle({ dir }, bundle) {
      const chunks: Record<string, BuiltChunk> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        chunks[`/${chunk.fileName}`] = {
          modules: Object.keys(chunk.modules)
            .map((id) => relative(root, id.replace(/\?.*$/, '')).replaceAll('\\', '/'))
            .filter((module) => module.startsWith('src/')),
          imports: [...chunk.imports, ...chunk.dynamicImports].map((file) => `/${file}`),
          sheets: [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
        }
      }
      if (dir !== undefined) writeFileSync(join(dirname(dir), 'chunks.json'), JSON.stringify(chunks, undefined, 1))
    },
  }
}
