import { afterAll, beforeAll, expect, it } from 'vitest'
import { FIRMS_PATH } from '../../kernel/firm/firm-door.ts'
import { browserOf, register, tryHouse, type Browser, type TriedHouse } from './house.fixture.ts'
import { colleague, makeFirm } from './whole-server.fixture.ts'

const PER_SECOND = 3
let house: TriedHouse
let owner: Browser
let anna: Browser
let slug: string

beforeAll(async () => {
  house = await tryHouse({ requests: PER_SECOND })
  owner = browserOf(house)
  await register(owner, 'luca@rossi.example')
  ;({ slug } = await makeFirm(owner, 'Rossi', 'artigiani'))
  anna = await colleague(
    { ...house, browser: () => browserOf(house, '203.0.113.8') },
    owner,
    slug,
    'anna@rossi.example',
    'collaboratore',
    [],
  )
})
afterAll(() => house.close())

const ask = (who: Browser) => who.post(`${FIRMS_PATH}/${slug}/store/query`, { entity: 'cliente' })
const three = async (who: Browser) => [(await ask(who)).statusCode, (await ask(who)).statusCode, (await ask(who)).statusCode]

it('whoever has signed in asks at a pace, whichever browser he asks by; his colleagues have their own', async () => {
  house.later(3_600_000)
  let [answer, passed] = [await ask(owner), 0]
  for (; answer.statusCode === 200; passed++) answer = await ask(owner)
  expect(passed).toBeGreaterThanOrEqual(20 * PER_SECOND)
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
    429,
    '1',
    { errore: 'Troppe richieste in poco tempo: riprova fra un momento.' },
  ])
  expect(await three(anna)).toEqual([200, 200, 200])
  house.later(2000)
  expect(await three(owner)).toEqual([200, 200, 200])
})
