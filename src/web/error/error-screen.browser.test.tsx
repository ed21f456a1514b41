import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import NotFound from '../routes/not-found.tsx'
import '../styles/app.css'
import { ErrorScreen } from './error-screen.tsx'

afterEach(() => vi.restoreAllMocks())

test('an error shows its message under the title, with two ways on', async () => {
  await render(<ErrorScreen error={new Error('quota is not a number')} />)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Unexpected Application Error!')
  await expect.element(page.getByText('quota is not a number')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Riprova' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
})

test('an unknown path is told, logged and led home', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const router = createMemoryRouter(
    [
      { path: '/', element: <p>Pagina iniziale</p> },
      { path: '*', element: <NotFound /> },
    ],
    { initialEntries: ['/idraulici/verona'] },
  )
  await render(<RouterProvider router={router} />)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Oops! Page not found')
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('/idraulici/verona'))
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect.element(page.getByText('Pagina iniziale')).toBeVisible()
})
