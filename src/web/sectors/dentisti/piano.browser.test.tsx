import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { dentisti } from '../../../sectors/dentisti/index.ts'
import { OPENED_RECORD } from '../../forms/opened-record.ts'
import { showTrade, TODAY } from '../show-trade.fixture.tsx'

beforeEach(async () => {
  await page.viewport(1360, 820)
})

it('a plan that is a draft does not ask for the signature of a patient who has not been given it', async () => {
  const { id = '' } = dentisti.sample(TODAY)['piano']?.find((row) => Object.values(row).includes('bozza')) ?? {}
  await showTrade(dentisti, 'cartelle', `&mostra=list:piani&${OPENED_RECORD}=piano.${id}`)
  await expect.element(page.getByRole('button', { name: 'Presenta' })).toBeVisible()
  expect(page.getByText('Firma del paziente').elements()).toEqual([])
})
