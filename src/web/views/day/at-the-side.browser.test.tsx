import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { shownAddress as address, type Showing } from '../collection/show-view.fixture.tsx'
import { showDay } from './show-day.fixture.ts'
import { studio } from './studio.fixture.ts'

const PIXELS = 13
const down = (hour: number, minute = 0) => Math.round((((hour - 8) * 60 + minute) / 15) * PIXELS)
const card = (id: number) => document.querySelector<HTMLElement>(`[data-record="visita_${id}"]`)
const hours = (lane: number) => document.querySelectorAll<HTMLElement>('[data-hours]')[lane]
const bubble = () => document.querySelector('[data-bubble]')?.textContent ?? ''
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''
const keys = (...names: readonly string[]) => userEvent.keyboard(names.join(''))
/** Takes back what a notice tells: one of the test before may still stand beside it. */
const takeBack = (text: string) => page.getByRole('listitem').filter({ hasText: text }).getByRole('button', { name: 'Annulla' }).click()
const list = (name: string) => page.getByRole('region', { name })
const waiting = (name: string) => list('Da ricollocare').getByRole('button', { name })

async function show(options?: Partial<Showing>) {
  const shown = await showDay(options)
  await expect.poll(() => card(1)).toBeTruthy()
  return shown
}

beforeEach(() => page.viewport(1360, 820))
afterEach(async () => {
  await page.viewport(1360, 820)
})

describe('what waits', () => {
  it('says who waits, since when and where to, and seats the first with one press', async () => {
    const { read } = await show()
    await expect.element(list('In sala d’attesa')).toMatchTextContent(/Sofia Marin.*da 14 min.*Poltrona 3 alle 10:00 · Igiene/)
    await page.getByRole('button', { name: 'Fai accomodare: Sofia Marin' }).click()
    await expect.poll(async () => (await read('visita_12'))?.['stato']).toBe('in_poltrona')
    await expect.element(list('In sala d’attesa').getByText('Nessuna.')).toBeVisible()
  })

  it('is carried into the day by the mouse, is sure from then on, and goes back with «Annulla»', async () => {
    const { read } = await show()
    const target = hours(1)
    if (!target) throw new Error('no column')
    await userEvent.dragAndDrop(waiting('Elio Corsi'), target, { targetPosition: { x: 60, y: down(17) + 12 } })
    await expect.poll(async () => (await read('visita_14'))?.['stato']).toBe('confermata')
    expect(await read('visita_14')).toMatchObject({ ora: '17:00', poltrona: 'poltrona_2', giorno: '2026-11-25', minuti: 60 })
    await expect.element(waiting('Elio Corsi')).not.toBeInTheDocument()
    await takeBack('Spostata alle 17:00, Poltrona 2')
    await expect.element(waiting('Elio Corsi')).toBeVisible()
    expect(await read('visita_14')).toMatchObject({ ora: '16:00', poltrona: 'poltrona_1', stato: 'da_ricollocare' })
  })

  it('stays where it was when it is dropped outside of the hours, or where something is', async () => {
    const { read } = await show()
    await userEvent.dragAndDrop(waiting('Elio Corsi'), page.getByRole('heading', { name: /Mercoledì/i }))
    const target = hours(1)
    if (!target) throw new Error('no column')
    await userEvent.dragAndDrop(waiting('Elio Corsi'), target, { targetPosition: { x: 60, y: down(11) + 12 } })
    await expect.element(page.getByText('C’è già Bruno Testa alle 11:00.').first()).toBeVisible()
    expect(await read('visita_14')).toMatchObject({ version: 1, stato: 'da_ricollocare' })
  })

  it('is brought in by the keyboard where there is room, carried and dropped', async () => {
    const { read } = await show()
    waiting('Elio Corsi').element().focus()
    await keys('m')
    expect(bubble()).toBe('15:30–16:30 · Poltrona 1')
    await keys('{ArrowDown}', '{ArrowRight}')
    expect(bubble()).toBe('C’è già Dario Monti alle 15:15')
    await keys('{ArrowRight}')
    expect(bubble()).toBe('15:45–16:45 · Poltrona 3')
    await keys('{Enter}')
    await expect.poll(async () => (await read('visita_14'))?.['poltrona']).toBe('poltrona_3')
    await expect.poll(focused).toContain('Elio Corsi, Confermata, 15:45–16:45, Otturazione 27, Poltrona 3')
  })

  it('unfolds above the day where there is no room beside it', async () => {
    await page.viewport(768, 1024)
    await show()
    const button = page.getByRole('button', { name: 'Da ricollocare 1' })
    await expect.element(button).toHaveAttribute('aria-expanded', 'false')
    await expect.element(waiting('Elio Corsi')).not.toBeInTheDocument()
    await button.click()
    await expect.element(waiting('Elio Corsi')).toBeVisible()
  })
})

describe('what has no hour', () => {
  it('stands under the name of its column, and gets one by the mouse or by the keyboard', async () => {
    const { read } = await show()
    const untimed = page.getByRole('button', { name: 'Ines Gallo, Confermata, senza ora, Poltrona 2' })
    const target = hours(2)
    if (!target) throw new Error('no column')
    await userEvent.dragAndDrop(untimed, target, { targetPosition: { x: 60, y: down(16) + 12 } })
    await expect.poll(async () => (await read('visita_15'))?.['ora']).toBe('16:00')
    expect(await read('visita_15')).toMatchObject({ poltrona: 'poltrona_3', stato: 'confermata' })
    await takeBack('Spostata alle 16:00, Poltrona 3')
    await expect.element(untimed).toBeVisible()
    untimed.element().focus()
    await keys('m', '{Enter}')
    await expect.poll(async () => (await read('visita_15'))?.['ora']).toBe('10:15')
    await expect.poll(focused).toContain('Ines Gallo, Confermata, 10:15–10:45, Controllo, Poltrona 2')
  })
})

describe('what closes a column', () => {
  it('is made of free time that is drawn over, and opens when it is pressed', async () => {
    const { store } = await show()
    const target = hours(0)
    if (!target) throw new Error('no column')
    await userEvent.dragAndDrop(target, target, { sourcePosition: { x: 40, y: down(16) + 2 }, targetPosition: { x: 40, y: down(17) - 2 } })
    await page.getByRole('menuitem', { name: 'Chiudi' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabelText('Motivo').fill('Riunione')
    await dialog.getByRole('button', { name: /^Salva/ }).click()
    const closure = page.getByRole('button', { name: 'Riunione fino alle 17:00, 16:00–17:00' })
    await expect.element(closure).toBeVisible()
    const { rows } = await store.query({ entity: 'chiusura', where: [{ field: 'motivo', op: 'eq', value: 'Riunione' }] })
    expect(rows[0]).toMatchObject({ poltrona: 'poltrona_1', giorno: '2026-11-25', ora: '16:00', minuti: 60 })
    await closure.click()
    await expect.element(page.getByRole('dialog').getByLabelText('Motivo')).toHaveValue('Riunione')
  })
})

describe('by words', () => {
  it('a right click offers everything, and «Sposta» goes to days that are not on screen', async () => {
    const { read } = await show()
    card(4)?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 200, clientY: 400 }))
    await expect.element(page.getByRole('menuitem', { name: 'Elimina' })).toBeVisible()
    await page.getByRole('menuitem', { name: /^Sposta/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Sposta' })
    await dialog.getByLabelText('Giorno').fill('27/11/2026')
    await dialog.getByLabelText('Ora').fill('9')
    await dialog.getByRole('button', { name: 'Sposta', exact: true }).click()
    await expect.poll(async () => (await read('visita_4'))?.['giorno']).toBe('2026-11-27')
    expect(await read('visita_4')).toMatchObject({ ora: '09:00', minuti: 45, poltrona: 'poltrona_1' })
    await expect.element(page.getByText('Spostata a venerdì 27 novembre, alle 09:00, Poltrona 1')).toBeVisible()
  })

  it('of what has begun changes the length alone, and says why', async () => {
    const { read } = await show()
    card(2)?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX: 200, clientY: 250 }))
    await page.getByRole('menuitem', { name: /^Sposta/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Sposta' })
    await expect.element(dialog.getByText(/è «In poltrona», si può cambiare solo la durata/)).toBeVisible()
    await expect.element(dialog.getByLabelText('Ora')).not.toBeInTheDocument()
    await dialog.getByLabelText('Minuti').fill('105')
    await dialog.getByRole('button', { name: 'Sposta', exact: true }).click()
    await expect.poll(async () => (await read('visita_2'))?.['minuti']).toBe(105)
  })
})

describe('on a phone', () => {
  const swipe = (dx: number) => {
    const target = document.querySelector('[data-hours]')
    if (!target) throw new Error('no column')
    const touch = (x: number) => new Touch({ identifier: 1, target, clientX: x, clientY: 500 })
    target.dispatchEvent(new TouchEvent('touchstart', { touches: [touch(200)], changedTouches: [touch(200)], bubbles: true }))
    target.dispatchEvent(new TouchEvent('touchend', { touches: [], changedTouches: [touch(200 + dx)], bubbles: true, cancelable: true }))
  }

  it('goes to the next chair with a swipe, and to another day by the strip of the week', async () => {
    await page.viewport(390, 844)
    await show()
    swipe(-120)
    await expect.poll(address).toBe('?riga=poltrona_2')
    await expect.poll(() => card(9)).toBeTruthy()
    swipe(-30)
    swipe(120)
    await expect.poll(address).toBe('?riga=poltrona_1')
    await page.getByRole('button', { name: 'giovedì 26 novembre' }).click()
    await expect.poll(address).toContain('giorno=2026-11-26')
    await page.getByRole('button', { name: 'Settimana successiva' }).click()
    await page.getByRole('button', { name: 'Oggi' }).click()
    await expect.poll(address).toBe('?riga=poltrona_1')
  })
})

describe('the view as a whole', () => {
  it('keeps day, length and search while a record is open, and after', async () => {
    await show({ address: '/?giorni=3&cerca=bassi' })
    await expect.poll(() => document.querySelectorAll('[data-hours]').length).toBe(9)
    card(1)?.click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await keys('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(address()).toBe('?giorni=3&cerca=bassi')
    expect(document.querySelectorAll('[data-hours]')).toHaveLength(9)
    expect(card(2)?.className).toContain('opacity-40')
  })

  it('tells what cannot be read, and reads it again', async () => {
    const { mend } = await showDay({ cut: ['pages'] })
    await expect.element(page.getByText('Non riesco a leggere la giornata.')).toBeVisible()
    mend()
    await page.getByRole('button', { name: 'Riprova' }).first().click()
    await expect.poll(() => card(1)).toBeTruthy()
  })

  it('reads again also where nothing closes a chair', async () => {
    const screens = studio.screens.map((screen) => {
      if (screen.kind !== 'collection' || !screen.day) return screen
      const { blocks: _, ...day } = screen.day
      return { ...screen, day }
    })
    const { mend } = await showDay({ sector: { ...studio, screens }, cut: ['pages'] })
    await expect.element(page.getByText('Non riesco a leggere la giornata.')).toBeVisible()
    mend()
    await page.getByRole('button', { name: 'Riprova' }).first().click()
    await expect.poll(() => card(1)).toBeTruthy()
  })

  it('exports the days on screen and says which', async () => {
    const written: Blob[] = []
    const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) written.push(blob)
      return '#'
    })
    const { store } = await show()
    const other = { paziente: 'Zeno Altrove', cura: 'Igiene', poltrona: 'poltrona_1', giorno: '2026-11-26', ora: '09:00' }
    await store.commit([{ type: 'create', entity: 'visita', values: other }], { via: 'form' })
    await page.getByRole('button', { name: 'Esporta' }).click()
    await expect.element(page.getByText('Esporta quello che vedi: mercoledì 25 novembre')).toBeVisible()
    await page.getByRole('menuitem', { name: /colonne a schermo/ }).click()
    await expect.poll(() => written.length).toBe(1)
    spy.mockRestore()
    const text = (await written[0]?.text()) ?? ''
    expect(text).toContain('Serena Galli')
    // What has been put off stands on no day.
    for (const name of ['Zeno Altrove', 'Elio Corsi']) expect(text).not.toContain(name)
  })

  it('hangs on the wall on paper: each chair by itself, by the hour, with what closes it and what has no hour', async () => {
    const papers: HTMLElement[] = []
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      papers.push(...[...document.querySelectorAll('[data-paper] article')].flatMap((one) => one.cloneNode(true) as HTMLElement))
    })
    await show()
    await page.getByRole('button', { name: 'Esporta' }).click()
    await page.getByRole('menuitem', { name: /come a schermo/ }).click()
    await expect.poll(() => papers.length).toBe(1)
    print.mockRestore()
    window.dispatchEvent(new Event('afterprint'))
    const [paper] = papers
    expect(paper?.querySelector('header')?.textContent).toContain('mercoledì 25 novembre 2026')
    const chairs = [...(paper?.querySelectorAll('section') ?? [])].map((section) => ({
      chair: section.querySelector('h2')?.textContent,
      columns: [...section.querySelectorAll('th')].map((cell) => cell.textContent),
      rows: [...section.querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
    }))
    expect(chairs.map(({ chair }) => chair)).toEqual([
      'Poltrona 1 · Dott.ssa Morandi',
      'Poltrona 2 · Dott. Ricci',
      'Poltrona 3 · Chiara Neri, igiene',
    ])
    expect(chairs[1]).toMatchObject({
      columns: ['Ora', 'Paziente', 'Cura', 'Stato'],
      rows: [
        ['08:30–09:30', 'Ivo Marchetti', 'Estrazione 38', 'Completata'],
        ['09:30–10:15', 'Nadia Conti', 'Rimozione punti', 'In poltrona'],
        ['11:00–12:00', 'Bruno Testa', 'Corona 24, prova', 'Confermata'],
        ['14:00–14:30', 'Manutenzione', '', ''],
        ['15:15–16:45', 'Dario Monti', 'Chirurgia parodontale', 'Confermata'],
        ['', 'Ines Gallo', 'Controllo', 'Confermata'],
      ],
    })
    // What has been put off stands on no day.
    expect(paper?.textContent).not.toContain('Elio Corsi')
  })

  it('on paper says of three days whose each part is, and keeps to what is looked for', async () => {
    const papers: string[] = []
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      papers.push(...[...document.querySelectorAll('[data-paper] section')].map((section) => section.textContent))
    })
    await show({ address: '/studio?scheda=agenda&mostra=day&giorni=3&cerca=longo' })
    await page.getByRole('button', { name: 'Esporta' }).click()
    await page.getByRole('menuitem', { name: /come a schermo/ }).click()
    await expect.poll(() => papers.length).toBe(9)
    print.mockRestore()
    window.dispatchEvent(new Event('afterprint'))
    expect(papers[0]).toBe('Poltrona 1 · Dott.ssa Morandi · mercoledì 25 novembreNiente in programma.')
    expect(papers[2]).toContain('08:00–08:45Rita LongoIgieneCompletata')
    expect(papers[2]).not.toContain('Sofia Marin')
  })

  it('tells once how it is done', async () => {
    await show()
    const hint = page.getByText(/disegna su uno spazio libero/).first()
    await expect.element(hint).toBeVisible()
    await page.getByRole('button', { name: 'Ho capito' }).click()
    await expect.element(hint).not.toBeInTheDocument()
  })
})
