import { join, sep } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build } from 'vite'

const engine = join(import.meta.dirname, '..', '..', '..', 'src', 'assistant')

/** Brotli bytes of the engine and all that it fetches of its own; what a page has anyway, the kernel and the libraries, is left out. */
export async function weighEngine(): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      // No library: of those Vite leaves the spaces in.
      rolldownOptions: {
        input: join(engine, 'dialogue', 'create-assistant.ts'),
        preserveEntrySignatures: 'strict',
        external: (source, importer) => importer !== undefined && !join(importer, '..', source).startsWith(engine + sep),
      },
    },
  })
  const chunks = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return chunks.reduce((sum, one) => sum + (one.type === 'chunk' ? compressed(one.code) : 0), 0)
}

const compressed = (code: string): number =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length
