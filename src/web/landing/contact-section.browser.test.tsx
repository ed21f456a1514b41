import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { contactEmbed, type ContactEmbedSettings } from '../../site.ts'
import '../styles/app.css'
import { ContactSection } from './contact-section.tsx'

/** Stands in for the third party: it fills its element, as an embed does. */
const standIn = `data:text/javascript,${encodeURIComponent('document.querySelector("[data-form-id]").append("Modulo di altri")')}`
const embed: ContactEmbedSettings = { ...contactEmbed, formId: 'abc123', script: standIn, patience: 200 }

const show = (settings: ContactEmbedSettings) => {
  const router = createMemoryRouter([{ path: '*', element: <ContactSection embed={settings} /> }])
  return render(<RouterProvider router={router} />)
}
const scripts = () => document.querySelectorAll(`script[src="${standIn}"]`).length
const ourForm = page.getByRole('form', { name: 'Parliamo della tua attività' })

afterEach(() => {
  vi.restoreAllMocks()
})

test('the configured form is loaded, says whose it is, carries its settings, and is removed on leaving', async () => {
  const screen = await show(embed)
  await expect.element(page.getByText('Modulo di altri')).toBeVisible()
  await expect.element(page.getByText(`Questo modulo è di ${embed.provider}`, { exact: false })).toBeVisible()
  const box = document.querySelector<HTMLElement>('[data-form-id="abc123"]')
  expect(box?.dataset).toMatchObject({ dynamicResize: 'true', inheritParameters: 'true' })
  expect(box?.getBoundingClientRect().height).toBeGreaterThanOrEqual(500)
  expect(scripts()).toBe(1)
  await screen.unmount()
  expect(scripts()).toBe(0)
})

test('our own form takes its place when the script cannot load', async () => {
  await show({ ...embed, script: '/niente/embed.js' })
  await expect.element(page.getByText(/Il modulo non è disponibile/)).toBeVisible()
  await expect.element(ourForm).toBeVisible()
})

test('our own form takes its place when the script does not come in time', async () => {
  vi.spyOn(document.body, 'append').mockImplementation(() => undefined)
  await show(embed)
  await expect.element(page.getByText(/Il modulo non è disponibile/)).toBeVisible()
})

test('without a form id there is our own form, and nothing of others', async () => {
  await show(contactEmbed)
  await expect.element(ourForm).toBeVisible()
  expect(document.querySelector('[data-form-id]')).toBeNull()
})
