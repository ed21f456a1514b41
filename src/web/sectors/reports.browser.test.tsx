import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { centro } from '../../../conformance/centro/index.ts'
import { parseMoney } from '../../kernel/italian/money.ts'
import { readySlugs } from '../../sectors/index.ts'
import { loaderOf } from '../../sectors/loaders.ts'
import { dentisti } from '../../sectors/dentisti/index.ts'
import { farmacie } from '../../sectors/farmacie/index.ts'
import { business } from '../../sectors/business/index.ts'
import { ristorazione } from '../../sectors/ristorazione/index.ts'
import { showTrade } from './show-trade.fixture.tsx'

const ready = await Promise.all(readySlugs.map(async (slug) => loaderOf(slug)?.sector()))
const parts = [...ready, centro].flatMap((sector) =>
  (sector?.screens ?? []).flatMap((screen) =>
    sector && screen.kind === 'report'
      ? screen.parts.map((part) => [`${sector.card.slug}: ${screen.label}, ${part.label}`, sector, screen.key, part] as const)
      : [],
  ),
)
const ageing = [
  ['business', business, 'scadenzario', ''],
  ['dentisti', dentisti, 'pazienti', '&mostra=own:scadenzario'],
] as const

afterEach(async () => {
  await page.viewport(1360, 820)
})

const settled = () => expect.poll(() => document.querySelector('main [aria-busy="false"]:not(:empty)')).not.toBeNull()
/** Whatever reaches beyond what holds it, in words. */
const beyond = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('main *')].flatMap((box) =>
    box.scrollWidth > box.clientWidth + 1 && /auto|scroll|hidden/.test(getComputedStyle(box).overflowX) && box.querySelector('.num')
      ? [`${box.scrollWidth} px of ${(box.textContent ?? '').slice(0, 40)} in ${box.clientWidth} px`]
      : [],
  )

it.each(parts)('%s: a phone shows every figure, none beyond its edge', async (_, sector, screen, part) => {
  await page.viewport(390, 844)
  await showTrade(sector, screen, `&mostra=${part.key}`)
  await settled()
  expect(beyond()).toEqual([])
})

it.each([
  ['farmacie', farmacie, 'pos'],
  ['ristorazione', ristorazione, 'cassa'],
] as const)('%s: a phone shows the figures beside the till', async (_, sector, tab) => {
  await page.viewport(390, 844)
  await showTrade(sector, tab, '&mostra=own:prospetto')
  await settled()
  await expect.element(page.getByText('I più venduti')).toBeInTheDocument()
  expect(beyond()).toEqual([])
  await page
    .getByRole('group', { name: /^Incassi di/ })
    .getByRole('button')
    .first()
    .click()
  await expect.element(page.getByRole('dialog').getByText(/^Totale/)).toBeVisible()
})

it.each(ageing)('%s: a phone shows what each customer owes with its ages, which sum up', async (_, sector, tab, more) => {
  await page.viewport(390, 844)
  await showTrade(sector, tab, more)
  const ages = page.getByRole('group', { name: /^Importi aperti per/ })
  await expect.element(ages).toBeVisible()
  const last = ages.element().lastElementChild
  const amounts = [...(last?.querySelectorAll('button') ?? [])].map((figure) => parseMoney(figure.textContent ?? '') ?? 0)
  const [total = 0, ...some] = amounts
  expect(total).toBeGreaterThan(0)
  expect(some.reduce((sum, amount) => sum + amount, 0)).toBe(total)
  for (const figure of ages.getByRole('button').elements()) {
    const { left, right } = figure.getBoundingClientRect()
    expect(left).toBeGreaterThan(0)
    expect(right).toBeLessThanOrEqual(390)
    expect(parseMoney(figure.textContent ?? '')).not.toBe(0)
  }
  await ages.getByRole('button').first().click()
  await expect.element(page.getByRole('dialog').getByText(/^Totale/)).toBeVisible()
})

it('stands as a table again where there is room', async () => {
  await page.viewport(390, 844)
  await showTrade(business, 'scadenzario')
  await expect.element(page.getByRole('group', { name: /^Importi aperti per/ })).toBeVisible()
  await page.viewport(1360, 820)
  await expect.element(page.getByRole('table', { name: /^Importi aperti per/ })).toBeVisible()
  await page.viewport(390, 844)
  await expect.element(page.getByRole('group', { name: /^Importi aperti per/ })).toBeVisible()
})
