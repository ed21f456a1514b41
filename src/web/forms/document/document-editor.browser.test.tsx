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

const keys = (...names: readonly string[]) => userEvent.keyboard(names.join(''))
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
const line = (index: number) => document.querySelector<HTMLElement>(`[data-line="${index}"]`) ?? document.createElement('i')
const texts = () => [...document.querySelectorAll('[data-line] [data-column="articolo"] button')].map((one) => one.textContent)
const sheet = page.getByRole('region', { name: 'Come la vede il cliente' })
const focused = () => document.activeElement?.getAttribute('aria-label')

const ADDRESS_OF_DRAFT = '/studio?scheda=fatture&apri=fattura.fattura_1'
async function openList(tab = 'fatture') {
  const { store, address, back, cut, mend } = await openDashboard(studio, `/studio${tab.startsWith('?') ? tab : `?scheda=${tab}`}`, {
    clock,
  })
  return { store, address, back, cut, mend, stored: async () => (await store.get('fattura', 'fattura_1')) ?? { id: '', version: 0 } }
}
async function openDraft() {
  const opened = await openList()
  await page
    .getByText(/^(Bozza · )?Condominio Aurora$/)
    .first()
    .click()
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('dialog')
  await expect.element(dialog('Bozza di fattura')).toBeVisible()
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

  it('goes on where the answer to a change was lost: nobody else wrote it', async () => {
    const { stored, cut, mend } = await openDraft()
    line(2).querySelector<HTMLElement>('[data-column="quantita"]')?.click()
    await expect.element(quantity(2)).toHaveFocus()
    cut('answers')
    await userEvent.fill(quantity(2), '10')
    await expect.element(page.getByText('Non salvata')).toBeVisible()
    mend()
    await userEvent.fill(quantity(2), '11')
    await expect.element(page.getByText('Salvata da sola alle 17:42')).toBeVisible()
    expect(page.getByText('Aggiorna', { exact: true }).elements()).toHaveLength(0)
    await expect.poll(async () => (await stored())['righe']).toMatchObject([{}, {}, { quantita: 11 }, {}])
  })

  it('tells what somebody else has changed meanwhile, and writes over none of it', async () => {
    const { store, stored } = await openDraft()
    const { version } = await stored()
    await store.commit(
      [
        {
          type: 'update',
          entity: 'fattura',
          id: 'fattura_1',
          values: { righe: [{ articolo: 'Altro', quantita: 1, prezzo: 500, iva: '22' }] },
          expect: version,
        },
      ],
      { via: 'form' },
    )
    line(2).querySelector<HTMLElement>('[data-column="quantita"]')?.click()
    await expect.element(quantity(2)).toHaveFocus()
    await userEvent.fill(quantity(2), '10')
    await expect.element(page.getByText('Non salvata')).toBeVisible()
    expect((await stored())['righe']).toMatchObject([{ articolo: 'Altro' }])
    await page.getByRole('button', { name: 'Confronta le due versioni' }).click()
    const comparison = dialog('Due modifiche alla stessa fattura')
    await expect.element(comparison.getByRole('radio', { name: /^La tua: Manodopera, q\.tà: 9 → 10$/ })).toBeInTheDocument()
    await comparison.getByRole('radio', { name: /^La tua/ }).click()
    await comparison.getByRole('button', { name: 'Salva così' }).click()
    await expect.element(comparison).not.toBeInTheDocument()
    await expect.poll(async () => (await stored())['righe']).toMatchObject([{}, {}, { quantita: 10 }, {}])
    await expect.poll(() => texts().length).toBe(4)
  })

  it('is saved together with what somebody else has changed elsewhere in it', async () => {
    const { store, stored } = await openDraft()
    await store.commit([{ type: 'update', entity: 'fattura', id: 'fattura_1', values: { pagamento: 'tre' } }], { via: 'form' })
    line(2).querySelector<HTMLElement>('[data-column="quantita"]')?.click()
    await expect.element(quantity(2)).toHaveFocus()
    await userEvent.fill(quantity(2), '10')
    await expect.element(page.getByText('Salvata da sola alle 17:42')).toBeVisible()
    expect(await stored()).toMatchObject({ pagamento: 'tre', righe: [{}, {}, { quantita: 10 }, {}] })
    await expect.element(page.getByLabelText('Pagamento', { exact: true })).toHaveTextContent('30, 60 e 90 giorni')
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
    await expect.element(dialog('Bozza di fattura')).toBeVisible()
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
    await expect.element(dialog('Bozza di fattura')).toBeVisible()
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
    const reason = dialog('Segna scartata').getByRole('textbox', { name: 'Motivo dello scarto' })
    await dialog('Segna scartata').getByRole('button', { name: 'Segna scartata' }).click()
    await expect.element(reason).toHaveAttribute('aria-invalid', 'true')
    expect(await stored()).toMatchObject({ stato: 'inviata' })
    await userEvent.fill(reason, 'Codice destinatario sbagliato')
    await dialog('Segna scartata').getByRole('button', { name: 'Segna scartata' }).click()
    await expect.element(page.getByText('Motivo dello scarto: Codice destinatario sbagliato')).toBeVisible()
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

  it('says no longer of a line what was put right in it', async () => {
    await openDraft()
    line(2).querySelector<HTMLElement>('[data-column="quantita"]')?.click()
    await userEvent.fill(quantity(2), '0')
    await page.getByRole('button', { name: 'Invia', exact: true }).click()
    const told = page.getByText('La quantità è zero.')
    await expect.element(told).toBeVisible()
    await expect.element(quantity(2)).toHaveFocus()
    await userEvent.fill(quantity(2), '3')
    await expect.poll(() => told.elements().length, { timeout: 2000 }).toBe(0)
    await userEvent.keyboard('{Tab}')
    await expect.element(quantity(2)).not.toHaveAttribute('aria-invalid', 'true')
    expect(told.elements()).toHaveLength(0)
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
    await expect.element(dialog('Bozza di fattura')).toBeVisible()
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
    await expect.element(dialog('Bozza di fattura')).toBeVisible()
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

  it('is one record though the answer to its first writing was lost, and says all that was typed since', async () => {
    const { store, cut, mend } = await openList()
    await page.getByRole('button', { name: 'Nuova fattura' }).click()
    await expect.element(dialog('Bozza di fattura')).toBeVisible()
    await page.getByRole('combobox', { name: 'Cliente' }).fill('Bar')
    await page.getByRole('option', { name: /Bar Centrale/ }).click()
    await page.getByRole('button', { name: 'Aggiungi riga' }).click()
    await expect.poll(focused).toBe('Articolo, riga 1')
    cut('answers')
    await keys('Presa', '{Tab}', '{Tab}', '{Tab}', '12')
    await expect.element(page.getByText('Non salvata')).toBeVisible()
    mend()
    await keys('0')
    await expect.element(page.getByText('Salvata da sola alle 17:42')).toBeVisible()
    const { rows } = await store.query({
      entity: 'fattura',
      where: [
        { field: 'cliente', op: 'eq', value: 'cliente_2' },
        { field: 'stato', op: 'eq', value: 'bozza' },
      ],
    })
    expect(rows).toMatchObject([{ righe: [{ articolo: 'Presa', prezzo: 12_000 }] }])
  })

  it('has its page from the beginning', async () => {
    await openList()
    await page.getByRole('button', { name: 'Nuova fattura' }).click()
    await expect.element(sheet.getByRole('heading', { name: 'Fattura 42/2026' })).toBeVisible()
    expect(sheet.getByText(/La pagina non è aggiornata/).elements()).toEqual([])
  })

  it('that nobody has begun leaves nothing behind', async () => {
    const { store } = await openList()
    await page.getByRole('button', { name: 'Nuova fattura' }).click()
    await expect.element(dialog('Bozza di fattura')).toBeVisible()
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

it('is what the browser prints, by whatever means, and alone; with no number, and gone afterwards', async () => {
  await openDraft()
  await expect.element(sheet.getByText('342,00 €')).toBeVisible()
  const papers = () => [...document.querySelectorAll('body > [data-paper] article')].map((one) => one.textContent)
  await expect
    .poll(() => {
      dispatchEvent(new Event('beforeprint'))
      return papers().length
    })
    .toBe(1)
  expect(papers()[0]).toContain('Fattura in bozza')
  expect(papers()[0]).toMatch(/Quadro elettrico.*1\.525,44/)
  dispatchEvent(new Event('afterprint'))
  expect(papers()).toEqual([])
})

it('is printed with forty lines, however long, and without any before the first is written', async () => {
  const { store } = await openList()
  const rowsOnPaper = () =>
    [...document.querySelectorAll('body > [data-paper] table')].map((one) => one.querySelectorAll('tbody tr').length)
  const righe = Array.from({ length: 40 }, (_, at) => ({
    articolo: `Riga ${at} ${'lunghissima'.repeat(at % 9)}`,
    quantita: 1,
    prezzo: 100,
    iva: '22',
  }))
  await store.commit([{ type: 'update', entity: 'fattura', id: 'fattura_1', values: { righe } }], { via: 'form' })
  await page.getByText('Condominio Aurora').first().click()
  await expect.poll(() => texts().length).toBe(40)
  // The total is a line of its own; below it the two parts that fall due.
  await expect.poll(() => (dispatchEvent(new Event('beforeprint')), rowsOnPaper())).toEqual([41, 2])
  dispatchEvent(new Event('afterprint'))
  for (const one of document.querySelectorAll('[data-line]')) expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth)
  await page.getByRole('button', { name: 'Indietro' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Nuova fattura' }).click()
  await expect.element(dialog('Bozza di fattura')).toBeVisible()
  await expect.poll(() => (dispatchEvent(new Event('beforeprint')), rowsOnPaper()[0])).toBe(1)
  expect(document.querySelector('body > [data-paper]')?.textContent).toContain('Fattura in bozza')
  dispatchEvent(new Event('afterprint'))
})

describe('its address', () => {
  const ADDRESS = '?scheda=fatture&apri=fattura.fattura_1'
  const box = (name: RegExp) => page.getByRole('dialog', { name })
  const isClosed = () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument()

  it('is there while it is open, and gone with its own button, with Esc and with Back', async () => {
    const { address, back } = await openDraft()
    for (const leave of [() => page.getByRole('button', { name: 'Indietro' }).click(), () => keys('{Escape}'), async () => back()]) {
      await expect.poll(address).toBe(ADDRESS)
      await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('dialog')
      await leave()
      await isClosed()
      await expect.poll(address).toBe('?scheda=fatture')
      await page
        .getByText(/^(Bozza · )?Condominio Aurora$/)
        .first()
        .click()
      await expect.element(dialog('Bozza di fattura')).toBeVisible()
    }
  })

  it('opens it, from a link as after a reload, over the list that it leaves behind', async () => {
    const { address, stored } = await openList(ADDRESS)
    await expect.element(dialog('Bozza di fattura')).toBeVisible()
    line(2).querySelector<HTMLElement>('[data-column="quantita"]')?.click()
    await userEvent.fill(quantity(2), '10')
    await page.getByRole('button', { name: 'Indietro' }).click()
    await isClosed()
    expect(address()).toBe('?scheda=fatture')
    expect(await stored()).toMatchObject({ righe: [{}, {}, { quantita: 10 }, {}] })
    await expect.element(page.getByText('Condominio Aurora').first()).toBeVisible()
  })

  it('of none that is there says so, and of what is no document opens nothing', async () => {
    await openList('?scheda=fatture&apri=fattura.fattura_9')
    await expect.element(page.getByText(/Questa scheda non c’è più/)).toBeVisible()
    expect(page.getByRole('dialog').getByText('Bozza').elements()).toEqual([])
    await keys('{Escape}')
    await isClosed()
  })

  it('of what is no document opens nothing', async () => {
    await openList('?scheda=fatture&apri=cliente.cliente_1')
    await expect.element(page.getByText('Condominio Aurora').first()).toBeVisible()
    expect(page.getByRole('dialog').elements()).toEqual([])
  })

  it('comes to a new one with its first writing, and Back goes to the one that it was made from', async () => {
    const { address, back } = await openList('?scheda=preventivi&apri=preventivo.preventivo_1')
    await page.getByRole('button', { name: 'Crea fattura' }).click()
    await expect.element(page.getByText('Salvata da sola alle 17:42')).toBeVisible()
    await expect.poll(address).toMatch(/apri=fattura\.fattura_/)
    await back()
    await expect.element(box(/^Preventivo/)).toBeVisible()
    await page.getByRole('button', { name: /^Fattura / }).click()
    await expect.element(dialog('Bozza di fattura')).toBeVisible()
    await page.getByRole('button', { name: 'Indietro' }).click()
    await expect.element(box(/^Preventivo/)).toBeVisible()
    await page.getByRole('button', { name: 'Indietro' }).click()
    await isClosed()
    expect(address()).toBe('?scheda=preventivi')
  })

  it('of a new one that is left before it has saved itself leads nowhere by itself', async () => {
    const { address, store } = await openList()
    await page.getByRole('button', { name: 'Nuova fattura' }).click()
    await page.getByRole('combobox', { name: 'Cliente' }).fill('Bar')
    await page.getByRole('option', { name: /Bar Centrale/ }).click()
    await page.getByRole('button', { name: 'Aggiungi riga' }).click()
    await expect.poll(focused).toBe('Articolo, riga 1')
    await keys('Presa', '{Tab}', '{Tab}', '{Tab}', '12')
    await page.getByRole('button', { name: 'Indietro' }).click()
    await isClosed()
    await expect.poll(async () => (await store.query({ entity: 'fattura' })).rows.length).toBe(3)
    expect(address()).toBe('?scheda=fatture')
    expect(page.getByRole('dialog').elements()).toEqual([])
  })

  it('is left by Back with what could not be saved kept, and said', async () => {
    const { back, stored } = await openDraft()
    line(2).querySelector<HTMLElement>('[data-column="quantita"]')?.click()
    await userEvent.fill(quantity(2), '')
    await back()
    await isClosed()
    expect(await stored()).toMatchObject({ version: 1 })
    await page.getByRole('button', { name: 'Riprendi' }).click()
    await expect.element(dialog('Bozza di fattura')).toBeVisible()
    await expect.element(page.getByText('Bozza non salvata')).not.toBeInTheDocument()
    expect(line(2).querySelector('[data-column="quantita"]')?.textContent).not.toContain('9')
  })

  it('does not let the page go while something is typed and not written', async () => {
    await openDraft()
    const leaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
    const before = leaving()
    line(2).querySelector<HTMLElement>('[data-column="quantita"]')?.click()
    await userEvent.fill(quantity(2), '')
    await expect.poll(leaving).toBe(true)
    await userEvent.fill(quantity(2), '9')
    await expect.poll(leaving).toBe(before)
  })
})

describe('without a network', () => {
  it('says in its place that it did not come, comes at a press, or by itself', async () => {
    const { cut, mend } = await openList()
    for (const comes of [
      () => page.getByRole('button', { name: 'Riprova' }).click(),
      async () => void globalThis.dispatchEvent(new Event('online')),
    ]) {
      cut('questions')
      await page.getByText('Condominio Aurora').first().click()
      await expect.element(page.getByRole('alert').getByText('Manca la connessione')).toBeVisible()
      await expect.element(dialog('Fattura')).toBeVisible()
      expect(page.getByRole('dialog').getByRole('button', { name: 'Invia' }).elements()).toEqual([])
      mend()
      await comes()
      await expect.element(dialog('Bozza di fattura')).toBeVisible()
      await keys('{Escape}')
      await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    }
  })

  it('keeps its last page, and offers it anew', async () => {
    const { cut, mend } = await openDraft()
    await expect.element(sheet.getByText('342,00 €')).toBeVisible()
    cut('questions', 'commits')
    line(2).querySelector<HTMLElement>('[data-column="quantita"]')?.click()
    await userEvent.fill(quantity(2), '10')
    await expect.element(sheet.getByText(/La pagina non è aggiornata/)).toBeVisible()
    await expect.element(sheet.getByText('342,00 €')).toBeVisible()
    await expect.element(page.getByText('Non salvata')).toBeVisible()
    mend()
    await sheet.getByRole('button', { name: 'Riprova' }).click()
    await expect.element(sheet.getByText('380,00 €')).toBeVisible()
    expect(sheet.getByText(/La pagina non è aggiornata/).elements()).toEqual([])
  })
})

describe('for who may only read it', () => {
  it('is text from head to foot, with its page, and no button that is not his', async () => {
    await openDashboard(studio, ADDRESS_OF_DRAFT, { clock, groups: [] })
    await expect.element(dialog('Bozza di fattura')).toBeVisible()
    await expect.poll(() => document.querySelectorAll('[data-line]').length).toBe(4)
    await expect.element(sheet.getByText('342,00 €')).toBeVisible()
    const names = page
      .getByRole('dialog')
      .getByRole('button')
      .elements()
      .map((one) => one.getAttribute('aria-label') ?? one.textContent)
    // The history is read by whoever reads the record; «H» is its key.
    expect(names).toEqual(['Indietro', 'CronologiaH', 'Stampa fattura'])
    expect(page.getByRole('dialog').element().querySelectorAll('input, textarea, [role="combobox"]')).toHaveLength(0)
    expect(document.querySelectorAll('[data-line].cursor-pointer')).toHaveLength(0)
    line(1).click()
    await expect.poll(() => document.querySelectorAll('[data-in-hand]').length).toBe(0)
  })
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
