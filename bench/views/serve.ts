import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build, preview } from 'vite'
import { ocrFiles } from '../../scripts/build/ocr-files.ts'
import { reachableSources } from '../../scripts/build/reachable-sources.ts'
import { freePort } from '../../scripts/free-port.ts'

interface Served {
  readonly address: string
  readonly close: () => Promise<void>
}

/** The page of the views, built as for production and served until it is closed. */
export async function serveViews(): Promise<Served> {
  const root = import.meta.dirname
  const outDir = await mkdtemp(join(tmpdir(), 'bottega-views-'))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [reachableSources(join(root, '..', '..', 'src', 'web')), tailwindcss(), ocrFiles()],
    worker: { format: 'es' },
    build: { outDir, target: 'es2022', emptyOutDir: true },
  })
  const port = await freePort()
  const server = await preview({ root, configFile: false, logLevel: 'error', build: { outDir }, preview: { port, strictPort: true } })
  return {
    address: `http://localhost:${port}/`,
    close: async () => {
      await server.close()
      await rm(outDir, { recursive: true })
    },
  }
}
