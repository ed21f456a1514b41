import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { stillPart } from './still-part.tsx'

afterEach(() => document.querySelector('#scritta')?.remove())

const Part = () => <a href="/prova">Vai alla prova</a>
const Where = () => <output>{useLocation().pathname}</output>
const shown = (Still: ReturnType<typeof stillPart>) => (
  <MemoryRouter>
    <Still />
    <Where />
  </MemoryRouter>
)

test('what stands in the page stays as it is, and its program is not asked for', async () => {
  const load = vi.fn<() => Promise<typeof Part>>(async () => Part)
  document.body.insertAdjacentHTML('afterbegin', '<div id="scritta"><a href="/altrove">Com’era</a></div>')
  const Still = stillPart('scritta', load, undefined)
  await render(shown(Still))
  await expect.element(page.getByRole('link', { name: 'Com’era' }).last()).toBeVisible()
  await page.getByRole('link', { name: 'Com’era' }).last().click()
  await expect.element(page.getByText('/altrove')).toBeVisible()
  expect(load).not.toHaveBeenCalled()
})

test('who comes from another page is given the part, and its links stay in the house', async () => {
  const Still = stillPart('scritta', async () => Part, undefined)
  await render(shown(Still))
  await page.getByRole('link', { name: 'Vai alla prova' }).click()
  await expect.element(page.getByText('/prova')).toBeVisible()
})
