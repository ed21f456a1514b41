import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ristorazione } from '../../../sectors/ristorazione/index.ts'
import { showTrade, TODAY } from '../show-trade.fixture.tsx'

const bill = (more: object = {}) => ({
  id: 'conto_1',
  version: 1,
  nome: 'Tavolo 4 · Verdi',
  giorno: TODAY,
  righe: [{ piatto: 'piatto_1', quantita: 2, prezzo: 450, iva: '10', costo: 100, persona: 1 }],
  stato: 'sospeso',
  ...more,
})
const dialog = () => page.getByRole('dialog', { name: 'Dividi il conto' })
const rows = (more: object = {}) => ({ rows: { conto: [bill(more)], fattura: [], nota_credito: [], incasso: [] } })

beforeEach(() => page.viewport(1360, 820))

/** Points by which the notice in front reaches below the upper edge of the button that takes the money. */
function coverOfPay(): number {
  const notice = document.querySelector('[data-sonner-toast][data-front="true"]')?.getBoundingClientRect()
  const button = page
    .getByRole('button', { name: /^Incassa 1,29/ })
    .element()
    .getBoundingClientRect()
  return (notice?.bottom ?? Infinity) - button.top
}

async function takeUp() {
  await userEvent.click(page.getByRole('button', { name: /^Tavolo 4 · Verdi/ }))
  await userEvent.click(page.getByRole('button', { name: 'Dividi il conto' }))
}

it('divides the bill in hand at the till, says what each pays, and goes on with the first share', async () => {
  const { store } = await showTrade(ristorazione, 'cassa', '', rows())
  await takeUp()
  await dialog().getByLabelText('In quanti').fill('7')
  await expect.element(dialog().getByText('4 × 1,29 € e 3 × 1,28 €')).toBeVisible()
  await expect.element(dialog().getByText('Totale', { exact: true })).toBeVisible()
  expect(
    dialog()
      .getByLabelText(/^Conto di/)
      .elements(),
  ).toHaveLength(0)
  await userEvent.click(dialog().getByRole('button', { name: 'Dividi', exact: true }))
  await expect.element(page.getByRole('region', { name: 'Conto' }).getByText('Tavolo 4 · Verdi · 1 di 7')).toBeVisible()
  await expect.element(page.getByText('Conto diviso in 7')).toBeVisible()
  await expect.poll(coverOfPay).toBeLessThanOrEqual(0)
  await userEvent.click(page.getByRole('button', { name: /^Incassa 1,29/ }))
  await expect.element(page.getByText('Incassati 1,29 €')).toBeVisible()
  const bills = (await store.query({ entity: 'conto' })).rows
  expect(bills).toHaveLength(7)
  expect(bills.reduce((sum, row) => sum + Number(row['totale']), 0)).toBe(900)
})

it('says on a phone what divides the bill, in words and within its width', async () => {
  await page.viewport(390, 844)
  await showTrade(ristorazione, 'cassa', '', rows())
  await userEvent.click(page.getByRole('button', { name: '1 conto sospeso' }))
  await userEvent.click(page.getByRole('button', { name: /^Tavolo 4 · Verdi/ }))
  const words = page.getByRole('region', { name: 'Conto' }).getByText('Dividi il conto')
  await expect.element(words).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  await userEvent.click(words)
  await expect.element(dialog().getByText('Totale', { exact: true })).toBeVisible()
})

it('asks on which bill a dish goes only where the bill is divided by dishes, and says whose each amount is', async () => {
  await showTrade(
    ristorazione,
    'cassa',
    '',
    rows({ righe: [...bill().righe, { ...bill().righe[0], quantita: 1, prezzo: 1200, persona: 2 }] }),
  )
  await takeUp()
  const shares = dialog().getByRole('list', { name: 'Ognuno paga' })
  await expect.element(shares.getByRole('listitem').nth(0)).toMatchTextContent(/1 di 2\s*9,00/)
  await expect.element(shares.getByRole('listitem').nth(1)).toMatchTextContent(/2 di 2\s*12,00/)
  expect(
    dialog()
      .getByLabelText(/^Conto di/)
      .elements(),
  ).toHaveLength(0)
  await userEvent.click(dialog().getByLabelText('Come si divide'))
  await userEvent.click(page.getByRole('option', { name: 'Per piatti' }))
  await expect
    .poll(
      () =>
        dialog()
          .getByLabelText(/^Conto di/)
          .elements().length,
    )
    .toBe(3)
  await dialog()
    .getByLabelText(/^Conto di/)
    .nth(1)
    .fill('2')
  await expect.element(shares.getByRole('listitem').nth(0)).toMatchTextContent(/1 di 2\s*4,50/)
})

it('divides the bill of a table where the table is open', async () => {
  const sample = ristorazione.sample(TODAY)
  const [guest] = (sample['prenotazione'] ?? []).filter((row) => 'tavoli' in row)
  const rest = { ...guest, stato: 'in_conto', giorno: TODAY, ora: '11:00', coperti: 2 } as unknown as {
    id: string
    version: number
    tavoli: string[]
  }
  await showTrade(ristorazione, 'prenotazioni', `&ora=11:00&posto=${rest.tavoli[0]}`, {
    rows: { ...rows({ prenotazione: rest.id }).rows, prenotazione: [rest], comanda: [] },
  })
  await userEvent.click(page.getByRole('button', { name: 'Dividi il conto' }))
  await expect.element(dialog().getByText('2 × 4,50 €')).toBeVisible()
})
