import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import { ENTRY_PATH, FIRMS_PATH, PROOF_HEADER } from '../../kernel/firm/firm-door.ts'
import type { Role } from '../../kernel/firm/roles.ts'
import type { Sector } from '../../kernel/sector/sector.ts'
import { loaderOf } from '../../sectors/loaders.ts'
import { readySlugs } from '../../sectors/ready.ts'
import { register, tokenTo, type Browser } from './house.fixture.ts'
import { makeFirm, newcomer, tryServer, type WholeServer } from './whole-server.fixture.ts'

const trades = (await Promise.all(readySlugs.map(async (slug) => [slug, await loaderOf(slug)?.sector()] as const))).flatMap(
  ([slug, sector]) => (sector && Object.keys(sector.groups).length > 0 ? [[slug, sector] as const] : []),
)

/** What a bookkeeper writes: documents that bear a number, and what is paid on them. */
const BOOKED: Readonly<Record<string, readonly string[]>> = {
  hospitality: ['ricevuta'],
  dentisti: ['prestazione', 'piano', 'fattura', 'incasso', 'nota_credito'],
  estetica: ['vendita'],
  sociale: ['donazione', 'documento'],
}

interface Member {
  readonly role: Role
  readonly isInGroup: boolean
  readonly browser: Browser
}

let server: WholeServer
let owner: Browser
const members: Member[] = []

beforeAll(async () => {
  server = await tryServer()
  owner = server.browser()
  await register(owner, 'luca@rossi.example')
  for (const role of ['collaboratore', 'contabile', 'lettura'] as const)
    for (const isInGroup of [false, true])
      members.push({ role, isInGroup, browser: await newcomer(server, `${role}-${isInGroup}@rossi.example`) })
})
afterAll(() => server.close())

/** A firm of this trade with its sample, in which everybody works. */
async function firmOf(trade: string, { groups }: Sector): Promise<string> {
  const { slug } = await makeFirm(owner, trade, trade, 'esempi')
  for (const { role, isInGroup, browser } of members) {
    const email = `${role}-${isInGroup}@rossi.example`
    await owner.post(`${FIRMS_PATH}/${slug}/persone/inviti`, { email, role, groups: isInGroup ? Object.keys(groups) : [] })
    await browser.post(`${ENTRY_PATH}/invito`, {}, { [PROOF_HEADER]: tokenTo(server, email) })
  }
  return `${FIRMS_PATH}/${slug}/store`
}

/** Questions that name an entity, or one of its fields. */
const naming = (entity: string, field?: string): readonly (readonly [operation: string, payload: object])[] =>
  field === undefined
    ? [
        ['query', { entity }],
        ['many', { entity, ids: [] }],
        ['lookup', { entity, titles: ['Chi'] }],
        ['history', { entity, id: `${entity}_1` }],
        ['measures', [{ entity, fn: 'count' }]],
      ]
    : [
        ['query', { entity, select: [field] }],
        ['query', { entity, where: [{ field, op: 'filled' }] }],
        ['query', { entity, sort: [{ field, direction: 'asc' }] }],
        ['measures', [{ entity, fn: 'distinct', field }]],
        ['measures', [{ entity, fn: 'count', groupBy: { field } }]],
        ['measures', [{ entity, fn: 'count', where: [{ field, op: 'empty' }] }]],
      ]

/** What a trade keeps to some, by its own words. */
const keptIn = ({ entities }: Sector) =>
  entities.flatMap(({ name, access, fields }) => [
    ...(access?.read ? [[name, undefined] as const] : []),
    ...Object.entries(fields).flatMap(([key, field]) => (field.access?.read ? [[name, key] as const] : [])),
  ])

describe.each(trades)('records of %s', (trade, sector) => {
  let path: string
  const rows = new Map<string, readonly AnyRow[]>()
  const ask = (browser: Browser, operation: string, payload: object) => browser.post(`${path}/${operation}`, payload)
  beforeAll(async () => {
    path = await firmOf(trade, sector)
    for (const { name } of sector.entities)
      rows.set(name, (await ask(owner, 'query', { entity: name, page: { limit: 50 } })).json<{ rows: readonly AnyRow[] }>().rows)
  })

  it('are asked by their names only by whoever may see them', async () => {
    const kept = keptIn(sector)
    expect(kept.length).toBeGreaterThan(0)
    for (const [entity, field] of kept)
      for (const [operation, payload] of naming(entity, field)) {
        const whole = (await ask(owner, operation, payload)).statusCode
        for (const { role, isInGroup, browser } of members) {
          const { statusCode } = await ask(browser, operation, payload)
          expect([entity, field, operation, role, isInGroup, statusCode]).toEqual([
            entity,
            field,
            operation,
            role,
            isInGroup,
            isInGroup ? whole : 400,
          ])
        }
      }
  })

  it('come without what is kept to others', async () => {
    const kept = keptIn(sector).flatMap(([entity, field]) => (field === undefined ? [] : [[entity, field] as const]))
    for (const [entity, field] of kept)
      for (const { isInGroup, browser, role } of members) {
        const answer = await ask(browser, 'query', { entity, page: { limit: 50 } })
        const { rows: seen = [] } = answer.json<{ rows?: readonly AnyRow[] }>()
        const [mine, all] = [seen, rows.get(entity) ?? []].map((some) => some.filter((row) => row[field] !== undefined).length)
        expect([entity, field, role, mine]).toEqual([entity, field, role, isInGroup ? all : 0])
      }
  })

  it('are changed by roles as they are written down', async () => {
    for (const { name, access } of sector.entities) {
      const id = rows.get(name)?.[0]?.id ?? `${name}_1`
      const wish = { changes: [{ type: 'remove', entity: name, id }], options: { via: 'form' } }
      for (const { role, isInGroup, browser } of members) {
        const { problems = [] } = (await ask(browser, 'rehearse', wish)).json<{ problems?: readonly Problem[] }>()
        const isKept = access !== undefined && !isInGroup
        const mayWrite = !isKept && (role === 'collaboratore' || (role === 'contabile' && BOOKED[trade]?.includes(name) === true))
        const isRefused = problems.some(({ code, path: at }) => code === 'read_only' && at === '')
        expect([name, role, isInGroup, isRefused]).toEqual([name, role, isInGroup, !mayWrite])
      }
    }
  })
})
