import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { artigiani } from '../../../sectors/artigiani/index.ts'
import { showTrade } from '../../sectors/show-trade.fixture.tsx'
import { faultsInBothThemes } from '../../ui/both-themes.fixture.ts'

const box = page.getByRole('combobox', { name: 'Cerca e comandi' })
const first = page.getByRole('option').first()

async function openPalette() {
  const trade = await showTrade(artigiani, 'panoramica')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(box).toHaveFocus()
  return trade
}

test('a question has its answer as the first entry, which opens the records behind it', async () => {
  const { address } = await openPalette()
  await userEvent.type(box, 'interventi di lunedì')
  await expect.element(first).toMatchTextContent(/lunedì 23 novembre/)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Interventi' })).toBeVisible()
  expect(address()).toContain('2026-11-23')
})

test('what was typed before does not count, and nothing typed here is ever written', async () => {
  const { store } = await openPalette()
  const before = await store.get('intervento', 'intervento_1')
  await userEvent.type(box, 'sposta l’intervento di Bice Lombardi a lunedì alle 9')
  await userEvent.clear(box)
  await userEvent.type(box, 'sì va bene')
  await userEvent.clear(box)
  await userEvent.type(box, 'interventi di lunedì')
  await expect.element(first).toMatchTextContent(/lunedì 23 novembre/)
  expect(await store.get('intervento', 'intervento_1')).toEqual(before)
})

test('what is called as it was typed comes first', async () => {
  await openPalette()
  await userEvent.type(box, 'nuovo cliente')
  await expect.element(first).toMatchTextContent('Nuovo Cliente')
})

test('with an answer the palette meets AA in both themes', async () => {
  await openPalette()
  await userEvent.type(box, 'interventi di lunedì')
  await expect.element(first).toMatchTextContent(/lunedì 23 novembre/)
  expect(await faultsInBothThemes('[role=dialog]')).toEqual([])
})
