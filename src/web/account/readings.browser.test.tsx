import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ACCOUNT_PATH, ENTRY_PATH, type EntryState, type Proof } from '../../kernel/firm/firm-door.ts'
import '../styles/app.css'
import '../styles/account.css'
import { faultsInBothThemes } from '../ui/both-themes.fixture.ts'
import { Registration } from './registration.tsx'
import { SignInPage } from './sign-in.tsx'

/** The network at the other end of which the server answers so. */
function answers({ state, proof }: { state?: EntryState | 'none' | 'away'; proof?: Proof }) {
  const real = window.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = input instanceof Request ? new URL(input.url).pathname : new URL(String(input), location.href).pathname
    const notThere = () => new Response('', { status: 404 })
    if (path === ENTRY_PATH && state === 'away') throw new TypeError('Failed to fetch')
    if (path === ENTRY_PATH) return state === 'none' || state === undefined ? notThere() : Response.json(state)
    if (path === `${ENTRY_PATH}/prova`) return proof ? Response.json(proof) : notThere()
    if (path === `${ENTRY_PATH}/iscrizione`) return new Response('', { status: 202 })
    if (path.startsWith(ACCOUNT_PATH)) throw new TypeError('Failed to fetch')
    return real(input, init)
  })
}

const show = (at: string, state?: unknown) => {
  const [pathname = '', hash = ''] = at.split('#')
  const router = createMemoryRouter(
    [
      { path: '/registrati', element: <Registration /> },
      { path: '/accedi', element: <SignInPage /> },
      { path: '*', element: <p>Altrove</p> },
    ],
    { initialEntries: [{ pathname, hash: hash && `#${hash}`, state }] },
  )
  return render(<RouterProvider router={router} />)
}

const first: EntryState = { first: true, mail: true }
const later: EntryState = { first: false, mail: true }
const invito: Proof = {
  of: 'invito',
  email: 'anna@morandi.example',
  azienda: 'Studio Morandi',
  da: 'Chiara',
  role: 'contabile',
  isKnown: false,
}

const firm = page.getByLabelText('Nome dell’attività')
const email = page.getByLabelText('E-mail')
const password = page.getByLabelText('Password', { exact: true })
const passkey = page.getByRole('button', { name: /passkey$/ })
const byPassword = page.getByRole('button', { name: /^(Registrati|Accedi)( con la password)?$/ })

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the cursor stands in the first empty field, and on the passkey when all are filled', async () => {
  answers({ state: first })
  const screen = await show('/registrati')
  await expect.element(firm).toHaveFocus()
  await screen.unmount()
  const half = await show('/registrati', { azienda: 'Sartori Impianti' })
  await expect.element(email).toHaveFocus()
  await half.unmount()
  await show('/registrati', { azienda: 'Sartori Impianti', email: 'luca@sartori.example' })
  await expect.element(passkey).toHaveFocus()
})

test('the rule of the password is said before, counts down, and is no reproach before «Registrati»', async () => {
  answers({ state: first })
  await show('/registrati', { azienda: 'Sartori', email: 'luca@sartori.example' })
  await expect.element(page.getByText('Almeno 12 caratteri: va bene anche una frase.')).toBeVisible()
  await userEvent.fill(password, 'sette po')
  await expect.element(page.getByText('Ne mancano 4.', { exact: false })).toBeVisible()
  await expect.element(password).not.toHaveAttribute('aria-invalid')
  await userEvent.click(byPassword)
  await expect.element(password).toHaveAttribute('aria-invalid', 'true')
  await expect.element(password).toHaveFocus()
  await userEvent.fill(password, 'undici segn')
  await expect.element(page.getByText('Ne manca 1.', { exact: false })).toBeVisible()
  await userEvent.fill(password, 'dodici segni')
  await expect.element(password).not.toHaveAttribute('aria-invalid')
})

test('the eye shows the password, and says so', async () => {
  answers({ state: later })
  await show('/accedi')
  await userEvent.fill(password, 'una frase')
  await expect.element(password).toHaveAttribute('type', 'password')
  const eye = page.getByRole('button', { name: 'Mostra la password' })
  await userEvent.click(eye)
  await expect.element(eye).toHaveAttribute('aria-pressed', 'true')
  await expect.element(password).toHaveAttribute('type', 'text')
  await expect.element(password).toHaveValue('una frase')
})

test('an address that is none is told at its field, in Italian', async () => {
  answers({ state: first })
  await show('/registrati')
  await userEvent.fill(email, 'luca')
  await userEvent.click(passkey)
  await expect.element(page.getByText('Controlla l’indirizzo: serve una forma come nome@dominio.it.')).toBeVisible()
  await expect.element(email).toHaveFocus()
  await userEvent.fill(email, '')
  await userEvent.click(byPassword)
  await expect.element(page.getByText('Scrivi il tuo indirizzo e-mail.')).toBeVisible()
})

test('where somebody is already, one asks for a link and is told calmly where it is', async () => {
  answers({ state: later })
  await show('/registrati')
  await userEvent.fill(email, 'chiara@morandi.example')
  expect(password.query()).toBeNull()
  await userEvent.keyboard('{Enter}')
  const sent = page.getByText('Ti abbiamo scritto a chiara@morandi.example: apri il link per finire. Vale un’ora.')
  await expect.element(sent).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Cambia indirizzo' }))
  await expect.element(email).toHaveValue('chiara@morandi.example')
})

test('an invitation says who invites, where and as what, and fixes the address', async () => {
  answers({ state: later, proof: invito })
  await show('/registrati#invito=abc')
  await expect.element(page.getByRole('heading', { name: 'Chiara ti invita in Studio Morandi' })).toBeVisible()
  await expect.element(page.getByText(/^Entri come contabile\./)).toBeVisible()
  await expect.element(email).toHaveValue('anna@morandi.example')
  await expect.element(email).toHaveAttribute('readonly')
  expect(firm.query()).toBeNull()
  await expect.element(passkey).toHaveFocus()
})

test('who is invited and has an account already signs in, with the invitation kept', async () => {
  answers({ state: later, proof: { ...invito, isKnown: true } })
  await show('/registrati#invito=abc')
  await expect.element(page.getByRole('button', { name: 'Accedi con la passkey' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Chiara ti invita in Studio Morandi' })).toBeVisible()
  await expect.element(email).toHaveValue('anna@morandi.example')
})

test('a link that is good for nothing any more leaves the plain page', async () => {
  answers({ state: later })
  await show('/registrati#invito=abc')
  await expect.element(page.getByText(/Questo link non vale più/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Continua' })).toBeVisible()
})

test('where no accounts are kept the page says so', async () => {
  answers({ state: 'none' })
  await show('/accedi')
  await expect.element(page.getByText(/Questo sito non tiene account/)).toBeVisible()
  expect(password.query()).toBeNull()
})

test('a server that does not answer is waited for, and goes on when it does', async () => {
  answers({ state: 'away' })
  await show('/registrati')
  await userEvent.fill(firm, 'Sartori Impianti')
  await expect.element(page.getByText(/Il server non risponde/)).toBeVisible()
  answers({ state: first })
  await userEvent.click(page.getByRole('button', { name: 'Riprova' }))
  await expect.element(passkey).toBeVisible()
  await expect.element(firm).toHaveValue('Sartori Impianti')
})

test('what cannot be sent off says so, and keeps what was typed', async () => {
  answers({ state: later })
  await show('/accedi', { email: 'luca@sartori.example' })
  await userEvent.fill(password, 'una frase che ricordo')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/Manca la connessione, o il server non risponde/)).toBeVisible()
  await expect.element(password).toHaveValue('una frase che ricordo')
})

test('the name of the firm is written into the picture as it is typed', async () => {
  answers({ state: first })
  await show('/registrati')
  const picture = () => document.querySelector('[inert]')
  // The sample's own name until somebody types another.
  await expect.poll(() => picture()?.textContent).toMatch(/Interventi/)
  const sample = picture()?.querySelector('p')?.textContent ?? ''
  expect(sample.length).toBeGreaterThan(5)
  await userEvent.fill(firm, 'Sartori Impianti')
  await expect.poll(() => picture()?.querySelector('p')?.textContent).toMatch(/^Sartori Impianti/)
  expect(picture()?.getAttribute('aria-hidden')).toBe('true')
})

test('a browser without passkeys says so under the button, and begins at the password', async () => {
  answers({ state: first })
  const known = Object.getOwnPropertyDescriptor(window, 'PublicKeyCredential')
  Reflect.deleteProperty(window, 'PublicKeyCredential')
  try {
    await show('/registrati', { azienda: 'Sartori', email: 'luca@sartori.example' })
    await expect.element(page.getByText(/non può usare le passkey/)).toBeVisible()
    await expect.element(passkey).toBeDisabled()
    await expect.element(password).toHaveFocus()
  } finally {
    if (known) Object.defineProperty(window, 'PublicKeyCredential', known)
  }
})

test('axe finds nothing in either theme', async () => {
  answers({ state: first })
  const screen = await show('/registrati')
  await userEvent.click(byPassword)
  expect.soft(await faultsInBothThemes(), '/registrati').toEqual([])
  await screen.unmount()
  await show('/accedi')
  expect.soft(await faultsInBothThemes(), '/accedi').toEqual([])
})
