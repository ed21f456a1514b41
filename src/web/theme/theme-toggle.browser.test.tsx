import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/app.css'
import { ThemeToggle } from './theme-toggle.tsx'
import { readTheme, setTheme, THEME_KEY } from './theme.ts'

beforeEach(() => setTheme('dark'))
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('changes the page, remembers the choice and says what the next press does', async () => {
  await render(<ThemeToggle />)
  await page.getByRole('button', { name: 'Passa al tema chiaro' }).click()
  expect(document.documentElement.className).toBe('light')
  expect(localStorage.getItem(THEME_KEY)).toBe('light')
  expect(localStorage).toHaveLength(1)
  await page.getByRole('button', { name: 'Passa al tema scuro' }).click()
  expect(readTheme()).toBe('dark')
})

test('works where storage is denied', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  await render(<ThemeToggle />)
  await page.getByRole('button', { name: 'Passa al tema chiaro' }).click()
  await expect.element(page.getByRole('button', { name: 'Passa al tema scuro' })).toBeVisible()
  expect(readTheme()).toBe('light')
})

test('follows another tab', async () => {
  await render(<ThemeToggle />)
  dispatchEvent(new StorageEvent('storage', { key: THEME_KEY, newValue: 'light' }))
  await expect.element(page.getByRole('button', { name: 'Passa al tema scuro' })).toBeVisible()
})
