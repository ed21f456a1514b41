import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { handClock } from '../../data/clock.fixture.ts'
import type { Showing } from '../collection/show-view.fixture.tsx'
import { showDay } from './show-day.fixture.ts'

const card = (id: number) => document.querySelector<HTMLElement>(`[data-record="visita_${id}"]`)
const hours = (lane: number) => document.querySelectorAll<HTMLElement>('[data-hours]')[lane]
const bubble = () => document.querySelector('[data-bubble]')?.textContent ?? ''
const focused = () => document.activeElement?.getAttribute('aria-label') ?? ''
const said = () =>
  page
    .getByRole('status')
    .elements()
    .map((element) => element.textContent)
    .join(' ')
const keys = (...names: readonly string[]) => userEvent.keyboard(names.join(''))
const PIXELS = 13

/** How far below the top of its column an hour stands, in pixels. */
const down = (hour: number, minute = 0) => Math.round((((hour - 8) * 60 + minute) / 15) * PIXELS)

/** Drags with the real mouse; positions are counted from the top of the hours. */
async function drag(from: readonly [lane: number, y: number], to: readonly [lane: number, y: number]) {
  const [source, target] = [hours(from[0]), hours(to[0])]
  if (!source || !target) throw new Error('no column')
  await userEvent.dragAndDrop(source, target, { sourcePosition: { x: 40, y: from[1] }, targetPosition: { x: 40, y: to[1] } })
}

async function show(options?: Partial<Showing>) {
  const shown = await showDay(options)
  await expect.poll(() => card(1)).toBeTruthy()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  return shown
}

afterEach(async () => {
  await page.viewport(1360, 820)
})

describe('what the day shows', () => {
  it('has a column for each chair with who works there, and says of each record who, when, where and how it stands', async () => {
    await page.viewport(1360, 820)
    await show()
    await expect.element(page.getByRole('group', { name: 'Poltrona 1, Dott.ssa Morandi, mercoledì 25 novembre' })).toBeVisible()
    expect(document.querySelectorAll('[data-hours]')).toHaveLength(3)
    expect(card(2)?.getAttribute('aria-label')).toBe('Lucia Ferraris, In poltrona, 09:00–10:30, Devitalizzazione 26, Poltrona 1')
    expect(hours(1)?.textContent).toContain('Manutenzione fino alle 14:30')
    expect(hours(2)?.textContent).toContain('Chiusa dalle 17:00')
    // What has been put off takes no chair.
    expect(card(14)).toBeNull()
  })

  it('draws a quarter of an hour as high as it should be', async () => {
    await show()
    expect(card(2)?.style.top).toBe(`${down(9) + 1}px`)
    expect(card(2)?.style.height).toBe(`${6 * PIXELS - 2}px`)
  })

  it('moves the present on with the minute, and hides the hour that it covers', async () => {
    const clock = handClock('2026-11-25T09:50:00+01:00')
    await show({ clock })
    await expect.element(page.getByText('Adesso 09:50')).toBeVisible()
    await expect.element(page.getByText('10:00', { exact: true })).not.toBeInTheDocument()
    clock.set('2026-11-25T10:20:00+01:00')
    await expect.element(page.getByText('Adesso 10:20')).toBeVisible()
    await expect.element(page.getByText('10:00', { exact: true })).toBeVisible()
  })

  it('draws the present beneath the words of a card', async () => {
    await show({ clock: handClock('2026-11-25T09:10:00+01:00') })
    await expect.element(page.getByText('Adesso 09:10')).toBeVisible()
    const [line, over] = [document.querySelector('[data-now]'), card(2)]
    if (!line || !over) throw new Error('no line over a card')
    const [{ top }, box] = [line.getBoundingClientRect(), over.getBoundingClientRect()]
    expect(top).toBeGreaterThan(box.top)
    expect(top).toBeLessThan(box.bottom)
    const depth = (element: Element) => Number(getComputedStyle(element).zIndex)
    expect(depth(line)).toBeLessThan(depth(over))
    // Its marks stand beside the card, and not across its edge.
    for (const mark of document.querySelectorAll('[data-now-mark]')) {
      const { left, right } = mark.getBoundingClientRect()
      expect(right <= box.left || left >= box.right).toBe(true)
    }
    expect(document.querySelectorAll('[data-now-mark]').length).toBeGreaterThan(0)
  })

  it('says who works at a chair beneath its name, where it has the whole width', async () => {
    await show()
    const [name, who] = ['Poltrona 3', 'Chiara Neri, igiene'].map((text) => page.getByText(text, { exact: true }).first().element())
    expect(who?.getBoundingClientRect().top).toBeGreaterThanOrEqual(name?.getBoundingClientRect().bottom ?? Infinity)
  })

  it('shows three days, or one chair on a phone, by its address', async () => {
    await show()
    await page.getByText('3 giorni').click()
    await expect.poll(() => document.querySelectorAll('[data-hours]').length).toBe(9)
    await expect.element(page.getByLabelText('Indirizzo')).toHaveTextContent('?giorni=3')
    await page.viewport(390, 844)
    await expect.poll(() => document.querySelectorAll('[data-hours]').length).toBe(1)
    await page.getByText('Poltrona 3').first().click()
    await expect.poll(() => card(12)).toBeTruthy()
    await expect.element(page.getByLabelText('Indirizzo')).toHaveTextContent('?giorni=3&riga=poltrona_3')
    expect(card(12)?.style.height).toBe(`${3 * 24 - 2}px`)
  })
})

describe('with the mouse', () => {
  it('moves a record to another hour and chair, and takes it back', async () => {
    const { read } = await show()
    await drag([0, down(11, 45)], [1, down(10, 30)])
    await expect.poll(async () => (await read('visita_4'))?.['ora']).toBe('10:15')
    expect(await read('visita_4')).toMatchObject({ poltrona: 'poltrona_2', minuti: 45, giorno: '2026-11-25' })
    await expect.element(page.getByText('Spostata alle 10:15, Poltrona 2')).toBeVisible()
    await page.getByRole('button', { name: 'Annulla' }).click()
    await expect.poll(async () => (await read('visita_4'))?.['ora']).toBe('11:30')
  })

  it('makes a record longer by its end', async () => {
    const { read } = await show()
    await drag([1, down(12) - 3], [1, down(12, 30) - 3])
    await expect.poll(async () => (await read('visita_9'))?.['minuti']).toBe(90)
    expect(await read('visita_9')).toMatchObject({ ora: '11:00' })
    await expect.element(page.getByText('Ora dura 1 h 30 min, fino alle 12:30')).toBeVisible()
  })

  it('refuses a pause and a chair that is taken, and says why', async () => {
    const { read } = await show()
    await drag([0, down(11, 45)], [0, down(13, 15)])
    await expect.element(page.getByText('Pausa dalle 13:00 alle 14:00.').first()).toBeVisible()
    await drag([0, down(11, 45)], [1, down(11, 30)])
    await expect.element(page.getByText('C’è già Bruno Testa alle 11:00.').first()).toBeVisible()
    expect(await read('visita_4')).toMatchObject({ ora: '11:30', poltrona: 'poltrona_1', version: 1 })
  })

  it('does not move what is over', async () => {
    const { read } = await show()
    await drag([0, down(8, 20)], [0, down(17)])
    await expect.element(page.getByText('È «Completata» e resta dov’è: prima cambia lo stato.')).toBeVisible()
    expect(await read('visita_1')).toMatchObject({ ora: '08:00', version: 1 })
  })

  it('makes a record of the time that it is drawn over', async () => {
    await show()
    await drag([0, down(16, 2)], [0, down(17, 10)])
    await page.getByRole('menuitem', { name: 'Nuova Visita' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nuova Visita' })
    await expect.element(dialog.getByLabelText('Ora', { exact: true })).toHaveValue('16:00')
    await expect.element(dialog.getByLabelText('Minuti')).toHaveValue(75)
  })
})

describe('by keyboard', () => {
  it('goes through the records and the free time, and lifts, carries and drops one', async () => {
    const { read } = await show()
    card(4)?.focus()
    await keys('m')
    expect(said()).toContain('Hai preso Serena Galli')
    await keys('{ArrowRight}')
    expect(bubble()).toBe('C’è già Bruno Testa alle 11:00')
    await keys('{ArrowUp}', '{ArrowUp}', '{ArrowUp}', '{ArrowUp}', '{ArrowUp}')
    expect(bubble()).toBe('10:15–11:00 · Poltrona 2')
    expect(said()).toContain('Poltrona 2, mercoledì 25 novembre, dalle 10:15 alle 11:00, 45 min.')
    await keys('{Enter}')
    await expect.poll(async () => (await read('visita_4'))?.['ora']).toBe('10:15')
    await expect.poll(focused).toContain('Serena Galli, Confermata, 10:15–11:00')
    await keys('{ArrowDown}')
    await expect.poll(focused).toContain('Bruno Testa')
    await keys('{ArrowDown}')
    await expect.poll(focused).toBe('12:00, 1 ora libera, fino alle 13:00, Poltrona 2')
  })

  it('puts back with Esc, and changes the length with Shift', async () => {
    const { read } = await show()
    card(9)?.focus()
    await keys('m', '{ArrowDown}', '{Escape}')
    expect(said()).toContain('Spostamento annullato. Bruno Testa resta al suo posto.')
    expect(await read('visita_9')).toMatchObject({ ora: '11:00', version: 1 })
    await keys('m', '{Shift>}{ArrowDown}{/Shift}', '{Enter}')
    await expect.poll(async () => (await read('visita_9'))?.['minuti']).toBe(75)
  })

  it('opens a record with Enter, and makes one in free time', async () => {
    await show()
    card(9)?.focus()
    await keys('{ArrowDown}')
    await expect.poll(focused).toContain('12:00, 1 ora libera')
    await keys('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Nuova Visita' }).getByLabelText('Ora', { exact: true })).toHaveValue('12:00')
  })
})

describe('what is told of a held record', () => {
  /** How much of the bubble is out of sight of the hours, in pixels. */
  const hidden = () => {
    const [words, box] = ['[data-bubble]', '[data-box]'].map((one) => document.querySelector(one)?.getBoundingClientRect())
    if (!words || !box) return undefined
    return Math.max(0, box.left - words.left, words.right - box.right, box.top - words.top, words.bottom - box.bottom)
  }

  it('stands over it on a phone, and below it where it lies at the upper edge', async () => {
    await page.viewport(390, 844)
    await show()
    card(4)?.focus()
    await keys('m', '{ArrowDown}')
    await expect.poll(hidden).toBe(0)
    const held = () => document.querySelector('[data-bubble]')?.parentElement?.getBoundingClientRect() ?? new DOMRect()
    const words = () => document.querySelector('[data-bubble]')?.getBoundingClientRect() ?? new DOMRect()
    expect(words().bottom).toBeLessThanOrEqual(held().top)
    await keys('{ArrowUp>40/}')
    const box = document.querySelector('[data-box]')
    if (box) box.scrollTop = 0
    await expect.poll(hidden).toBe(0)
    await expect.poll(() => words().top).toBeGreaterThanOrEqual(held().bottom)
  })

  it('stands where there is room beside it, in each column of a tablet', async () => {
    await page.viewport(768, 1024)
    await show()
    card(4)?.focus()
    await keys('m')
    expect(hidden()).toBe(0)
    await keys('{ArrowRight}')
    expect(hidden()).toBe(0)
    await keys('{ArrowRight}')
    expect(hidden()).toBe(0)
  })
})

describe('with a finger', () => {
  const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
  const point = (lane: number, y: number) => {
    const box = hours(lane)?.getBoundingClientRect() ?? new DOMRect()
    return { x: box.left + 40, y: box.top + y }
  }
  const finger = (start: { x: number; y: number }) => {
    const send = (type: string, { x, y }: { x: number; y: number }) =>
      (document.elementFromPoint(start.x, start.y) ?? document.body).dispatchEvent(
        new PointerEvent(type, { pointerType: 'touch', pointerId: 7, isPrimary: true, button: 0, clientX: x, clientY: y, bubbles: true }),
      )
    send('pointerdown', start)
    return { move: (to: { x: number; y: number }) => send('pointermove', to), up: (to: { x: number; y: number }) => send('pointerup', to) }
  }

  it('carries what it has held for a moment, and leaves alone what it scrolls over', async () => {
    const { read } = await show()
    const [from, to] = [point(0, down(11, 52)), point(1, down(10, 37))]
    const quick = finger(from)
    quick.move(to)
    quick.up(to)
    const slow = finger(from)
    await wait(300)
    await expect.poll(() => document.querySelector('[data-bubble]')).toBeTruthy()
    slow.move(to)
    await expect.poll(bubble).toBe('10:15–11:00 · Poltrona 2')
    slow.up(to)
    await expect.poll(async () => (await read('visita_4'))?.['ora']).toBe('10:15')
    expect(await read('visita_4')).toMatchObject({ poltrona: 'poltrona_2', version: 2 })
  })
})
