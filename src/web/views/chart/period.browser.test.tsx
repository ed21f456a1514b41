import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openEmporio } from './emporio.fixture.tsx'

beforeEach(async () => {
  await page.viewport(1360, 1500)
})

const table = (name: string | RegExp) => page.getByRole('table', { name, exact: true })
const trigger = (title: string) => page.getByRole('button', { name: new RegExp(`^Periodo di ${title}:`) })
const rowsOf = (name: string | RegExp) =>
  [...table(name).element().querySelectorAll('tbody tr')].map((line) =>
    [...line.children].map((cell) => cell.textContent.replaceAll('\u00a0', ' ')),
  )
const choose = async (title: string, period: string) => {
  await trigger(title).click()
  await page.getByRole('menuitem', { name: period, exact: true }).click()
}

describe('a line', () => {
  test('is seen over other months, which stand in the address, are told, and go with Back', async () => {
    const { address, back } = await openEmporio()
    await expect.element(table('Ricavi per mese')).toBeVisible()
    await choose('Ricavi per mese', '3 mesi')
    await expect.poll(() => rowsOf('Ricavi per mese').length).toBe(3)
    expect(address()).toContain('periodo.ricavi-per-mese=3')
    await expect.element(trigger('Ricavi per mese')).toHaveAccessibleName('Periodo di Ricavi per mese: 3 mesi')
    await expect
      .element(page.getByText(/^Ricavi per mese, settembre – novembre 2026, a confronto con l’anno prima: 67\.700\s€$/))
      .toHaveAttribute('role', 'status')
    // Set and October against the same of the year before: 493 and 444 hundreds.
    await expect.element(page.getByText('+11,0% a parità di mesi').first()).toBeVisible()
    await back()
    await expect.poll(() => rowsOf('Ricavi per mese').length).toBe(12)
  })

  test('over last year is over in every month, and is called by its year', async () => {
    await openEmporio({ address: '?periodo.ricavi-per-mese=anno-scorso' })
    await expect.element(table('Ricavi per mese')).toBeVisible()
    const rows = rowsOf('Ricavi per mese')
    expect(rows).toHaveLength(12)
    expect(rows[0]).toEqual(['GenGennaio 2025', '18.900 €', '0 €', '–'])
    expect(rows[11]).toEqual(['DicDicembre 2025', '31.200 €', '28.400 €', '+9,9%'])
    const headings = [...table('Ricavi per mese').element().querySelectorAll('thead th')].map((cell) => cell.textContent)
    expect(headings).toEqual(['Mese', '2025', '2024', 'Diff.'])
    expect(
      page.getByRole('slider', { name: 'Ricavi per mese: mese' }).element().querySelector('[stroke-dasharray]')?.getAttribute('d'),
    ).toBe('')
    await expect.element(page.getByText(/non è ancora finito: è tratteggiato e non entra/)).not.toBeInTheDocument()
    await table('Ricavi per mese')
      .getByRole('link', { name: /^31\.200/ })
      .click()
    await expect.element(page.getByText('Scontrino 49', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Scontrino 53', { exact: true })).not.toBeInTheDocument()
  })

  test('over this year, in January, is one point', async () => {
    await openEmporio({ address: '?periodo.ricavi-per-mese=quest-anno', today: '2026-01-31' })
    await expect.element(table('Ricavi per mese')).toBeVisible()
    expect(rowsOf('Ricavi per mese')).toEqual([['GenGennaio 2026, parziale', '18.400 €', '23.800 €', '–']])
    const slider = page.getByRole('slider', { name: 'Ricavi per mese: mese' })
    slider.element().focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect.element(slider).toHaveAttribute('aria-valuenow', '1')
    const guide = document.querySelector<HTMLElement>('[data-guide]')
    expect(guide?.style.left).toBe('50%')
  })

  test('is chosen by the keyboard alone, and the focus stays', async () => {
    const { address } = await openEmporio()
    await expect.element(table('Ricavi per mese')).toBeVisible()
    trigger('Ricavi per mese').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitem', { name: '3 mesi' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.poll(() => rowsOf('Ricavi per mese').length).toBe(6)
    expect(address()).toContain('periodo.ricavi-per-mese=6')
    await expect.element(trigger('Ricavi per mese')).toHaveFocus()
  })

  test('pointed at in a month that another period has not forgets it', async () => {
    await openEmporio()
    await expect.element(table('Ricavi per mese')).toBeVisible()
    await table('Ricavi per mese').getByText('Ott', { exact: true }).hover()
    await expect.poll(() => document.querySelector('[data-guide]')).not.toBeNull()
    await choose('Ricavi per mese', '3 mesi')
    await expect.poll(() => rowsOf('Ricavi per mese').length).toBe(3)
    expect(document.querySelector('[data-guide]')).toBeNull()
  })
})

describe('parts', () => {
  test('are seen over last month, this year, and all that there is', async () => {
    const { address } = await openEmporio()
    const whole = async (text: RegExp) => expect.element(table(text)).toBeVisible()
    await whole(/^Mezzi di pagamento: 18\.400\s€$/)
    await choose('Mezzi di pagamento', 'Mese scorso')
    await whole(/^Mezzi di pagamento: 25\.600\s€$/)
    expect(address()).toContain('periodo.mezzi-di-pagamento=mese-scorso')
    await choose('Mezzi di pagamento', 'Quest’anno')
    await whole(/^Mezzi di pagamento: 230\.800\s€$/)
    await choose('Mezzi di pagamento', 'Tutto')
    await whole(/^Mezzi di pagamento: 512\.400\s€$/)
    await expect.element(page.getByText(/^Mezzi di pagamento, da sempre: 512\.400\s€$/)).toHaveAttribute('role', 'status')
    await choose('Mezzi di pagamento', 'Questo mese')
    await whole(/^Mezzi di pagamento: 18\.400\s€$/)
    expect(address()).not.toContain('periodo')
  })

  test('lead to the records of the time that is chosen', async () => {
    const { address } = await openEmporio({ address: '?periodo.mezzi-di-pagamento=mese-scorso' })
    await page
      .getByRole('table', { name: /^Mezzi di pagamento/ })
      .getByRole('link', { name: /^7\.680/ })
      .click()
    await expect.element(page.getByText('Scontrino 90', { exact: true })).toBeVisible()
    await expect.element(page.getByText('Scontrino 94', { exact: true })).not.toBeInTheDocument()
    // What belonged to the chart stays behind.
    expect(address()).not.toContain('periodo')
  })

  test('without any in a time that somebody has chosen say so, and not that there never were', async () => {
    await openEmporio({ address: '?periodo.reparti=mese-scorso', today: '2026-11-21' })
    await expect.element(table('Reparti')).toBeVisible()
    await openEmporio({ address: '?periodo.resi=anno-scorso' })
    await expect.element(page.getByText('Niente in questo periodo.')).toBeVisible()
  })
})

test('bars of months stand over thin ones of the year before', async () => {
  await openEmporio()
  await expect.element(table('Contanti per mese')).toBeVisible()
  const name = 'Contanti per mese'
  expect(rowsOf(name)).toEqual([
    ['Settembre 2026', '7.110 €', '6.450 €'],
    ['Ottobre 2026', '7.680 €', '6.870 €'],
    ['Novembre 2026, parziale', '5.520 €', '7.140 €'],
  ])
  const [now, before] = table(name).element().querySelectorAll('[data-bar]')
  expect((before?.getBoundingClientRect().width ?? 0) / (now?.getBoundingClientRect().width ?? 1)).toBeCloseTo(6450 / 7110, 2)
})
