import { afterAll, beforeAll, expect, it } from 'vitest'
import { FIRMS_PATH, type Copies } from '../../kernel/firm/firm-door.ts'
import { browserOf, register, tryHouse, type Browser, type TriedHouse } from './house.fixture.ts'
import { makeFirm } from './whole-server.fixture.ts'

let house: TriedHouse
let owner: Browser

beforeAll(async () => {
  house = await tryHouse()
  owner = browserOf(house)
  await register(owner, 'luca@rossi.example')
})
afterAll(() => house.close())

const copy = async (slug: string) => (await owner.post(`${FIRMS_PATH}/${slug}/copie`, {})).json<Copies>().copies
const seen = async (slug: string) => (await owner.get(`${FIRMS_PATH}/${slug}/copie`)).json<Copies>().copies

it('of a firm tell its own rows, and their size only as long as no other firm is on the server', async () => {
  const rossi = await makeFirm(owner, 'Rossi', 'artigiani', 'esempi')
  const [alone] = await copy(rossi.slug)
  expect(alone).toEqual({ at: expect.any(String), bytes: expect.any(Number), rows: expect.any(Number) })
  expect(alone?.rows).toBeGreaterThan(100)

  // Of one day the last copy alone is kept.
  house.later(24 * 60 * 60_000)
  const verdi = await makeFirm(owner, 'Verdi', 'artigiani', 'esempi')
  await copy(verdi.slug)
  const [rows, at] = [alone?.rows, expect.any(String)]
  expect(await seen(rossi.slug)).toEqual([
    { at, rows },
    { at, rows },
  ])
  const [last, first] = await seen(verdi.slug)
  expect([last?.bytes, first]).toEqual([undefined, { at, rows: 0 }])
  expect(last?.rows).toBeGreaterThan(100)
})
