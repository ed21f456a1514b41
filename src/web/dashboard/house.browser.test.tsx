import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faultsInBothThemes } from '../ui/both-themes.fixture.ts'
import type { House } from './house.ts'
import { openLibrary } from './library.fixture.tsx'

afterEach(() => page.viewport(1360, 820))

/** A firm of two pages; what is pressed is noted. */
function firm() {
  const pressed: string[] = []
  const house: House = {
    name: 'Libri Ferri',
    home: { to: '/app', label: 'Le tue aziende' },
    account: {
      firm: 'Libri Ferri',
      person: 'Anna Ferri',
      entries: [
        { key: 'persone', label: 'Persone', icon: 'users', words: ['colleghi'], run: () => pressed.push('persone') },
        { key: 'esci', label: 'Esci', icon: 'log-out', run: () => pressed.push('esci') },
      ],
    },
    notice: <p>Ci sono i dati di esempio.</p>,
  }
  return { house, pressed }
}

const trigger = () => page.getByRole('button', { name: 'Libri Ferri, Anna Ferri: account' })

test('a firm has no badge, its own name in the title of the page, and a logo that leads to the firms', async () => {
  const { house } = firm()
  await openLibrary('/libri', { house })
  await expect.element(trigger()).toBeVisible()
  expect(page.getByRole('button', { name: /^Demo/ }).query()).toBeNull()
  expect(document.title).toBe('Libri Ferri · Bottega')
  await expect.element(page.getByRole('link', { name: 'Le tue aziende' })).toHaveAttribute('href', '/app')
})

test('the account menu stands at the foot of the sidebar and does what it says', async () => {
  const { house, pressed } = firm()
  await openLibrary('/libri', { house })
  await trigger().click()
  await expect.element(page.getByText('Anna Ferri').last()).toBeVisible()
  await page.getByRole('menuitem', { name: 'Esci' }).click()
  expect(pressed).toEqual(['esci'])
})

test('on a phone it stands behind «Altro»', async () => {
  await page.viewport(390, 844)
  const { house, pressed } = firm()
  await openLibrary('/libri', { house })
  await page.getByRole('button', { name: 'Altro' }).click()
  const account = page.getByRole('region', { name: 'Account' })
  await expect.element(account).toMatchTextContent(/Libri Ferri.*Anna Ferri/)
  await account.getByRole('button', { name: 'Persone' }).click()
  expect(pressed).toEqual(['persone'])
})

test('the palette finds it by other words too', async () => {
  const { house, pressed } = firm()
  await openLibrary('/libri', { house })
  await userEvent.keyboard('{Control>}k{/Control}')
  await page.getByRole('combobox', { name: /Cerca/ }).fill('colleghi')
  await page.getByRole('option', { name: 'Persone' }).click()
  expect(pressed).toEqual(['persone'])
})

test('its notice stands over the first overview alone', async () => {
  const { house } = firm()
  await openLibrary('/libri', { house })
  await expect.element(page.getByText('Ci sono i dati di esempio.')).toBeVisible()
  await page.getByRole('navigation', { name: 'Schede' }).getByRole('link', { name: 'Lettori' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Lettori' })).toBeVisible()
  expect(page.getByText('Ci sono i dati di esempio.').query()).toBeNull()
})

test.each([1360, 768])('the sidebar with the account meets AA in both themes (%i px)', async (width) => {
  await page.viewport(width, 820)
  const { house } = firm()
  await openLibrary('/libri', { house })
  await expect.element(trigger()).toBeVisible()
  expect(await faultsInBothThemes('nav')).toEqual([])
})
