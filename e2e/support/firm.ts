import { createHash } from 'node:crypto'
import { request as asking, type APIRequestContext, type Browser, type BrowserContext } from '@playwright/test'
import { ACCOUNT_PATH, ENTRY_PATH, FIRMS_PATH, PROOF_HEADER, type FirmOfMine, type NewFirm } from '../../src/kernel/firm/firm-door.ts'

export const PASSWORD = 'tre cavalli verdi 42'

/** Somebody with an account, who asks the server as a page of its own would. */
export interface Signed {
  readonly name: string
  readonly email: string
  readonly request: APIRequestContext
}

interface Newcomer {
  readonly name: string
  readonly email: string
  /** Token of the link that he was invited by; whoever comes first needs none. */
  readonly proof?: string
}

/** A network of one's own: those who register for journeys at the same time are no crowd of one visitor. */
function networkOf(email: string): string {
  const [first = 0, second = 0] = createHash('sha256').update(email).digest()
  return `10.77.${first}.${second}`
}

export async function signUp(baseURL: string, { name, email, proof }: Newcomer): Promise<Signed> {
  const headers = { origin: baseURL, 'x-forwarded-for': networkOf(email), ...(proof !== undefined && { [PROOF_HEADER]: proof }) }
  const request = await asking.newContext({ baseURL, extraHTTPHeaders: headers })
  const answer = await request.post(`${ACCOUNT_PATH}/sign-up/email`, { data: { name, email, password: PASSWORD } })
  if (!answer.ok()) throw new Error(`${email} could not register: ${answer.status()} ${await answer.text()}`)
  return { name, email, request }
}

export const signIn = (request: APIRequestContext, baseURL: string, { email }: Signed) =>
  request.post(`${ACCOUNT_PATH}/sign-in/email`, { data: { email, password: PASSWORD }, headers: { origin: baseURL } })

/** The same person on another device: a session of its own. */
export async function signedIn(baseURL: string, who: Signed): Promise<Signed> {
  const request = await asking.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } })
  await signIn(request, baseURL, who)
  return { ...who, request }
}

/** Whoever keeps the server: the first one on it, who needs no link and invites the others. */
async function keeper(baseURL: string): Promise<Signed> {
  const who = { name: 'Cino Custode', email: 'cino@custode.example' }
  const first = await signUp(baseURL, who).catch(() => undefined)
  return first ?? signedIn(baseURL, { ...who, request: await asking.newContext() })
}

/** Somebody without a firm; a journey that is tried again is another one’s. */
export async function newOwner(
  baseURL: string,
  attempt: number,
  { name, email }: Pick<Newcomer, 'name' | 'email'> = { name: 'Luca Sartori', email: 'luca@sartori.example' },
): Promise<Signed> {
  const first = await keeper(baseURL)
  const { slug } = await makeFirm(first, { name: 'Ponte', trade: 'artigiani', start: 'vuota' })
  const own = attempt === 0 ? email : email.replace('@', `.${attempt}@`)
  return signUp(baseURL, { name, email: own, proof: await invite(first, slug, own) })
}

export async function makeFirm({ request }: Signed, wish: NewFirm): Promise<FirmOfMine> {
  const answer = await request.post(FIRMS_PATH, { data: wish })
  if (!answer.ok()) throw new Error(`${wish.name} could not be made: ${answer.status()} ${await answer.text()}`)
  return (await answer.json()) as FirmOfMine
}

/** The token of an invitation into a firm; no mail goes out, so the server hands the link over. */
export async function invite({ request }: Signed, firm: string, email: string): Promise<string> {
  const answer = await request.post(`${FIRMS_PATH}/${firm}/persone/inviti`, { data: { email, role: 'collaboratore', groups: [] } })
  const { link } = (await answer.json()) as { readonly link: string }
  return link.replace(/^.*#invito=/, '')
}

/** Somebody who joins a firm that another one runs. */
export async function colleague(
  baseURL: string,
  owner: Signed,
  firm: string,
  { name, email }: Pick<Newcomer, 'name' | 'email'>,
): Promise<Signed> {
  const proof = await invite(owner, firm, email)
  const who = await signUp(baseURL, { name, email, proof })
  await takeUp(who, proof)
  return who
}

/** Takes up an invitation by the token of its link. */
export const takeUp = ({ request }: Signed, proof: string) =>
  request.post(`${ENTRY_PATH}/invito`, { data: {}, headers: { [PROOF_HEADER]: proof } })

/** A browser of somebody who has signed in. */
export const browserOf = async (browser: Browser, baseURL: string, { request }: Signed): Promise<BrowserContext> =>
  browser.newContext({
    baseURL,
    storageState: await request.storageState(),
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  })
