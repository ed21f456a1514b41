import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Script } from '../../kernel/screens/script.ts'
import { cards } from '../../sectors/index.ts'
import { loaderOf } from '../../sectors/loaders.ts'
import '../styles/app.css'
import { demoSource } from './demo-source.ts'
import { SectorPage } from './sector-page.tsx'
import type { Pane } from './swipe.ts'

afterEach(() => page.viewport(1360, 820))

const script = (await loaderOf('artigiani')?.script()) as Script
const side = (name: 'chat' | 'dashboard') => document.querySelector<HTMLElement>(`[data-pane=${name}]`)
const left = (name: 'chat' | 'dashboard') => side(name)?.getBoundingClientRect().left

async function open(at = '/artigiani', first?: Pane) {
  const element = (
    <SectorPage first={first} source={demoSource('artigiani')} card={cards.artigiani} script={script} title="Artigiani: dashboard e chat" />
  )
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Home</p> },
      { path: '/artigiani', element },
    ],
    { initialEntries: ['/', at] },
  )
  await render(<RouterProvider router={router} />)
  return router
}

/** A real finger: the browser's own touch events over an element. */
function swipe(target: Element, from: readonly [number, number], to: readonly [number, number]) {
  const touch = ([clientX, clientY]: readonly [number, number]) => new Touch({ identifier: 1, target, clientX, clientY })
  const send = (type: string, at: readonly [number, number], touches: Touch[]) =>
    target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: [touch(at)] }))
  send('touchstart', from, [touch(from)])
  send('touchend', to, [])
}

test('opens on the chat; the other pane is out of reach', async () => {
  await open()
  await expect.element(page.getByRole('heading', { name: 'Agente Artigiani' })).toBeVisible()
  expect(side('dashboard')?.inert).toBe(true)
  expect(side('chat')?.inert).toBe(false)
  expect(document.querySelector<HTMLElement>('[data-hue]')?.style.getPropertyValue('--hue')).toBe('49')
})

test('the dashboard slides in after the pause, takes the focus, and Back returns to the chat', async () => {
  const router = await open()
  // As it is when the address has changed: a busy machine may come back from the click after the pause.
  let isShut: boolean | undefined
  router.subscribe(() => (isShut ??= side('dashboard')?.inert))
  await page.getByRole('button', { name: 'Dashboard' }).click()
  expect(router.state.location.search).toBe('?vista=dashboard')
  expect(isShut).toBe(true)
  await expect.poll(() => left('dashboard')).toBe(0)
  expect(side('chat')?.inert).toBe(true)
  const heading = page.getByRole('heading', { level: 1, name: 'Artigiani' })
  await expect.element(heading).toHaveFocus()
  await router.navigate(-1)
  await expect.poll(() => left('chat')).toBe(0)
  await expect.element(page.getByRole('heading', { name: 'Agente Artigiani' })).toHaveFocus()
})

test('a link opens the dashboard without moving the focus', async () => {
  await open('/artigiani?vista=dashboard')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Artigiani' })).toBeVisible()
  expect(left('dashboard')).toBe(0)
  expect(document.activeElement).toBe(document.body)
})

test('a page of work opens on the dashboard, and its chat has an address of its own', async () => {
  const router = await open('/artigiani', 'dashboard')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Artigiani' })).toBeVisible()
  expect(left('dashboard')).toBe(0)
  await page.getByRole('button', { name: '← Torna alla Chat' }).click()
  expect(router.state.location.search).toBe('?vista=chat')
  await expect.poll(() => left('chat')).toBe(0)
  await page.getByRole('button', { name: 'Dashboard' }).click()
  expect(router.state.location.search).toBe('')
  await expect.poll(() => left('dashboard')).toBe(0)
})

test.each([
  ['/artigiani?vista=chat', 'chat'],
  ['/artigiani?vista=dashboard', 'dashboard'],
] as const)('%s means the same on a page of work', async (at, pane) => {
  await open(at, 'dashboard')
  await expect.poll(() => left(pane)).toBe(0)
})

test('what was said stays when one comes back', async () => {
  await open()
  await page.getByRole('button', { name: 'Pianificazione' }).click()
  await page.getByRole('button', { name: 'Dashboard' }).click()
  await page.getByRole('button', { name: '← Torna alla Chat' }).click()
  await expect.poll(() => left('chat')).toBe(0)
  await expect.element(page.getByText(script.holding)).toBeVisible()
})

test('a finger to the left opens the dashboard, one to the right returns', async () => {
  await page.viewport(390, 844)
  await open()
  const chat = page.getByRole('log').element()
  swipe(chat, [300, 400], [260, 400])
  swipe(chat, [300, 300], [220, 460])
  swipe(page.getByRole('textbox').element(), [300, 700], [100, 700])
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(left('chat')).toBe(0)
  swipe(chat, [300, 400], [240, 405])
  await expect.poll(() => left('dashboard')).toBe(0)
  const heading = page.getByRole('heading', { level: 1, name: 'Artigiani' })
  await expect.element(heading).toBeVisible()
  swipe(heading.element(), [100, 40], [200, 40])
  await expect.poll(() => left('chat')).toBe(0)
})

test('the voice opens over the page in the colour of the trade', async () => {
  await open()
  await page.getByRole('button', { name: 'Vocal Agent' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(getComputedStyle(page.getByRole('dialog').element()).getPropertyValue('--hue').trim()).toBe('49')
})
