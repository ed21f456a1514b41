import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { azienda } from '../../kernel/firm/azienda.ts'
import {
  FIRMS_PATH,
  PREVIEW_HEADER,
  type FirmKept,
  type FirmMade,
  type FirmOpened,
  type FirmRefused,
  type FirstNumberWish,
  type FirstNumbersKept,
} from '../../kernel/firm/firm-door.ts'
import { numberIn } from '../../kernel/derive/numbering.ts'
import { lastNumbered } from '../../kernel/derive/last-numbered.ts'
import { countedIn, firstProblem } from '../../kernel/derive/first-numbers.ts'
import { validate, validateField } from '../../kernel/derive/validate.ts'
import type { Rights } from '../../kernel/door/asker.ts'
import type { Values } from '../../kernel/door/change.ts'
import type { Problem } from '../../kernel/problem/problem.ts'
import type { At } from '../../kernel/italian/at.ts'
import { logoIn } from '../../kernel/firm/logo.ts'
import { timeNow, today } from '../../kernel/italian/dates.ts'
import type { Sector } from '../../kernel/sector/sector.ts'
import { sightOf } from '../../kernel/access/sight.ts'
import type { Bytes } from '../files/bytes.ts'
import { fillWorkspace } from '../sql/fill-workspace.ts'
import { readingOf } from '../sql/reading-of.ts'
import { isFileSeen, keepsFilesBack } from '../sql/files-seen.ts'
import { SqlFiles } from '../sql/sql-files.ts'
import { SqlStore } from '../sql/sql-store.ts'
import { registerFiles } from '../store/files-route.ts'
import { registerStore } from '../store/store-route.ts'
import type { Chosen, FirmChoices } from './choices.ts'
import { viewsFor } from './choices-route.ts'
import type { TradeDatabase, TradeDatabases } from './databases.ts'
import { demoAsked, makeAgain, momentOfDemo, MOST_DEMO_BYTES } from './demo-work.ts'
import { listed, type Firms } from './firms.ts'
import type { AtWork, Guard } from './guard.ts'
import { rightsOf } from '../../kernel/firm/rights-of.ts'
import { firmEntities, sightIn } from './firm-entities.ts'
import type { FirmPeople } from './people.ts'
import type { FirmPresence } from './presence.ts'
import { registerPresence } from './presence-route.ts'
import { removeSample } from './sample.ts'
import type { Tell } from '../watch/happening.ts'

interface FirmsRoute {
  readonly firms: Firms
  readonly people: Pick<FirmPeople, 'lacksSecondStep'>
  readonly choices: FirmChoices
  readonly trades: TradeDatabases
  /** Where the bytes of files lie; in the databases where it is absent. */
  readonly place: Bytes | undefined
  /** Bytes that the files of a firm may have together; any number where it is absent. */
  readonly quota: number | undefined
  readonly guard: Guard
  readonly presence: FirmPresence
  readonly now: () => Date
  readonly tell: Tell
}

const named = { name: z.string().trim().min(1).max(120), trade: z.string().max(40) }
const wish = z.discriminatedUnion('start', [
  z.strictObject({ ...named, start: z.enum(['vuota', 'esempi']) }),
  z.strictObject({ ...named, start: z.literal('demo'), demo: demoAsked }),
])

const setupPart = z.strictObject({ isListHidden: z.boolean().optional(), step: z.enum(['azienda', 'persone', 'dati', 'fatto']).optional() })

const firstAsked: z.ZodType<FirstNumberWish> = z.strictObject({ entity: z.string().max(80), first: z.number().nullable() })

const draftAsked = z.partialRecord(z.enum(Object.keys(azienda.fields)), z.string().max(1000))

const atOf = (moment: Date) => ({ today: today(moment), time: timeNow(moment) })

/** Firms of whoever has signed in: their list, a new one, one that is opened, and its records. */
export function registerFirms(
  app: FastifyInstance,
  { firms, people, choices, trades, place, quota, guard, presence, now, tell }: FirmsRoute,
): void {
  const path = `${FIRMS_PATH}/:slug`
  app.get(FIRMS_PATH, async (request, reply) => {
    const who = await guard.signedIn(request, reply)
    if (!who) return reply
    const mine = await firms.of(who.user)
    const isShut = mine.some(({ setup }) => setup.asksSecondStep) && (await people.lacksSecondStep(who.user))
    return mine.map((one) => ({ ...listed(one), ...(isShut && one.setup.asksSecondStep && { lacksSecondStep: true as const }) }))
  })
  app.post(FIRMS_PATH, { bodyLimit: MOST_DEMO_BYTES }, async (request, reply) => {
    const who = await guard.signedIn(request, reply)
    if (!who) return reply
    const asked = wish.safeParse(request.body)
    const trade = asked.success ? await trades.of(asked.data.trade) : undefined
    if (!asked.success || !trade) return reply.code(400).send({ errore: 'Scrivi il nome dell’azienda e scegli il mestiere.' })
    const { name, start } = asked.data
    const demo = start === 'demo' ? asked.data.demo : undefined
    const at = demo ? momentOfDemo(demo, atOf(now())) : atOf(now())
    const member = await firms.create(who.user, { name, trade: asked.data.trade, sample: start === 'vuota' ? undefined : at.today })
    if (start !== 'vuota') {
      const { database, sector } = trade
      await fillWorkspace(database, sector.entities, member.firm, sector.sample(at.today, at.time), () => at)
    }
    const left = demo
      ? await makeAgain(
          storeOf(trade, { who, member, isPreview: false }, now, () => at),
          demo.commits,
        )
      : 0
    return reply.code(201).send({ ...listed(member), ...(left > 0 && { left }) } satisfies FirmMade)
  })
  app.get(path, async (request, reply) => {
    const found = await guard.atWork(request, reply)
    const trade = found && (await trades.of(found.member.trade))
    return found && trade ? firmOpened(found, trade.sector, await choices.of(found.member, found.who.user)) : reply
  })
  app.put(path, { bodyLimit: 16_384 }, async (request, reply) => {
    const found = await guard.owner(request, reply)
    if (!found) return reply
    const { body } = request
    const draft = typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}
    const checked = validate(azienda, draft as Record<string, unknown>, atOf(now()))
    if (!checked.ok) return reply.code(422).send({ problems: checked.problems } satisfies FirmRefused)
    // The logo stands among them, and is changed by its own door.
    const emptied = Object.fromEntries(Object.keys(azienda.fields).map((key) => [key, undefined]))
    await firms.saySome(found.member, { ...emptied, ...checked.values })
    return { fatto: true }
  })
  app.patch(path, { bodyLimit: 16_384 }, async (request, reply) => {
    const found = await guard.owner(request, reply)
    const asked = draftAsked.safeParse(request.body)
    if (!found) return reply
    if (!asked.success) return reply.code(400).send({ errore: 'Richiesta non valida.' })
    const { part, problems } = rightOf(asked.data)
    return { values: await firms.saySome(found.member, part), problems } satisfies FirmKept
  })
  registerBeginning(app, { firms, trades, guard, now })
  registerRecords(app, { firms, trades, place, quota, guard, presence, now, tell })
}

/** How a firm begins: how far it is, the numbers that it goes on with, and the end of its sample. */
function registerBeginning(
  app: FastifyInstance,
  { firms, trades, guard, now }: Pick<FirmsRoute, 'firms' | 'trades' | 'guard' | 'now'>,
): void {
  const path = `${FIRMS_PATH}/:slug`
  app.put(`${path}/avvio`, { bodyLimit: 256 }, async (request, reply) => {
    const found = await guard.owner(request, reply)
    const asked = setupPart.safeParse(request.body)
    if (!found) return reply
    if (!asked.success) return reply.code(400).send({ errore: 'Richiesta non valida.' })
    await firms.setUp(found.member.firm, asked.data)
    return { fatto: true }
  })
  app.put(`${path}/numeri`, { bodyLimit: 256 }, async (request, reply) => {
    const found = await guard.owner(request, reply)
    const trade = found && (await trades.of(found.member.trade))
    if (!found || !trade) return reply
    const asked = firstAsked.safeParse(request.body)
    const counted = countedIn(trade.sector.entities, atOf(now()).today).find(({ entity }) => entity.name === asked.data?.entity)
    if (!asked.success || !counted) return reply.code(400).send({ errore: 'Richiesta non valida.' })
    const { first } = asked.data
    const last = await lastNumbered(storeOf(trade, { ...found, isPreview: false }, now), counted)
    const problem = firstProblem(counted, first ?? 1, last && numberIn(counted.entity, last))
    if (problem) return reply.code(422).send({ problems: [problem] } satisfies FirmRefused)
    const { firm } = found.member
    return {
      firstNumbers: await firms.numberFrom(firm, counted.entity.name, counted.begins, first ?? undefined),
    } satisfies FirstNumbersKept
  })
  app.post(`${path}/esempi/togli`, { bodyLimit: 64 }, async (request, reply) => {
    const found = await guard.owner(request, reply)
    const trade = found && (await trades.of(found.member.trade))
    if (!found || !trade) return reply
    const gone = await removeSample(groundOf(trade, found, now), found.who.name)
    await firms.sampleGone(found.member.firm)
    return gone
  })
}

/** Fields of a draft that are right, and what is wrong with the others; one that was emptied and may be is `undefined`. */
function rightOf(draft: Readonly<Record<string, string | undefined>>): { readonly part: Values; readonly problems: readonly Problem[] } {
  const part: Record<string, unknown> = {}
  const problems: Problem[] = []
  for (const [key, field] of Object.entries(azienda.fields)) {
    if (draft[key] === undefined) continue
    const checked = validateField(key, field, draft[key])
    if ('problems' in checked) problems.push(...checked.problems)
    else part[key] = checked.value
  }
  return { part, problems }
}

/** The records and files of a firm, through the door that every store has. */
function registerRecords(
  app: FastifyInstance,
  { firms, trades, place, quota, guard, presence, now, tell }: Omit<FirmsRoute, 'choices' | 'people'>,
): void {
  const path = `${FIRMS_PATH}/:slug/store`
  void app.register(async (own) => {
    const known = new WeakMap<FastifyRequest, Seen>()
    // Before a body is read: who may not come in is told so at once.
    own.addHook('onRequest', async (request, reply) => {
      const found = await guard.atWork(request, reply)
      const seen = found && (await asSeen(found, request.headers[PREVIEW_HEADER], firms))
      if (seen) known.set(request, seen)
      else if (found) await reply.code(403).send({ errore: 'Questo lo fa chi è titolare.' })
    })
    const opened = async (request: FastifyRequest) => {
      const found = known.get(request)
      const trade = found && (await trades.of(found.member.trade))
      return found && trade && { found, ...trade }
    }
    // Whoever sees something else by now begins anew, with the eyes that he has.
    const isStill = async (request: FastifyRequest) => {
      const found = await guard.look(request)
      const seen = found && (await asSeen(found, request.headers[PREVIEW_HEADER], firms))
      return placeOf(seen) === placeOf(known.get(request))
    }
    registerStore(own, {
      path,
      isStill,
      others: (request) => {
        const seen = known.get(request)
        if (!seen) return undefined
        const { member, who } = seen
        return { now: () => presence.others(member.firm, who.user), hear: (listener) => presence.hear(member.firm, listener) }
      },
      onCommit: (request, outcome) => {
        const trade = known.get(request)?.member.trade
        if (trade !== undefined) tell({ what: 'commit', trade, outcome })
      },
      onStream: (by) => tell({ what: 'stream', by }),
      open: async (request) => {
        const one = await opened(request)
        return one && storeOf(one, one.found, now)
      },
    })
    registerPresence(own, {
      path,
      presence,
      open: async (request) => {
        const one = await opened(request)
        if (!one || rightsAs(one.found, one.sector).writes?.length === 0) return undefined
        const { member, who } = one.found
        return { store: storeOf(one, one.found, now), firm: member.firm, user: who.user }
      },
    })
    registerFiles(own, {
      path,
      open: async (request) => {
        const one = await opened(request)
        if (!one) return undefined
        const { database, found, sector } = one
        const { writes } = rightsAs(found, sector)
        if (request.method === 'POST' && writes?.length === 0) return undefined
        return new SqlFiles({
          database,
          place,
          most: quota,
          workspace: found.member.firm,
          // Whoever looks as somebody else has brought nothing as him.
          by: found.isPreview ? '' : found.who.name,
          sees: filesSeen(one),
          now: () => now().toISOString(),
        })
      },
    })
  })
}

/** Tells which files of others somebody sees: the logo, and what a record names in a field that he sees. Nothing where he sees all. */
function filesSeen({ database, sector, found }: TradeDatabase & { readonly found: Seen }): ((id: string) => Promise<boolean>) | undefined {
  const { member } = found
  const { sight } = sightIn(sector, member)
  if (!keepsFilesBack(sight)) return undefined
  return async (id) => logoIn(member.said)?.id === id || isFileSeen(database.db, member.firm, sight, id)
}

interface Seen extends AtWork {
  /** An owner looks as somebody else: he sees what that one sees, and writes nothing. */
  readonly isPreview: boolean
}

/** Whoever asks, or whom an owner wants to look as; nothing where he may not. */
async function asSeen(found: AtWork, as: unknown, firms: Firms): Promise<Seen | undefined> {
  if (as === undefined) return { ...found, isPreview: false }
  const isOwner = found.member.role === 'titolare' && typeof as === 'string'
  const member = isOwner ? await firms.member(found.member.firm, as) : undefined
  return member && { who: found.who, member, isPreview: true }
}

/** What decides on what somebody sees: where he works, and as what. */
const placeOf = (seen: Seen | undefined): string | undefined =>
  seen && JSON.stringify([seen.who.user, seen.member.member, seen.member.role, seen.member.groups])

/** What he may do, told by the trade alone, whatever fields the firm has added; whoever looks as somebody else writes nothing. */
const rightsAs = ({ member, isPreview }: Seen, { entities }: Sector): Rights => ({
  ...rightsOf(member.role, member.groups, entities),
  ...(isPreview && { writes: [] }),
})

/** The records of a firm, opened for somebody of it. */
export function storeOf({ sector, database }: TradeDatabase, seen: Seen, now: () => Date, at: () => At = () => atOf(now())): SqlStore {
  return new SqlStore({
    database,
    entities: firmEntities(sector, seen.member),
    workspace: seen.member.firm,
    asker: { by: seen.who.name, ...rightsAs(seen, sector) },
    firstNumbers: seen.member.firstNumbers,
    at,
    now: () => now().toISOString(),
  })
}

function groundOf({ sector, database }: TradeDatabase, { member }: AtWork, now: () => Date) {
  const reading = readingOf(database, firmEntities(sector, member), member.firm, today(now()))
  return {
    database,
    workspace: member.firm,
    reading,
    sight: sightOf(reading.entities, { groups: 'all' }),
    at: () => atOf(now()),
    now: () => now().toISOString(),
  }
}

function firmOpened({ who, member }: AtWork, sector: Sector, { views, choices, theme }: Chosen): FirmOpened {
  const eyes = sightIn(sector, member)
  const { rights, sight } = eyes
  return {
    ...listed(member),
    ...rights,
    me: { name: who.name, email: who.email },
    values: member.said,
    hasSample: member.sample !== undefined,
    setup: member.setup,
    fields: member.own.filter(({ entity, isAway }) => !isAway && sight.sees(entity)),
    views: viewsFor(member, sector, views, eyes),
    choices,
    ...(member.firstNumbers && { firstNumbers: member.firstNumbers }),
    ...(theme && { theme }),
  }
}
