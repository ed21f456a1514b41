import { rmSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FIRMS_PATH } from '../../kernel/firm/firm-door.ts'
import { browserOf, register, tryHouse, type TriedHouse } from '../firms/house.fixture.ts'
import { registerReadiness } from './readiness.ts'
import Fastify from 'fastify'

let house: TriedHouse
let app: FastifyInstance
beforeEach(async () => {
  house = await tryHouse()
  const owner = browserOf(house)
  await register(owner, 'luca@sartori.example')
  await owner.post(FIRMS_PATH, { name: 'Sartori', trade: 'artigiani', start: 'vuota' })
  const { folder, accounts, trades } = house.house
  app = Fastify()
  registerReadiness(app, { folder, opened: async () => new Map([...(await trades.opened()), ['accounts', accounts] as const]) })
})
afterEach(async () => {
  await app.close()
  await house.close()
})

const ready = async () => {
  const response = await app.inject('/pronto')
  return [response.statusCode, response.json<object>()]
}
/** What was found a moment ago is believed for a second. */
const anew = () => setTimeout(1100)

it('is ready where its databases answer and its folder takes files', async () => {
  expect(await ready()).toEqual([200, { stato: 'pronto', banche: { artigiani: 'ok', accounts: 'ok' }, cartella: 'ok' }])
})

it('is not ready where the folder takes no files, which it looks at once a second', async () => {
  expect((await ready())[0]).toBe(200)
  rmSync(house.folder, { recursive: true })
  expect((await ready())[0]).toBe(200)
  await anew()
  expect(await ready()).toEqual([503, expect.objectContaining({ stato: 'non pronto', cartella: 'non scrivibile' })])
})

it('is not ready where a newer program has brought the tables further', async () => {
  await sql`insert into _migration (sector, number, name, digest) values ('accounts', 99, 'later', '')`.execute(house.house.accounts.db)
  expect(await ready()).toEqual([
    503,
    expect.objectContaining({ stato: 'non pronto', banche: { artigiani: 'ok', accounts: 'di una versione più nuova' } }),
  ])
})

it('is not ready where a database does not answer', async () => {
  await house.house.accounts.db.destroy()
  expect(await ready()).toEqual([503, expect.objectContaining({ banche: { artigiani: 'ok', accounts: 'non risponde' } })])
})
