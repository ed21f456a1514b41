import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import type { ChoicesAsked } from '../../kernel/firm/choices.ts'
import { FIRMS_PATH, type FirmRefused, type ViewsKept } from '../../kernel/firm/firm-door.ts'
import {
  removeView,
  saveView,
  viewsSeenBy,
  type ViewMaker,
  type ViewsChanged,
  type ViewSeen,
  type ViewsHeld,
} from '../../kernel/firm/saved-views.ts'
import type { Sector } from '../../kernel/sector/sector.ts'
import type { FirmChoices } from './choices.ts'
import type { TradeDatabases } from './databases.ts'
import { sightIn } from './firm-entities.ts'
import type { Membership } from './firms.ts'
import type { AtWork, Guard } from './guard.ts'

interface ChoicesRoute {
  readonly choices: FirmChoices
  readonly trades: TradeDatabases
  readonly guard: Guard
}

const MOST_BYTES = 65_536

// Longer than what is taken: what is too long is told at its field.
const wish = z.strictObject({
  screen: z.string().max(80),
  name: z.string().max(400),
  address: z.record(z.string().max(120), z.string().max(4000)),
  isShared: z.boolean(),
})

const key = z.string().max(80)
const choicesAsked: z.ZodType<ChoicesAsked> = z.strictObject({
  tab: key.optional(),
  columns: z.record(key, z.array(key).min(1).max(60).nullable()).optional(),
  theme: z.enum(['dark', 'light']).optional(),
})

const INVALID = { errore: 'Richiesta non valida.' }

/** Each one's own choices on the screens of a firm, and the lists that are kept under a name. */
export function registerChoices(app: FastifyInstance, { choices, trades, guard }: ChoicesRoute): void {
  const path = `${FIRMS_PATH}/:slug`
  const idIn = (params: unknown) => (params as { readonly id: string }).id
  const change = async ({ member }: AtWork, reply: FastifyReply, work: (held: ViewsHeld) => ViewsChanged, screen?: string) => {
    const trade = await trades.of(member.trade)
    if (!trade) return reply
    const isThere = screen === undefined || trade.sector.screens.some((one) => one.kind === 'collection' && one.key === screen)
    if (!isThere) return reply.code(400).send(INVALID)
    const changed = await choices.changeViews(member, work)
    if (!changed.ok) return reply.code(422).send({ problems: changed.problems } satisfies FirmRefused)
    return { views: viewsFor(member, trade.sector, changed.held), id: changed.id } satisfies ViewsKept
  }
  app.patch(`${path}/scelte`, { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const found = await guard.atWork(request, reply)
    if (!found) return reply
    const asked = choicesAsked.safeParse(request.body)
    if (!asked.success) return reply.code(400).send(INVALID)
    await choices.choose(found.member, found.who.user, asked.data)
    return { fatto: true }
  })
  app.post(`${path}/viste`, { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const found = await guard.atWork(request, reply)
    if (!found) return reply
    const asked = wish.safeParse(request.body)
    if (!asked.success) return reply.code(400).send(INVALID)
    return change(found, reply, (held) => saveView(held, makerOf(found.member), asked.data), asked.data.screen)
  })
  app.put(`${path}/viste/:id`, { bodyLimit: MOST_BYTES }, async (request, reply) => {
    const found = await guard.atWork(request, reply)
    if (!found) return reply
    const asked = wish.safeParse(request.body)
    if (!asked.success) return reply.code(400).send(INVALID)
    return change(found, reply, (held) => saveView(held, makerOf(found.member), asked.data, idIn(request.params)), asked.data.screen)
  })
  app.delete(`${path}/viste/:id`, { bodyLimit: 256 }, async (request, reply) => {
    const found = await guard.atWork(request, reply)
    return found ? change(found, reply, (held) => removeView(held, makerOf(found.member), idIn(request.params))) : reply
  })
}

const makerOf = ({ member, role }: Membership): ViewMaker => ({
  member,
  isOwner: role === 'titolare',
  shares: role === 'titolare' || role === 'collaboratore',
})

/** The views that somebody finds in his firm. */
export function viewsFor(
  member: Membership,
  sector: Sector,
  held: ViewsHeld,
  { entities, sight }: ReturnType<typeof sightIn> = sightIn(sector, member),
): readonly ViewSeen[] {
  return viewsSeenBy(held, { screens: sector.screens, entities }, { ...makerOf(member), sight })
}
