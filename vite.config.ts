import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * What a page starts with comes in about a dozen files instead of thirty of a kilobyte each: every six files cost one more
 * round trip. Modules that wait for an action (`import()`) keep their own files, so that nobody loads them early.
 */
const startTogether = {
  name: 'shared',
  tags: ['$initial' as const],
  entriesAware: true,
  entriesAwareMergeThreshold: 6000,
  minShareCount: 2,
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', cssMinify: 'lightningcss', assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [startTogether] } } } } } },
})
