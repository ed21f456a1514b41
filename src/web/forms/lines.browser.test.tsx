import { toast } from 'sonner'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { rowOf } from '../../kernel/fields/row-of.ts'
import { bottega, fattura, openBills } from './lines.fixture.tsx'

beforeEach(() => {
  toast.dismiss()
})
const bill = () => {
  const entity = bottega.entities.find(({ name }) => name === 'fattura')
  if (!entity) throw new Error('no fattura')
  return entity
}
const box = (label: string) => page.getByLabelText(label, { exact: true })
const worked = (label: string) => page.getByRole('group', { name: label, exact: true })
const totals = () =>
  [...document.querySelectorAll('dl')].flatMap((list) =>
    [...list.querySelectorAll('dt')].map(
      (term) => `${term.textContent}: ${term.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')}`,
    ),
  )
const rates = () =>
  [...document.querySelectorAll('table[aria-label="Riepilogo IVA"] tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent.replaceAll('\u00a0', ' ')).join(' | '),
  )

describe.each([
  ['on a desk', 1360, 900],
  ['on a phone', 390, 844],
])('lines of a form %s', (_where, width, height) => {
  it('show what is worked out in them, by rate and in all, and go on while somebody types', async () => {
    await page.viewport(width, height)
    const { store, form } = await openBills()
    form.edit(bill(), 'fattura_1')
    await expect.element(worked('Importo, riga 2')).toMatchTextContent('2,49')
    await expect.element(worked('Di listino, riga 1')).toMatchTextContent('23,31')
    expect(rates()).toEqual(['22 % | 22,41 € | 4,93 €', '4 % | 2,39 € | 0,10 €'])
    expect(totals()).toEqual(['Somma delle righe: 25,80 €', 'Imponibile: 24,80 €', 'Imposta: 5,03 €', 'Totale: 29,83 €'])

    await userEvent.fill(box('Quantità, riga 1'), '10')
    await expect.element(worked('Importo, riga 1')).toMatchTextContent('77,70')
    await expect.element(worked('Di listino, riga 1')).toMatchTextContent('77,70')
    await userEvent.fill(box('Sconto sul totale'), '')
    await expect.poll(totals).toContain('Totale: 97,38 €')
    // Half a line comes to nothing yet, and the others stay.
    await userEvent.fill(box('Prezzo, riga 2'), '')
    await expect.poll(totals).toContain('Totale: 94,79 €')
    await expect.element(worked('Importo, riga 2')).toMatchTextContent('–')
    await userEvent.fill(box('Prezzo, riga 2'), '-2')
    await expect.poll(totals).toContain('Imponibile: 72,95 €')

    await page.getByRole('button', { name: 'Salva fattura' }).click()
    await expect.poll(async () => (await store.get('fattura', 'fattura_1'))?.['totale']).toBe(8985)
  })

  it('begin as the description says, are written by keyboard alone, and an untouched one is none', async () => {
    await page.viewport(width, height)
    const { store, form } = await openBills()
    form.create(bill())
    await userEvent.fill(box('Cliente'), 'Ugo Neri')
    page.getByRole('button', { name: 'Aggiungi riga a Righe' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(box('Quantità, riga 1')).toHaveValue(1)
    await userEvent.fill(box('Prezzo, riga 1'), '10')
    await expect.poll(totals).toContain('Totale: 12,20 €')
    await userEvent.click(box('Prezzo, riga 1'))
    await userEvent.keyboard('{Enter}')
    await expect.element(box('Quantità, riga 2')).toHaveValue(1)
    await page.getByRole('button', { name: 'Salva fattura' }).click()
    await expect
      .poll(
        async () =>
          (await store.query({ entity: 'fattura', where: [{ field: 'cliente', op: 'eq', value: 'Ugo Neri' }] })).rows[0]?.['righe'],
      )
      .toEqual([{ quantita: 1, prezzo: 1000, iva: '22', importo: 1000 }])
  })
})

it('lines change places by pointer and keyboard with what is written in them, and the toast puts them back', async () => {
  await page.viewport(390, 844)
  const { store, form } = await openBills()
  form.edit(bill(), 'fattura_1')
  const up = (line: number) => page.getByRole('button', { name: `Sposta su riga ${line}` })
  const down = (line: number) => page.getByRole('button', { name: `Sposta giù riga ${line}` })
  await expect.element(up(1)).toBeDisabled()
  await expect.element(down(2)).toBeDisabled()
  await userEvent.fill(box('Prezzo, riga 2'), '3')
  await userEvent.click(up(2))
  await expect.element(box('Prezzo, riga 1')).toHaveValue(3)
  await expect.element(box('Articolo, riga 2')).toHaveValue('Vino')
  await expect.element(worked('Importo, riga 2')).toMatchTextContent('23,31')
  await expect.element(page.getByText('La riga 2 ora è la 1 di 2.')).toBeInTheDocument()
  // At the end of its way the focus stands on the way back.
  await expect.element(down(1)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(up(2)).toHaveFocus()
  await expect.element(page.getByText('La riga 1 ora è la 2 di 2.')).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  await expect.element(down(1)).toHaveFocus()
  await userEvent.fill(box('Prezzo, riga 1'), '3.1')

  await page.getByRole('button', { name: 'Salva fattura' }).click()
  const prices = async () =>
    rowOf(fattura, (await store.get('fattura', 'fattura_1')) ?? { id: '', version: 0 }).righe?.map(({ prezzo }) => prezzo)
  await expect.poll(prices).toEqual([310, 777])
  await page
    .getByRole('region', { name: /Notifiche/ })
    .getByRole('button', { name: 'Annulla' })
    .click()
  await expect.poll(prices).toEqual([777, 105])
})

it('what is wrong in a line goes with it', async () => {
  await page.viewport(1360, 900)
  const { form } = await openBills()
  form.edit(bill(), 'fattura_1')
  await userEvent.fill(box('Prezzo, riga 1'), '')
  await page.getByRole('button', { name: 'Salva fattura' }).click()
  await expect.element(box('Prezzo, riga 1')).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Sposta giù riga 1' }).click()
  await expect.element(box('Prezzo, riga 2')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(box('Prezzo, riga 1')).not.toHaveAttribute('aria-invalid', 'true')
})

it('a rate is chosen by typing, and says why there is none', async () => {
  await page.viewport(1360, 900)
  const { form } = await openBills()
  form.edit(bill(), 'fattura_1')
  await userEvent.click(box('IVA, riga 1'))
  await userEvent.fill(box('IVA, riga 1'), 'esente')
  await page.getByRole('option', { name: 'Esente art. 10 (N4)' }).click()
  await expect.poll(rates).toEqual(['4 % | 2,39 € | 0,10 €', 'Esente art. 10 (N4) | 22,41 € | 0,00 €'])
})
