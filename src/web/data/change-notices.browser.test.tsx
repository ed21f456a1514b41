import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toast } from 'sonner'
import { library, openDashboard } from '../dashboard/library.fixture.tsx'

it('a change that was taken back by the keyboard keeps one notice, and done again one', async () => {
  toast.dismiss()
  await openDashboard(library, '/libri?scheda=prestiti&mostra=cards')
  await page.getByRole('button', { name: 'Fuori, cambia stato' }).first().click()
  await page.getByRole('menuitem', { name: 'Restituisci' }).click()
  const notices = page.getByRole('region', { name: /Notifiche/ }).getByRole('listitem')
  await expect.element(page.getByText('Stato aggiornato: Reso')).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(notices.getByText('Modifica annullata')).toBeVisible()
  await expect.poll(() => page.getByText('Stato aggiornato: Reso').elements().length).toBe(0)
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
  await expect.element(notices.getByText('Modifica ripristinata')).toBeVisible()
  await expect.poll(() => notices.elements().length).toBe(1)
})

it('changes one after the other keep one notice, the newest, with its own way back', async () => {
  toast.dismiss()
  await openDashboard(library, '/libri?scheda=prestiti&mostra=cards')
  const notices = page.getByRole('region', { name: /Notifiche/ }).getByRole('listitem')
  const out = page.getByRole('button', { name: 'Fuori, cambia stato' })
  await expect.element(out.first()).toBeVisible()
  const count = out.elements().length
  for (const left of [1, 2]) {
    await out.first().click()
    await page.getByRole('menuitem', { name: 'Restituisci' }).click()
    await expect.poll(() => out.elements().length).toBe(count - left)
    await expect.element(notices.getByText('Stato aggiornato: Reso').first()).toBeVisible()
  }
  // At once, and not when the first has gone by itself.
  await expect.poll(() => notices.elements().length, { timeout: 2000 }).toBe(1)
  await notices.getByRole('button', { name: 'Annulla' }).click()
  await expect.poll(() => out.elements().length).toBe(count - 1)
})
