import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import type { Mark } from '../../kernel/door/presence.ts'
import { newId } from '../../kernel/door/new-id.ts'
import { FIRMS_PATH, PREVIEW_HEADER } from '../../kernel/firm/firm-door.ts'
import { fill } from './askers.fixture.ts'
import { register, type Browser } from './house.fixture.ts'
import { LEASE_MS, LINGER_MS } from './presence.ts'
import { colleague, makeFirm, memberId, newcomer, tryServer, type WholeServer } from './whole-server.fixture.ts'

let server: WholeServer
let address: string
let owner: Browser
let slug: string
let path: string
let patient: string
let finding: string
let marta: Browser
let secretary: Browser
beforeAll(async () => {
  server = await tryServer()
  address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  owner = server.browser()
  await register(owner, 'luca@rossi.example')
  ;({ slug } = await makeFirm(owner, 'Studio Rossi', 'dentisti'))
  path = `${FIRMS_PATH}/${slug}`
  patient = await fill(owner, path)
  const found = await owner.post(`${path}/store/query`, { entity: 'reperto' })
  finding = found.json<{ rows: readonly { id: string }[] }>().rows[0]?.id ?? ''
  marta = await colleague(server, owner, slug, 'marta@rossi.example', 'collaboratore', ['sanitari'])
  secretary = await colleague(server, owner, slug, 'paola@rossi.example', 'collaboratore', [])
})
afterAll(() => server.close())

const say = (who: Browser, open: readonly (readonly [entity: string, id: string])[], page: string, headers = {}) =>
  who.post(`${path}/store/segno`, { page, open: open.map(([entity, id]) => ({ entity, id })) }, headers)

/** Closes what a page has open, and waits until its marks have gone. */
async function close(who: Browser, page: string): Promise<void> {
  await say(who, [], page)
  server.later(LINGER_MS)
}

/** What somebody hears of the others, the newest last; it is there once `until` is. */
async function listening(who: Browser, { headers = {}, at = `${address}${path}` }: { headers?: object; at?: string } = {}) {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const asked = { cookie: who.cookies(), 'sec-fetch-site': 'same-origin', ...headers }
  const response = await fetch(`${at}/store/changes?segni=1`, { headers: asked, signal: stop.signal })
  expect(response.status).toBe(200)
  let text = ''
  const read = async () => {
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += part
  }
  void read().catch(() => undefined)
  const now = (): readonly Mark[] => {
    const last = [...text.matchAll(/event: segni\ndata: (.*)\n\n/g)].at(-1)?.[1]
    return last === undefined ? [] : (JSON.parse(last) as readonly Mark[])
  }
  return { now, all: () => text, until: (marks: readonly Mark[]) => expect.poll(now, { timeout: 5000 }).toEqual(marks) }
}

const byMarta = { by: 'marta' }

it('a record that somebody opens is marked for a colleague, and for ten seconds more once it is closed', async () => {
  const heard = await listening(owner)
  const page = crypto.randomUUID()
  expect((await say(marta, [['paziente', patient]], page)).json()).toEqual({ fatto: true })
  await heard.until([{ entity: 'paziente', id: patient, ...byMarta }])
  // Who comes later is told as well.
  await (await listening(secretary)).until([{ entity: 'paziente', id: patient, ...byMarta }])
  await say(marta, [], page)
  server.later(LINGER_MS - 8000)
  await say(marta, [['reperto', finding]], page)
  await heard.until([
    { entity: 'reperto', id: finding, ...byMarta },
    { entity: 'paziente', id: patient, ...byMarta },
  ])
  server.later(8000)
  await heard.until([{ entity: 'reperto', id: finding, ...byMarta }])
  await close(marta, page)
  await heard.until([])
})

it('two pages of one person are one mark, which stays until both are closed, and none for himself', async () => {
  const [heard, own] = [await listening(owner), await listening(marta)]
  const pages = [crypto.randomUUID(), crypto.randomUUID()] as const
  await say(marta, [['paziente', patient]], pages[0])
  await say(marta, [['paziente', patient]], pages[1])
  await heard.until([{ entity: 'paziente', id: patient, ...byMarta }])
  await close(marta, pages[0])
  await say(owner, [], crypto.randomUUID())
  expect(heard.now()).toHaveLength(1)
  await close(marta, pages[1])
  await heard.until([])
  expect(own.all()).not.toContain('segni')
})

it('a page that goes silent is believed for the length of its lease', async () => {
  const heard = await listening(owner)
  await say(marta, [['paziente', patient]], crypto.randomUUID())
  await heard.until([{ entity: 'paziente', id: patient, ...byMarta }])
  server.later(LEASE_MS)
  await heard.until([])
  expect(heard.all()).toContain('marta')
})

it('whoever does not see an entity is not told of its records, and can mark none', async () => {
  const [whole, part] = [await listening(owner), await listening(secretary)]
  const page = crypto.randomUUID()
  await say(
    marta,
    [
      ['reperto', finding],
      ['paziente', patient],
    ],
    page,
  )
  await whole.until([
    { entity: 'reperto', id: finding, ...byMarta },
    { entity: 'paziente', id: patient, ...byMarta },
  ])
  await part.until([{ entity: 'paziente', id: patient, ...byMarta }])
  expect(part.all()).not.toContain(finding)
  await close(marta, page)
  await whole.until([])
  const hers = crypto.randomUUID()
  await say(
    secretary,
    [
      ['reperto', finding],
      ['paziente', newId('paziente')],
      ['mai_descritta', 'x'],
      ['paziente', patient],
    ],
    hers,
  )
  await whole.until([{ entity: 'paziente', id: patient, by: 'paola' }])
  await close(secretary, hers)
})

it('another firm of the same trade hears nothing, and says nothing here', async () => {
  const rival = await newcomer(server, 'anna@verdi.example')
  const other = await makeFirm(rival, 'Studio Verdi', 'dentisti')
  const [heard, there] = [await listening(owner), await listening(rival, { at: `${address}${FIRMS_PATH}/${other.slug}` })]
  expect((await say(rival, [['paziente', patient]], crypto.randomUUID())).statusCode).toBe(404)
  const page = crypto.randomUUID()
  await rival.post(`${FIRMS_PATH}/${other.slug}/store/segno`, { page, open: [{ entity: 'paziente', id: patient }] })
  await say(marta, [['paziente', patient]], page)
  await heard.until([{ entity: 'paziente', id: patient, ...byMarta }])
  expect(there.all()).not.toContain('segni')
  await close(marta, page)
})

it('whoever looks as somebody else leaves no mark, and sees those that are there', async () => {
  const as = { [PREVIEW_HEADER]: await memberId(owner, slug, 'paola@rossi.example') }
  const [heard, seen] = [await listening(marta), await listening(owner, { headers: as })]
  expect((await say(owner, [['paziente', patient]], crypto.randomUUID(), as)).statusCode).toBe(403)
  const page = crypto.randomUUID()
  await say(
    marta,
    [
      ['paziente', patient],
      ['reperto', finding],
    ],
    page,
  )
  await seen.until([{ entity: 'paziente', id: patient, ...byMarta }])
  expect(heard.all()).not.toContain('segni')
  await close(marta, page)
})

it('takes no other words, and writes nothing into the history', async () => {
  const before = (await owner.post(`${path}/store/lately`, { limit: 1000 })).body
  const page = crypto.randomUUID()
  const record = { entity: 'paziente', id: patient }
  const words = [
    { page, open: [{ ...record, by: 'Altri' }] },
    { page: 'x', open: [] },
    { page, open: Array.from({ length: 9 }, () => record) },
    { page },
  ]
  for (const body of words) expect((await marta.post(`${path}/store/segno`, body)).statusCode).toBe(400)
  await say(marta, [['paziente', patient]], page)
  await close(marta, page)
  expect((await owner.post(`${path}/store/lately`, { limit: 1000 })).body).toBe(before)
})

it('whoever listens without asking for marks is told of none', async () => {
  const stop = new AbortController()
  const response = await fetch(`${address}${path}/store/changes?after=0`, {
    headers: { cookie: owner.cookies(), 'sec-fetch-site': 'same-origin' },
    signal: stop.signal,
  })
  const page = crypto.randomUUID()
  await say(marta, [['paziente', patient]], page)
  await owner.post(`${path}/store/commit`, {
    changes: [{ type: 'update', entity: 'paziente', id: patient, values: { note: 'Fine' } }],
    options: { via: 'form', id: newId('commit') },
  })
  let text = ''
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    if (text.includes('Fine')) break
  }
  stop.abort()
  expect(text).not.toContain('segni')
  await close(marta, page)
})
