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
