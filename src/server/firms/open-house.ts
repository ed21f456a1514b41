import type { FastifyInstance } from 'fastify'
import { ACCOUNT_PATH, ENTRY_PATH, FIRMS_PATH } from '../../kernel/firm/firm-door.ts'
import { ACCOUNTS } from '../accounts/account-tables.ts'
import { openAccounts } from '../accounts/accounts.ts'
import type { Mail } from '../mail/mail.ts'
import { registerAccount } from './account-route.ts'
import { addressChangesIn } from './address-change.ts'
import { registerAddress } from './address-route.ts'
import { registerConfirmation } from './confirmation-route.ts'
import type { Database } from '../sql/database.ts'
import type { Bytes } from '../files/bytes.ts'
import { carryingTo } from '../files/carry-bytes.ts'
import { placeOf, type FilesPlace } from '../files/places.ts'
import { openNamed, tradeDatabases, type Keeping, type TradeDatabases } from './databases.ts'
import { dataFolder, secretIn } from './data-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { entryOf } from './entry.ts'
import { choicesIn } from './choices.ts'
import { registerChoices } from './choices-route.ts'
import { registerCopies } from './copies-route.ts'
import { draftsIn } from './drafts.ts'
import { registerDrafts } from './drafts-route.ts'
import { copyBeforeMigrating } from '../archive/copy-before-migrating.ts'
import { copyDaily } from '../archive/schedule.ts'
import { registerEntry } from './entry-route.ts'
import { firmsIn } from './firms.ts'
import { registerFirms } from './firms-route.ts'
import { registerOwnFields } from './own-fields-route.ts'
import { guardOf } from './guard.ts'
import { limitLinks } from './links.ts'
import { registerLogo } from './logo-route.ts'
import { isFromElsewhere, isFromOwnPage, originOf } from './own-pages.ts'
import { paceOf } from '../pace.ts'
import { peopleIn, type FirmPeople } from './people.ts'
import { FirmPresence } from './presence.ts'
import { registerPeople } from './people-route.ts'
import { tellNobody, type Tell } from '../watch/happening.ts'

export interface HouseOptions {
  /** Where files, the secret and SQLite's databases lie. */
  readonly folder: string
  /** A PostgreSQL database; SQLite in the folder where it is absent. */
  readonly url?: string | undefined
  /** Where the bytes of files lie; in the folder or in the PostgreSQL database where it is absent. */
  readonly files?: FilesPlace | undefined
  readonly secret?: string | undefined
  /** Bytes that the files of a firm may have together; any number where it is absent. */
  readonly quota?: number | undefined
  /** Requests of one person in a second, on and on; any number where it is absent. */
  readonly requests?: number | undefined
  /** How the site is reached from outside, without a stroke at its end. */
  readonly address: string
  readonly mail: Mail
  readonly now?: () => Date
  /** Hears of what goes wrong while nobody asks. */
  readonly log?: (line: string) => void
  /** Hears what whoever runs the server watches. */
  readonly tell?: Tell
}

/** Longest that somebody works before it is written that he does, in milliseconds. */
const SEEN_MS = 60_000

/** Writes that somebody is at work, once a minute. */
function seenNow({ seen }: FirmPeople, now: () => Date): (member: string) => void {
  const last = new Map<string, number>()
  return (member) => {
    const at = now().getTime()
    if (at - (last.get(member) ?? 0) < SEEN_MS) return
    last.set(member, at)
    seen(member).catch(() => last.delete(member))
  }
}

/** Whole pages ask for some twenty things at once: after a rest there is room for many of them. */
const AT_ONCE_SECONDS = 20
const paceFor = (perSecond: number | undefined) =>
  perSecond === undefined ? undefined : paceOf({ perSecond, atOnce: AT_ONCE_SECONDS * perSecond })

const isOurs = (url: string | undefined): boolean =>
  [ACCOUNT_PATH, ENTRY_PATH, FIRMS_PATH].some((path) => url !== undefined && (url === path || url.startsWith(`${path}/`)))

/** An open house, for what a server does by itself. */
export interface House {
  readonly folder: string
  readonly accounts: Database
  readonly trades: TradeDatabases
  /** Where the bytes of files lie; in the databases where it is absent. */
  readonly place: Bytes | undefined
}

async function openAccountsOf(keeping: Keeping, now: () => Date, log: (line: string) => void): Promise<Database> {
  await copyBeforeMigrating(keeping, now, log)
  return openNamed(keeping, ACCOUNTS)
}

/** Opens what firms of one's own need on a server: accounts, firms, people and records. */
export async function openHouse(app: FastifyInstance, options: HouseOptions): Promise<House> {
  const { url, files, quota, requests, address, mail, now = () => new Date(), log = () => undefined, tell = tellNobody } = options
  const folder = dataFolder(options.folder)
  const letGo = url === undefined ? lockFolder(folder) : () => undefined
  const keeping = { folder, url, files }
  const database = await openAccountsOf(keeping, now, log).catch((error: unknown) => {
    letGo()
    throw error
  })
  const place = placeOf(keeping)
  const carrying = carryingTo(place, log)
  const trades = tradeDatabases(keeping, carrying.from)
  const source = { accounts: database, trades, folder, place, now }
  const stopCopying = copyDaily(source, log)
  const presence = new FirmPresence(database, now)
  app.addHook('onClose', async () => {
    presence.close()
    await stopCopying()
    await carrying.stop()
    await trades.close()
    await database.close()
    letGo()
  })
  const people = peopleIn(database, now)
  const firms = firmsIn(database, now)
  const choices = choicesIn(database)
  const entry = entryOf({ database, people, address, send: mail.send, now })
  const secret = secretIn(folder, options.secret)
  const accounts = openAccounts({ database, secret, address, send: mail.send, mayRegister: entry.mayRegister, now, tell })
  const guard = guardOf({ accounts, firms, people, seen: seenNow(people, now), pace: paceFor(requests), now })
  app.addHook('onRequest', async (request, reply) => {
    if (!isOurs(request.routeOptions.url)) return
    reply.header('cache-control', 'no-store')
    // An address of no host cannot be asked of better-auth.
    if (!URL.canParse(originOf(request))) return reply.code(400).send({ errore: 'Richiesta non valida.' })
    const isRefused = request.method === 'GET' ? isFromElsewhere(request) : !isFromOwnPage(request)
    return isRefused ? reply.code(403).send({ errore: 'Richiesta non valida.' }) : undefined
  })
  registerAccount(app, accounts, tell)
  const links = limitLinks()
  registerEntry(app, { accounts, entry, firms, people, guard, links, mail: mail.isSet, now })
  const changes = addressChangesIn({ database, address, send: mail.send, forget: accounts.forget, now })
  registerConfirmation(app, { accounts, guard, tell })
  registerAddress(app, { accounts, changes, guard, links, mail: mail.isSet, now, tell })
  registerFirms(app, { firms, people, choices, trades, place, quota, guard, presence, now, tell })
  registerLogo(app, { firms, trades, guard })
  registerPeople(app, { people, firms, guard, trades, mail, address, tell })
  registerOwnFields(app, { firms, trades, guard, now })
  registerChoices(app, { choices, trades, guard })
  registerDrafts(app, { drafts: draftsIn(database, now), trades, guard })
  registerCopies(app, { source, quota, guard })
  return { folder, accounts: database, trades, place }
}
