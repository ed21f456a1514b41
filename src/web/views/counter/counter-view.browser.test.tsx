import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { handClock } from '../../data/clock.fixture.ts'
import { faultsInBothThemes } from '../../ui/both-themes.fixture.ts'
import { forgetHints } from '../hints/known-hints.ts'
import { shownAddress as address, showView, type Showing } from '../collection/show-view.fixture.tsx'
import { banco } from './banco.fixture.ts'

const TODAY = '2026-11-21'
const PARACETAMOLO = '8001234000011'
const FERMENTI = '8001234000035'
const RICETTA = '8001234000141'

const keys = (...names: readonly string[]) => userEvent.keyboard(names.join(''))
/** A reader: digits and Enter, as fast as they come. */
const scan = (...codes: readonly string[]) => keys(...codes.map((code) => `${code}{Enter}`))
const field = () => page.getByRole('combobox', { name: 'Codice a barre, codice AIC o nome' })
const total = () => page.getByLabelText('Totale', { exact: true })
const line = (name: string) => page.getByRole('list', { name: 'Righe del conto' }).getByRole('listitem').filter({ hasText: name })
const quantity = (name: string) => page.getByRole('textbox', { name: `Quantità, ${name}` })
const go = (name: RegExp | string) => page.getByRole('button', { name })
const isFocused = () => expect.poll(() => document.activeElement === field().element()).toBe(true)

afterEach(async () => {
  forgetHints()
  await page.viewport(1360, 820)
})

const showCounter = (options?: Partial<Showing>) => showView({ sector: banco, ...options, clock: handClock(`${TODAY}T10:00:00+01:00`) })

async function show(options?: Partial<Showing>) {
  const shown = await showCounter(options)
  await expect.element(page.getByRole('option').first()).toBeVisible()
  const sales = async () => (await shown.store.query({ entity: 'vendita' })).rows
  const inState = async (state: string): Promise<readonly AnyRow[]> => (await sales()).filter((row) => row['stato'] === state)
  return { ...shown, sales, inState }
}

describe('reading', () => {
  it('has the focus, reads a code, names and washes the line, and adds one more at the second reading', async () => {
    await show()
    await isFocused()
    await scan(PARACETAMOLO)
    await expect.element(page.getByText('Letto ora: Paracetamolo 1000 mg, quantità 1')).toBeVisible()
    await expect.element(line('Paracetamolo')).toHaveAttribute('data-hot')
    await scan(PARACETAMOLO)
    await expect.element(page.getByText('Letto ora: Paracetamolo 1000 mg, quantità 2')).toBeVisible()
    await expect.element(quantity('Paracetamolo 1000 mg')).toHaveValue('2')
    await expect.element(total()).toMatchTextContent('13,80 €')
    await expect.element(field()).toHaveValue('')
    await expect.element(line('Paracetamolo')).not.toHaveAttribute('data-hot')
  })

  it('loses none of the codes that come faster than they are looked up', async () => {
    await show()
    await scan(PARACETAMOLO, FERMENTI, PARACETAMOLO, RICETTA, FERMENTI, PARACETAMOLO)
    await expect.element(total()).toMatchTextContent('49,50 €')
    expect(page.getByRole('list', { name: 'Righe del conto' }).getByRole('listitem').elements()).toHaveLength(3)
  })

  it('works from anywhere on the page without focus', async () => {
    await show()
    await scan(PARACETAMOLO)
    await page.getByRole('button', { name: 'Uno in più' }).click()
    expect(document.activeElement).not.toBe(field().element())
    await scan(FERMENTI)
    await expect.element(line('Fermenti')).toBeVisible()
    await isFocused()
  })

  it('takes nothing of what somebody types into another field or a dialog', async () => {
    await show()
    await scan(PARACETAMOLO)
    await page.getByRole('button', { name: 'Cliente' }).click()
    await page.getByLabelText('Nome sul conto').click()
    await keys('8001')
    await expect.element(page.getByLabelText('Nome sul conto')).toHaveValue('8001')
    await expect.element(field()).toHaveValue('')
    await keys('{F12}')
    await expect.element(page.getByLabelText('Nome sul conto')).toBeVisible()
    await keys('{Escape}')
    await expect.element(page.getByLabelText('Nome sul conto')).not.toBeInTheDocument()
    await scan(FERMENTI)
    await expect.element(line('Fermenti')).toBeVisible()
    await expect.element(page.getByText('8001', { exact: true })).toBeVisible()
  })

  it('reads a code that was sent while somebody stood in a number of the till, which stays as it was', async () => {
    await show()
    await scan(PARACETAMOLO)
    await quantity('Paracetamolo 1000 mg').click()
    await scan(FERMENTI)
    await expect.element(line('Fermenti')).toBeVisible()
    await expect.element(quantity('Paracetamolo 1000 mg')).toHaveValue('1')
    await page.getByRole('textbox', { name: 'Consegnato' }).click()
    await scan(RICETTA)
    await expect.element(total()).toMatchTextContent('22,30 €')
    await expect.element(page.getByRole('textbox', { name: 'Consegnato' })).toHaveValue('')
    await expect.element(go(/^Incassa/)).toBeEnabled()
    await isFocused()
  })

  it('finds a code with the letter that readers put in front, and one with a zero in front of it', async () => {
    await show()
    await scan('A012745168')
    await expect.element(quantity('Paracetamolo 1000 mg')).toHaveValue('1')
    await scan('012745168')
    await expect.element(quantity('Paracetamolo 1000 mg')).toHaveValue('2')
  })

  it('keeps an unknown code and offers to make the article, which is then sold', async () => {
    await show()
    await scan('8009999999991')
    await expect.element(page.getByText('Nessun articolo con il codice «8009999999991».')).toBeVisible()
    await expect.element(field()).toHaveValue('8009999999991')
    await page.getByRole('button', { name: 'Crea articolo' }).click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByLabelText('Codice a barre')).toHaveValue('8009999999991')
    await dialog.getByLabelText('Nome', { exact: true }).fill('Tisana')
    await dialog.getByLabelText('Prezzo', { exact: true }).fill('4.50')
    await dialog.getByRole('combobox', { name: 'Reparto' }).click()
    await page.getByRole('option', { name: 'Stomaco' }).click()
    await dialog.getByRole('combobox', { name: 'IVA' }).click()
    await page.getByRole('option', { name: /^10/ }).first().click()
    await dialog.getByRole('button', { name: 'Salva articolo' }).click()
    await expect.element(line('Tisana')).toBeVisible()
    await expect.element(total()).toMatchTextContent('4,50 €')
    await expect.element(field()).toHaveValue('')
  })

  it('finds by name: arrows and Enter choose, and of several Enter chooses none unasked', async () => {
    await show()
    await keys('bustine')
    await expect.poll(() => page.getByRole('option').elements().length).toBe(3)
    await keys('{Enter}')
    await expect.element(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
    expect(field().element().getAttribute('aria-activedescendant')).toBe(page.getByRole('option').first().element().id)
    expect(line('bustine').elements()).toHaveLength(0)
    await keys('{ArrowRight}{Enter}')
    await expect.element(line('Antiacido menta')).toBeVisible()
    await keys('diclof{Enter}')
    await expect.element(line('Diclofenac')).toBeVisible()
    await expect.element(field()).toHaveValue('')
  })

  it('sells by a tap on the shelf, one shelf at a time', async () => {
    await show()
    await page.getByRole('button', { name: 'Pelle' }).click()
    await expect.poll(() => page.getByRole('option').elements().length).toBe(1)
    await page.getByRole('option', { name: /Crema mani/ }).click()
    await expect.element(total()).toMatchTextContent('7,50 €')
    await isFocused()
  })
})

describe('the lines', () => {
  it('lose one, or go with the way back', async () => {
    await show()
    await scan(PARACETAMOLO, PARACETAMOLO, FERMENTI)
    await line('Paracetamolo').getByRole('button', { name: 'Uno in meno' }).click()
    await expect.element(quantity('Paracetamolo 1000 mg')).toHaveValue('1')
    await line('Paracetamolo').getByRole('button', { name: 'Togli la riga' }).click()
    await expect.element(page.getByText('Tolto: Paracetamolo 1000 mg')).toBeVisible()
    await expect.element(total()).toMatchTextContent('13,40 €')
    await page.getByRole('button', { name: 'Annulla' }).click()
    await expect.element(total()).toMatchTextContent('20,30 €')
    expect(page.getByRole('list', { name: 'Righe del conto' }).getByRole('listitem').elements()[0]?.textContent).toContain('Paracetamolo')
  })

  it('take a quantity that is typed', async () => {
    await show()
    await scan(PARACETAMOLO)
    await quantity('Paracetamolo 1000 mg').fill('12')
    await keys('{Enter}')
    await expect.element(total()).toMatchTextContent('82,80 €')
    await isFocused()
  })

  it('keep the price that was read, whatever the article says later', async () => {
    const { store } = await show()
    await scan(PARACETAMOLO)
    await expect.element(total()).toMatchTextContent('6,90 €')
    await store.commit([{ type: 'update', entity: 'articolo', id: 'articolo_0', values: { prezzo: 1000 } }], { via: 'form' })
    await expect.element(page.getByRole('option', { name: /Paracetamolo/ })).toMatchTextContent('10,00 €')
    await expect.element(total()).toMatchTextContent('6,90 €')
    await scan(PARACETAMOLO)
    await expect.element(total()).toMatchTextContent('16,90 €')
    expect(line('Paracetamolo').elements()).toHaveLength(2)
  })

  it('are discounted in percent and in euros, each alone and together, but never a ticket', async () => {
    const { inState } = await show()
    await scan(PARACETAMOLO, RICETTA)
    await line('Paracetamolo')
      .getByRole('button', { name: /Paracetamolo 1000 mg/ })
      .first()
      .click()
    await page.getByRole('textbox', { name: 'Sconto', exact: true }).fill('10')
    await expect.element(total()).toMatchTextContent('8,21 €')
    await keys('{Enter}')
    await expect.element(line('Paracetamolo')).toMatchTextContent(/sconto 10\s%/)
    await line('Ricetta')
      .getByRole('button', { name: /Ricetta/ })
      .first()
      .click()
    await expect.element(page.getByText('Ticket: non si sconta.')).toBeVisible()
    await keys('{Escape}')
    await page.getByRole('button', { name: '+ Aggiungi sconto' }).click()
    await page.getByRole('textbox', { name: 'Sconto in euro' }).fill('100')
    await expect.element(total()).toMatchTextContent('2,00 €')
    // What is taken off is watched on the total, beside which it is typed.
    const [box, sum] = [page.getByRole('dialog'), total()].map((one) => one.element().getBoundingClientRect())
    expect(box?.right).toBeLessThanOrEqual(sum?.left ?? 0)
    await expect.element(page.getByText('Al massimo 6,21 €: è tutto quello che c’è da pagare.')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Lo sconto è più del conto' })).toBeDisabled()
    await page.getByRole('textbox', { name: 'Sconto in euro' }).fill('1,00')
    await expect.element(total()).toMatchTextContent('7,21 €')
    await keys('{Enter}')
    await expect.element(page.getByText('−1,00 €')).toBeVisible()
    await keys('{F12}')
    await expect.poll(async () => (await inState('incassata')).map((row) => row['totale'])).toEqual([721])
  })
})

describe('paying', () => {
  it('says the change of the notes and of what is typed, and takes the money once', async () => {
    const { inState, store } = await show()
    await scan(PARACETAMOLO, PARACETAMOLO, FERMENTI)
    await expect.element(total()).toMatchTextContent('27,20 €')
    const top = total().element().getBoundingClientRect().top
    await go('50 €').click()
    await expect.element(page.getByText('22,80 €')).toBeVisible()
    await page.getByRole('textbox', { name: 'Consegnato' }).fill('20')
    await expect.element(go('Mancano 7,20 €')).toBeDisabled()
    await page.getByRole('textbox', { name: 'Consegnato' }).fill('28,20')
    await expect.element(page.getByLabelText('Conto').getByText('1,00 €', { exact: true })).toBeVisible()
    expect(total().element().getBoundingClientRect().top).toBe(top)
    await keys('{F12}{F12}')
    await expect.element(page.getByText('Incassati 27,20 €')).toBeVisible()
    await isFocused()
    const [paid, ...others] = await inState('incassata')
    expect(others).toHaveLength(0)
    expect(paid).toMatchObject({
      numero: 'SC/2026/0000001',
      giorno: TODAY,
      ora: '10:00',
      resto: 100,
      pagamenti: [{ mezzo: 'contanti', importo: 2720, consegnato: 2820 }],
    })
    // First expiry first out: the one piece of the lot that expires first, then the other lot.
    const { rows } = await store.query({ entity: 'movimento', where: [{ field: 'vendita', op: 'eq', value: paid?.id ?? '' }] })
    expect(new Map(rows.map((row) => [row['lotto'], row['quantita']]))).toEqual(
      new Map([
        ['lotto_0b', -1],
        ['lotto_0a', -1],
        ['lotto_2b', -1],
      ]),
    )
  })

  it('parts the total among several means, of which cash alone may be more', async () => {
    const { inState } = await show()
    await scan(PARACETAMOLO, FERMENTI)
    await keys('{F5}')
    await expect.element(go('Mancano 20,30 €')).toBeDisabled()
    await page.getByRole('textbox', { name: 'Carta' }).fill('25')
    await expect.element(go('Carta: al massimo 20,30 €')).toBeDisabled()
    await page.getByRole('textbox', { name: 'Carta' }).fill('15')
    await expect.element(go('Mancano 5,30 €')).toBeDisabled()
    await page.getByRole('textbox', { name: 'Contanti' }).fill('10')
    await expect.element(page.getByText('4,70 €')).toBeVisible()
    await go(/^Incassa/).click()
    await expect
      .poll(async () => (await inState('incassata')).map((row) => row['pagamenti']))
      .toEqual([
        [
          { mezzo: 'carta', importo: 1500 },
          { mezzo: 'contanti', importo: 530, consegnato: 1000 },
        ],
      ])
  })

  it('chooses the means by its key, and pays what costs nothing', async () => {
    const { inState } = await show()
    await scan(PARACETAMOLO)
    await keys('{F2}')
    await expect.element(page.getByRole('radio', { name: 'Carta' })).toBeChecked()
    await isFocused()
    await keys('{F12}')
    await expect.poll(async () => (await inState('incassata')).map((row) => row['pagamenti'])).toEqual([[{ mezzo: 'carta', importo: 690 }]])
    await expect.element(page.getByRole('radio', { name: 'Contanti' })).toBeChecked()
    await scan(PARACETAMOLO)
    await page.getByRole('button', { name: '+ Aggiungi sconto' }).click()
    await page.getByRole('textbox', { name: 'Sconto sul totale' }).fill('100')
    await expect.element(page.getByText('Con questo sconto non si incassa niente.')).toBeVisible()
    await keys('{Enter}')
    await expect.element(page.getByRole('button', { name: /^Chiudi senza incassare/ })).toBeEnabled()
    await expect.element(total()).toMatchTextContent('0,00 €')
    await keys('{F12}')
    await expect.poll(async () => (await inState('incassata')).length).toBe(2)
  })

  it('prints the receipt, and gives all back by a move of the sale', async () => {
    const { inState, store } = await show()
    await scan(PARACETAMOLO)
    await keys('{F12}')
    const papers: string[] = []
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      papers.push(document.querySelector('[data-paper]')?.textContent ?? '')
    })
    await page.getByRole('button', { name: 'Stampa scontrino' }).click()
    await expect.poll(() => papers.length).toBe(1)
    print.mockRestore()
    window.dispatchEvent(new Event('afterprint'))
    expect(papers[0]).toContain('6,90')
    await page.getByRole('button', { name: 'Altro su questo conto' }).click()
    await page.getByRole('menuitem', { name: 'Reso di tutto' }).click()
    await expect.poll(async () => (await inState('resa')).length).toBe(1)
    await expect.poll(async () => (await store.get('articolo', 'articolo_0'))?.['giacenza']).toBe(42)
  })

  it('says at the line at once that there are not so many, over all lines of the article', async () => {
    await show()
    await scan('8001234000073')
    const lacks = () => line('Antiacido menta').first().getByRole('status')
    await quantity('Antiacido menta').fill('8')
    await expect.element(lacks()).toHaveTextContent('Di «Antiacido menta» ne restano 3 pz: ne mancano 5 pz.')
    await quantity('Antiacido menta').fill('3')
    await expect.element(lacks()).not.toBeInTheDocument()
  })

  it('says why a sale is refused, and sells nothing', async () => {
    const { inState } = await show()
    await scan('8001234000073')
    await quantity('Antiacido menta').fill('4')
    await keys('{F12}')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Antiacido|giacenza|disponibil/i)
    expect(await inState('incassata')).toHaveLength(0)
    await quantity('Antiacido menta').fill('3')
    await keys('{F12}')
    await expect.poll(async () => (await inState('incassata')).length).toBe(1)
  })

  it('says why until the sale changes, also where it is kept only after it was refused', async () => {
    const { inState } = await show()
    await scan('8001234000073')
    await quantity('Antiacido menta').fill('4')
    await keys('{F12}')
    await expect.poll(async () => (await inState('in_corso')).map((row) => row['righe'])).toMatchObject([[{ quantita: 4 }]])
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Antiacido|giacenza|disponibil/i)
    await quantity('Antiacido menta').fill('3')
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  })

  it('keeps what is read while the money is taken for the next sale', async () => {
    const { inState } = await show()
    await scan(PARACETAMOLO)
    await expect.element(total()).toMatchTextContent('6,90 €')
    await keys('{F12}', `${FERMENTI}{Enter}`)
    await expect.element(total()).toMatchTextContent('13,40 €')
    expect((await inState('incassata')).map((row) => row['totale'])).toEqual([690])
  })
})

describe('the camera', () => {
  let pictures: ReturnType<typeof setInterval> | undefined
  /** What stands at the browser's own door: a reader that sees what the test holds in front of it, and a camera. */
  function camera() {
    let inView: readonly string[] = []
    const canvas = document.createElement('canvas')
    const stream = canvas.captureStream()
    pictures = setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 9, 9), 50)
    const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => stream)
    vi.stubGlobal(
      'BarcodeDetector',
      class {
        readonly detect = async () => inView.map((rawValue) => ({ rawValue }))
      },
    )
    return { stream, asked, show: (...codes: readonly string[]) => (inView = codes) }
  }
  const filming = () => page.getByRole('dialog', { name: 'Leggi con la fotocamera' })
  afterEach(() => {
    clearInterval(pictures)
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('is not offered where the browser reads no barcodes', async () => {
    vi.stubGlobal('BarcodeDetector', undefined)
    await show()
    expect(page.getByRole('button', { name: 'Leggi con la fotocamera' }).elements()).toHaveLength(0)
  })

  it('sells what it sees, once as long as it is in view, and goes out when it is closed', async () => {
    const { stream, show: hold } = camera()
    await show()
    await page.getByRole('button', { name: 'Leggi con la fotocamera' }).click()
    await expect.element(filming()).toBeVisible()
    hold(PARACETAMOLO)
    await expect.element(filming().getByText('Letto ora: Paracetamolo 1000 mg, quantità 1')).toBeVisible()
    hold(PARACETAMOLO, FERMENTI)
    await expect.element(filming().getByText('Letto ora: Fermenti lattici, quantità 1')).toBeVisible()
    hold()
    await new Promise((done) => setTimeout(done, 1500))
    hold(PARACETAMOLO)
    await expect.element(filming().getByText('Letto ora: Paracetamolo 1000 mg, quantità 2')).toBeVisible()
    await filming().getByRole('button', { name: 'Fatto' }).click()
    await expect.element(filming()).not.toBeInTheDocument()
    await expect.element(total()).toMatchTextContent('27,20 €')
    expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended'])
  })

  it('leaves what it does not know to the till, and says why it does not open', async () => {
    const { asked, show: hold } = camera()
    await show()
    await page.getByRole('button', { name: 'Leggi con la fotocamera' }).click()
    hold('8009999999991')
    await expect.element(filming()).not.toBeInTheDocument()
    await expect.element(page.getByText('Nessun articolo con il codice «8009999999991».')).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Crea articolo' })).toBeVisible()
    asked.mockImplementation(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    await page.getByRole('button', { name: 'Leggi con la fotocamera' }).click()
    await expect.element(filming().getByText(/^La fotocamera non è permessa per questo sito/)).toBeVisible()
    expect(await faultsInBothThemes()).toEqual([])
  })
})

describe('parking', () => {
  it('puts aside with F8, says whose it is, how much and how long, and takes back by parking the one in hand', async () => {
    const { inState, clock } = await show()
    await scan(PARACETAMOLO, PARACETAMOLO, FERMENTI)
    await page.getByRole('button', { name: 'Cliente' }).click()
    await page.getByLabelText('Nome sul conto').fill('Moretti')
    await page.getByRole('button', { name: 'Fatto' }).click()
    await keys('{F8}')
    await expect.element(page.getByRole('button', { name: /Moretti/ })).toMatchTextContent('3 articoli, 27,20 €, adesso')
    await isFocused()
    clock.set(`${TODAY}T10:06:00+01:00`)
    await expect.element(page.getByRole('button', { name: /Moretti/ })).toMatchTextContent('da 6 min')
    await scan(RICETTA)
    await expect.element(total()).toMatchTextContent('2,00 €')
    await page.getByRole('button', { name: /Moretti/ }).click()
    await expect.element(total()).toMatchTextContent('27,20 €')
    await expect.element(page.getByRole('button', { name: /Senza nome/ })).toMatchTextContent('1 articolo, 2,00 €')
    expect((await inState('sospesa')).map((row) => row['totale'])).toEqual([200])
    await keys('{F12}')
    await expect.poll(async () => (await inState('incassata')).map((row) => row['nome'])).toEqual(['Moretti'])
  })

  it('keeps the sale in hand by itself, and goes on with it after a reload', async () => {
    const { inState, store, shown } = await show()
    await scan(PARACETAMOLO, FERMENTI)
    await expect.poll(address).toMatch(/^\?conto=vendita_/)
    const kept = address()
    await expect.poll(async () => (await inState('in_corso')).map((row) => row['totale'])).toEqual([2030])
    await shown.unmount()
    // Another page over the same records: nothing of the first is left but the address.
    await showCounter({ over: store, address: `/${kept}` })
    await expect.element(total()).toMatchTextContent('20,30 €')
    await scan(RICETTA)
    await expect.poll(async () => (await inState('in_corso')).map((row) => row['totale'])).toEqual([2230])
  })

  it('shows what another till has in hand, and goes on as a new sale where its own was changed elsewhere', async () => {
    const { store, inState } = await show()
    await scan(PARACETAMOLO)
    await expect.poll(async () => (await inState('in_corso')).length).toBe(1)
    const [mine] = await inState('in_corso')
    await store.commit([{ type: 'move', entity: 'vendita', id: mine?.id ?? '', to: 'annullata' }], { via: 'form' })
    await scan(FERMENTI)
    await expect.element(page.getByText(/cambiato da un’altra parte/)).toBeVisible()
    await expect.poll(async () => (await inState('in_corso')).map((row) => row['totale'])).toEqual([2030])
    await store.commit(
      [
        {
          type: 'create',
          entity: 'vendita',
          values: { giorno: TODAY, nome: 'Cassa 2', righe: [{ articolo: 'articolo_1', quantita: 1, prezzo: 850, iva: '10' }] },
        },
      ],
      { via: 'form' },
    )
    await expect.element(page.getByRole('button', { name: /Cassa 2/ })).toMatchTextContent('in corso, 1 articolo, 8,50 €')
  })

  it('is there again when somebody comes back from another page, as is what was paid last', async () => {
    await show()
    await scan(PARACETAMOLO)
    await page.getByText('Elenco', { exact: true }).click()
    await expect.element(page.getByRole('columnheader', { name: 'Totale' })).toBeVisible()
    await page.getByText('Banco', { exact: true }).click()
    await expect.element(total()).toMatchTextContent('6,90 €')
    await isFocused()
  })

  it('keeps nothing of a sale from which everything was taken out again', async () => {
    const { sales } = await show()
    await scan(PARACETAMOLO)
    await expect.poll(async () => (await sales()).length).toBe(1)
    await page.getByRole('button', { name: 'Togli la riga' }).click()
    await expect.poll(async () => (await sales()).length).toBe(0)
    await expect.poll(address).toBe('')
    await page.getByRole('button', { name: 'Annulla' }).click()
    await expect.element(total()).toMatchTextContent('6,90 €')
    await expect.poll(async () => (await sales()).length).toBe(1)
  })
})

describe('where the line is cut', () => {
  const list = () => page.getByRole('list', { name: 'Righe del conto' })

  it('sells once what was paid and had no answer', async () => {
    const { inState, cut, mend } = await show()
    await scan(PARACETAMOLO)
    await expect.poll(async () => (await inState('in_corso')).length).toBe(1)
    cut('answers')
    await keys('{F12}')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/non si incassa due volte/)
    await expect.element(line('Paracetamolo')).toBeVisible()
    mend()
    await keys('{F12}')
    await expect.element(page.getByText('Incassati 6,90 €')).toBeVisible()
    await expect.poll(async () => [(await inState('incassata')).length, (await inState('in_corso')).length]).toEqual([1, 0])
    expect(list().elements()).toHaveLength(0)
  })

  it('finds by itself that a sale which was not kept yet is paid', async () => {
    const { sales, cut, mend } = await show()
    await scan(PARACETAMOLO)
    await expect.element(total()).toMatchTextContent('6,90 €')
    cut('answers')
    await keys('{F12}')
    await expect.element(page.getByRole('alert')).toBeVisible()
    mend()
    await expect.element(page.getByText('Incassati 6,90 €')).toBeVisible()
    expect((await sales()).map((row) => row['stato'])).toEqual(['incassata'])
  })

  it('goes on with what was read after a payment that had no answer, and with nothing else', async () => {
    const { inState, cut, mend } = await show()
    await scan(PARACETAMOLO)
    await expect.poll(async () => (await inState('in_corso')).length).toBe(1)
    cut('answers')
    await keys('{F12}')
    await expect.element(page.getByRole('alert')).toBeVisible()
    mend()
    await scan(FERMENTI, PARACETAMOLO)
    await expect.element(page.getByText(/era già incassato/)).toBeVisible()
    await expect.element(total()).toMatchTextContent('20,30 €')
    await expect.element(quantity('Paracetamolo 1000 mg')).toHaveValue('1')
    await keys('{F12}')
    await expect
      .poll(async () => (await inState('incassata')).map((row) => Number(row['totale'])).toSorted((a, b) => a - b))
      .toEqual([690, 2030])
  })

  it('keeps all that is read until there is a line again, and keeps it once', async () => {
    const { sales, cut, mend } = await show()
    await scan(PARACETAMOLO)
    cut('answers')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/ancora qui/)
    const leaving = new Event('beforeunload', { cancelable: true })
    dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(true)
    await page.getByRole('button', { name: 'Uno in più' }).click()
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
    await expect.element(page.getByRole('alert')).toMatchTextContent(/ancora qui/)
    mend()
    await page.getByRole('button', { name: 'Riprova' }).click()
    await expect.poll(async () => (await sales()).map((row) => row['totale'])).toEqual([1380])
    await keys('{F12}')
    await expect.element(page.getByText('Incassati 13,80 €')).toBeVisible()
    expect(await sales()).toHaveLength(1)
    expect(page.getByText(/cambiato da un’altra parte/).elements()).toHaveLength(0)
  })

  it('pays what could not be kept before as soon as there is a line', async () => {
    const { sales, cut, mend } = await show()
    await scan(PARACETAMOLO)
    cut('answers')
    await expect.element(page.getByRole('alert')).toBeVisible()
    mend()
    await keys('{F12}')
    await expect.element(page.getByText('Incassati 6,90 €')).toBeVisible()
    expect((await sales()).map((row) => row['stato'])).toEqual(['incassata'])
  })

  it('puts aside once what was put aside and had no answer', async () => {
    const { sales, cut, mend } = await show()
    await scan(PARACETAMOLO)
    await expect.poll(async () => (await sales()).length).toBe(1)
    cut('answers')
    await keys('{F8}')
    await expect.element(page.getByRole('alert')).toBeVisible()
    mend()
    await keys('{F8}')
    await expect.element(page.getByText('Conto vuoto')).toBeVisible()
    expect((await sales()).map((row) => row['stato'])).toEqual(['sospesa'])
  })

  it('says that the sale of before could not be taken up, and takes it up from the bar', async () => {
    const { inState, store, shown } = await show()
    await scan(PARACETAMOLO)
    await expect.poll(async () => (await inState('in_corso')).length).toBe(1)
    await expect.poll(address).toMatch(/conto=/)
    const kept = address()
    await shown.unmount()
    const { mend } = await showCounter({ over: store, address: `/${kept}`, cut: ['questions'] })
    await expect
      .element(page.getByText('Non riesco a riprendere il conto di prima. Lo ritrovi in alto appena torna la rete.'))
      .toBeVisible()
    mend()
    await page.getByRole('button', { name: /Senza nome/ }).click()
    await expect.element(total()).toMatchTextContent('6,90 €')
    expect((await inState('in_corso')).length).toBe(1)
  })
})

describe('what nobody means', () => {
  it('takes a code that is read into a discount for an article, and the discount stays as it was', async () => {
    await show()
    await scan(PARACETAMOLO)
    await page.getByRole('button', { name: '+ Aggiungi sconto' }).click()
    await page.getByRole('textbox', { name: 'Sconto in euro' }).click()
    await scan(FERMENTI)
    await expect.element(line('Fermenti')).toBeVisible()
    await expect.element(total()).toMatchTextContent('20,30 €')
  })

  it('refuses a discount above the whole, says why, keeps what was typed, and takes none of it', async () => {
    await show()
    await scan(PARACETAMOLO)
    await page.getByRole('button', { name: '+ Aggiungi sconto' }).click()
    await page.getByRole('textbox', { name: 'Sconto sul totale' }).click()
    await keys('150')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/100/)
    await expect.element(total()).toMatchTextContent('6,90 €')
    await keys('{Enter}{Tab}')
    const discount = page.getByRole('textbox', { name: 'Sconto sul totale' })
    await expect.element(discount).toHaveValue('150')
    await expect.element(discount).toHaveAttribute('aria-invalid', 'true')
    await expect.element(total()).toMatchTextContent('6,90 €')
  })

  it('refuses more pieces than a line may have, says why, and keeps how many there were', async () => {
    await show()
    await scan(PARACETAMOLO, PARACETAMOLO)
    await quantity('Paracetamolo 1000 mg').click()
    await keys('10000')
    await expect.element(page.getByRole('alert')).toMatchTextContent(/999/)
    await expect.element(total()).toMatchTextContent('13,80 €')
    await keys('{Enter}')
    await expect.element(quantity('Paracetamolo 1000 mg')).toHaveValue('2')
    await expect.element(total()).toMatchTextContent('13,80 €')
  })

  it('keeps an article from being taken away as long as somebody has it in his basket', async () => {
    const { store, inState } = await show()
    const values = { nome: 'Tisana', ean: '8009999999991', reparto: 'stomaco', prezzo: 450, iva: '10' }
    await store.commit([{ type: 'create', entity: 'articolo', id: 'articolo_99', values }], { via: 'form' })
    await scan('8009999999991', PARACETAMOLO)
    await expect.element(total()).toMatchTextContent('11,40 €')
    await expect.poll(async () => (await inState('in_corso')).length).toBe(1)
    await keys('{F8}')
    await expect.element(page.getByText('Conto vuoto')).toBeVisible()
    const removed = await store.commit([{ type: 'remove', entity: 'articolo', id: 'articolo_99' }], { via: 'form' })
    expect(removed).toMatchObject({ ok: false, problems: [{ code: 'in_use' }] })
  })

  it('is paid once by a double tap', async () => {
    const { inState } = await show()
    await scan(PARACETAMOLO)
    await expect.element(total()).toMatchTextContent('6,90 €')
    await go(/^Incassa/).dblClick()
    await expect.element(page.getByText('Incassati 6,90 €')).toBeVisible()
    expect((await inState('incassata')).map((row) => row['totale'])).toEqual([690])
  })
})

describe('who, where and when it fails', () => {
  it('offers no discount to who may not give one, and shows him no costs', async () => {
    await show({ groups: [] })
    await expect.element(page.getByRole('option', { name: /Paracetamolo/ })).not.toMatchTextContent('3,45')
    await scan(PARACETAMOLO)
    await expect.element(total()).toMatchTextContent('6,90 €')
    expect(page.getByRole('button', { name: '+ Aggiungi sconto' }).elements()).toHaveLength(0)
    await line('Paracetamolo')
      .getByRole('button', { name: /Paracetamolo 1000 mg/ })
      .first()
      .click()
    expect(page.getByRole('textbox', { name: 'Sconto', exact: true }).elements()).toHaveLength(0)
    await keys('{Escape}')
    await keys('{F12}')
    await expect.element(page.getByText('Incassati 6,90 €')).toBeVisible()
  })

  it('says that the articles could not be read, and reads again', async () => {
    const { mend } = await showCounter({ cut: ['pages'] })
    await expect.element(page.getByText('Non riesco a leggere questo elenco.')).toBeVisible()
    mend()
    await page.getByRole('button', { name: 'Riprova' }).click()
    await expect.element(page.getByRole('option').first()).toBeVisible()
  })

  it('says that there are no articles', async () => {
    await showCounter({ sample: { ...banco.sample(TODAY), articolo: [], lotto: [], movimento: [] } })
    await expect.element(page.getByText('Qui non ci sono articoli')).toBeVisible()
  })

  it('is a basket on a phone, with the shelf only while somebody looks for something', async () => {
    await page.viewport(390, 740)
    await show()
    await scan(PARACETAMOLO, FERMENTI)
    await expect.element(line('Fermenti')).toBeVisible()
    expect(page.getByRole('option').elements()).toHaveLength(0)
    await field().fill('ibup')
    await page.getByRole('option', { name: /Ibuprofene/ }).click()
    await expect.element(total()).toMatchTextContent('28,80 €')
    await page.getByRole('button', { name: 'Sospendi' }).click()
    await page.getByRole('button', { name: '1 conto sospeso' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Senza nome/ })
      .click()
    await expect.element(total()).toMatchTextContent('28,80 €')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })
})

describe('for everybody', () => {
  it.each([390, 768, 1360])('has no fault that axe finds, in either theme (%i px)', async (width) => {
    await page.viewport(width, 820)
    await show()
    expect(await faultsInBothThemes()).toEqual([])
    await scan(PARACETAMOLO, RICETTA)
    await expect.element(total()).toMatchTextContent('8,90 €')
    await go('10 €').click()
    expect(await faultsInBothThemes()).toEqual([])
    await keys('{F5}')
    await page.getByRole('textbox', { name: 'Carta' }).fill('3')
    expect(await faultsInBothThemes()).toEqual([])
    await keys('{F1}{F12}')
    await expect.element(page.getByText('Incassati 8,90 €')).toBeVisible()
    expect(await faultsInBothThemes()).toEqual([])
  })

  it.each([390, 768, 1360])('stands at twice the letters, and nothing runs out of the page (%i px)', async (width) => {
    await page.viewport(width, 820)
    document.documentElement.style.fontSize = '200%'
    try {
      await show()
      await scan(PARACETAMOLO, FERMENTI)
      await expect.element(total()).toMatchTextContent('20,30 €')
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      await go(/^Incassa/).click()
      await expect.element(page.getByText('Incassati 20,30 €')).toBeVisible()
    } finally {
      document.documentElement.style.fontSize = ''
    }
  })

  it('tells its keys until somebody has been paid once', async () => {
    const { shown, store } = await show()
    await expect.element(page.getByText(/come si paga/)).toBeVisible()
    await scan(PARACETAMOLO)
    await keys('{F12}')
    await expect.element(page.getByText('Incassati 6,90 €')).toBeVisible()
    await shown.unmount()
    await showCounter({ over: store })
    await expect.element(page.getByText('Conto vuoto')).toBeVisible()
    expect(page.getByText(/come si paga/).elements()).toHaveLength(0)
  })
})
