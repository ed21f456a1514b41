import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import {
  addOwnField,
  changeOwnField,
  orderOwnFields,
  ownFieldGone,
  putOwnFieldAway,
  type Changed,
} from '../../kernel/firm/change-own-fields.ts'
import { FIRMS_PATH, type FirmRefused, type OwnFieldsHeld, type OwnFieldsKept } from '../../kernel/firm/firm-door.ts'
import { extensible, ownKinds, type OwnField, type OwnKind } from '../../kernel/firm/own-fields.ts'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { renewWords } from '../sql/migrations/rebuild.ts'
import type { TradeDatabase, TradeDatabases } from './databases.ts'
import { firmEntities } from './firm-entities.ts'
import type { Firms } from './firms.ts'
import { storeOf } from './firms-route.ts'
import type { AtWork, Guard } from './guard.ts'

interface OwnFieldsRoute {
  readonly firms: Firms
  readonly trades: TradeDatabases
  readonly guard: Guard
  readonly now: () => Date
}

const PATH = `${FIRMS_PATH}/:slug/campi`
const MOST_BYTES = 65_536

// Longer than what is taken: what is too long is told at its field.
const wish = z.strictObject({
  label: z.string().max(400),
  kind: z.enum(Object.keys(ownKinds) as [OwnKind, ...OwnKind[]]),
  options: z.array(z.strictObject({ id: z.string().max(40).optional(), label: z.string().max(400) })).max(200),
  isListed: z.boolean(),
})
const newWish = wish.extend({ entity: z.string().max(80) })
const away = z.strictObject({ tolto: z.boolean() })
const order = z.strictObject({ entity: z.string().max(80), ids: z.array(z.string().max(40)).max(100) })

const INVALID = { errore: 'Richiesta non valida.' }
const gone: Changed = { ok: false, problems: [ownFieldGone] }

interface Found extends TradeDatabase, AtWork {}

/** The fields that a firm adds to its trade: whoever runs it sees, adds, changes and orders them, and puts them away. */
export function registerOwnFields(app: FastifyInstance, { firms, trades, guard, now }: OwnFieldsRoute): void {
  const ownerOf = async (...[request, reply]: Parameters<Guard['owner']>): Promise<Found | undefined> => {
    const found = await guard.owner(request, reply)
    const trade = found && (await trades.of(found.member.trade))
    return found && trade && { ...found, ...trade }
  }
  const idIn = (params: unknown) => (params as { readonly id: string }).id
  const change = async (found: Found, reply: FastifyReply, work: (fields: readonly OwnField[]) => Changed) => {
    const { member, sector, database } = found
    const changed = await firms.changeFields(member.firm, work)
    if (!changed.ok) return reply.code(422).send({ problems: changed.problems } satisfies FirmRefused)
    const after = { ...member, own: changed.fields }
    const [before, field] = [member.own, changed.fields].map((fields) => fields.find(({ id }) => id === changed.id))
    if (before && field && wordsOf(before) !== wordsOf(field))
      await renewWords(database, firmEntities(sector, after), member.firm, field.entity)
    return { fields: changed.fields, id: changed.id } satisfies OwnFieldsKept
  }
  app.get(PATH, async (request, reply) => {
    const found = await ownerOf(request, reply)
    if (!found) return reply
    const { own } = found.member
    return { fields: own, held: await heldBy(found, own, now) } satisfies OwnFieldsHeld
  })
  app.post(PATH, { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const found = await ownerOf(request, reply)
    if (!found) return reply
    const asked = newWish.safeParse(request.body)
    const entity = asked.success ? extensible(found.sector).find(({ name }) => name === asked.data.entity) : undefined
    if (!asked.success || !entity) return reply.code(400).send(INVALID)
    return change(found, reply, (fields) => addOwnField(fields, entity, asked.data))
  })
  app.put(`${PATH}/ordine`, { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const found = await ownerOf(request, reply)
    const asked = order.safeParse(request.body)
    if (!found) return reply
    if (!asked.success) return reply.code(400).send(INVALID)
    const { entity, ids } = asked.data
    return change(found, reply, (fields) => ({ ok: true, fields: orderOwnFields(fields, { name: entity }, ids), id: '' }))
  })
  app.put(`${PATH}/:id`, { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const found = await ownerOf(request, reply)
    const asked = wish.safeParse(request.body)
    if (!found) return reply
    if (!asked.success) return reply.code(400).send(INVALID)
    const id = idIn(request.params)
    const own = found.member.own.filter((field) => field.id === id)
    const { [id]: count = 0 } = await heldBy(found, own, now)
    return change(found, reply, (fields) => {
      const entity = described(found, fields, id)
      return entity ? changeOwnField(fields, entity, id, asked.data, count > 0) : gone
    })
  })
  app.put(`${PATH}/:id/posto`, { bodyLimit: 256 }, async (request, reply) => {
    const found = await ownerOf(request, reply)
    const asked = away.safeParse(request.body)
    if (!found) return reply
    if (!asked.success) return reply.code(400).send(INVALID)
    const id = idIn(request.params)
    return change(found, reply, (fields) => {
      const entity = described(found, fields, id)
      return entity ? putOwnFieldAway(fields, entity, id, asked.data.tolto) : gone
    })
  })
}

/** How many records hold a value of these fields. */
async function heldBy(found: Found, fields: readonly OwnField[], now: () => Date): Promise<OwnFieldsHeld['held']> {
  const store = storeOf(found, { ...found, isPreview: false }, now)
  const asked = fields.map(({ id, entity }) => ({ entity, fn: 'count', where: [{ field: id, op: 'filled' }] }) as const)
  const figures = await store.measures(asked)
  return Object.fromEntries(fields.map(({ id }, at) => [id, figures[at]?.value ?? 0]))
}

/** The entity of a field, as its trade describes it. */
function described({ sector }: Found, fields: readonly OwnField[], id: string): AnyEntity | undefined {
  const name = fields.find((field) => field.id === id)?.entity
  return sector.entities.find((entity) => entity.name === name)
}

/** By what the values of a field are found: another of these, and the words of the records are made anew. */
const wordsOf = ({ kind, options = [], isAway }: OwnField): string =>
  JSON.stringify([kind, isAway, kind === 'scelta' && options.map(({ id, label }) => `${id} ${label}`).toSorted((a, b) => (a < b ? -1 : 1))])
