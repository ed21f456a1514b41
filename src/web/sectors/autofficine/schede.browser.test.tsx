import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { autofficine } from '../../../sectors/autofficine/index.ts'
import { faultsInBothThemes } from '../../ui/both-themes.fixture.ts'
import { showTrade, TODAY } from '../show-trade.fixture.tsx'

beforeEach(async () => {
  await page.viewport(1360, 900)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const card = () => page.getByRole('listitem').filter({ hasText: 'Volkswagen Golf ZB507CN' }).first()

it('a card has «Modifica» and «Stampa» as buttons of its own', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  await showTrade(autofficine, 'riparazioni', '&mostra=cards')
  await card()
    .getByRole('button', { name: /^Stampa: / })
    .click()
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce())
  await card()
    .getByRole('button', { name: /^Modifica: / })
    .click()
  await expect.element(page.getByRole('dialog', { name: 'Modifica Riparazione' })).toBeVisible()
})

it('holds its words on a phone and by contrast in both themes', async () => {
  await page.viewport(390, 844)
  const riparazione = autofficine.sample(TODAY)['riparazione']?.slice(0, 6) ?? []
  await showTrade(autofficine, 'riparazioni', '&mostra=cards', { rows: { riparazione, fattura: [], incasso: [], nota_credito: [] } })
  await expect.element(card()).toBeVisible()
  expect(await faultsInBothThemes()).toEqual([])
})
