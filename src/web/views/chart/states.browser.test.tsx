import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TODAY } from '../../dashboard/library.fixture.tsx'
import { faultsInBothThemes } from '../../ui/both-themes.fixture.ts'
import { hardRows, openEmporio } from './emporio.fixture.tsx'

afterEach(() => {
  document.documentElement.style.removeProperty('font-size')
})

const hard = hardRows(TODAY)
const address = '?periodo.mezzi-di-pagamento=tutto&periodo.reparti=tutto&periodo.scontrini=12'
const states = [
  ['as it is every day', {}],
  ['with losses, millions, long names and two years', { rows: hard, address }],
  ['on the first of January', { today: '2026-01-01', address: '?periodo.ricavi-per-mese=quest-anno&periodo.scontrini=quest-anno' }],
  ['with nothing at all', { rows: { reparto: [], vendita: [] } }],
  ['with nothing but zeros', { rows: { ...hard, vendita: hard.vendita.map((row) => ({ ...row, importo: 0 as typeof row.importo })) } }],
] as const

const settled = async () => {
  await expect.element(page.getByRole('heading', { name: 'Contanti per mese' })).toBeVisible()
  await expect.poll(() => document.querySelector('main .animate-breathe, main [aria-busy="true"]')).toBeNull()
  expect(page.getByRole('button', { name: /Riprova|Ricarica/ }).elements()).toEqual([])
}

/** What stands out of its panel to the side, and cannot be scrolled to. */
const outside = () =>
  [...document.querySelectorAll('main section')].flatMap((panel) => {
    const { left, right } = panel.getBoundingClientRect()
    const parts = [...panel.querySelectorAll('td, th, h2, p, button, [data-scrolls]')].filter(
      (part) => !part.closest('.sr-only, [hidden]') && !part.parentElement?.closest('[data-scrolls]'),
    )
    return parts
      .map((part) => ({ text: part.textContent, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.left < left - 1 || box.right > right + 1))
      .map(({ text }) => text)
  })

test.each(states)('%s: charts stand in their panels at every width and are clean to axe', { timeout: 60_000 }, async (_, state) => {
  await openEmporio(state)
  for (const [width, letters] of [
    [1360, '100%'],
    [768, '100%'],
    [390, '100%'],
    [390, '200%'],
  ] as const) {
    document.documentElement.style.fontSize = letters
    await page.viewport(width, 844)
    await settled()
    await expect.poll(outside).toEqual([])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    expect(width === 768 ? [] : await faultsInBothThemes(), `${width} px, ${letters}`).toEqual([])
  }
})

test.each([1360, 768, 390])('at %i px the figures of every day all stand in sight', async (width) => {
  await page.viewport(width, 844)
  await openEmporio({})
  await settled()
  const cut = [...document.querySelectorAll('[data-scrolls]')].filter((place) => place.scrollWidth > place.clientWidth)
  expect(cut.map((place) => place.textContent)).toEqual([])
})

test('what is below nothing is said with its sign, and no donut is made of it', async () => {
  await page.viewport(1360, 1500)
  await openEmporio({ rows: hard, address })
  await settled()
  const table = page.getByRole('table', { name: 'Mezzi di pagamento', exact: true })
  await expect.element(table.getByText(/^−[\d.]+(,\d\d)?\s€$/)).toBeVisible()
  expect(document.querySelectorAll('[data-slice]')).toHaveLength(0)
})
