import { request as httpRequest } from 'node:http'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ACCOUNT_PATH, FIRMS_PATH, type FirmOfMine } from '../kernel/firm/firm-door.ts'
import { copiesIn } from './archive/copies.ts'
import { serverIn, smallSite, visitorOf, type Child } from './child.fixture.ts'
import { PASSWORD } from './firms/house.fixture.ts'

let root: string
const running: Child[] = []
const folders: string[] = []
const dataFolder = () => {
  const made = mkdtempSync(join(tmpdir(), 'bottega-dati-'))
  folders.push(made)
  return made
}
const start = (data: string, env: Readonly<Record<string, string>> = {}): Child => {
  const child = serverIn(root, { BOTTEGA_DATA: data, ...env })
  running.push(child)
  return child
}

beforeAll(() => void (root = smallSite()))
afterAll(async () => {
  for (const child of running) {
    child.process.kill('SIGKILL')
    await child.ended
  }
  for (const folder of [root, ...folders]) rmSync(folder, { recursive: true, force: true })
})

/** Somebody at work in a firm of his own on this server. */
async function atWork(address: string) {
  const owner = visitorOf(address)
  await owner.ask(`${ACCOUNT_PATH}/sign-up/email`, { email: 'luca@sartori.example', password: PASSWORD, name: 'Luca' })
  const made = await owner.ask(FIRMS_PATH, { name: 'Sartori', trade: 'artigiani', start: 'vuota' })
  return { owner, firm: (await made.json()) as FirmOfMine }
}

it('stops when it is told to: finishes what it does, ends what it tells live, keeps a copy that was begun, and exits 0', async () => {
  const data = dataFolder()
  const child = start(data)
  const address = await child.address
  const { owner, firm } = await atWork(address)
  const live = await fetch(`${address}${FIRMS_PATH}/${firm.slug}/store/changes`, { headers: owner.headers() })
  const heard = live.text()
  // A request whose body has come half when the signal comes.
  const path = `${FIRMS_PATH}/${firm.slug}/store/query`
  const body = JSON.stringify({ entity: 'cliente', page: { limit: 1 } })
  const half = httpRequest(`${address}${path}`, { method: 'POST', headers: { ...owner.headers(), 'content-length': body.length } })
  half.write(body.slice(0, 10))
  const copied = owner.ask(`${FIRMS_PATH}/${firm.slug}/copie`, {})
  await expect.poll(() => existsSync(join(data, 'copie'))).toBe(true)
  child.process.kill('SIGTERM')
  await expect(heard).resolves.toMatch(/^: /)
  half.end(body.slice(10))
  const [answer] = (await once(half, 'response')) as [{ readonly statusCode: number; resume: () => void }]
  answer.resume()
  expect([answer.statusCode, (await copied).status]).toEqual([200, 201])
  expect((await child.ended).code).toBe(0)
  expect((await copiesIn(data)).length).toBe(1)
  expect(readdirSync(join(data, 'copie')).filter((name) => name.endsWith('.incompleta'))).toEqual([])
  expect(existsSync(join(data, 'in-uso'))).toBe(false)
})

it('leaves the folder to one server, and takes it over from one that was killed', async () => {
  const data = dataFolder()
  const first = start(data)
  await first.address
  expect(readFileSync(join(data, 'in-uso'), 'utf8').trim()).toBe(String(first.process.pid))
  const second = await start(data).ended
  expect(second).toEqual({
    code: 1,
    said: '',
    complained: `La cartella ${data} è già in uso (processo ${first.process.pid}): ferma l’altro server, o scegli un’altra cartella con BOTTEGA_DATA.\n`,
  })
  first.process.kill('SIGKILL')
  await first.ended
  expect(existsSync(join(data, 'in-uso'))).toBe(true)
  const third = start(data)
  expect((await fetch(`${await third.address}/pronto`)).status).toBe(200)
  third.process.kill('SIGTERM')
  expect((await third.ended).code).toBe(0)
})

it('says in one sentence what is wrong with its settings', async () => {
  const { code, complained } = await start(dataFolder(), { PORT: 'tremila' }).ended
  expect([code, complained]).toEqual([1, 'PORT=tremila: scrivi un numero da 0 a 65535.\n'])
})
