import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkMap } from './scripts/build/chunk-map.ts'
import { lateParts } from './scripts/build/late-parts.ts'
import { ocrFiles } from './scripts/build/ocr-files.ts'
import { reachableSources } from './scripts/build/reachable-sources.ts'

export default defineConfig({
  plugins: [
    lateParts(),
    reachableSources(join(import.meta.dirname, 'src', 'web')),
    tailwindcss(),
    chunkMap(import.meta.dirname),
    ocrFiles(),
    reactRouter(),
  ],
  // Modules, so that what a worker needs only now and then is a file of its own.
  worker: { format: 'es' },
  build: { target: 'es2022', cssMinify: 'lightningcss', assetsInlineLimit: 0 },
})
