import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ACCOUNT_PATH, FIRMS_PATH, type FirmOfMine } from '../../kernel/firm/firm-door.ts'
import { serverIn, smallSite, visitorOf, type Child } from '../child.fixture.ts'
import { PASSWORD } from '../firms/house.fixture.ts'

let root: string
let data: string
let child: Child
let text: string
let slug: string
const valueOf = (line: string): number =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.slice(line.length) ?? NaN,
  )

beforeAll(async () => {
  root = smallSite()
  data = mkdtempSync(join(tmpdir(), 'bottega-dati-'))
  child = serverIn(root, { BOTTEGA_DATA: data, METRICS_PORT: '0' })
  const address = await child.address
  const owner = visitorOf(address)
  const account = { email: 'luca@sartori.example', password: PASSWORD }
  await owner.ask(`${ACCOUNT_PATH}/sign-up/email`, { ...account, name: 'Luca' })
  slug = ((await (await owner.ask(FIRMS_PATH, { name: 'Sartori', trade: 'artigiani', start: 'vuota' })).json()) as FirmOfMine).slug
  const path = `${FIRMS_PATH}/${slug}/store`
  const metrics = async () => {
    const at = /Metriche su (\S+)/.exec(child.said())?.[1] ?? ''
    return (await fetch(at)).text()
  }
  expect(await metrics()).toContain('bottega_last_copy_age_seconds +Inf')
  for (const nome of ['Osteria del Ponte', '']) {
    const change = { type: 'create', entity: 'cliente', id: `cliente_${crypto.randomUUID()}`, values: { nome, tipo: 'privato' } }
    await owner.ask(`${path}/commit`, { changes: [change], options: { via: 'form', id: change.id } })
  }
  await owner.ask(`${FIRMS_PATH}/${slug}/copie`, {})
  await visitorOf(address).ask(`${ACCOUNT_PATH}/sign-in/email`, { ...account, password: 'non è questa' })
  await visitorOf(address).ask(`${ACCOUNT_PATH}/sign-in/email`, account)
  const abort = new AbortController()
  await fetch(`${address}${path}/changes`, { headers: owner.headers(), signal: abort.signal })
  text = await metrics()
  abort.abort()
})
afterAll(async () => {
  child.process.kill('SIGTERM')
  expect((await child.ended).code).toBe(0)
  for (const folder of [root, data]) rmSync(folder, { recursive: true, force: true })
})

it('counts requests by the pattern of their route', () => {
  expect(valueOf('bottega_http_request_duration_seconds_count{method="POST",route="/api/aziende/:slug/store/commit",status="2xx"}')).toBe(2)
  expect(valueOf('bottega_http_request_duration_seconds_count{method="POST",route="/api/conto/sign-in/email",status="4xx"}')).toBe(1)
})

it('counts commits, sign-ins, streams and copies', () => {
  expect(valueOf('bottega_commits_total{trade="artigiani",outcome="done"}')).toBe(1)
  expect(valueOf('bottega_commits_total{trade="artigiani",outcome="refused"}')).toBe(1)
  expect(valueOf('bottega_security_events_total{event="sign-in"}')).toBe(1)
  expect(valueOf('bottega_security_events_total{event="sign-in refused"}')).toBe(1)
  expect(valueOf('bottega_live_streams')).toBe(1)
  expect(valueOf('bottega_copies')).toBe(1)
  expect(valueOf('bottega_last_copy_bytes')).toBeGreaterThan(100)
  expect(valueOf('bottega_last_copy_age_seconds')).toBeLessThan(600)
})

it('says how the process is', () => {
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds']) expect(valueOf(name)).toBeGreaterThan(0)
})

it('names nobody', () => expect(text).not.toMatch(/luca|sartori|osteria|127\.0\.0\.1/i))

it('is not reached where visitors are', async () => {
  expect((await fetch(`${await child.address}/metriche`)).status).toBe(404)
})
