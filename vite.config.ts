import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { ocrFiles } from './scripts/build/ocr-files.ts'

export default defineConfig({
  plugins: [tailwindcss(), ocrFiles(), reactRouter()],
  // Modules, so that what a worker needs only now and then is a file of its own.
  worker: { format: 'es' },
  build: { target: 'es2022', cssMinify: 'lightningcss', assetsInlineLimit: 0 },
})
