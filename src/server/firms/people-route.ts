import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { FIRMS_PATH, MYSELF, type People } from '../../kernel/firm/firm-door.ts'
import { roles, type Role } from '../../kernel/firm/roles.ts'
import { site } from '../../site.ts'
import type { Mail } from '../mail/mail.ts'
import type { AtWork, Guard } from './guard.ts'
import type { Firms } from './firms.ts'
import type { Changed, FirmPeople } from './people.ts'
import type { Tell } from '../watch/happening.ts'
import type { TradeDatabases } from './databases.ts'

interface PeopleRoute {
  readonly people: FirmPeople
  readonly firms: Pick<Firms, 'setUp'>
  readonly guard: Guard
  readonly trades: TradeDatabases
  readonly mail: Mail
  readonly address: string
  readonly tell: Tell
}

const PATH = `${FIRMS_PATH}/:slug/persone`
const role = z.enum(Object.keys(roles) as [Role, ...Role[]])
const place = z.strictObject({ role, groups: z.array(z.string().max(60)).max(20) })
const stepAsked = z.strictObject({ chiesto: z.boolean() })
const OWN_STEP_FIRST = { errore: 'Prima accendi il tuo: «App con codici», in «Il tuo account».' }
const invitation = place.extend({ email: z.email().max(320) })

const answers: Readonly<Record<Changed, readonly [status: number, body: object]>> = {
  done: [200, { fatto: true }],
  unknown: [404, { errore: 'Questa persona non c’è più.' }],
  'last owner': [409, { errore: 'È l’unico titolare: prima nominane un altro.' }],
}

const tell = (reply: FastifyReply, changed: Changed): FastifyReply => {
  const [status, body] = answers[changed]
  return reply.code(status).send(body)
}

/** Who works in a firm, who is invited, and what each may do. */
export function registerPeople(app: FastifyInstance, { people, firms, guard, trades, mail, address, tell: write }: PeopleRoute): void {
  const groupsOf = async ({ member }: AtWork, wanted: readonly string[]) => {
    const known = (await trades.of(member.trade))?.sector.groups ?? {}
    return wanted.every((group) => Object.hasOwn(known, group))
  }
  const idIn = (params: unknown) => (params as { readonly id: string }).id
  app.get(PATH, async (request, reply) => {
    const found = await guard.owner(request, reply)
    if (!found) return reply
    const { member, who } = found
    return { ...(await people.all(member.firm, who.user)), asksSecondStep: member.setup.asksSecondStep === true } satisfies People
  })
  app.post(`${PATH}/inviti`, { bodyLimit: 4096 }, async (request, reply) => {
    const found = await guard.owner(request, reply)
    if (!found) return reply
    const asked = invitation.safeParse(request.body)
    if (!asked.success || !(await groupsOf(found, asked.data.groups)))
      return reply.code(400).send({ errore: 'Scrivi un indirizzo e-mail valido e scegli un ruolo.' })
    const { email, ...as } = asked.data
    const to = email.toLowerCase()
    const token = await people.invite(found.member.firm, to, as, found.who.name)
    const link = `${address}/registrati#invito=${token}`
    if (mail.isSet) await mail.send({ to, ...invitationLetter(found, link) })
    // Where no mail goes out, who invites hands the link over himself.
    return reply.code(201).send(mail.isSet ? { sent: true } : { sent: false, link })
  })
  app.delete(`${PATH}/inviti/:id`, async (request, reply) => {
    const found = await guard.owner(request, reply)
    return found ? tell(reply, await people.withdraw(found.member.firm, idIn(request.params))) : reply
  })
  app.put(`${PATH}/secondo-passo`, { bodyLimit: 256 }, async (request, reply) => {
    const found = await guard.owner(request, reply)
    const asked = stepAsked.safeParse(request.body)
    if (!found) return reply
    if (!asked.success) return reply.code(400).send({ errore: 'Richiesta non valida.' })
    const { who, member } = found
    // Whoever asks it of others has it himself: nobody shuts himself out.
    if (asked.data.chiesto && (await people.lacksSecondStep(who.user))) return reply.code(409).send(OWN_STEP_FIRST)
    await firms.setUp(member.firm, { asksSecondStep: asked.data.chiesto })
    write({ what: 'security', event: asked.data.chiesto ? 'second step demanded' : 'second step left free', user: who.user }, request)
    return { fatto: true }
  })
  app.put(`${PATH}/:id`, { bodyLimit: 4096 }, async (request, reply) => {
    const found = await guard.owner(request, reply)
    if (!found) return reply
    const asked = place.safeParse(request.body)
    if (!asked.success || !(await groupsOf(found, asked.data.groups))) return reply.code(400).send({ errore: 'Scegli un ruolo.' })
    return tell(reply, await people.change(found.member.firm, idIn(request.params), asked.data))
  })
  app.delete(`${PATH}/:id`, async (request, reply) => {
    const found = await guard.atWork(request, reply)
    if (!found) return reply
    const { member } = found
    const id = idIn(request.params) === MYSELF ? member.member : idIn(request.params)
    // Everybody may leave; owners see others out.
    if (member.role !== 'titolare' && member.member !== id) return reply.code(403).send({ errore: 'Questo lo fa chi è titolare.' })
    return tell(reply, await people.remove(member.firm, id))
  })
}

const invitationLetter = ({ who, member }: AtWork, link: string) => ({
  subject: `${who.name} ti invita in ${member.name}`,
  text: `${who.name} ti invita a lavorare in ${member.name} su ${site.name}. Apri questo link entro sette giorni, una volta sola:\n\n${link}`,
})
