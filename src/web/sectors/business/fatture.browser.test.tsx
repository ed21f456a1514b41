import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MemoryStore } from '../../../kernel/store/memory/memory-store.ts'
import { business } from '../../../sectors/business/index.ts'
import { stillClock } from '../../data/clock.fixture.ts'
import { showTrade, TODAY } from '../show-trade.fixture.tsx'

/** Opens an invoice of the sample that is in a situation. */
async function openInvoice(situazione: string) {
  const store = new MemoryStore({ entities: business.entities, sample: business.sample(TODAY), at: stillClock(TODAY).at, by: 'Prova' })
  const { rows } = await store.query({ entity: 'fattura', where: [{ field: 'situazione', op: 'eq', value: situazione }] })
  await page.viewport(1360, 900)
  await showTrade(business, 'fatture', `&apri=fattura.${rows[0]?.id}`)
  await expect.element(page.getByRole('button', { name: 'Stampa fattura' })).toBeVisible()
}

it('an invoice that is late offers its reminder on its own page, and prints what is due', async () => {
  await openInvoice('scaduta')
  const papers: string[] = []
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    papers.push(document.querySelector('[data-paper]')?.textContent ?? '')
  })
  await page.getByRole('button', { name: 'Stampa sollecito' }).click()
  await expect.poll(() => papers.length).toBe(1)
  print.mockRestore()
  window.dispatchEvent(new Event('afterprint'))
  expect(papers[0]).toMatch(/sollecito di pagamento|Promemoria di pagamento/)
  expect(papers[0]).toContain('Da pagare')
  expect(papers[0]).not.toContain('Codice destinatario')
})

it('one that is paid offers none', async () => {
  await openInvoice('pagata')
  expect(page.getByRole('button', { name: 'Stampa sollecito' }).elements()).toHaveLength(0)
})

it('a payment that is not registered after all leads back to the step that asked for it, by keyboard', async () => {
  await openInvoice('scaduta')
  const step = page.getByRole('button', { name: 'Registra incasso' }).first()
  step.element().focus()
  await userEvent.keyboard('{Enter}')
  const money = page.getByRole('dialog', { name: /incasso/i })
  await expect.element(money.getByLabelText(/^Importo/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(money).not.toBeInTheDocument()
  await expect.element(step).toHaveFocus()
})
