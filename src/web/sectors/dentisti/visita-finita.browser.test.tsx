import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { dentisti } from '../../../sectors/dentisti/index.ts'
import { showTrade } from '../show-trade.fixture.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name })

beforeEach(async () => {
  await page.viewport(1360, 900)
})

it('a visit that is over says what it wrote on the card, and is billed from there', async () => {
  const { store } = await showTrade(dentisti, 'panoramica')
  await store.commit([{ type: 'move', entity: 'appuntamento', id: 'appuntamento_1', to: 'in_sala' }], { via: 'form' })
  await store.commit([{ type: 'move', entity: 'appuntamento', id: 'appuntamento_1', to: 'in_poltrona' }], { via: 'form' })
  await button(/^Completa/).click()
  const told = 'Stato aggiornato: Completato. Richiamo: Igiene semestrale, 21/05/2027. Prestazione: Igiene orale, Eseguita, 90,00 €'
  await expect.element(page.getByText(told)).toBeVisible()
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Igiene orale' })
    .first()
    .getByRole('button', { name: /Balducci/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Fattura le cure eseguite' }).click()
  const bill = page.getByRole('dialog', { name: 'Cure eseguite da fatturare' })
  await expect.element(bill.getByText(/^Igiene orale/)).toBeVisible()
  await bill.getByRole('button', { name: 'Crea fattura' }).click()
  await expect.poll(() => document.querySelector('[data-sonner-toast]')?.textContent).toContain('Fattura in bozza con 1 cura')
})
