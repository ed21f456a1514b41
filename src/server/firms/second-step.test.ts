import { afterAll, beforeAll, expect, it } from 'vitest'
import { ACCOUNT_PATH, FIRMS_PATH, SECOND_STEP_HEADER, type FirmOfMine, type People } from '../../kernel/firm/firm-door.ts'
import { PASSWORD, register, type Browser } from './house.fixture.ts'
import { colleague, makeFirm, tryServer, withCodes, type WholeServer } from './whole-server.fixture.ts'

let server: WholeServer
let owner: Browser
let anna: Browser
let path: string

beforeAll(async () => {
  server = await tryServer()
  owner = server.browser()
  await register(owner, 'luca@rossi.example')
  const { slug } = await makeFirm(owner, 'Studio Rossi', 'dentisti')
  path = `${FIRMS_PATH}/${slug}`
  anna = await colleague(server, owner, slug, 'anna@rossi.example', 'collaboratore', [])
})
afterAll(() => server.close())

const ask = (browser: Browser, chiesto: boolean) =>
  browser.send({ method: 'PUT', url: `${path}/persone/secondo-passo`, payload: { chiesto } })
const people = async () => (await owner.get(`${path}/persone`)).json<People>()
const doors = async (browser: Browser) => [
  (await browser.get(path)).statusCode,
  (await browser.post(`${path}/store/query`, { entity: 'paziente' })).statusCode,
  (await browser.get(`${path}/bozze?scheda=paziente`)).statusCode,
]

it('is asked of others only by an owner who has it himself', async () => {
  expect([(await ask(anna, true)).statusCode, (await ask(owner, true)).statusCode]).toEqual([403, 409])
  await withCodes(owner)
  expect((await people()).people.map(({ email, lacksSecondStep }) => [email, lacksSecondStep])).toEqual([
    ['luca@rossi.example', undefined],
    ['anna@rossi.example', true],
  ])
  expect([(await people()).asksSecondStep, (await ask(owner, true)).statusCode, (await people()).asksSecondStep]).toEqual([
    false,
    200,
    true,
  ])
})

it('shuts every door of the firm to a password alone, at once, and no door of the account', async () => {
  const refused = await anna.get(path)
  expect([refused.statusCode, refused.headers[SECOND_STEP_HEADER]]).toEqual([403, '1'])
  expect([await doors(anna), await doors(owner)]).toEqual([
    [403, 403, 403],
    [200, 200, 200],
  ])
  expect((await anna.get(FIRMS_PATH)).json<FirmOfMine[]>()).toMatchObject([{ lacksSecondStep: true }])
  await withCodes(anna)
  expect(await doors(anna)).toEqual([200, 200, 200])
  expect((await anna.get(FIRMS_PATH)).json<FirmOfMine[]>()[0]).not.toHaveProperty('lacksSecondStep')
})

it('is gone with the codes, and asked no more once the firm leaves it free', async () => {
  await anna.post(`${ACCOUNT_PATH}/two-factor/disable`, { password: PASSWORD })
  expect(await doors(anna)).toEqual([403, 403, 403])
  expect((await ask(owner, false)).statusCode).toBe(200)
  expect(await doors(anna)).toEqual([200, 200, 200])
})
