import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { box, log, openChat, pressed, script } from './answers/chat.fixture.tsx'

afterEach(() => page.viewport(1360, 820))

const send = page.getByRole('button', { name: 'Invia' })
const bubbles = () => [...document.querySelectorAll<HTMLElement>('[data-author]')]
const questions = () => document.querySelectorAll('[data-author=persona]')
const lastText = () => bubbles().at(-1)?.querySelector('p')?.textContent

test('opens with the words of the trade', async () => {
  await openChat()
  await expect.element(page.getByRole('heading', { name: 'Agente Artigiani' })).toBeVisible()
  await expect.element(log.getByText('Ciao! Dimmi quale lavoro, cliente o materiale ti interessa.')).toBeVisible()
  await expect.element(box).toHaveAttribute('placeholder', 'Chiedi info su progetti, scadenze, magazzino...')
  await expect.element(log).toHaveAttribute('aria-live', 'polite')
  await expect.element(send).toBeDisabled()
})

test('Enter sends, Shift+Enter breaks the line, the reply follows the typing line', async () => {
  await openChat()
  await userEvent.click(box)
  await userEvent.keyboard('Prima riga{Shift>}{Enter}{/Shift}seconda')
  await expect.element(box).toHaveValue('Prima riga\nseconda')
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue('')
  await expect.element(box).toHaveFocus()
  await expect.element(send).toBeDisabled()
  expect(lastText()).toBe('Prima riga\nseconda')
  await expect.element(page.getByText('Verifico i progetti...')).toBeVisible()
  await expect.element(page.getByText(script.holding)).toBeVisible()
  await expect.element(page.getByText('Verifico i progetti...')).not.toBeInTheDocument()
})

test('every bubble tells its hour', async () => {
  await openChat()
  await userEvent.fill(box, 'Che ore sono?')
  await send.click()
  await expect.element(log.getByText('Che ore sono?', { exact: true })).toBeVisible()
  for (const bubble of bubbles()) expect(bubble.querySelector('time')?.textContent).toMatch(/^\d\d:\d\d$/)
})

test('blank text is not a message', async () => {
  await openChat()
  await userEvent.click(box)
  await userEvent.keyboard('   {Enter}')
  await expect.element(send).toBeDisabled()
  expect(bubbles()).toHaveLength(1)
  await expect.element(box).toHaveValue('   ')
})

test('an Enter of an input method does not send', async () => {
  await openChat()
  await userEvent.fill(box, 'perche')
  const area = box.element()
  area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }))
  area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }))
  expect(questions()).toHaveLength(0)
  await userEvent.click(box)
  await userEvent.keyboard('{Enter}')
  expect(questions()).toHaveLength(1)
})

test('a hint is a question', async () => {
  await openChat()
  await page.getByRole('group', { name: 'Prova' }).getByRole('button', { name: 'Ordina materiali' }).click()
  expect(lastText()).toBe('Ordina materiali')
})

test('marks, emoji and very long text stay text and stay in their bubble', async () => {
  await openChat()
  await userEvent.fill(box, '<b>ciao</b> 🔧')
  await send.click()
  expect(lastText()).toBe('<b>ciao</b> 🔧')
  await userEvent.fill(box, 'a'.repeat(10_000))
  await send.click()
  await expect.element(log.getByText('a'.repeat(10_000))).toBeVisible()
  const list = log.element()
  expect(list.scrollWidth).toBe(list.clientWidth)
})

test.each([
  [1360, 0.7],
  [390, 0.85],
])('at %i px a bubble takes at most %f of the column, and the newest line is in view', async (width, share) => {
  await page.viewport(width, 820)
  await openChat()
  for (const text of ['lungo '.repeat(200), 'ultimo']) {
    await userEvent.fill(box, text)
    await send.click()
  }
  const column = bubbles()[0]?.parentElement?.clientWidth ?? 0
  for (const bubble of bubbles()) expect(bubble.offsetWidth).toBeLessThanOrEqual(column * share + 1)
  const list = log.element()
  await expect.poll(() => list.scrollHeight - list.scrollTop - list.clientHeight).toBeLessThan(2)
})

test('a phone has the ways out at the bottom, each named once', async () => {
  await page.viewport(390, 844)
  await openChat()
  const bar = page.getByRole('navigation', { name: 'Pagina' })
  expect(bar.elements()).toHaveLength(1)
  for (const name of [/^Vocal$/, /^Dashboard$/, /^Tema/]) expect(page.getByRole('button', { name }).elements()).toHaveLength(1)
  expect(page.getByRole('link', { name: 'Home' }).elements()).toHaveLength(1)
  for (const item of bar.element().children) expect((item as HTMLElement).offsetHeight).toBeGreaterThanOrEqual(44)
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('the voice opens from the header and from the message box, the dashboard is fetched before it is asked for', async () => {
  await openChat()
  await page.getByRole('button', { name: 'Vocal Agent' }).click()
  await page.getByRole('button', { name: 'Detta' }).click()
  await page.getByRole('button', { name: 'Dashboard' }).click()
  expect(pressed).toEqual(['voice', 'voice', 'near', 'near', 'dashboard'])
})
