import { request as asking, type APIRequestContext, type Browser, type BrowserContext } from '@playwright/test'
import { ACCOUNT_PATH, FIRMS_PATH, PROOF_HEADER, type FirmOfMine, type NewFirm } from '../../src/kernel/firm/firm-door.ts'

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

export async function signUp(baseURL: string, { name, email, proof }: Newcomer): Promise<Signed> {
  const headers = { origin: baseURL, ...(proof !== undefined && { [PROOF_HEADER]: proof }) }
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

/** Somebody without a firm. Whoever comes first needs no link; a journey that is tried again invites another one. */
export async function newOwner(baseURL: string, attempt: number): Promise<Signed> {
  const name = 'Luca Sartori'
  if (attempt === 0) return signUp(baseURL, { name, email: 'luca@sartori.example' })
  const first = await signedIn(baseURL, { name, email: 'luca@sartori.example', request: await asking.newContext() })
  const { slug } = await makeFirm(first, { name: 'Ponte', trade: 'artigiani', start: 'vuota' })
  const email = `luca.${attempt}@sartori.example`
  return signUp(baseURL, { name, email, proof: await invite(first, slug, email) })
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

/** A browser of somebody who has signed in. */
export const browserOf = async (browser: Browser, baseURL: string, { request }: Signed): Promise<BrowserContext> =>
  browser.newContext({
    baseURL,
    storageState: await request.storageState(),
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  })
