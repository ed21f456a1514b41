import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { stillClock } from '../../data/clock.fixture.ts'
import { openDashboard } from '../../dashboard/library.fixture.tsx'
import { faultsInBothThemes } from '../../ui/both-themes.fixture.ts'
import { shownAddress as address, showView, type Showing } from '../collection/show-view.fixture.tsx'
import { palestra } from './palestra.fixture.ts'
import { scuola } from './scuola.fixture.ts'

const TODAY = '2026-11-04'
const square = (row: number, column: number) =>
  document.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`) ?? document.createElement('div')
const said = (row: number, column: number) => square(row, column).getAttribute('aria-label')
const says = (row: number, column: number, text: string) => expect.poll(() => said(row, column)).toContain(`: ${text}`)
const focused = () => document.activeElement?.getAttribute('aria-label')
const keys = (...names: readonly string[]) => userEvent.keyboard(names.join(''))
const TODAY_COLUMN = 9
const DIOP = 4

afterEach(async () => {
  await page.viewport(1360, 820)
})

const showGrid = (options?: Partial<Showing>) => showView({ sector: scuola, clock: stillClock(TODAY), ...options })

async function show(options?: Partial<Showing>) {
  const { store } = await showGrid(options)
  await expect.element(page.getByRole('grid')).toBeVisible()
  await expect.poll(() => said(0, 0)).toBeTruthy()
  const kept = async (row: number, column: number) => {
    const where = [
      { field: 'iscritto', op: 'eq' as const, value: `iscritto_${row}` },
      { field: 'lezione', op: 'eq' as const, value: `lezione_${column}` },
    ]
    return (await store.query({ entity: 'presenza', where })).rows.map((found) => found['segno'])
  }
  const commits = async () => (await store.query({ entity: 'presenza', page: { limit: 500 } })).rows
  return { store, kept, commits }
}

describe('what the register shows', () => {
  it('has a row for each person, a column for each lesson of two months, and today', async () => {
    await show()
    await expect.element(page.getByRole('button', { name: 'Esporta' })).toBeVisible()
    // Those in sight first, the last a frame later.
    await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(14)
    expect(page.getByRole('columnheader').elements()).toHaveLength(14)
    await expect.element(page.getByRole('columnheader', { name: 'mercoledì 4 novembre, oggi' })).toHaveAttribute('aria-current', 'date')
    await expect.element(page.getByRole('heading', { name: 'Ottobre – novembre 2026' })).toBeVisible()
    expect(said(3, 1)).toBe('Cattaneo Luca, mercoledì 7 ottobre: Assente')
    expect(said(DIOP, TODAY_COLUMN)).toBe('Diop Aminata, mercoledì 4 novembre, oggi: vuoto')
  })

  it('opens at the course that has its lesson today', async () => {
    await showGrid({ clock: stillClock('2026-11-05') })
    await expect.element(page.getByRole('rowheader', { name: /Solo Otto/ })).toBeVisible()
    await expect.element(page.getByRole('rowheader', { name: /Cattaneo Luca/ })).not.toBeInTheDocument()
  })

  it('counts a delay as presence, and tells the share below the threshold', async () => {
    await show()
    await expect.element(page.getByRole('row', { name: /Amato Giulia/ })).toMatchTextContent('10/10100%')
    const low = page.getByRole('row', { name: /Cattaneo Luca/ }).getByText('60%')
    await expect.element(low).toHaveClass('text-bad')
    await expect.element(page.getByRole('row', { name: /Presenze per lezione/ })).toMatchTextContent('12/13')
  })

  it('keeps course and months in the address', async () => {
    await show()
    await page.getByRole('combobox', { name: 'Corso' }).click()
    await page.getByRole('option', { name: 'Tedesco A1' }).click()
    await expect.poll(address).toBe('?di=corso_2')
    await expect.element(page.getByRole('rowheader', { name: 'Solo Otto' })).toBeVisible()
    await page.getByRole('button', { name: 'Periodo precedente' }).click()
    await expect.poll(address).toBe('?di=corso_2&dal=2026-08-01')
    await expect.element(page.getByText('Qui non ci sono lezioni')).toBeVisible()
    await page.getByRole('button', { name: 'Periodo successivo' }).click()
    await expect.poll(address).toBe('?di=corso_2')
  })

  it('counts the whole course, also what lies outside of the months on screen', async () => {
    await showGrid({ address: '/?dal=2026-11-01' })
    await expect.element(page.getByRole('row', { name: /Cattaneo Luca/ })).toMatchTextContent('6/10')
    expect(page.getByRole('columnheader').elements()).toHaveLength(6)
  })

  it('finds people by their names, and by a mark', async () => {
    await show({ address: '/?cerca=luca' })
    await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(2)
    await expect.element(page.getByRole('rowheader', { name: 'Cattaneo Luca' })).toBeVisible()
  })

  it('narrows to who has a mark that is asked for', async () => {
    await show({ address: '/?f.segno=assente' })
    await expect.poll(() => page.getByRole('rowheader').elements().length).toBe(9)
    expect(page.getByRole('rowheader', { name: 'Amato Giulia' }).elements()).toHaveLength(0)
  })

  it('is printed and written to a sheet as it stands', async () => {
    await show()
    const papers: string[] = []
    const print = vi.spyOn(window, 'print').mockImplementation(() => {
      papers.push(document.querySelector('[data-paper]')?.textContent ?? '')
    })
    await page.getByRole('button', { name: 'Stampa' }).click()
    await expect.poll(() => papers.length).toBe(1)
    print.mockRestore()
    window.dispatchEvent(new Event('afterprint'))
    expect(papers[0]).toContain('Cattaneo LucaPAAPPAPAPP6/10 · 60%')
    const written: Blob[] = []
    const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) written.push(blob)
      return '#'
    })
    await page.getByRole('button', { name: 'Esporta' }).click()
    await page.getByRole('group', { name: 'Esporta quello che vedi' }).getByRole('menuitem', { name: 'CSV' }).click()
    await expect.poll(() => written.length).toBe(1)
    spy.mockRestore()
    expect(await written[0]?.text()).toContain('Cattaneo Luca;P;A;A;P;P;A;P;A;P;P;;;6/10 · 60%')
  })

  it('says that it could not be read, and reads again', async () => {
    const { mend } = await showGrid({ cut: ['pages'] })
    await expect.element(page.getByText('Non riesco a leggere il registro.')).toBeVisible()
    mend()
    await page.getByRole('button', { name: 'Riprova' }).click()
    await expect.element(page.getByRole('grid')).toBeVisible()
  })

  it('says what lacks where a course has nobody', async () => {
    await showGrid({ address: '/?di=corso_3' })
    await expect.element(page.getByText('Qui non ci sono allievi')).toBeVisible()
    await page.getByRole('button', { name: 'Aggiungi allievo' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await keys('{Escape}')
  })
})

describe('by mouse', () => {
  it('goes through the marks and back to nothing, each press a commit of its own', async () => {
    const { kept } = await show()
    const steps = [
      ['Presente', ['presente']],
      ['Assente', ['assente']],
      ['Ritardo', ['ritardo']],
      ['vuoto', []],
    ] as const
    for (const [text, values] of steps) {
      await userEvent.click(square(DIOP, TODAY_COLUMN))
      await says(DIOP, TODAY_COLUMN, text)
      await expect.poll(() => kept(DIOP, TODAY_COLUMN)).toEqual(values)
    }
  })

  it('loses no press of a quick hand, though the first is not yet kept', async () => {
    const { kept } = await show()
    for (let press = 0; press < 3; press++) square(DIOP, TODAY_COLUMN).click()
    for (const row of [5, 6, 7]) square(row, TODAY_COLUMN).click()
    await says(DIOP, TODAY_COLUMN, 'Ritardo')
    await expect.poll(() => kept(DIOP, TODAY_COLUMN)).toEqual(['ritardo'])
    for (const row of [5, 6, 7]) await expect.poll(() => kept(row, TODAY_COLUMN)).toEqual(['presente'])
    await says(DIOP, TODAY_COLUMN, 'Ritardo')
  })

  it('takes a mark back by the notice', async () => {
    const { kept } = await show()
    await userEvent.click(square(3, 1))
    await expect.poll(() => kept(3, 1)).toEqual(['ritardo'])
    await page.getByRole('button', { name: 'Annulla' }).click()
    await expect.poll(() => kept(3, 1)).toEqual(['assente'])
    await says(3, 1, 'Assente')
  })

  it('fills only what is empty today', async () => {
    const { kept, commits } = await show()
    const before = (await commits()).length
    await page.getByRole('button', { name: 'Tutti presenti' }).click()
    await says(DIOP, TODAY_COLUMN, 'Presente')
    await expect.poll(() => kept(12, TODAY_COLUMN)).toEqual(['presente'])
    expect(await kept(2, TODAY_COLUMN)).toEqual(['ritardo'])
    expect(await kept(12, TODAY_COLUMN + 1)).toEqual([])
    expect((await commits()).length - before).toBe(9)
    await expect.element(page.getByRole('button', { name: 'Tutti presenti' })).toBeDisabled()
  })
})

describe('by keyboard', () => {
  it('is one stop of Tab, and arrows lead through it', async () => {
    await show()
    expect(document.querySelectorAll('[data-row][tabindex="0"]')).toHaveLength(1)
    expect(square(0, TODAY_COLUMN).tabIndex).toBe(0)
    square(0, TODAY_COLUMN).focus()
    await keys('{ArrowDown}', '{ArrowDown}', '{ArrowLeft}')
    expect(focused()).toContain('Benedetti Sara, lunedì 2 novembre')
    await keys('{Home}')
    expect(focused()).toContain('Benedetti Sara, lunedì 5 ottobre')
    await keys('{Control>}{End}{/Control}')
    expect(focused()).toContain('Russo Edoardo, mercoledì 11 novembre')
    expect(document.querySelectorAll('[data-row][tabindex="0"]')).toHaveLength(1)
  })

  it('writes by letters, goes down with Enter and empties with Delete', async () => {
    const { kept } = await show()
    square(DIOP, TODAY_COLUMN).focus()
    await keys('a')
    await expect.poll(() => kept(DIOP, TODAY_COLUMN)).toEqual(['assente'])
    expect(focused()).toContain('Diop Aminata')
    await keys('{Enter}')
    await expect.poll(() => kept(DIOP, TODAY_COLUMN)).toEqual(['presente'])
    expect(focused()).toContain('Esposito Nico')
    await keys('{Enter}', 'r')
    await expect.poll(() => kept(5, TODAY_COLUMN)).toEqual(['presente'])
    await expect.poll(() => kept(6, TODAY_COLUMN)).toEqual(['ritardo'])
    await keys('{ArrowUp}', '{Delete}')
    await expect.poll(() => kept(5, TODAY_COLUMN)).toEqual([])
    await says(5, TODAY_COLUMN, 'vuoto')
  })

  it('shows the letters beside the square, and never over marks', async () => {
    await show()
    square(3, TODAY_COLUMN).focus()
    await keys('{ArrowDown}')
    await expect.poll(() => square(DIOP, TODAY_COLUMN).textContent).toContain('AssenteA')
    await keys('{ArrowLeft}', '{ArrowLeft}', '{ArrowLeft}')
    await expect.poll(() => document.activeElement?.textContent).toBe('')
  })
})

describe('as a sheet', () => {
  const pasteAt = (row: number, column: number, text: string) => {
    square(row, column).focus()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    square(row, column).dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }

  it('takes a block that is pasted in one piece, and gives it back in one', async () => {
    const { kept } = await show()
    const before = await Promise.all([kept(5, TODAY_COLUMN), kept(5, TODAY_COLUMN + 1), kept(6, TODAY_COLUMN), kept(6, TODAY_COLUMN + 1)])
    pasteAt(5, TODAY_COLUMN, 'A\tR\nRitardo\tP\n')
    await expect.poll(() => kept(6, TODAY_COLUMN + 1)).toEqual(['presente'])
    expect(await kept(5, TODAY_COLUMN)).toEqual(['assente'])
    expect(await kept(5, TODAY_COLUMN + 1)).toEqual(['ritardo'])
    expect(await kept(6, TODAY_COLUMN)).toEqual(['ritardo'])
    await says(6, TODAY_COLUMN + 1, 'Presente')
    await expect.element(page.getByText('Incollati: 4')).toBeVisible()
    await page.getByRole('button', { name: 'Annulla' }).first().click()
    await expect
      .poll(async () => Promise.all([kept(5, TODAY_COLUMN), kept(5, TODAY_COLUMN + 1), kept(6, TODAY_COLUMN), kept(6, TODAY_COLUMN + 1)]))
      .toEqual(before)
  })

  it('says what of it is no mark, and what falls outside, and writes the rest', async () => {
    await show()
    await expect.poll(() => said(12, 11)).toContain('vuoto')
    pasteAt(12, 11, 'R\tR\nboh')
    await says(12, 11, 'Ritardo')
    await expect.element(page.getByText('Non capisco «boh». Una casella cade fuori dal registro.')).toBeVisible()
  })

  it('keeps the focus on the last square at every edge', async () => {
    await show()
    square(0, 0).focus()
    await keys('{ArrowUp}', '{Control>}{ArrowUp}{/Control}', '{PageUp}')
    expect(document.activeElement).toBe(square(0, 0))
    await keys('{ArrowLeft}')
    expect(document.activeElement).toBe(square(0, -1))
    await keys('{ArrowLeft}', '{ArrowUp}')
    expect(document.activeElement).toBe(square(0, -1))
    await keys('{Control>}{End}{/Control}')
    const corner = document.activeElement
    expect(focused()).toContain('Russo Edoardo')
    await keys('{ArrowDown}', '{ArrowRight}', '{PageDown}', '{End}', '{Control>}{ArrowDown}{/Control}', '{Control>}{ArrowRight}{/Control}')
    expect(document.activeElement).toBe(corner)
    await keys('{Control>}{Home}{/Control}')
    expect(document.activeElement).toBe(square(0, 0))
  })
})

describe('what changes meanwhile', () => {
  it('takes a row away and leaves the focus in the register', async () => {
    const { store } = await show()
    // How many rows are drawn depends on the height; the one after this takes its place.
    const row = DIOP
    square(row, TODAY_COLUMN).focus()
    const name = focused()?.split(',')[0] ?? ''
    const { rows } = await store.query({ entity: 'iscritto', page: { limit: 100 } })
    const gone = rows.find((one) => Object.values(one).some((value) => typeof value === 'string' && name.startsWith(value)))
    const marks = (
      await store.query({ entity: 'presenza', where: [{ field: 'iscritto', op: 'eq', value: gone?.id }], page: { limit: 500 } })
    ).rows
    const removed = await store.commit(
      [
        ...marks.map(({ id }) => ({ type: 'remove' as const, entity: 'presenza', id })),
        { type: 'remove', entity: 'iscritto', id: gone?.id ?? '' },
      ],
      { via: 'form' },
    )
    expect(removed.ok).toBe(true)
    await expect.element(page.getByRole('rowheader', { name })).not.toBeInTheDocument()
    expect(document.querySelectorAll('[data-row][tabindex="0"]')).toHaveLength(1)
    await expect.poll(() => document.activeElement?.closest('[role="grid"]')).toBeTruthy()
    await keys('{ArrowUp}', 'r')
    expect(document.activeElement).toBe(square(row - 1, TODAY_COLUMN))
    await says(row - 1, TODAY_COLUMN, 'Ritardo')
  })

  it('brings a new date, and the focus stays on the date that it was on', async () => {
    const { store } = await show()
    square(DIOP, TODAY_COLUMN).focus()
    const before = focused()
    const lessons = (await store.query({ entity: 'lezione', page: { limit: 100 } })).rows
    const pattern = lessons.find(({ id }) => id === `lezione_${TODAY_COLUMN}`)
    const { id: _id, version: _version, ...values } = pattern ?? { id: '', version: 0 }
    await store.commit([{ type: 'create', entity: 'lezione', values: { ...values, giorno: '2026-10-06' } }], { via: 'form' })
    await expect.element(page.getByRole('columnheader', { name: 'martedì 6 ottobre' })).toBeInTheDocument()
    await expect.poll(focused).toBe(before)
    await keys('{ArrowLeft}', '{ArrowRight}')
    expect(focused()).toBe(before)
  })
})

describe('on a phone', () => {
  it('has one date at a time, with a large button for each mark', async () => {
    await page.viewport(390, 844)
    const { store } = await showGrid()
    await expect.element(page.getByRole('heading', { name: 'mercoledì 4 novembre, oggi' })).toBeVisible()
    const diop = page.getByRole('group', { name: 'Diop Aminata' })
    await diop.getByRole('button', { name: 'Assente' }).click()
    await expect.element(diop.getByRole('button', { name: 'Assente' })).toHaveAttribute('aria-pressed', 'true')
    const many = async () =>
      (await store.query({ entity: 'presenza', where: [{ field: 'lezione', op: 'eq', value: 'lezione_9' }] })).rows.length
    await expect.poll(many).toBe(5)
    await page.getByRole('button', { name: 'Data precedente' }).click()
    await expect.element(page.getByRole('heading', { name: 'lunedì 2 novembre' })).toBeVisible()
    await expect.poll(address).toBe('?giorno=2026-11-02')
    expect(diop.getByRole('button', { name: 'Assente' }).element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  })
})

it('is there before the first mark', async () => {
  await show({ sample: { ...scuola.sample(TODAY), presenza: [] } })
  await userEvent.click(square(0, TODAY_COLUMN))
  await says(0, TODAY_COLUMN, 'Presente')
})

describe('two lessons on one day', () => {
  const evening = (id: string, ora: string) => ({ id, version: 1, corso: 'corso_1', giorno: TODAY, ora })
  const september = { id: 'lezione_60', version: 1, corso: 'corso_1', giorno: '2026-09-29' }
  const { lezione = [], ...others } = scuola.sample(TODAY)
  const sample = {
    ...others,
    lezione: [...lezione.filter(({ id }) => id !== 'lezione_9'), evening('lezione_9', '09:00'), evening('lezione_50', '18:00')],
  }

  it('are two columns that say their hours, and everybody is marked in the one that is on', async () => {
    const { kept } = await show({ sample })
    await expect.element(page.getByRole('columnheader', { name: 'mercoledì 4 novembre, oggi alle 18:00' })).toMatchTextContent(/4\/1118:00/)
    await page.getByRole('button', { name: 'Tutti presenti · 09:00' }).click()
    await expect.poll(() => kept(DIOP, 9)).toEqual(['presente'])
    expect(await kept(DIOP, 50)).toEqual([])
    await page.getByRole('button', { name: 'Tutti presenti · 18:00' }).click()
    await expect.poll(() => kept(DIOP, 50)).toEqual(['presente'])
  })

  it('are reached one after the other on a phone, each with an address of its own', async () => {
    await page.viewport(390, 844)
    await showGrid({ sample })
    await expect.element(page.getByRole('heading', { name: 'mercoledì 4 novembre, oggi alle 09:00' })).toBeVisible()
    await page.getByRole('button', { name: 'Data successiva' }).click()
    await expect.poll(address).toBe('?giorno=2026-11-04-2')
    await expect.element(page.getByRole('heading', { name: 'mercoledì 4 novembre, oggi alle 18:00' })).toBeVisible()
    await page.getByRole('button', { name: 'Data precedente' }).click()
    await expect.poll(address).toBe('?giorno=2026-11-04')
    await expect.element(page.getByRole('heading', { name: 'mercoledì 4 novembre, oggi alle 09:00' })).toBeVisible()
  })

  it('lead from one period to the next', async () => {
    await page.viewport(390, 844)
    await showGrid({ address: '/?giorno=2026-10-05', sample: { ...sample, lezione: [...sample.lezione, september] } })
    await expect.element(page.getByRole('heading', { name: 'lunedì 5 ottobre' })).toBeVisible()
    await page.getByRole('button', { name: 'Data precedente' }).click()
    await expect.element(page.getByRole('heading', { name: 'martedì 29 settembre' })).toBeVisible()
    await page.getByRole('button', { name: 'Data successiva' }).click()
    await expect.element(page.getByRole('heading', { name: 'lunedì 5 ottobre' })).toBeVisible()
  })
})

describe('what lies behind', () => {
  it('is the person, by the name, and the mark, by the other button and by Shift Enter', async () => {
    await show()
    await page.getByRole('button', { name: 'Cattaneo Luca' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Modifica Allievo' })).toBeVisible()
    await keys('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    square(3, 0).focus()
    await keys('{ArrowLeft}')
    expect(document.activeElement?.textContent).toBe('Cattaneo Luca')
    await keys('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Modifica Allievo' })).toBeVisible()
    await keys('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    square(3, 1).focus()
    await keys('{Shift>}{Enter}{/Shift}')
    await expect.element(page.getByRole('dialog', { name: 'Modifica Presenza' })).toBeVisible()
    await keys('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await userEvent.click(square(3, 2), { button: 'right' })
    await expect.element(page.getByRole('dialog', { name: 'Modifica Presenza' })).toBeVisible()
    await keys('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await says(3, 2, 'Assente')
  })
})

describe('what was done', () => {
  const openSchool = (options?: Parameters<typeof openDashboard>[2]) =>
    openDashboard(scuola, '/scuola?scheda=registro', { clock: stillClock(TODAY), ...options })

  it('is taken back by Ctrl Z, press by press, and has one notice', async () => {
    await openSchool()
    await expect.poll(() => said(DIOP, TODAY_COLUMN)).toBeTruthy()
    square(DIOP, TODAY_COLUMN).focus()
    await keys('a', '{ArrowDown}', 'p', '{ArrowDown}', 'p')
    await says(6, TODAY_COLUMN, 'Presente')
    await expect.element(page.getByText('Fabbri Elena, 04/11: presente')).toBeVisible()
    expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(1)
    await keys('{Control>}z{/Control}')
    await says(6, TODAY_COLUMN, 'vuoto')
    await keys('{Control>}z{/Control}')
    await says(5, TODAY_COLUMN, 'vuoto')
    await says(DIOP, TODAY_COLUMN, 'Assente')
    await keys('{Control>}z{/Control}')
    await says(DIOP, TODAY_COLUMN, 'vuoto')
  })

  it('is written by a finger as by the mouse', async () => {
    const { store } = await openSchool({ isTouch: true })
    await says(DIOP, TODAY_COLUMN, 'vuoto')
    const { x, y, width, height } = square(DIOP, TODAY_COLUMN).getBoundingClientRect()
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(40)
    const at = { bubbles: true, pointerType: 'touch', pointerId: 3, isPrimary: true, clientX: x + width / 2, clientY: y + height / 2 }
    const finger = (...types: readonly string[]) =>
      types.map((type) => square(DIOP, TODAY_COLUMN).dispatchEvent(new PointerEvent(type, { cancelable: true, ...at })))
    finger('pointerdown', 'pointerup', 'click')
    await says(DIOP, TODAY_COLUMN, 'Presente')
    // Held, without a word of the browser's, it opens the mark; the browser's own menu does not come.
    finger('pointerdown')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(finger('contextmenu', 'pointerup', 'click')[0]).toBe(false)
    await says(DIOP, TODAY_COLUMN, 'Presente')
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect((await store.query({ entity: 'presenza', where: ofDiop })).rows).toHaveLength(10)
  })

  it('is opened at once after it was written', async () => {
    await openSchool()
    await says(DIOP, TODAY_COLUMN, 'vuoto')
    const press = (key: string, shiftKey = false) =>
      square(DIOP, TODAY_COLUMN).dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }))
    press('p')
    press('Enter', true)
    await expect.element(page.getByRole('dialog', { name: 'Modifica Presenza' })).toBeVisible()
    await says(DIOP, TODAY_COLUMN, 'Presente')
  })
})
const ofDiop = [{ field: 'iscritto', op: 'eq' as const, value: `iscritto_${DIOP}` }]

describe('a register of days', () => {
  const openGym = (groups?: readonly string[]) =>
    openDashboard(palestra, '/palestra?scheda=registro', { clock: stillClock(TODAY), ...(groups && { groups }) })
  /** 1 October is the first column. */
  const FOURTH_OF_NOVEMBER = 34

  it('has a column for each day, and writes into it', async () => {
    const { store } = await openGym()
    await expect.poll(() => said(1, FOURTH_OF_NOVEMBER)).toBe('Bruno Neri, mercoledì 4 novembre, oggi: vuoto')
    await userEvent.click(square(1, FOURTH_OF_NOVEMBER))
    await says(1, FOURTH_OF_NOVEMBER, 'Venuto')
    const kept = async () => (await store.query({ entity: 'ingresso', where: [{ field: 'giorno', op: 'eq', value: TODAY }] })).rows
    await expect.poll(kept).toMatchObject([{ atleta: 'atleta_2', segno: 'venuto' }])
  })

  it('puts back what the store refuses, and says why', async () => {
    const { store } = await openGym()
    await expect.poll(() => said(1, FOURTH_OF_NOVEMBER + 1)).toContain('vuoto')
    square(1, FOURTH_OF_NOVEMBER + 1).focus()
    await keys('m')
    await expect.element(page.getByText('Nessuno è già mancato in un giorno che deve venire.')).toBeVisible()
    await says(1, FOURTH_OF_NOVEMBER + 1, 'vuoto')
    expect((await store.query({ entity: 'ingresso', where: [] })).rows).toHaveLength(1)
    await keys('v')
    await says(1, FOURTH_OF_NOVEMBER + 1, 'Venuto')
  })

  it('is read and not written by who may not write it', async () => {
    const { store } = await openGym([])
    await expect.poll(() => said(0, FOURTH_OF_NOVEMBER - 1)).toContain('Venuto')
    await expect.element(page.getByRole('grid')).toHaveAttribute('aria-readonly', 'true')
    await userEvent.click(square(1, FOURTH_OF_NOVEMBER))
    await keys('v', '{Delete}', '{Enter}')
    await says(1, FOURTH_OF_NOVEMBER, 'vuoto')
    expect((await store.query({ entity: 'ingresso', where: [] })).rows).toHaveLength(1)
    await expect.element(page.getByRole('button', { name: 'Tutti venuti' })).not.toBeInTheDocument()
    await page.viewport(390, 844)
    await expect.element(page.getByRole('group', { name: 'Bruno Neri' }).getByRole('button', { name: 'Venuto' })).toBeDisabled()
  })
})

it('finds a course by typing where there are many', async () => {
  const many = Array.from({ length: 12 }, (_, at) => ({ id: `corso_${at + 1}`, version: 1, nome: `Corso ${at + 1}` }))
  await show({ sample: { ...scuola.sample(TODAY), corso: many } })
  await page.getByRole('combobox', { name: 'Corso' }).fill('Corso 2')
  await page.getByRole('option', { name: 'Corso 2' }).click()
  await expect.poll(address).toBe('?di=corso_2')
  await expect.element(page.getByRole('rowheader', { name: 'Solo Otto' })).toBeVisible()
})

it('tells how it is used once, and the threshold always', async () => {
  await show()
  await page.getByRole('button', { name: 'Ho capito' }).click()
  await page.getByText('Elenco', { exact: true }).click()
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  await page.getByText('Registro', { exact: true }).click()
  await expect.element(page.getByText('Sotto il 75%')).toBeVisible()
  expect(page.getByRole('button', { name: 'Ho capito' }).query()).toBeNull()
})

describe('for everybody', () => {
  it.each([390, 768, 1360])('has no fault that axe finds, in either theme (%i px)', async (width) => {
    await page.viewport(width, 820)
    await showGrid()
    await expect.element(page.getByText('Cattaneo Luca')).toBeVisible()
    expect(await faultsInBothThemes()).toEqual([])
  })

  it.each([390, 1360])('stands at twice the letters, and nothing runs out of the page (%i px)', async (width) => {
    await page.viewport(width, 820)
    document.documentElement.style.fontSize = '200%'
    try {
      await showGrid()
      await expect.element(page.getByText('Cattaneo Luca')).toBeVisible()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
      const all = page.getByRole('button', { name: 'Tutti presenti' }).element().getBoundingClientRect()
      expect(all.right).toBeLessThanOrEqual(width)
      expect(all.left).toBeGreaterThanOrEqual(0)
    } finally {
      document.documentElement.style.fontSize = ''
    }
  })
})
