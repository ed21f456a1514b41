import type { FastifyReply, FastifyRequest } from 'fastify'
import { SECOND_STEP_HEADER } from '../../kernel/firm/firm-door.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { SignedIn } from '../accounts/kept-sessions.ts'
import type { Pace } from '../pace.ts'
import { note } from '../watch/happening.ts'
import { webHeaders } from './account-route.ts'
import type { Firms, Membership } from './firms.ts'
import type { FirmPeople } from './people.ts'

/** Somebody at work in a firm. */
export interface AtWork {
  readonly who: SignedIn
  readonly member: Membership
}

export interface Guard {
  /** Who has signed in; where nobody has, 401 is answered, and 429 to whoever asks too fast. */
  readonly signedIn: (request: FastifyRequest, reply: FastifyReply) => Promise<SignedIn | undefined>
  /** Who works in the firm of this address. A firm that is not his is not there for him: 404. */
  readonly atWork: (request: FastifyRequest, reply: FastifyReply) => Promise<AtWork | undefined>
  /** The same for whoever runs the firm; others are answered 403. */
  readonly owner: (request: FastifyRequest, reply: FastifyReply) => Promise<AtWork | undefined>
  /** Without an answer. */
  readonly look: (request: FastifyRequest) => Promise<AtWork | undefined>
}

const SIGN_IN = { errore: 'Accedi per continuare.' }
const NOT_THERE = { errore: 'Questa azienda non c’è, o non ne fai parte.' }
const SECOND_STEP = { errore: 'Questa azienda chiede un secondo passo: accendilo nel tuo account.' }
const OWNERS = { errore: 'Questo lo fa chi è titolare.' }

/** A moment later there is room again (RFC 9110, 10.2.3, in seconds). */
const TOO_FAST = { errore: 'Troppe richieste in poco tempo: riprova fra un momento.' }
const LATER = { 'retry-after': '1' }

interface Asked {
  readonly accounts: Accounts
  readonly firms: Firms
  readonly seen: (member: string) => void
  readonly people: Pick<FirmPeople, 'lacksSecondStep'>
  /** How fast one person may ask; as he likes where it is absent. */
  readonly pace: Pace | undefined
  readonly now: () => Date
}

/** Who may come in, asked anew at each request. */
export function guardOf({ accounts, firms, people, seen, pace, now }: Asked): Guard {
  const lacksStep = async ({ user }: SignedIn, { setup }: Membership) =>
    setup.asksSecondStep === true && (await people.lacksSecondStep(user))
  const signedIn: Guard['signedIn'] = async (request, reply) => {
    const who = await accounts.signedIn(webHeaders(request))
    if (!who) {
      await reply.code(401).send(SIGN_IN)
      return undefined
    }
    note(request, { user: who.user })
    if (pace?.admits(who.user, now().getTime()) ?? true) return who
    await reply.code(429).headers(LATER).send(TOO_FAST)
    return undefined
  }
  const atWork: Guard['atWork'] = async (request, reply) => {
    const who = await signedIn(request, reply)
    const member = who && (await firms.find(who.user, slugIn(request)))
    if (who && !member) {
      note(request, { isForbidden: true })
      await reply.code(404).send(NOT_THERE)
    }
    if (who && member && (await lacksStep(who, member))) {
      note(request, { isForbidden: true })
      await reply.code(403).header(SECOND_STEP_HEADER, '1').send(SECOND_STEP)
      return undefined
    }
    if (member) seen(member.member)
    return who && member && { who, member }
  }
  return {
    signedIn,
    atWork,
    owner: async (request, reply) => {
      const found = await atWork(request, reply)
      if (!found || found.member.role === 'titolare') return found
      await reply.code(403).send(OWNERS)
      return undefined
    },
    look: async (request) => {
      const who = await accounts.signedIn(webHeaders(request))
      const member = who && (await firms.find(who.user, slugIn(request)))
      return who && member && !(await lacksStep(who, member)) ? { who, member } : undefined
    },
  }
}

const slugIn = ({ params }: FastifyRequest): string => (params as { readonly slug?: string }).slug ?? ''
