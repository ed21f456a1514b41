import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { defineConfig, devices, type Project } from '@playwright/test'
import { IN_FIRM, NOW, ownerState } from './e2e/support/day.ts'
import { findBrowser } from './scripts/browser.ts'
import { freePort } from './scripts/free-port.ts'

// The workers read this file again: they inherit the port that the first reading chose.
process.env['E2E_PORT'] ??= String(await freePort())
process.env['E2E_SQLITE_PORT'] ??= String(await freePort())
process.env['E2E_CENTRO_PORT'] ??= String(await freePort())
process.env['E2E_FIRMS_PORT'] ??= String(await freePort())
process.env['E2E_DAYS_PORT'] ??= String(await freePort())
const port = process.env['E2E_PORT']
const sqlitePort = process.env['E2E_SQLITE_PORT']
const centroPort = process.env['E2E_CENTRO_PORT']
const firmsPort = process.env['E2E_FIRMS_PORT']
const daysPort = process.env['E2E_DAYS_PORT']
const baseURL = `http://localhost:${port}`

/** `npm run journeys:sqlite`: all journeys over SQLite through HTTP. Otherwise those of a working day, beside the others in memory. */
const isAllOverSqlite = process.env['BOTTEGA_STORE'] === 'sqlite'
const overHttp = '**/over-http.desk.spec.ts'
const dailyWork = [overHttp, '**/artigiani-interventi.spec.ts', '**/hospitality-panoramica.spec.ts', '**/undo.desk.spec.ts']
/** Those of the sports centre, which has every view: on a page of its own, always behind its server. */
const centro = '**/centro-*.spec.ts'
/** Those of firms of one's own: on a server on which nobody has an account yet. */
const firms = '**/azienda-*.spec.ts'
/** `npm run journeys:app`: the working day of every trade in a firm of its own. Otherwise that of two trades, beside the demo pages. */
const isAllInFirms = process.env['BOTTEGA_STORE'] === 'app'
const dayInFirm = isAllInFirms
  ? ['**/*-giornata.spec.ts', '**/artigiani-interventi.spec.ts', '**/hospitality-panoramica.spec.ts']
  : ['**/autofficine-giornata.spec.ts', '**/farmacie-giornata.spec.ts']
const elsewhere = isAllOverSqlite ? [centro, firms] : [...dailyWork, centro, firms]
const desk = { ...devices['Desktop Chrome'], viewport: { width: 1360, height: 820 } }
// In plain pixels: four times as many to draw would show nothing more.
const phone = { ...devices['Desktop Chrome'], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 }

/** Firms of a journey lie in a folder that no other run has. */
const dataOf = (at: string) => join(tmpdir(), `bottega-e2e-${process.pid}-${at}`)
const server = (at: string, store: string) =>
  served('scripts/start.ts', 'salute', {
    PORT: at,
    HOST: 'localhost',
    BOTTEGA_STORE: store,
    BOTTEGA_DATA: dataOf(at),
    TRUST_PROXY: 'loopback',
  })
/** A server of firms on which it is the day of the journeys, so that the sample of a firm is that of the demo pages. */
const serverOfDays = (at: string) => {
  const { env, ...rest } = server(at, 'memory')
  const shift = pathToFileURL(join(import.meta.dirname, 'scripts', 'shift-clock.ts')).href
  return { ...rest, env: { ...env, CLOCK_SHIFT: String(Date.parse(NOW) - Date.now()), NODE_OPTIONS: `--import=${shift}` } }
}
const served = (script: string, path: string, env: { readonly PORT: string } & Readonly<Record<string, string>>) => ({
  command: `"${process.execPath}" ${script}`,
  url: `http://localhost:${env.PORT}/${path}`,
  env,
  // It builds the site first where the sources have changed.
  timeout: 600_000,
  reuseExistingServer: false,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 5000 },
})

const onPages: Project[] = [
  { name: 'desk', testIgnore: ['**/*.phone.spec.ts', ...elsewhere], grepInvert: /@phone/, use: desk },
  { name: 'phone', testIgnore: ['**/*.desk.spec.ts', centro, firms], grepInvert: /@desk/, use: phone },
]
const onOtherServers: Project[] = [
  { name: 'sqlite', testMatch: dailyWork, use: { ...desk, baseURL: `http://localhost:${sqlitePort}` } },
  { name: 'firms', testMatch: firms, use: { ...desk, baseURL: `http://localhost:${firmsPort}` } },
  { name: 'centro', testMatch: centro, use: { ...desk, baseURL: `http://localhost:${centroPort}` } },
  {
    name: 'centro-phone',
    testMatch: centro,
    testIgnore: '**/*.desk.spec.ts',
    use: { ...phone, baseURL: `http://localhost:${centroPort}` },
  },
]
const ofDays = { ...desk, baseURL: `http://localhost:${daysPort}` }
const inFirms: Project[] = [
  { name: 'owner', testMatch: '**/owner.setup.ts', use: ofDays },
  {
    name: IN_FIRM,
    testMatch: dayInFirm,
    testIgnore: '**/assistente-*',
    grepInvert: /@phone/,
    dependencies: ['owner'],
    use: { ...ofDays, storageState: ownerState() },
  },
]

export default defineConfig({
  testDir: 'e2e',
  // Playwright empties this folder first: two runs side by side must not empty each other's.
  outputDir: `test-results/${port}`,
  fullyParallel: true,
  forbidOnly: true,
  // A test that needs luck is a failing test; a machine that checks what is handed in asks it again, and says so (decision 32).
  retries: process.env['SECOND_TRY'] === '1' ? 1 : 0,
  // A page waits as often as it works: on two cores four keep them busy.
  workers: 4,
  // Patience for a busy machine: what is waited for comes, and only a fault takes so long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    baseURL,
    locale: 'it-IT',
    // Frames that nobody looks at; what moves is looked at where a journey says `withMotion`, and in the tests of each part.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Rome',
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: await findBrowser(),
  },
  projects: isAllInFirms ? inFirms : isAllOverSqlite ? onPages : [...onPages, ...onOtherServers, ...inFirms],
  webServer: isAllInFirms
    ? [serverOfDays(daysPort)]
    : isAllOverSqlite
      ? [server(port, 'sqlite')]
      : [
          server(port, 'memory'),
          server(sqlitePort, 'sqlite'),
          server(firmsPort, 'memory'),
          serverOfDays(daysPort),
          served('e2e/centro/serve.ts', 'centro', { PORT: centroPort }),
        ],
})
