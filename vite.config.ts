import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './scripts/build/chunk-groups.ts'
import { chunkMap } from './scripts/build/chunk-map.ts'
import { demoDoor } from './scripts/build/demo-door.ts'
import { lookedOver } from './scripts/build/look-over.ts'
import { lateParts } from './scripts/build/late-parts.ts'
import { ocrFiles } from './scripts/build/ocr-files.ts'
import { reachableSources } from './scripts/build/reachable-sources.ts'

/** Small things that every page starts with: one file, not fifteen of some hundred bytes each. */
const everyPage =
  /src\/(site\.ts|web\/(late\/(arrive|try-again|part-fetch|late|routes-that-arrive)|theme\/|notices\/toaster\.tsx|meta\.ts|error\/|ui\/(back-step|hold|layer|toast|hue|class-names|logo|link|sprite-icon|button|button-look|icon-button|error-state|visually-hidden)\.tsx?))/

/** The words of the twenty trades: each is a few hundred bytes, and whoever asks for one asks for all. */
const cards = /src\/sectors\/(\w+\/card|cards)\.ts/

/** The browsers that know `oklch` and `color-mix`, which every accent needs: colours are not written twice more for those that do not. */
const oldest = ['chrome111', 'safari16.4', 'firefox128']

export default defineConfig({
  plugins: [
    lookedOver(),
    lateParts(),
    reachableSources(join(import.meta.dirname, 'src', 'web')),
    tailwindcss(),
    chunkMap(import.meta.dirname),
    ocrFiles(),
    demoDoor(),
    reactRouter(),
  ],
  // Modules, so that what a worker needs only now and then is a file of its own.
  worker: { format: 'es' },
  build: { target: 'es2022', cssTarget: oldest, cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  environments: {
    // A page takes some of it along as text (`run-hero.ts`).
    ssr: { build: { minify: true } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The bundler lists in a name all that asks for a chunk, and a page lists the names.
            chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
            codeSplitting: { groups: [{ name: 'every-page', test: everyPage }, { name: 'cards', test: cards }, ...chunkGroups()] },
          },
        },
      },
    },
  },
})
