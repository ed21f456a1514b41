import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard } from '../../dashboard/library.fixture.tsx'
import { stillClock } from '../../data/clock.fixture.ts'
import { faultsInBothThemes } from '../../ui/both-themes.fixture.ts'
import { studio } from './studio.fixture.ts'

const clock = stillClock('2026-11-21', '17:42')
beforeEach(async () => {
  await page.viewport(1360, 820)
  toast.dismiss()
})
afterEach(() => {
  document.documentElement.style.fontSize = ''
})

vi.setConfig({ testTimeout: 12_000 })
const keys = (...names: readonly string[]) => userEvent.keyboard(names.join(''))
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const line = (index: number) => document.querySelector<HTMLElement>(`[data-line="${index}"]`) ?? document.createElement('i')
const texts = () => [...document.querySelectorAll('[data-line] [data-column="articolo"] button')].map((one) => one.textContent)
const sheet = page.getByRole('region', { name: 'Come la vede il cliente' })
const focused = () => document.activeElement?.getAttribute('aria-label')

async function openList(tab = 'fatture') {
  const { store, address } = await openDashboard(studio, `/studio?scheda=${tab}`, { clock })
  return { store, address, stored: async () => (await store.get('fattura', 'fattura_1')) ?? { id: '', version: 0 } }
}
async function openDraft() {
  const opened = await openList()
  await page
    .getByText(/^(Bozza · )?Condominio Aurora$/)
    .first()
    .click()
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('dialog')
  await expect.element(dialog('Fattura 42/2026')).toBeVisible()
  await expect.poll(() => texts().length).toBe(4)
  return opened
}
const quantity = (index: number) => page.getByLabelText(`Quantità, riga ${index + 1}`, { exact: true })

describe('a draft', () => {
  it('stands beside its page, under the number that it would be given, with its totals by rate and its due dates', async () => {
    const { stored } = await openDraft()
    await expect.element(sheet.getByRole('heading', { name: 'Fattura 42/2026' })).toBeVisible()
    expect(sheet.element().querySelector('.light')).not.toBeNull()
    await expect.element(page.getByRole('table', { name: 'Riepilogo IVA' })).toMatchTextContent(/942,00 €207,24 €.*342,00 €34,20 €/)
    await expect.element(page.getByRole('table', { name: 'Scadenze' })).toMatchTextContent(/25\/12\/2026Da incassare762,72 €24\/01\/2027/)
    await expect.element(page.getByRole('list', { name: 'Passi' }).getByRole('listitem').first()).toHaveAttribute('aria-current', 'step')
    expect(await stored()).not.toHaveProperty('numero')
  })

  it('has fields in the line in hand only, and says on its page what is typed', async () => {
    await openDraft()
    expect(page.getByRole('textbox', { name: 'Articolo, riga 3' }).elements()).toHaveLength(0)
    line(2).querySelector<HTMLElement>('[data-column="quantita"]')?.click()
    await expect.element(quantity(2)).toHaveFocus()
    expect(document.querySelectorAll('[data-in-hand]')).toHaveLength(1)
    await userEvent.fill(quantity(2), '10')
    await expect.element(sheet.getByText('380,00 €')).toBeVisible()
    await expect.poll(() => document.querySelector('[role="dialog"] p.font-display')?.textContent).toMatch(/^Totale 1\.567,24/)
    line(0).querySelector('button')?.click()
    await expect.element(page.getByRole('textbox', { name: 'Articolo, riga 1' })).toHaveFocus()
    expect(document.querySelectorAll('[data-in-hand]')).toHaveLength(1)
  })

  it('saves itself and says when, without a notice', async () => {
    const { stored } = await openDraft()
    line(2).querySelector<HTMLElement>('[data-column="quantita"]')?.click()
    await userEvent.fill(quantity(2), '10')
    await expect.element(page.getByText('Salvata da sola alle 17:42')).toBeVisible()
    expect(await stored()).toMatchObject({ righe: [{}, {}, { quantita: 10 }, {}], totale: 156_724 })
    expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(0)
    await expect.element(quantity(2)).toHaveFocus()
    await userEvent.fill(quantity(2), '11')
    await expect.poll(stored).toMatchObject({ righe: [{}, {}, { quantita: 11 }, {}] })
  })

  it('waits while it says too little, and is saved on leaving', async () => {
    const { stored } = await openDraft()
    line(2).querySelector<HTMLElement>('[data-column="quantita"]')?.click()
    await userEvent.fill(quantity(2), '')
    await expect.element(page.getByText('Si salva da sola quando è completa')).toBeVisible()
    expect(await stored()).toMatchObject({ version: 1 })
    await userEvent.fill(quantity(2), '8')
    await page.getByRole('button', { name: 'Indietro' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(await stored()).toMatchObject({ righe: [{}, {}, { quantita: 8 }, {}] })
  })

  it('gives the cent that is left to the last part', async () => {
    await openDraft()
    await page.getByRole('combobox', { name: 'Pagamento' }).click()
    await page.getByRole('option', { name: '30, 60 e 90 giorni' }).click()
    line(3).querySelector<HTMLElement>('[data-column="prezzo"]')?.click()
    await userEvent.fill(page.getByLabelText('Prezzo, riga 4', { exact: true }), '35.01')
    // 1.525,45: three parts of 508,48 and a cent more.
    await expect.element(page.getByRole('table', { name: 'Scadenze' })).toMatchTextContent(/508,48 €.*508,48 €.*508,49 €/)
  })
})

describe('by keyboard', () => {
  it('goes through the fields of a line and on into the next, and back', async () => {
    await openDraft()
    line(0).querySelector('button')?.focus()
    await keys('{Enter}')
    await expect.poll(focused).toBe('Articolo, riga 1')
    const seen: (string | null | undefined)[] = []
    for (let step = 0; step < 5; step++) {
      await keys('{Tab}')
      await expect.poll(focused).not.toBe(seen.at(-1) ?? 'Articolo, riga 1')
      seen.push(focused())
    }
    expect(seen).toEqual(['Dettaglio, riga 1', 'Quantità, riga 1', 'Prezzo, riga 1', 'IVA, riga 1', 'Articolo, riga 2'])
    await keys('{Shift>}{Tab}{/Shift}')
    await expect.poll(focused).toBe('IVA, riga 1')
  })

  it('makes a line by Enter on the last, and drops what was begun and not written', async () => {
    await openDraft()
    line(3).querySelector<HTMLElement>('[data-column="quantita"]')?.click()
    await expect.element(quantity(3)).toHaveFocus()
    await keys('{Enter}')
    await expect.poll(focused).toBe('Articolo, riga 5')
    await keys('{Escape}')
    await expect.poll(() => document.querySelectorAll('[data-line]').length).toBe(4)
    await expect.element(dialog('Fattura 42/2026')).toBeVisible()
    line(3).querySelector<HTMLElement>('[data-column="quantita"]')?.click()
    await expect.element(quantity(3)).toHaveFocus()
    await keys('{Enter}')
    await expect.poll(focused).toBe('Articolo, riga 5')
    await keys('Trasferta', '{Tab}', '{Tab}', '{Tab}', '20', '{Escape}')
    await expect
      .poll(texts)
      .toEqual(['Quadro elettrico, rifacimento', 'Interruttore magnetotermico 16 A', 'Manodopera', 'Diritto di chiamata', 'Trasferta'])
    await expect.element(sheet.getByText('Trasferta')).toBeVisible()
  })

  it('moves a line by Alt and the arrows, in hand or not, and says where it is', async () => {
    const { stored } = await openDraft()
    line(2).querySelector('button')?.focus()
    await keys('{Alt>}{ArrowUp}{/Alt}')
    await expect
      .poll(texts)
      .toEqual(['Quadro elettrico, rifacimento', 'Manodopera', 'Interruttore magnetotermico 16 A', 'Diritto di chiamata'])
    await expect.element(page.getByText('La riga 3 ora è la 2 di 4.')).toBeInTheDocument()
    await expect.poll(() => document.activeElement?.textContent).toBe('Manodopera')
    await keys('{Enter}')
    await expect.poll(focused).toBe('Articolo, riga 2')
    await keys('{Alt>}{ArrowUp}{/Alt}')
    await expect.poll(focused).toBe('Articolo, riga 1')
    await expect.poll(stored).toMatchObject({ righe: [{ articolo: 'Manodopera' }, { articolo: 'Quadro elettrico, rifacimento' }, {}, {}] })
  })
})

describe('a line', () => {
  const handleOf = (index: number) => line(index).querySelector<HTMLElement>('[title^="Trascina"]') ?? document.createElement('i')
  const at = (element: HTMLElement, part: number, type: string, pointerType: string) => {
    const { left, top, height } = element.getBoundingClientRect()
    return new PointerEvent(type, {
      bubbles: true,
      pointerId: 5,
      pointerType,
      button: 0,
      isPrimary: true,
      clientX: left + 5,
      clientY: top + height * part,
    })
  }
  it.each(['mouse', 'touch'])('is carried by its handle (%s), and put back by Esc', async (pointerType) => {
    await openDraft()
    handleOf(0).dispatchEvent(at(handleOf(0), 0.5, 'pointerdown', pointerType))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    globalThis.dispatchEvent(at(line(2), 0.9, 'pointermove', pointerType))
    await expect
      .poll(texts)
      .toEqual(['Interruttore magnetotermico 16 A', 'Manodopera', 'Quadro elettrico, rifacimento', 'Diritto di chiamata'])
    await keys('{Escape}')
    await expect.poll(() => texts()[0]).toBe('Quadro elettrico, rifacimento')
    await expect.element(dialog('Fattura 42/2026')).toBeVisible()
    handleOf(3).dispatchEvent(at(handleOf(3), 0.5, 'pointerdown', pointerType))
    await new Promise((resolve) => requestAnimationFrame(resolve))
    globalThis.dispatchEvent(at(line(0), 0.1, 'pointermove', pointerType))
    globalThis.dispatchEvent(at(line(0), 0.1, 'pointerup', pointerType))
    await expect.poll(() => texts()[0]).toBe('Diritto di chiamata')
    globalThis.dispatchEvent(at(line(3), 0.9, 'pointermove', pointerType))
    expect(texts()[0]).toBe('Diritto di chiamata')
  })

  it('is taken out, and brought back', async () => {
    await openDraft()
    line(1).querySelector('button')?.click()
    await page.getByRole('button', { name: 'Togli riga 2' }).click()
    await expect.poll(() => texts().length).toBe(3)
    await page.getByRole('button', { name: 'Annulla' }).click()
    await expect
      .poll(texts)
      .toEqual(['Quadro elettrico, rifacimento', 'Interruttore magnetotermico 16 A', 'Manodopera', 'Diritto di chiamata'])
  })
})

describe('once sent', () => {
  it('has its number, is text, and goes on to the next step', async () => {
    const { stored } = await openDraft()
    await page.getByRole('button', { name: 'Invia', exact: true }).click()
    await expect.element(page.getByText(/riceve il suo numero/)).toBeVisible()
    await dialog('Invia').getByRole('button', { name: 'Invia', exact: true }).click()
    await expect.element(page.getByText('Inviata').first()).toBeVisible()
    await expect.poll(stored).toMatchObject({ numero: '/2026/0000042', stato: 'inviata' })
    await expect.element(page.getByRole('button', { name: 'Aggiungi riga' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('combobox', { name: 'Pagamento' })).not.toBeInTheDocument()
    await expect.element(page.getByText('Quadro elettrico, rifacimento').first()).toBeVisible()
    await page.getByRole('button', { name: 'Segna consegnata' }).click()
    await page.getByRole('button', { name: 'Registra incasso' }).click()
    await expect.element(page.getByRole('table', { name: 'Scadenze' })).toMatchTextContent(/Incassata/)
    await expect.poll(stored).toMatchObject({ stato: 'pagata' })
  })

  it('may be refused: that takes the place of the step, and it is written again', async () => {
    const { stored } = await openDraft()
    await page.getByRole('button', { name: 'Invia', exact: true }).click()
    await dialog('Invia').getByRole('button', { name: 'Invia', exact: true }).click()
    await page.getByRole('button', { name: 'Segna scartata' }).click()
    const steps = page.getByRole('list', { name: 'Passi' }).getByRole('listitem')
    await expect.poll(() => steps.elements().map((one) => one.textContent)).toEqual(['Bozza', 'Inviata', 'Scartata', 'Pagata'])
    await expect.element(page.getByRole('button', { name: 'Aggiungi riga' })).toBeVisible()
    await expect.element(dialog('Fattura 42/2026')).toBeVisible()
    await page.getByRole('button', { name: 'Invia', exact: true }).click()
    await expect.poll(stored).toMatchObject({ numero: '/2026/0000042', stato: 'inviata' })
  })

  it('is not sent while something lacks, and says what', async () => {
    await openDraft()
    line(2).querySelector<HTMLElement>('[data-column="prezzo"]')?.click()
    await userEvent.fill(page.getByLabelText('Prezzo, riga 3', { exact: true }), '')
    await page.getByRole('button', { name: 'Invia', exact: true }).click()
    await expect.element(page.getByText(/prezzo/i).last()).toBeVisible()
    expect(page.getByRole('dialog').elements()).toHaveLength(1)
    await expect.element(page.getByRole('list', { name: 'Passi' }).getByRole('listitem').first()).toHaveAttribute('aria-current', 'step')
  })
})

describe('a new one', () => {
  it('comes from an estimate with its lines, is kept at once, and both name each other', async () => {
    const { store } = await openList('preventivi')
    await page
      .getByText(/^Bar Centrale/)
      .first()
      .click()
    await page.getByRole('button', { name: 'Crea fattura' }).click()
    await expect.element(dialog('Fattura 42/2026')).toBeVisible()
    await expect.element(sheet.getByText('Lampade')).toBeVisible()
    await expect.element(page.getByText('Salvata da sola alle 17:42')).toBeVisible()
    await expect.poll(async () => (await store.get('preventivo', 'preventivo_1'))?.['stato']).toBe('fatturato')
    await page.getByRole('button', { name: /^Preventivo / }).click()
    await expect.element(dialog('Preventivo')).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^Fattura / })).toBeVisible()
  })

  it('is written from nothing, and is one record however often it saves itself', async () => {
    const { store } = await openList()
    await page.getByRole('button', { name: 'Nuova fattura' }).click()
    await expect.element(dialog('Fattura 42/2026')).toBeVisible()
    await page.getByRole('combobox', { name: 'Cliente' }).fill('Bar')
    await page.getByRole('option', { name: /Bar Centrale/ }).click()
    await page.getByRole('button', { name: 'Aggiungi riga' }).click()
    await expect.poll(focused).toBe('Articolo, riga 1')
    await keys('Presa', '{Tab}', '{Tab}', '{Tab}', '12')
    await expect.element(page.getByText('Salvata da sola alle 17:42')).toBeVisible()
    await expect.poll(focused).toBe('Prezzo, riga 1')
    await keys('{Escape}')
    await page.getByRole('button', { name: 'Indietro' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    const { rows } = await store.query({
      entity: 'fattura',
      where: [
        { field: 'cliente', op: 'eq', value: 'cliente_2' },
        { field: 'stato', op: 'eq', value: 'bozza' },
      ],
    })
    expect(rows).toMatchObject([{ righe: [{ articolo: 'Presa', quantita: 1, prezzo: 1200 }] }])
  })

  it('that nobody has begun leaves nothing behind', async () => {
    const { store } = await openList()
    await page.getByRole('button', { name: 'Nuova fattura' }).click()
    await expect.element(dialog('Fattura 42/2026')).toBeVisible()
    await keys('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect((await store.query({ entity: 'fattura' })).rows).toHaveLength(2)
  })
})

it('prints the page of what is kept, which has no number before it is given one', async () => {
  await openDraft()
  const papers: string[] = []
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    papers.push(document.querySelector('[data-paper]')?.textContent ?? '')
  })
  await page.getByRole('button', { name: 'Stampa fattura' }).click()
  await expect.poll(() => papers.length).toBe(1)
  print.mockRestore()
  window.dispatchEvent(new Event('afterprint'))
  expect(papers[0]).toContain('Fattura in bozza')
  expect(papers[0]).toMatch(/1\.525,44/)
})

describe('for everybody', () => {
  it('has its page in a tab where there is no room beside', async () => {
    await page.viewport(390, 844)
    await openDraft()
    await expect.element(sheet).not.toBeInTheDocument()
    await page.getByText('Pagina', { exact: true }).click()
    await expect.element(sheet.getByRole('heading', { name: 'Fattura 42/2026' })).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  it.each([390, 768, 1360])('has no fault that axe finds, in either theme (%i px)', async (width) => {
    await page.viewport(width, 820)
    await openDraft()
    line(2).querySelector('button')?.click()
    await expect.poll(() => document.querySelectorAll('[data-in-hand]').length).toBe(1)
    expect(await faultsInBothThemes('[role="dialog"]')).toEqual([])
  })

  it('stands at twice the letters, with its buttons in reach', async () => {
    await page.viewport(390, 844)
    document.documentElement.style.fontSize = '200%'
    await openDraft()
    const send = page.getByRole('button', { name: 'Invia', exact: true }).element().getBoundingClientRect()
    expect(send.left).toBeGreaterThanOrEqual(0)
    expect(send.right).toBeLessThanOrEqual(390)
    line(1).querySelector('button')?.click()
    await expect.poll(() => document.querySelectorAll('[data-in-hand]').length).toBe(1)
    for (const input of document.querySelectorAll('[data-in-hand] input:not([type="hidden"], [aria-hidden="true"])')) {
      const { left, right } = input.getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(390)
    }
  })
})
