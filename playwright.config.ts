import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './scripts/browser.ts'
import { freePort } from './scripts/free-port.ts'

// The workers read this file again: they inherit the port that the first reading chose.
process.env['E2E_PORT'] ??= String(await freePort())
const port = process.env['E2E_PORT']
const baseURL = `http://localhost:${port}`

export default defineConfig({
  testDir: 'e2e',
  // Playwright empties this folder first: two runs side by side must not empty each other's.
  outputDir: `test-results/${port}`,
  fullyParallel: true,
  forbidOnly: true,
  // A test that needs luck is a failing test.
  retries: 0,
  workers: 2,
  // Patience for a busy machine: what is waited for comes, and only a fault takes so long.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: {
    baseURL,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: await findBrowser(),
  },
  projects: [
    { name: 'desk', testIgnore: '**/*.phone.spec.ts', use: { ...devices['Desktop Chrome'], viewport: { width: 1360, height: 820 } } },
    {
      name: 'phone',
      testIgnore: '**/*.desk.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/start.ts`,
    url: `${baseURL}/salute`,
    env: { PORT: port, HOST: 'localhost' },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
