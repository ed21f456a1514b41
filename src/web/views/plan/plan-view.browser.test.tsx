import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { stillClock } from '../../data/clock.fixture.ts'
import { faultsInBothThemes } from '../../ui/both-themes.fixture.ts'
import { forgetHints } from '../hints/known-hints.ts'
import { shownAddress as address, showView, type Showing } from '../collection/show-view.fixture.tsx'
import { lido } from './lido.fixture.ts'
import { trattoria } from './trattoria.fixture.ts'

const TODAY = '2026-11-27'
const spot = (id: number) => document.querySelector<HTMLElement>(`[data-spot="tavolo_${id}"]`) ?? document.createElement('div')
const piece = (id: number) => document.querySelector<HTMLElement>(`[data-piece="tavolo_${id}"]`) ?? document.createElement('div')
const says = (id: number, text: string) => expect.poll(() => spot(id).getAttribute('aria-label')).toContain(text)
const focused = () => document.activeElement?.getAttribute('aria-label')
const keys = (...names: readonly string[]) => userEvent.keyboard(names.join(''))
const panel = (name: string) => page.getByRole('complementary', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
const [CASTELLI, RIVA, WAITING] = ['prenotazione_8', 'prenotazione_5', 'prenotazione_14']

afterEach(async () => {
  forgetHints()
  await page.viewport(1360, 820)
})

const showPlan = (options?: Partial<Showing>) => showView({ sector: trattoria, clock: stillClock(TODAY, '20:24'), ...options })

async function show(options?: Partial<Showing>) {
  const shown = await showPlan(options)
  await expect.poll(() => document.querySelector('[data-spot]')).toBeTruthy()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  return shown
}

async function focusOn(id: number) {
  await expect.poll(() => spot(id).isConnected).toBe(true)
  spot(id).focus()
}

const middle = (element: Element) => {
  const box = element.getBoundingClientRect()
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

async function drag(from: Element, to: Element) {
  await userEvent.dragAndDrop(from, to, { steps: 12 })
}

/** A finger, in the events that the browser makes of it: they all go to where it came down. */
function finger(on: Element) {
  const at = middle(on)
  const send = (pointer: string, type: string, { x, y }: { x: number; y: number }) => {
    const how = { pointerType: 'touch', pointerId: 7, isPrimary: true, bubbles: true }
    on.dispatchEvent(new PointerEvent(pointer, { ...how, clientX: x, clientY: y }))
    const touch = new Touch({ identifier: 1, target: on, clientX: x, clientY: y })
    const touches = type === 'touchend' ? [] : [touch]
    on.dispatchEvent(new TouchEvent(type, { touches, targetTouches: touches, changedTouches: [touch], bubbles: true, cancelable: true }))
  }
  send('pointerdown', 'touchstart', at)
  return {
    move: (to: { x: number; y: number }) => send('pointermove', 'touchmove', to),
    up: (to: { x: number; y: number }) => send('pointerup', 'touchend', to),
  }
}

/** What scrolls around an element. */
function scrolled(element: Element | null): Element {
  for (let box = element; box; box = box.parentElement)
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  throw new Error('nothing scrolls')
}

describe('what the room shows', () => {
  it('says the state of each place in a word, with the one figure that matters', async () => {
    await show()
    await says(1, 'Tavolo 1, Occupato 32 min, 2 posti, Orsini')
    await says(2, 'Prenotato 21:00, 2 posti, Dalla Costa')
    await says(4, 'Tavolo 4, Libero, 4 posti')
    await says(5, 'Conto 86,50\u00a0€')
    await says(3, 'Occupato 1 h 05')
    await expect.element(page.getByRole('list', { name: 'Stati' })).toMatchTextContent('Libero 5Prenotato 4Occupato 6Conto 2')
    await expect.element(page.getByText('27 coperti presenti, 27 in arrivo')).toBeVisible()
  })

  it('draws who is not there yet dashed, and fills as many chairs as people sit', async () => {
    await show()
    const body = (id: number) => spot(id).querySelector('.border-dashed')
    expect([body(2), body(1)].map(Boolean)).toEqual([true, false])
    expect(spot(6).querySelectorAll('.bg-current')).toHaveLength(3)
    expect(spot(6).querySelectorAll('.bg-line-strong')).toHaveLength(1)
    expect(spot(12).querySelectorAll('.bg-current')).toHaveLength(0)
  })

  it('draws places that one party takes together as one, with its name', async () => {
    await show()
    await says(7, 'Tavoli 7 + 8, Prenotato 20:45, 8 posti, Studio Gamba')
    expect(spot(8).isConnected).toBe(false)
    expect(spot(7).getBoundingClientRect().width).toBeCloseTo(2 * spot(6).getBoundingClientRect().width, 0)
    expect(page.getByText('Banco bar').element().closest('button')).toBeNull()
  })

  it('opens a place beside the room, with who comes after, and keeps it in the address', async () => {
    await show()
    await userEvent.click(spot(12))
    await expect
      .element(panel('Tavolo 12'))
      .toMatchTextContent(/Tavolo 126 posti, tondo.*Prenotato.*Famiglia Castelli6 coperti · 20:30, fra 6 minuti/)
    await expect.element(panel('Tavolo 12')).toMatchTextContent(/Allergie: Frutta a guscio.*333 010 4472.*Ornella Prati4 coperti · 22:30/)
    expect(spot(12).getAttribute('aria-pressed')).toBe('true')
    await expect.poll(address).toBe('?posto=tavolo_12')
  })

  it('shows a service of another day, and an hour, each by its address', async () => {
    await show()
    await page.getByText('Pranzo', { exact: true }).click()
    await expect.poll(address).toBe('?servizio=pranzo')
    await says(1, 'Tavolo 1, Libero, 2 posti')
    await page.getByText('Cena', { exact: true }).click()
    await says(12, 'Prenotato 20:30')
    await button('Giorno successivo').click()
    await expect.poll(address).toBe('?servizio=cena&giorno=2026-11-28')
    await says(12, 'Libero')
    await button('Oggi').click()
    await userEvent.fill(page.getByLabelText('Alle ore'), '22:40')
    await keys('{Enter}')
    await expect.poll(address).toBe('?ora=22%3A40')
    await says(12, 'Prenotato 22:30, 6 posti, Ornella Prati')
  })

  it('has a tab for each room, and puts what nobody has placed where there is room', async () => {
    await show({ address: '/?sala=sala_2' })
    await says(21, 'Tavoli 21 + 20, Liberi, 8 posti')
    await says(22, 'Tavolo 22, Libero, 2 posti')
    const [a, b] = [spot(21).getBoundingClientRect(), spot(22).getBoundingClientRect()]
    expect(b.left >= a.right || b.top >= a.bottom).toBe(true)
    await page.getByText('Veranda', { exact: true }).click()
    await expect.element(page.getByText('Qui non ci sono tavoli')).toBeVisible()
    await button('Aggiungi tavolo').click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expect.element(page.getByRole('combobox', { name: 'Sala' })).toHaveValue('Veranda')
    await keys('{Escape}')
  })

  it('dims what a search leaves out', async () => {
    await show({ address: '/?cerca=castelli' })
    await expect.poll(() => spot(1).className).toContain('opacity-40')
    await expect.poll(() => spot(12).className).not.toContain('opacity-40')
  })

  it('counts the minutes past midnight, of who still sits there', async () => {
    await show({ clock: stillClock('2026-11-28', '00:10') })
    await says(1, 'Tavolo 1, Occupato 4 h 18, 2 posti, Orsini')
    await says(2, 'Libero')
  })

  it('says that it could not be read, and reads again', async () => {
    const { mend } = await showPlan({ cut: ['pages'] })
    await expect.element(page.getByText('Non riesco a leggere la pianta.')).toBeVisible()
    mend()
    await button('Riprova').click()
    await says(1, 'Orsini')
  })

  it('is printed and written out as it stands, by the export of its tab', async () => {
    await show()
    const papers: string[] = []
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      papers.push(document.querySelector('[data-paper]')?.textContent ?? '')
    })
    const shown = page.getByRole('group', { name: 'Esporta quello che vedi' })
    await button('Esporta').click()
    await shown.getByRole('menuitem', { name: 'Stampa' }).click()
    await expect.poll(() => papers.length).toBe(1)
    print.mockRestore()
    window.dispatchEvent(new Event('afterprint'))
    expect(papers[0]).toContain('venerdì 27 novembre, 20:24')
    expect(papers[0]).toContain('126PrenotatoFamiglia Castelli20:306')
    expect(papers[0]).toContain('12PoiOrnella Prati22:304')
    const written: Blob[] = []
    const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) written.push(blob)
      return '#'
    })
    await button('Esporta').click()
    await shown.getByRole('menuitem', { name: 'CSV' }).click()
    await expect.poll(() => written.length).toBe(1)
    spy.mockRestore()
    expect(await written[0]?.text()).toContain('7 + 8;8;Prenotato;Studio Gamba;20:45;8')
  })
})

describe('by mouse', () => {
  it('moves a party to a free place, and takes it back by the notice', async () => {
    const { read } = await show()
    await drag(spot(6), spot(10))
    await expect.poll(() => read(RIVA)).toMatchObject({ tavoli: ['tavolo_10'] })
    await says(10, 'Riva')
    await says(6, 'Libero')
    await button('Annulla').click()
    await expect.poll(() => read(RIVA)).toMatchObject({ tavoli: ['tavolo_6'] })
  })

  it('brings who has no place to one', async () => {
    const { read } = await show()
    await drag(button(/^Senza Tavolo/).element(), spot(17))
    await expect.poll(() => read(WAITING)).toMatchObject({ tavoli: ['tavolo_17'] })
    await expect.element(page.getByRole('region', { name: 'Senza tavolo' })).not.toBeInTheDocument()
  })

  it('refuses too few seats, and says so', async () => {
    const { read } = await show()
    await drag(spot(12), spot(4))
    await expect.element(page.getByText('Tavolo 4 ha 4 posti: per 6 ne mancano 2.', { exact: true })).toBeVisible()
    expect(await read(CASTELLI)).toMatchObject({ version: 1 })
  })

  it('gives whoever is held near the edge the place that is under the finger then', async () => {
    await page.viewport(1360, 620)
    const { read } = await show()
    const room = scrolled(spot(17))
    const hand = finger(button(/^Senza Tavolo/).element())
    await wait(280)
    const { x } = middle(spot(17))
    hand.move({ x, y: 400 })
    await wait(50)
    hand.move({ x, y: 610 })
    await expect.poll(() => spot(17).getBoundingClientRect().bottom).toBeLessThan(600)
    expect(room.scrollTop).toBeGreaterThan(0)
    hand.move(middle(spot(17)))
    await wait(50)
    const end = middle(spot(17))
    hand.move(end)
    await wait(50)
    hand.up(end)
    await expect.poll(() => read(WAITING)).toMatchObject({ tavoli: ['tavolo_17'] })
  })

  it('refuses a place that another has, in the store’s own words', async () => {
    const { read } = await show()
    await drag(spot(6), spot(9))
    await expect.element(page.getByText('Tavolo 9 è già preso da Mori il 27/11/2026 dalle 19:30 alle 21:15.')).toBeVisible()
    expect(await read(RIVA)).toMatchObject({ version: 1, tavoli: ['tavolo_6'] })
    await says(6, 'Riva')
  })

  it('refuses a place where somebody still sits, though his time is over', async () => {
    const { read } = await show({ clock: stillClock(TODAY, '21:20') })
    await says(9, 'Occupato 1 h 44, 4 posti, Mori')
    await drag(spot(18), spot(9))
    await expect.element(page.getByText('Tavolo 9 è ancora di Mori.', { exact: true })).toBeVisible()
    expect(await read('prenotazione_12')).toMatchObject({ version: 1 })
  })

  it('joins two places by «Unisci», and parts them', async () => {
    const { read } = await show()
    await userEvent.click(spot(6))
    await button(/^Unisci/).click()
    await expect.element(page.getByText('Scegli che cosa unire: Tavolo 6.', { exact: true })).toBeVisible()
    await userEvent.click(spot(11))
    await expect.poll(() => read(RIVA)).toMatchObject({ tavoli: ['tavolo_6', 'tavolo_11'] })
    await says(6, 'Tavoli 6 + 11, Occupato 18 min, 8 posti')
    await button('Separa').click()
    await expect.poll(() => read(RIVA)).toMatchObject({ tavoli: ['tavolo_6'] })
    await says(11, 'Libero')
  })

  it('joins to a free place whoever sits beside it', async () => {
    const { read } = await show()
    await userEvent.click(spot(17))
    await button(/^Unisci/).click()
    await userEvent.click(spot(16))
    await expect.poll(() => read('prenotazione_11')).toMatchObject({ tavoli: ['tavolo_16', 'tavolo_17'] })
  })

  it('parts what stands together for good, and takes it back by the notice', async () => {
    const { read } = await show({ address: '/?sala=sala_2' })
    await userEvent.click(spot(21))
    await button('Separa').click()
    await expect.poll(async () => (await read('tavolo_20'))?.['unito_a']).toBeUndefined()
    await says(20, 'Tavolo 20, Libero, 4 posti')
    await button('Annulla').click()
    await expect.poll(() => read('tavolo_20')).toMatchObject({ unito_a: 'tavolo_21' })
    await says(21, 'Tavoli 21 + 20')
  })

  it('joins a free place to who comes, and takes it back; what is far away stays apart', async () => {
    const { read } = await show()
    await userEvent.click(spot(11))
    await button(/^Unisci/).click()
    await userEvent.click(spot(12))
    await expect.poll(() => read(CASTELLI)).toMatchObject({ tavoli: ['tavolo_12', 'tavolo_11'] })
    await button('Annulla').click()
    await expect.poll(() => read(CASTELLI)).toMatchObject({ tavoli: ['tavolo_12'] })
    await userEvent.click(spot(17))
    await button(/^Unisci/).click()
    await userEvent.click(spot(10))
    await expect.element(page.getByText('Tavolo 10 non è vicino a Tavolo 17.')).toBeVisible()
    expect(await read('tavolo_10')).toMatchObject({ version: 1 })
  })

  it('joins two free places until somebody parts them, and whoever comes takes both', async () => {
    const { tavolo, ...rest } = trattoria.sample(TODAY)
    const apart = (tavolo ?? []).map((row) => ({ ...row, unito_a: undefined }))
    const { read } = await show({ address: '/?sala=sala_2', sample: { ...rest, tavolo: apart } })
    await userEvent.click(spot(21))
    await button(/^Unisci/).click()
    await userEvent.click(spot(20))
    await expect.poll(() => read('tavolo_20')).toMatchObject({ unito_a: 'tavolo_21' })
    await says(21, 'Tavoli 21 + 20')
    button(/^Senza Tavolo/)
      .element()
      .focus()
    await keys('m')
    await userEvent.click(spot(21))
    await expect.poll(() => read(WAITING)).toMatchObject({ tavoli: ['tavolo_21', 'tavolo_20'] })
  })

  it('takes all of a group that is joined for good, from its place, by drag, by keyboard and by the form alone', async () => {
    const { read, store } = await show({ address: '/?sala=sala_2' })
    const dialog = page.getByRole('dialog')
    const chosen = () =>
      dialog
        .getByRole('list', { name: 'Tavoli: chi c’è' })
        .getByRole('button')
        .elements()
        .map((one) => one.textContent)
    await userEvent.click(spot(21))
    await button('Nuova prenotazione').click()
    await expect.poll(chosen).toEqual(['21', '20'])
    await expect.element(dialog.getByText('8 posti')).toBeVisible()
    await userEvent.fill(dialog.getByLabelText('Ospite'), 'Troppi')
    await userEvent.fill(dialog.getByLabelText('Coperti'), '9')
    await dialog.getByRole('button', { name: 'Salva prenotazione' }).click()
    await expect.element(dialog.getByText(/hanno 8 posti: per 9 /).first()).toBeVisible()
    await userEvent.fill(dialog.getByLabelText('Coperti'), '8')
    await dialog.getByRole('button', { name: 'Salva prenotazione' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    const { rows } = await store.query({ entity: 'prenotazione', where: [{ field: 'ospite', op: 'eq', value: 'Troppi' }] })
    expect(rows).toMatchObject([{ coperti: 8, tavoli: ['tavolo_21', 'tavolo_20'] }])
    await says(21, 'Tavoli 21 + 20, Prenotato 20:24, 8 posti, Troppi')
    await store.commit([{ type: 'remove', entity: 'prenotazione', id: rows[0]?.id ?? '' }], { via: 'form' })
    await says(21, 'Liberi')

    await drag(button(/^Senza Tavolo/).element(), spot(21))
    await expect.poll(() => read(WAITING)).toMatchObject({ tavoli: ['tavolo_21', 'tavolo_20'] })
    const waits = async () => {
      await store.commit([{ type: 'update', entity: 'prenotazione', id: WAITING, values: { tavoli: [] } }], { via: 'form' })
      await expect.element(button(/^Senza Tavolo/)).toBeVisible()
    }
    await waits()
    button(/^Senza Tavolo/)
      .element()
      .focus()
    await keys('m')
    await focusOn(21)
    await keys('{Enter}')
    await expect.poll(() => read(WAITING)).toMatchObject({ tavoli: ['tavolo_21', 'tavolo_20'] })
    await waits()

    await button(/^Senza Tavolo/).click()
    await dialog.getByRole('combobox', { name: 'Tavoli' }).fill('20')
    await page.getByRole('option', { name: /^20/ }).click()
    await expect.poll(chosen).toEqual(['20', '21'])
    await expect.element(dialog.getByText('8 posti')).toBeVisible()
    // One of them alone is taken by taking the other out.
    await dialog.getByRole('button', { name: 'Togli 21' }).click()
    await expect.poll(chosen).toEqual(['20'])
    await expect.element(dialog.getByText('4 posti')).toBeVisible()
    await dialog.getByRole('button', { name: 'Salva prenotazione' }).click()
    await expect.poll(() => read(WAITING)).toMatchObject({ tavoli: ['tavolo_20'] })
  })

  it('refuses to join what is far away', async () => {
    const { read } = await show()
    await userEvent.click(spot(12))
    await button(/^Unisci/).click()
    await userEvent.click(spot(4))
    await expect.element(page.getByText('Tavolo 4 non è vicino a Tavolo 12.')).toBeVisible()
    expect(await read(CASTELLI)).toMatchObject({ version: 1 })
  })

  it('shows a party to its table, and the minutes begin', async () => {
    const { read } = await show()
    await userEvent.click(spot(12))
    await button('Fai accomodare').click()
    await expect.poll(() => read(CASTELLI)).toMatchObject({ stato: 'a_tavola', arrivo: '20:24' })
    await says(12, 'Occupato 0 min')
    expect(spot(12).querySelectorAll('.bg-current')).toHaveLength(6)
    await expect.element(button('Porta il conto')).toBeVisible()
  })

  it('makes a reservation at a free place, from now', async () => {
    await show()
    await userEvent.click(spot(10))
    await button('Nuova prenotazione').click()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByLabelText('Ora')).toHaveValue('20:24')
    await expect.element(dialog.getByText('10', { exact: true })).toBeVisible()
    await keys('{Escape}')
  })

  it('is still where it was after a record was looked at', async () => {
    await show({ address: '/?servizio=cena&posto=tavolo_12' })
    await expect.element(panel('Tavolo 12')).toBeVisible()
    await button('Apri').click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await keys('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(panel('Tavolo 12')).toBeVisible()
    await expect.poll(address).toBe('?servizio=cena&posto=tavolo_12')
  })
})

describe('by keyboard', () => {
  it('is one stop of Tab, arrows lead to the nearest place that way, Enter opens', async () => {
    await show()
    expect(document.querySelectorAll('[data-spot][tabindex="0"]')).toHaveLength(1)
    await focusOn(1)
    await keys('{ArrowRight}')
    expect(focused()).toContain('Tavolo 2,')
    await keys('{ArrowDown}')
    expect(focused()).toContain('Tavoli 7 + 8')
    await keys('{ArrowRight}')
    expect(focused()).toContain('Tavolo 9,')
    await keys('{ArrowDown}')
    expect(focused()).toMatch(/Tavolo 1[34],/)
    await keys('{Enter}')
    await expect.poll(address).toMatch(/posto=tavolo_1[34]/)
    await keys('{Escape}')
    await expect.poll(address).toBe('')
  })

  it('moves with M, arrows and Enter, announced; Esc leaves it', async () => {
    const { read } = await show()
    await focusOn(6)
    await keys('m')
    await expect
      .element(page.getByText('Scegli dove va Riva. Frecce per andare, Invio per scegliere, Esc per annullare.'))
      .toBeInTheDocument()
    await keys('{ArrowDown}', '{Escape}')
    await expect.element(page.getByText('Annullato.')).toBeInTheDocument()
    expect(await read(RIVA)).toMatchObject({ version: 1 })
    await focusOn(6)
    await keys('m', '{ArrowDown}', '{Enter}')
    await expect.poll(() => read(RIVA)).toMatchObject({ tavoli: ['tavolo_11'] })
  })

  it('joins with U', async () => {
    const { read } = await show()
    await focusOn(6)
    await keys('u', '{ArrowDown}', '{Enter}')
    await expect.poll(() => read(RIVA)).toMatchObject({ tavoli: ['tavolo_6', 'tavolo_11'] })
  })

  it('carries with Space as everywhere', async () => {
    const { read } = await show()
    await focusOn(6)
    for (const key of ['[Space]', '{ArrowDown}', '[Space]']) {
      await userEvent.keyboard(key)
      await wait(80)
    }
    await expect.poll(() => read(RIVA)).toMatchObject({ tavoli: ['tavolo_11'] })
  })

  it('places who waits', async () => {
    const { read } = await show()
    button(/^Senza Tavolo/)
      .element()
      .focus()
    await keys('m')
    await userEvent.click(spot(17))
    await expect.poll(() => read(WAITING)).toMatchObject({ tavoli: ['tavolo_17'] })
  })
})

describe('by finger', () => {
  it('held down, carries a party', async () => {
    const { read } = await show()
    const touch = finger(spot(6))
    await wait(280)
    const to = middle(spot(11))
    touch.move({ x: to.x, y: to.y - 20 })
    await wait(50)
    touch.move(to)
    await wait(80)
    touch.up(to)
    await expect.poll(() => read(RIVA)).toMatchObject({ tavoli: ['tavolo_11'] })
  })

  it('that moves at once scrolls and carries nothing', async () => {
    const { read } = await show()
    const touch = finger(spot(6))
    touch.move(middle(spot(9)))
    await wait(280)
    touch.move(middle(spot(11)))
    touch.up(middle(spot(11)))
    await wait(80)
    expect(await read(RIVA)).toMatchObject({ version: 1 })
  })
})

describe('on a phone', () => {
  it('lists the places first, opens one as a sheet, and moves on the drawing', async () => {
    await page.viewport(390, 844)
    const { read } = await showPlan()
    await page.getByRole('list', { name: 'Tavoli' }).getByRole('button', { name: 'Tavolo 6' }).click()
    const sheet = page.getByRole('dialog', { name: 'Tavolo 6' })
    await expect.element(sheet).toMatchTextContent(/Riva.*Porta il conto/)
    await sheet.getByRole('button', { name: /^Sposta/ }).click()
    await expect.element(page.getByText('Scegli dove va Riva.', { exact: true })).toBeVisible()
    await expect.poll(() => spot(11).isConnected).toBe(true)
    spot(11).scrollIntoView({ block: 'center' })
    await userEvent.click(spot(11))
    await expect.poll(() => read(RIVA)).toMatchObject({ tavoli: ['tavolo_11'] })
  })
})

describe('«Modifica sala»', () => {
  async function edit() {
    const shown = await show()
    await button('Modifica sala').click()
    await expect.poll(() => piece(1).isConnected).toBe(true)
    return shown
  }

  it('puts a place elsewhere by mouse, on the raster, and takes it back', async () => {
    const { read } = await edit()
    await drag(piece(15), piece(14))
    await expect.element(page.getByText('Lì c’è già 14.').first()).toBeVisible()
    expect(await read('tavolo_15')).toMatchObject({ version: 1 })
    const unit = piece(1).getBoundingClientRect().width / 4
    const { x, y } = middle(piece(1))
    await userEvent.dragAndDrop(piece(1), page.getByRole('group', { name: /^Modifica/ }), {
      steps: 12,
      targetPosition: { x: x - originOf().x + unit * 20, y: y - originOf().y + unit * 0.2 },
    })
    await expect.poll(() => read('tavolo_1')).toMatchObject({ colonna: 20, riga: 2 })
    await button('Annulla').click()
    await expect.poll(() => read('tavolo_1')).toMatchObject({ colonna: 0, riga: 2 })
  })
  const originOf = () =>
    page
      .getByRole('group', { name: /^Modifica/ })
      .element()
      .getBoundingClientRect()

  it('puts a place elsewhere by a finger held down, and by none that moves at once', async () => {
    const { read } = await edit()
    const unit = piece(1).getBoundingClientRect().width / 4
    const at = middle(piece(15))
    const to = { x: at.x + unit * 2, y: at.y }
    const quick = finger(piece(15))
    quick.move(to)
    await wait(280)
    quick.up(to)
    expect(await read('tavolo_15')).toMatchObject({ version: 1 })
    const slow = finger(piece(15))
    await wait(280)
    slow.move({ x: at.x + unit, y: at.y })
    await wait(50)
    slow.move(to)
    await wait(50)
    slow.up(to)
    await expect.poll(() => read('tavolo_15')).toMatchObject({ colonna: 19, riga: 12 })
  })

  it('puts a place where the finger lets go of it, though the room scrolled along under it', async () => {
    await page.viewport(1360, 620)
    const { read } = await edit()
    const room = scrolled(piece(15))
    const whole = room.scrollHeight
    const unit = piece(1).getBoundingClientRect().width / 4
    const hand = finger(piece(1))
    await wait(280)
    const edge = { x: middle(piece(1)).x + unit * 8, y: 612 }
    hand.move({ x: edge.x, y: 400 })
    await wait(50)
    hand.move(edge)
    await expect.poll(() => room.scrollTop + room.clientHeight).toBeGreaterThanOrEqual(room.scrollHeight - 1)
    expect(room.scrollTop).toBeGreaterThan(20)
    // A piece stays on the floor: beyond it the page would go on after it without an end.
    expect(room.scrollHeight).toBe(whole)
    expect(piece(1).getBoundingClientRect().bottom).toBeLessThanOrEqual(originOf().bottom + 1)
    const end = { x: edge.x, y: originOf().bottom - unit * 2 }
    hand.move(end)
    await wait(50)
    hand.up(end)
    await expect.poll(async () => (await read('tavolo_1'))?.['colonna']).toBe(8)
    await expect.poll(() => Math.abs(middle(piece(1)).y - end.y)).toBeLessThanOrEqual(unit / 2 + 1)
  })

  it('puts a place elsewhere by keyboard, announced, and refuses what is taken', async () => {
    const { read } = await edit()
    piece(15).focus()
    await keys('m', '{ArrowDown}')
    await expect.element(page.getByText('Colonna 18, riga 14.', { exact: false })).toBeInTheDocument()
    await keys('{Enter}')
    await expect.element(page.getByText('15: colonna 18, riga 14')).toBeVisible()
    await expect.poll(() => read('tavolo_15')).toMatchObject({ colonna: 17, riga: 13 })
    piece(15).focus()
    await keys('m', '{ArrowDown}', '{ArrowDown}', '{Enter}')
    await expect.element(page.getByText('Lì c’è già 18.', { exact: true }).first()).toBeInTheDocument()
    expect(await read('tavolo_15')).toMatchObject({ riga: 13 })
    piece(15).focus()
    await keys('m', '{ArrowUp}', '{Escape}')
    expect(await read('tavolo_15')).toMatchObject({ riga: 13 })
  })

  it('adds a place where there is room, takes one out, and keeps one that is booked', async () => {
    const { read } = await edit()
    await button('Aggiungi tavolo').click()
    const dialog = page.getByRole('dialog')
    await userEvent.fill(dialog.getByLabelText('Numero'), '30')
    await dialog.getByRole('button', { name: /^Salva/ }).click()
    await expect.element(page.getByRole('button', { name: /^30, 4 posti/ })).toBeVisible()
    await userEvent.click(piece(17))
    await button('Togli 17').click()
    await expect.poll(() => read('tavolo_17')).toBeUndefined()
    await userEvent.click(piece(12))
    await button('Togli 12').click()
    await wait(50)
    expect(await read('tavolo_12')).toBeTruthy()
    await button('Fatto').click()
    await says(12, 'Castelli')
  })
})

describe('places of another trade', () => {
  const umbrella = (id: number) => document.querySelector<HTMLElement>(`[data-spot="ombrellone_${id}"]`) ?? document.createElement('div')
  const hired = (id: number, text: string) => expect.poll(() => umbrella(id).getAttribute('aria-label')).toBe(text)

  it('are hired for days, each to one alone, without states, seats or hours', async () => {
    const { read } = await show({ sector: lido })
    await hired(1, 'Ombrellone 1, Noleggio al 01/12, Bruni')
    await hired(2, 'Ombrellone 2, Libero')
    await expect.element(page.getByLabelText('Alle ore')).not.toBeInTheDocument()
    await userEvent.click(umbrella(1))
    await expect.element(panel('Ombrellone 1')).toMatchTextContent(/Bruni.*Dal25\/11\/2026.*Giorni7/)
    await expect.element(button(/^Unisci/)).not.toBeInTheDocument()
    await drag(umbrella(1), umbrella(2))
    await expect.element(page.getByText('Ombrellone 2 è di Cossu dal 28/11/2026 al 29/11/2026.')).toBeVisible()
    await drag(umbrella(1), umbrella(3))
    await expect.poll(() => read('noleggio_1')).toMatchObject({ ombrellone: 'ombrellone_3' })
    await button('Giorno successivo').click()
    await expect.poll(address).toContain('giorno=2026-11-28')
    await hired(2, 'Ombrellone 2, Noleggio al 29/11, Cossu')
  })

  it('stay where they are for who may only look', async () => {
    const { read } = await show({ sector: lido, groups: [] })
    await hired(1, 'Ombrellone 1, Noleggio al 01/12, Bruni')
    await userEvent.click(umbrella(1))
    await expect.element(panel('Ombrellone 1').getByRole('button', { name: 'Apri' })).toBeVisible()
    for (const name of [/^Sposta/, 'Modifica pianta', 'Nuovo noleggio']) await expect.element(button(name)).not.toBeInTheDocument()
    umbrella(1).focus()
    await keys('m')
    await expect.element(page.getByText(/^Scegli dove va/)).not.toBeInTheDocument()
    await drag(umbrella(1), umbrella(3))
    expect(await read('noleggio_1')).toMatchObject({ version: 1 })
  })

  it('have the values of a choice for rooms, and take a new one from the day that is looked at', async () => {
    await show({ sector: lido, address: '/?giorno=2026-12-05' })
    await page.getByText('Seconda fila', { exact: true }).click()
    await hired(4, 'Ombrellone 4, Libero')
    await userEvent.click(umbrella(4))
    await button('Nuovo noleggio').click()
    await expect.element(page.getByRole('dialog').getByLabelText('Dal')).toHaveValue('2026-12-05')
    await expect.element(page.getByRole('dialog').getByRole('combobox', { name: 'Ombrellone' })).toHaveValue('4')
    await keys('{Escape}')
  })
})

describe('for everybody', () => {
  it.each([390, 768, 1360])('has no fault that axe finds, in either theme (%i px)', async (width) => {
    await page.viewport(width, 820)
    await showPlan({ address: width > 1000 ? '/?posto=tavolo_12' : width > 700 ? '/' : '/?pianta=1' })
    await expect.poll(() => spot(12).isConnected).toBe(true)
    expect(await faultsInBothThemes()).toEqual([])
  })

  it('has none in the list of a phone, nor where places are put', async () => {
    await page.viewport(390, 844)
    await showPlan()
    await expect.element(page.getByRole('list', { name: 'Tavoli' })).toBeVisible()
    expect(await faultsInBothThemes()).toEqual([])
    await button('Modifica sala').click()
    await expect.poll(() => piece(1).isConnected).toBe(true)
    expect(await faultsInBothThemes()).toEqual([])
  })

  it.each([390, 1360])('stands at twice the letters, and nothing runs out of the page (%i px)', async (width) => {
    await page.viewport(width, 820)
    document.documentElement.style.fontSize = '200%'
    try {
      await showPlan({ address: '/?posto=tavolo_12&pianta=1' })
      await expect.poll(() => spot(6).isConnected || page.getByRole('dialog').query() !== null).toBe(true)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    } finally {
      document.documentElement.style.fontSize = ''
    }
  })
})

it('tells how it is done until somebody has understood', async () => {
  await show()
  await button('Ho capito').click()
  await expect.element(button('Ho capito')).not.toBeInTheDocument()
})

it('is there before the first reservation', async () => {
  await show({ sample: { ...trattoria.sample(TODAY), prenotazione: [] } })
  await says(1, 'Tavolo 1, Libero, 2 posti')
})
