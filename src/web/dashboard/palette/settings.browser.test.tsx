import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { hospitality } from '../../../sectors/hospitality/index.ts'
import { showTrade } from '../../sectors/show-trade.fixture.tsx'

test('«impostazioni» leads to the settings of the house, which have no page', async () => {
  await showTrade(hospitality, 'panoramica')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(page.getByRole('combobox', { name: 'Cerca e comandi' }), 'impostazioni')
  await expect.element(page.getByRole('option').first()).toMatchTextContent('Impostazioni: struttura')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Salva struttura' })).toBeVisible()
})
