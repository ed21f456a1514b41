import { useEffect, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Script } from '../../kernel/script.ts'
import { loaderOf } from '../../sectors/loaders.ts'
import '../styles/app.css'
import { ChatPane } from './chat-pane.tsx'
import { pageClock } from './clock.ts'
import { createConversation } from './conversation.ts'

afterEach(() => page.viewport(1360, 820))

const script = (await loaderOf('artigiani')?.script()) as Script
const pressed: string[] = []

function Sample() {
  const [conversation] = useState(() => createConversation({ script, clock: pageClock }))
  useEffect(() => conversation.open(), [conversation])
  return (
    <MemoryRouter>
      <div style={{ height: '100dvh' }}>
        <ChatPane
          script={script}
          icon="wrench"
          conversation={conversation}
          onAsk={(text) => void conversation.ask(text)}
          onVoice={() => pressed.push('voice')}
          onDashboard={() => pressed.push('dashboard')}
          onDashboardNear={() => pressed.push('near')}
        />
      </div>
    </MemoryRouter>
  )
}

const box = page.getByRole('textbox', { name: 'Messaggio' })
const send = page.getByRole('button', { name: 'Invia' })
const log = page.getByRole('log', { name: 'Conversazione' })
const bubbles = () => [...document.querySelectorAll<HTMLElement>('[data-author]')]
const lastText = () => bubbles().at(-1)?.querySelector('p')?.textContent

test('opens with the words of the trade', async () => {
  await render(<Sample />)
  await expect.element(page.getByRole('heading', { name: 'Agente Artigiani' })).toBeVisible()
  await expect.element(log.getByText('Ciao! Dimmi quale lavoro, cliente o materiale ti interessa.')).toBeVisible()
  await expect.element(box).toHaveAttribute('placeholder', 'Chiedi info su progetti, scadenze, magazzino...')
  await expect.element(log).toHaveAttribute('aria-live', 'polite')
  await expect.element(send).toBeDisabled()
})

test('Enter sends, Shift+Enter breaks the line, the reply follows the typing line', async () => {
  await render(<Sample />)
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
  await render(<Sample />)
  await userEvent.fill(box, 'Che ore sono?')
  await send.click()
  await expect
    .poll(() => bubbles().map((bubble) => bubble.querySelector('time')?.textContent))
    .toEqual([expect.stringMatching(/^\d\d:\d\d$/), expect.stringMatching(/^\d\d:\d\d$/)])
})

test('blank text is not a message', async () => {
  await render(<Sample />)
  await userEvent.click(box)
  await userEvent.keyboard('   {Enter}')
  await expect.element(send).toBeDisabled()
  expect(bubbles()).toHaveLength(1)
  await expect.element(box).toHaveValue('   ')
})

test('an Enter of an input method does not send', async () => {
  await render(<Sample />)
  await userEvent.fill(box, 'perche')
  const area = box.element()
  area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }))
  area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }))
  expect(bubbles()).toHaveLength(1)
  await userEvent.click(box)
  await userEvent.keyboard('{Enter}')
  expect(bubbles()).toHaveLength(2)
})

test('a hint is a question', async () => {
  await render(<Sample />)
  await page.getByRole('group', { name: 'Prova' }).getByRole('button', { name: 'Ordina materiali' }).click()
  expect(lastText()).toBe('Ordina materiali')
})

test('marks, emoji and very long text stay text and stay in their bubble', async () => {
  await render(<Sample />)
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
  await render(<Sample />)
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
  await render(<Sample />)
  const bar = page.getByRole('navigation', { name: 'Pagina' })
  expect(bar.elements()).toHaveLength(1)
  for (const name of [/^Vocal$/, /^Dashboard$/, /^Tema/]) expect(page.getByRole('button', { name }).elements()).toHaveLength(1)
  expect(page.getByRole('link', { name: 'Home' }).elements()).toHaveLength(1)
  for (const item of bar.element().children) expect((item as HTMLElement).offsetHeight).toBeGreaterThanOrEqual(44)
  expect(document.documentElement.scrollWidth).toBe(390)
})

test('the voice opens from the header and from the message box, the dashboard is fetched before it is asked for', async () => {
  pressed.length = 0
  await render(<Sample />)
  await page.getByRole('button', { name: 'Vocal Agent' }).click()
  await page.getByRole('button', { name: 'Detta' }).click()
  await page.getByRole('button', { name: 'Dashboard' }).click()
  expect(pressed).toEqual(['voice', 'voice', 'near', 'near', 'dashboard'])
})
