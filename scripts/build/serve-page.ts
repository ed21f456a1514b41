import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build, preview, type Plugin } from 'vite'
import { freePort } from '../free-port.ts'
import { ocrFiles } from './ocr-files.ts'
import { reachableSources } from './reachable-sources.ts'

interface Served {
  readonly address: string
  readonly close: () => Promise<void>
}

interface Page {
  /** The folder of its `index.html`. */
  readonly root: string
  readonly port?: number
  /** Answers more than its files. */
  readonly door?: Plugin['configurePreviewServer'] & {}
}

/** A page of its own beside the site, built as for production and served until it is closed. */
export async function servePage({ root, port, door }: Page): Promise<Served> {
  const outDir = mkdtempSync(join(tmpdir(), 'bottega-page-'))
  process.once('exit', () => rmSync(outDir, { recursive: true }))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [reachableSources(join(import.meta.dirname, '..', '..', 'src', 'web')), tailwindcss(), ocrFiles()],
    worker: { format: 'es' },
    build: { outDir, target: 'es2022', emptyOutDir: true },
  })
  const at = port ?? (await freePort())
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { port: at, strictPort: true },
    plugins: door ? [{ name: 'door', configurePreviewServer: door }] : [],
  })
  return { address: `http://localhost:${at}/`, close: () => server.close() }
}
