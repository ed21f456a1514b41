import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './scripts/browser.ts'
import { ocrFiles } from './scripts/build/ocr-files.ts'
import { shiftScript } from './scripts/clock-shift.ts'
import { reachableSources } from './scripts/build/reachable-sources.ts'

const shift = shiftScript()
const react = process.env['REACT'] === 'development' ? 'development' : 'production'
/** Nobody looks at the frame that a test runs in: not to draw it takes a quarter off the processor, and what is inside cannot tell. */
const undrawn = `document.head.append(Object.assign(document.createElement('style'), { textContent: 'iframe { opacity: 0 }' }))`
const browserTests = '{src,scripts}/**/*.browser.test.{ts,tsx}'

export default defineConfig({
  test: {
    // Left to itself Vitest keeps one core free, which on two cores is half the machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          // The heaviest properties take two seconds alone and many more where others work beside them.
          testTimeout: 60_000,
          hookTimeout: 120_000,
          environment: 'node',
          // Modules are read once for all files: a third of the time. No test leaves anything in them (`--sequence.shuffle.files` tells).
          isolate: false,
          setupFiles: ['conformance/property-seed.ts'],
          include: ['{src,conformance,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: [browserTests, '**/node_modules/**'],
        },
      },
      {
        // React as it ships: its development half takes twice the time of the whole page. `REACT=development` brings it back, with StrictMode.
        define: { 'process.env.NODE_ENV': JSON.stringify(react) },
        oxc: { jsx: { development: react === 'development' } },
        cacheDir: join('node_modules', '.vite', react),
        plugins: [reachableSources(join(import.meta.dirname, 'src', 'web')), tailwindcss(), ocrFiles()],
        worker: { format: 'es' },
        // Found before the first test: a library found in the middle reloads the page and with it the tests.
        optimizeDeps: {
          entries: ['src/**/*.browser.test.tsx'],
          include: [
            'axe-core',
            'vitest-browser-react',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'react-dom/client',
            'tesseract.js',
            'wasm-feature-detect',
          ],
        },
        test: {
          name: 'browser',
          // A page waits half of its time, for frames and for its driver: four pages keep two cores busy.
          maxWorkers: 2 * availableParallelism(),
          // What is waited for comes at once or late on a busy machine; one second of patience was an assertion on its speed.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 90_000,
          hookTimeout: 120_000,
          setupFiles: ['conformance/act-in-production.ts', 'conformance/quick-retries.ts', 'conformance/released-keys.ts'],
          include: [browserTests],
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: 240_000,
            screenshotFailures: false,
            ...(shift !== undefined && { testerScripts: [{ content: shift }] }),
            orchestratorScripts: [{ content: undrawn }],
            provider: playwright({ launchOptions: await findBrowser() }),
            instances: [{ browser: 'chromium', viewport: { width: 1360, height: 820 } }],
          },
        },
      },
    ],
  },
})
