import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ristorazione } from '../../../sectors/ristorazione/index.ts'
import { faultsInBothThemes } from '../../ui/both-themes.fixture.ts'
import { showTrade, TODAY } from '../show-trade.fixture.tsx'

beforeEach(async () => {
  await page.viewport(1360, 900)
})

const column = (name: string) => page.getByRole('region', { name, exact: true })
const ticket = (name: RegExp) => page.getByRole('article', { name })

it('has the three columns, and an order goes from one to the next by its one button', async () => {
  const { store } = await showTrade(ristorazione, 'ordini')
  await expect.element(column('In Preparazione').getByRole('article')).toHaveLength(2)
  await column('In Preparazione').getByRole('button', { name: 'Pronto: Tavolo 5, Pizze' }).click()
  await expect.element(column('Pronti').getByRole('article', { name: /^Tavolo 5, Pizze, Pronto ora/ })).toBeVisible()
  await expect.poll(() => store.get('comanda', 'comanda_1')).toMatchObject({ stato: 'pronto', pronto_alle: '11:00' })
  await page.getByRole('button', { name: 'Annulla', exact: true }).click()
  await expect.element(column('In Preparazione').getByRole('button', { name: 'Pronto: Tavolo 5, Pizze' })).toBeVisible()
})

it('a dish that is done is struck off, and says so', async () => {
  const { store } = await showTrade(ristorazione, 'ordini')
  const dish = ticket(/^Tavolo 5/).getByRole('button', { name: /Margherita/ })
  await dish.click()
  await expect.element(dish).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await store.get('comanda', 'comanda_1'))?.['righe']).toMatchObject([{ fatto: true }, {}, {}])
})

it('says what the guests of a table must not eat, at the dish that holds it', async () => {
  await showTrade(ristorazione, 'ordini')
  await expect.element(ticket(/^Tavolo 2/).getByText('Allergia: latte')).toBeVisible()
  await expect.element(ticket(/^Tavolo 7/).getByText('Allergie al tavolo: glutine')).toBeVisible()
})

it('arrows go from order to order, Enter moves one on', async () => {
  const { store } = await showTrade(ristorazione, 'ordini')
  const first = page.getByRole('button', { name: /^Pronto: Tavolo 5/ })
  await expect.element(first).toHaveAttribute('tabindex', '0')
  first.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('button', { name: /^Pronto: Tavolo 7/ })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(async () => (await store.get('comanda', 'comanda_3'))?.['stato']).toBe('pronto')
})

it('a new order is announced', async () => {
  const { store } = await showTrade(ristorazione, 'ordini')
  await expect.element(ticket(/^Tavolo 5/)).toBeVisible()
  const values = { tavolo: 'tavolo_6', portata: 'primi', giorno: TODAY, ora: '10:40', righe: [{ piatto: 'piatto_2', quantita: 1 }] }
  await store.commit([{ type: 'create', entity: 'comanda', values }], { via: 'form' })
  await expect.element(page.getByText('Nuovo ordine: Tavolo 6, Primi')).toBeInTheDocument()
  await expect.element(ticket(/^Tavolo 6, Primi, In ritardo, 20 minuti/)).toBeVisible()
})

it.each([390, 1360])('can be used by everybody at %i px', async (width) => {
  await page.viewport(width, 844)
  await showTrade(ristorazione, 'ordini')
  await expect.element(ticket(/^Tavolo 5/)).toBeVisible()
  expect(await faultsInBothThemes()).toEqual([])
})
