import type { CDPSession, Page } from '@playwright/test'
import { codeOf } from '../src/server/firms/one-time-code.fixture.ts'
import { accessibilityFaults, faultsInBothThemes } from './support/axe.ts'
import { expect, test } from './support/house.ts'
import { hydrated, open } from './support/page-test.ts'
import { press } from './support/press.ts'

const EMAIL = 'luca@sartori.example'
const PASSWORD = 'una frase che ricordo'

const password = (page: Page) => page.getByLabel('Password', { exact: true })
const byPassword = (page: Page) => page.getByRole('button', { name: /^(Accedi|Registrati)( con la password)?$/ })
const forgotten = (page: Page) => page.getByRole('link', { name: 'Password dimenticata' }).filter({ visible: true })
/** Whoever has no firm yet is led on to make one. */
const HOME = /^\/app(\/nuova)?$/
/** Where somebody comes to who is in: pages of the firms, which are not of this journey. */
const arrivesAt = (page: Page, path: string | RegExp) =>
  expect(page).toHaveURL(({ pathname }) => (typeof path === 'string' ? pathname === path : path.test(pathname)))

async function registerFirst(page: Page): Promise<void> {
  await open(page, '/registrati')
  await page.getByLabel('Nome dell’attività').fill('Sartori Impianti')
  await page.getByLabel('E-mail').fill(EMAIL)
  await password(page).fill(PASSWORD)
  await password(page).press('Enter')
  await arrivesAt(page, '/app/nuova')
}

/** The end of its address. */
const makeFirm = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const body = JSON.stringify({ name: 'Sartori Impianti', trade: 'artigiani', start: 'vuota' })
    const made = await fetch('/api/aziende', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return ((await made.json()) as { slug: string }).slug
  })

/** The way out is on pages of the firms; a journey of entry asks the server. */
async function leave(page: Page): Promise<void> {
  await page.context().clearCookies()
}

async function authenticator(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return session
}

/** The time on the clock of the server, which reads the codes. */
const nowOf = (page: Page) => page.evaluate(async () => Date.parse((await fetch('/salute')).headers.get('date') ?? ''))

test.beforeEach(({ expectFault }) => {
  // Who is in comes to pages that may not be there yet; a refusal is an answer like another, and browsers log it.
  expectFault(/the server responded with a status of 4\d\d/)
})

test('the first of a server registers with a password, and signs in with it', async ({ page }) => {
  await registerFirst(page)
  expect(await page.evaluate(() => history.state?.usr)).toEqual({ azienda: 'Sartori Impianti' })
  await leave(page)

  await open(page, '/accedi?torna=/app/sartori-impianti')
  await page.getByLabel('E-mail').fill(EMAIL)
  await password(page).fill('una frase sbagliata')
  await press(byPassword(page))
  await expect(page.getByText('E-mail o password non corretti.')).toBeVisible()
  await expect(password(page)).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveValue(EMAIL)
  // The same words for an address that nobody has.
  await page.getByLabel('E-mail').fill('altri@sartori.example')
  await press(byPassword(page))
  await expect(page.getByText('E-mail o password non corretti.')).toBeVisible()
  // As who keeps it elsewhere does: a password is pasted.
  await page.getByLabel('E-mail').fill(PASSWORD)
  for (const keys of ['Control+a', 'Control+x']) await page.getByLabel('E-mail').press(keys)
  await page.getByLabel('E-mail').fill(EMAIL)
  await password(page).fill('')
  await password(page).press('Control+v')
  await expect(password(page)).toHaveValue(PASSWORD)
  await password(page).press('Enter')
  await arrivesAt(page, '/app/sartori-impianti')
})

test('a page of another site is never where somebody is led', { tag: '@desk' }, async ({ page }) => {
  await registerFirst(page)
  await leave(page)
  await open(page, '/accedi?torna=//evil.example/app/')
  await page.getByLabel('E-mail').fill(EMAIL)
  await password(page).fill(PASSWORD)
  await press(byPassword(page))
  await arrivesAt(page, HOME)
  expect(new URL(page.url()).hostname).toBe('localhost')
})

test.describe('with a passkey', { tag: '@desk' }, () => {
  const register = async (page: Page) => {
    await authenticator(page)
    await open(page, '/registrati')
    await page.getByLabel('Nome dell’attività').fill('Sartori Impianti')
    await page.getByLabel('E-mail').fill(EMAIL)
    await press(page.getByRole('button', { name: 'Registrati con una passkey' }))
    await arrivesAt(page, '/app/nuova')
    await leave(page)
  }

  test('one registers, and signs in by the button', async ({ page }) => {
    // A browser that does not fill in passkeys.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false
    })
    await register(page)
    await open(page, '/accedi')
    await press(page.getByRole('button', { name: 'Accedi con la passkey' }))
    await arrivesAt(page, HOME)
  })

  test('one signs in by what the browser fills in', async ({ page }) => {
    await register(page)
    // The authenticator of the test chooses the passkey as soon as it is offered.
    await page.goto('/accedi')
    await arrivesAt(page, HOME)
  })
})

test('a passkey that is not used says so under its button, and the password is at hand', { tag: '@desk' }, async ({ page }) => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: false },
  })
  await open(page, '/registrati')
  await page.getByLabel('Nome dell’attività').fill('Sartori Impianti')
  await page.getByLabel('E-mail').fill(EMAIL)
  await press(page.getByRole('button', { name: 'Registrati con una passkey' }))
  await expect(page.getByText(/La passkey non è stata usata/)).toBeVisible()
  await expect(password(page)).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveValue(EMAIL)
})

test('the server refuses a common password at its field, and nothing typed is lost', async ({ page }) => {
  await open(page, '/registrati')
  await page.getByLabel('E-mail').fill(EMAIL)
  await password(page).fill('passwordpassword')
  await press(byPassword(page))
  await expect(page.getByText(/È una delle password più usate/)).toBeVisible()
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(password(page)).toBeFocused()
  await expect(password(page)).toHaveValue('passwordpassword')
})

test('once somebody is there, one registers by a link that is sent', async ({ page, house }) => {
  await registerFirst(page)
  await leave(page)
  await open(page, '/registrati')
  await page.getByLabel('Nome dell’attività').fill('Studio Morandi')
  await page.getByLabel('E-mail').fill('chiara@morandi.example')
  await expect(password(page)).toHaveCount(0)
  await press(page.getByRole('button', { name: 'Continua' }))
  const sent = page.getByText('Ti abbiamo scritto a chiara@morandi.example: apri il link per finire. Vale un’ora.')
  await expect(sent).toBeFocused()

  await page.goto('about:blank')
  await page.goto(house.linkTo('chiara@morandi.example'))
  await hydrated(page)
  await expect(page.getByLabel('E-mail')).toHaveValue('chiara@morandi.example')
  await expect(page.getByLabel('E-mail')).not.toBeEditable()
  await expect(page.getByLabel('Nome dell’attività')).toHaveValue('Studio Morandi')
  expect(new URL(page.url()).hash).toBe('')
  // A reload loses neither the link nor what it said.
  await page.reload()
  await hydrated(page)
  await expect(page.getByLabel('E-mail')).toHaveValue('chiara@morandi.example')
  await password(page).fill(PASSWORD)
  await press(byPassword(page))
  await arrivesAt(page, '/app/nuova')
  expect(await page.evaluate(() => history.state?.usr)).toEqual({ azienda: 'Studio Morandi' })
})

test('a link that is used says calmly that it is good for nothing more', { tag: '@desk' }, async ({ page }) => {
  await registerFirst(page)
  await leave(page)
  await open(page, '/registrati#iscrizione=nessuno')
  await expect(page.getByText(/Questo link non vale più/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continua' })).toBeVisible()
})

test('an invitation says who invites and where, and leads into the firm', async ({ page, house }) => {
  await registerFirst(page)
  const invite = (email: string) =>
    page.evaluate(async (to) => {
      const post = (path: string, body: object) =>
        fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
      const made = await post('/api/aziende', { name: 'Studio Morandi', trade: 'dentisti', start: 'vuota' })
      const { slug } = (await made.json()) as { slug: string }
      const asked = await post(`/api/aziende/${slug}/persone/inviti`, { email: to, role: 'collaboratore', groups: [] })
      return { slug, status: asked.status }
    }, email)
  const { slug, status } = await invite('anna@morandi.example')
  expect(status).toBeLessThan(300)
  await leave(page)

  await page.goto('about:blank')
  await page.goto(house.linkTo('anna@morandi.example'))
  await hydrated(page)
  await expect(page.getByRole('heading', { name: /ti invita in Studio Morandi$/ })).toBeVisible()
  await expect(page.getByText(/Entri come collaboratore/)).toBeVisible()
  await expect(page.getByLabel('Nome dell’attività')).toHaveCount(0)
  await expect(page.getByLabel('E-mail')).toHaveValue('anna@morandi.example')
  await password(page).fill(PASSWORD)
  await press(byPassword(page))
  await arrivesAt(page, `/app/${slug}`)
})

test('who has forgotten the password chooses a new one by a link', async ({ page, house }) => {
  await registerFirst(page)
  await leave(page)
  await open(page, '/accedi')
  await page.getByLabel('E-mail').fill(EMAIL)
  await press(forgotten(page))
  await expect(page.getByRole('heading', { name: 'Password dimenticata' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(EMAIL)
  await press(page.getByRole('button', { name: 'Invia il link' }))
  await expect(page.getByText(`Se ${EMAIL} ha un account, ti abbiamo scritto`)).toBeVisible()

  await page.goto('about:blank')
  await page.goto(house.linkTo(EMAIL))
  await hydrated(page)
  await expect(page.getByRole('heading', { name: 'Nuova password' })).toBeVisible()
  const chosen = page.getByLabel('Password nuova')
  await chosen.fill('troppo corta')
  await chosen.fill('tropp')
  await chosen.press('Enter')
  await expect(page.getByText('Ne mancano 7.')).toBeVisible()
  await chosen.fill('un’altra frase ancora')
  await chosen.press('Enter')
  await expect(page.getByText('La password è cambiata: accedi con quella nuova.')).toBeVisible()
  await page.getByLabel('E-mail').fill(EMAIL)
  await password(page).fill('un’altra frase ancora')
  await press(byPassword(page))
  await arrivesAt(page, HOME)
})

test('somebody moves to another address by the link that goes there', { tag: '@desk' }, async ({ page, house }) => {
  test.slow()
  const next = 'luca@nuova.example'
  await registerFirst(page)
  const slug = await makeFirm(page)
  await open(page, `/app/${slug}?vista=dashboard&scheda=account`)
  const part = page.getByRole('region', { name: 'Indirizzo e-mail' })
  await expect(part.getByText(EMAIL)).toBeVisible()
  await press(part.getByRole('button', { name: 'Cambia indirizzo' }))
  const [address, secret] = [part.getByLabel('Indirizzo nuovo'), part.getByLabel('Password di adesso')]
  await expect(address).toBeFocused()
  await address.fill(EMAIL)
  await address.press('Enter')
  await expect(part.getByText('È già il tuo indirizzo: scrivine un altro.')).toBeVisible()
  await address.fill(next)
  await secret.fill('una frase sbagliata')
  await secret.press('Enter')
  await expect(part.getByText('La password di adesso non è questa.')).toBeVisible()
  await expect(secret).toBeFocused()
  await expect(address).toHaveValue(next)
  expect.soft(await faultsInBothThemes(page), 'refused').toEqual([])
  await secret.fill(PASSWORD)
  await secret.press('Enter')
  await expect(part.getByText(`Ti abbiamo scritto a ${next}`)).toBeFocused()
  expect.soft(await faultsInBothThemes(page), 'asked').toEqual([])
  // It waits after a reload too, and may be dropped.
  await open(page, `/app/${slug}?vista=dashboard&scheda=account`)
  await expect(part.getByText(`Ti abbiamo scritto a ${next}`)).toBeVisible()
  await press(part.getByRole('button', { name: 'Lascia perdere' }))
  await expect(part.getByRole('button', { name: 'Cambia indirizzo' })).toBeFocused()
  await expect(part.getByText(`Ti abbiamo scritto a ${next}`)).toHaveCount(0)
  await press(part.getByRole('button', { name: 'Cambia indirizzo' }))
  await address.fill(next)
  await secret.fill(PASSWORD)
  await secret.press('Enter')
  await expect(part.getByText(`Ti abbiamo scritto a ${next}`)).toBeFocused()

  // To open the link changes nothing.
  await open(page, house.linkTo(next))
  await expect(page.getByRole('heading', { name: 'Nuovo indirizzo' })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  expect(await page.evaluate(async () => (await (await fetch('/api/accesso')).json()).me.email)).toBe(EMAIL)
  expect.soft(await faultsInBothThemes(page), 'opened').toEqual([])
  await press(page.getByRole('button', { name: 'Conferma l’indirizzo' }))
  await expect(page.getByText(`L’indirizzo è cambiato: da adesso accedi con ${next}.`)).toBeFocused()
  await open(page, `/app/${slug}?vista=dashboard&scheda=account`)
  await expect(part.getByText(next)).toBeVisible()
  await leave(page)
  await open(page, '/accedi')
  await page.getByLabel('E-mail').fill(next)
  await password(page).fill(PASSWORD)
  await press(byPassword(page))
  await arrivesAt(page, /^\/app/)
})

test('a passkey is added, and taken away, by whoever proves that it is he', { tag: '@desk' }, async ({ page }) => {
  await authenticator(page)
  await registerFirst(page)
  await open(page, `/app/${await makeFirm(page)}?vista=dashboard&scheda=account`)
  const part = page.getByRole('region', { name: 'Passkey' })
  const secret = part.getByLabel('Password di adesso')
  const opener = part.getByRole('button', { name: 'Aggiungi una passkey' })
  await press(opener)
  await expect(secret).toBeFocused()
  await secret.fill('una frase sbagliata')
  await secret.press('Enter')
  await expect(part.getByText('La password di adesso non è questa.')).toBeVisible()
  await expect(secret).toBeFocused()
  await expect(part.getByRole('listitem')).toHaveCount(0)
  expect.soft(await faultsInBothThemes(page), 'refused').toEqual([])
  await secret.fill(PASSWORD)
  await secret.press('Enter')
  await expect(part.getByRole('listitem')).toHaveCount(1)
  await expect(opener).toBeFocused()

  await press(part.getByRole('button', { name: 'Togli' }))
  await press(part.getByRole('button', { name: 'Annulla' }))
  await expect(part.getByRole('listitem')).toHaveCount(1)
  await press(part.getByRole('listitem').getByRole('button', { name: 'Togli' }))
  await secret.fill(PASSWORD)
  await secret.press('Enter')
  await expect(part.getByRole('listitem')).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a change of address that one has not asked for is stopped from the old one', { tag: '@desk' }, async ({ page, house }) => {
  await registerFirst(page)
  const asked = await page.evaluate(
    async (wish) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch('/api/accesso/indirizzo', { method: 'POST', headers, body: JSON.stringify(wish) })).status
    },
    { email: 'altri@altrove.example', password: PASSWORD },
  )
  expect(asked).toBe(202)
  await page.goto('about:blank')
  await open(page, house.linkTo(EMAIL))
  await press(page.getByRole('button', { name: 'Ferma il cambio' }))
  await expect(page.getByText(/Il cambio è fermo e tutti i dispositivi sono usciti/)).toBeFocused()
  expect.soft(await faultsInBothThemes(page), 'stopped').toEqual([])
  expect(await page.evaluate(async () => (await fetch('/api/aziende')).status)).toBe(401)
  await press(page.getByRole('link', { name: 'Scegli una password nuova' }))
  await expect(page.getByRole('heading', { name: 'Password dimenticata' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(EMAIL)
  await page.goto('about:blank')
  await open(page, house.linkTo('altri@altrove.example'))
  await press(page.getByRole('button', { name: 'Conferma l’indirizzo' }))
  await expect(page.getByText(/Questo link non vale più/)).toBeVisible()
})

test('with a second factor a code is asked for after the password, or one of those put away', { tag: '@desk' }, async ({ page }) => {
  await registerFirst(page)
  const factor = await page.evaluate(async (typed) => {
    const post = (path: string, body: object) =>
      fetch(`/api/conto/two-factor/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const enabled = await post('enable', { password: typed })
    return (await enabled.json()) as { totpURI: string; backupCodes: string[] }
  }, PASSWORD)
  const secret = new URL(factor.totpURI).searchParams.get('secret') ?? ''
  // The first right code says that the telephone has it.
  const confirmed = await page.evaluate(
    async (code) => {
      const answer = await fetch('/api/conto/two-factor/verify-totp', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code }),
      })
      return answer.status
    },
    codeOf(secret, await nowOf(page)),
  )
  expect(confirmed).toBe(200)
  await leave(page)

  const signIn = async () => {
    await open(page, '/accedi')
    await page.getByLabel('E-mail').fill(EMAIL)
    await password(page).fill(PASSWORD)
    await press(byPassword(page))
    await expect(page.getByRole('heading', { name: 'Ancora un codice' })).toBeVisible()
  }
  await signIn()
  const code = page.getByLabel('Codice di sei cifre')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await code.press('Enter')
  await expect(page.getByText(/Questo codice non va/)).toBeVisible()
  await code.fill(codeOf(secret, await nowOf(page)))
  await code.press('Enter')
  await arrivesAt(page, HOME)
  await leave(page)

  await signIn()
  await press(page.getByRole('button', { name: 'Usa un codice di recupero' }))
  const recovery = page.getByLabel('Codice di recupero')
  await expect(recovery).toBeFocused()
  await recovery.fill(factor.backupCodes[0] ?? '')
  await recovery.press('Enter')
  await arrivesAt(page, HOME)
})

test('changing the reading loses nothing that was typed, and Back leads back', { tag: '@desk' }, async ({ page }) => {
  await open(page, '/registrati')
  await page.getByLabel('Nome dell’attività').fill('Sartori Impianti')
  await page.getByLabel('E-mail').fill(EMAIL)
  await press(page.getByRole('link', { name: 'Accedi', exact: true }))
  await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(EMAIL)
  await press(page.getByRole('link', { name: 'Registrati', exact: true }))
  await expect(page.getByLabel('Nome dell’attività')).toHaveValue('Sartori Impianti')
  await expect(page.getByLabel('E-mail')).toHaveValue(EMAIL)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Accedi' })).toBeVisible()
})

test('somebody who is in is not asked again, and may leave', { tag: '@desk' }, async ({ page }) => {
  await registerFirst(page)
  await open(page, '/accedi')
  await expect(page.getByText(`sei già dentro come ${EMAIL}`)).toBeVisible()
  await press(page.getByRole('button', { name: 'Esci e usa un altro account' }))
  await expect(page.getByRole('button', { name: 'Accedi con la passkey' })).toBeVisible()
})

test('without a network a sentence says so, and nothing typed is lost', async ({ page, context, expectFault }) => {
  expectFault(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await registerFirst(page)
  await leave(page)
  await open(page, '/accedi')
  await page.getByLabel('E-mail').fill(EMAIL)
  await password(page).fill(PASSWORD)
  await context.setOffline(true)
  await press(byPassword(page))
  await expect(page.getByText(/Manca la connessione, o il server non risponde/)).toBeVisible()
  await expect(password(page)).toHaveValue(PASSWORD)
  await context.setOffline(false)
  await press(byPassword(page))
  await arrivesAt(page, HOME)
})

test.describe('without mail', () => {
  test.use({ sendsMail: false })
  test('the page says where the link is', async ({ page }) => {
    await registerFirst(page)
    await leave(page)
    await open(page, '/registrati')
    await page.getByLabel('E-mail').fill('chiara@morandi.example')
    await page.getByLabel('E-mail').press('Enter')
    await expect(page.getByText(/il link per finire è nel registro del server/)).toBeVisible()
    await press(page.getByRole('button', { name: 'Cambia indirizzo' }))
    await expect(page.getByLabel('E-mail')).toHaveValue('chiara@morandi.example')
  })
})

test('axe finds nothing on the readings of the page, in either theme', async ({ page }) => {
  test.slow()
  await open(page, '/registrati')
  await press(byPassword(page))
  expect.soft(await faultsInBothThemes(page), '/registrati').toEqual([])
  await open(page, '/accedi')
  expect.soft(await faultsInBothThemes(page), '/accedi').toEqual([])
  await press(forgotten(page))
  await expect(page.getByRole('heading', { name: 'Password dimenticata' })).toBeVisible()
  expect.soft(await accessibilityFaults(page), 'Password dimenticata').toEqual([])
})
