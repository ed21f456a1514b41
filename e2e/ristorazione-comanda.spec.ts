import { openDashboardOf } from './support/dashboard.ts'
import { accessibilityFaults } from './support/axe.ts'
import { expect, test } from './support/page-test.ts'
import { closed, press } from './support/press.ts'

/** What a whole table eats is tapped in one go; the kitchen has a ticket for each course. */
test('an order of several courses is one form, picked from the grid of dishes', { tag: '@phone' }, async ({ page }) => {
  test.slow()
  await openDashboardOf(page, 'ristorazione', 'ordini')
  await press(page.getByRole('button', { name: 'Nuovo Ordine' }).filter({ visible: true }).first())
  const order = page.getByRole('dialog', { name: 'Nuovo Ordine' })
  await order.getByLabel('Tavolo').fill('Saletta')
  await press(page.getByRole('option', { name: /^Saletta/ }).first())
  // What is finished for today is not offered.
  const dish = (name: RegExp) => order.getByRole('option', { name })
  await expect(dish(/^Casoncelli/)).toBeVisible()
  for (const name of [/^Casoncelli/, /^Casoncelli/, /^Acqua/]) await press(dish(name))
  await order.getByRole('combobox', { name: 'Cerca piatti' }).fill('tiram')
  await press(dish(/^Tiramisù/))
  await expect(order.getByRole('region', { name: 'Piatti, Primi' })).toContainText('Casoncelli')
  await press(order.getByRole('region', { name: 'Piatti, Primi' }).getByRole('button', { name: /^Casoncelli/ }))
  await order.getByLabel(/^Nota, Casoncelli/).fill('senza burro')
  await order.getByLabel(/^Persona, Casoncelli/).fill('2')
  expect(await accessibilityFaults(page)).toEqual([])
  await press(order.getByRole('button', { name: 'Invia in cucina' }))
  await closed(order)
  await expect(page.getByText('3 ordini salvati')).toBeVisible()
  await expect(page.getByRole('article', { name: /^Saletta, Primi/ })).toContainText('senza burro')
  await expect(page.getByRole('article', { name: /^Saletta, Dolci/ })).toContainText('Tiramisù')
  await expect(page.getByRole('article', { name: /^Saletta, Bevande/ })).toContainText('Acqua')
})
