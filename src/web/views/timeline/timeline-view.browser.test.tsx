import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { stillClock } from '../../data/clock.fixture.ts'
import { shownAddress as address, showView, type Showing } from '../collection/show-view.fixture.tsx'
import { ostello } from './ostello.fixture.ts'

const bar = (id: string) => document.querySelector<HTMLElement>(`[data-record="${id}"]`)
const grid = () => page.getByRole('grid')
const lane = (index: number) => document.querySelectorAll<HTMLElement>('[data-cells]')[index]
const TODAY = '2026-11-25'
const focused = () => document.activeElement?.getAttribute('aria-label') ?? ''

/** The middle of a day's column in a lane, seen from the lane's corner. Column 0 is 24 November. */
function pointIn(index: number, column: number) {
  const box = lane(index)?.getBoundingClientRect() ?? new DOMRect()
  return { x: Math.round((box.width / 14) * (column + 0.5)) + 4, y: Math.round(box.height / 2) }
}
const screenPoint = (index: number, column: number) => {
  const [box, at] = [lane(index)?.getBoundingClientRect() ?? new DOMRect(), pointIn(index, column)]
  return { x: box.left + at.x, y: box.top + at.y }
}

/** Drags with the real mouse from one day of a lane to another. */
async function dragMouse(from: readonly [lane: number, column: number], to: readonly [lane: number, column: number]) {
  const [source, target] = [lane(from[0]), lane(to[0])]
  if (!source || !target) throw new Error('no lane')
  await userEvent.dragAndDrop(source, target, { sourcePosition: pointIn(...from), targetPosition: pointIn(...to) })
}

/** One finger, in the events that the browser makes of it. */
function finger(start: { x: number; y: number }) {
  const send = (type: string, { x, y }: { x: number; y: number }) =>
    (document.elementFromPoint(start.x, start.y) ?? document.body).dispatchEvent(
      new PointerEvent(type, { pointerType: 'touch', pointerId: 7, isPrimary: true, button: 0, clientX: x, clientY: y, bubbles: true }),
    )
  send('pointerdown', start)
  return { move: (to: { x: number; y: number }) => send('pointermove', to), up: (to: { x: number; y: number }) => send('pointerup', to) }
}
/** A lane can be pressed once its turn to be drawn has come. */
const drawn = () =>
  expect.poll(() => document.elementFromPoint(screenPoint(0, 3).x, screenPoint(0, 3).y)?.closest('[data-cells]')).toBeTruthy()
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

async function focusOn(id: string) {
  await expect.poll(() => bar(id)).toBeTruthy()
  bar(id)?.focus()
}
const keys = (...names: readonly string[]) => userEvent.keyboard(names.join(''))

afterEach(async () => {
  await page.viewport(1360, 820)
})

const showTimeline = (options?: Partial<Showing>) => showView({ sector: ostello, clock: stillClock(TODAY), ...options })

async function show(options?: Partial<Showing>) {
  const shown = await showTimeline(options)
  await expect.element(grid()).toBeVisible()
  await expect.poll(() => bar('sosta_1')).toBeTruthy()
  // A dialog of the test before may still be on its way out, over what this one presses.
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await drawn()
  return shown
}

describe('what the plan shows', () => {
  it('has a row for each lane with its details and a column for each day, today marked', async () => {
    await show()
    await expect.element(page.getByRole('rowheader', { name: 'Stanza 1 Doppia · Occupata' })).toBeVisible()
    expect(page.getByRole('columnheader').elements()).toHaveLength(15)
    await expect.element(page.getByRole('columnheader', { name: 'mercoledì 25 novembre, oggi' })).toHaveAttribute('aria-current', 'date')
    await expect.element(page.getByRole('list', { name: 'Colori' })).toMatchTextContent('PortaleTelefonoIncertaManutenzione')
  })

  it('says of each bar who, where, when, whence and how it stands', async () => {
    await show()
    expect(bar('sosta_1')?.getAttribute('aria-label')).toBe(
      'Ada Bruni, Stanza 1, da giovedì 26 novembre a sabato 28 novembre, 2 notti, Portale, In attesa',
    )
    expect(bar('sosta_1')?.title).toBe(bar('sosta_1')?.getAttribute('aria-label'))
    expect(bar('lavoro_1')?.getAttribute('aria-label')).toContain('Imbiancatura, Stanza 2')
  })

  it('draws one after the other from noon to noon, and cuts what began before', async () => {
    await show()
    const [first, next, cut] = ['sosta_1', 'sosta_2', 'sosta_3'].map((id) => bar(id)?.getBoundingClientRect() ?? new DOMRect())
    expect(Math.abs((next?.left ?? 0) - (first?.right ?? 0))).toBeLessThan(4)
    expect((cut?.left ?? 0) - (lane(1)?.getBoundingClientRect().left ?? 0)).toBeLessThan(3)
  })

  it('keeps what has ended without taking its nights, and leaves out what never came', async () => {
    await show()
    expect(bar('sosta_4')).toBeTruthy()
    expect(bar('sosta_5')).toBeNull()
    const night = page.getByRole('gridcell', { name: '33 %' })
    await expect.element(night.first()).toHaveAttribute('title', '1 di 3 occupate')
  })

  it('keeps days and length in the address', async () => {
    await show()
    await page.getByText('3 mesi').click()
    await expect.poll(address).toBe('?giorni=92')
    await page.getByRole('button', { name: 'Giorni successivi' }).click()
    await expect.poll(address).toBe('?giorni=92&dal=2027-01-05')
    await page.getByRole('button', { name: 'Oggi' }).click()
    await expect.poll(address).toBe('?giorni=92')
  })

  it('shows who came long ago and is still here', async () => {
    const sample = ostello.sample(TODAY)
    const long = {
      ...sample['sosta']?.[0],
      id: 'sosta_9',
      version: 1,
      ospite: 'Rosa',
      arrivo: '2026-03-01',
      notti: 300,
      stanza: 'stanza_3',
    }
    await show({ sample: { ...sample, sosta: [...(sample['sosta'] ?? []), long] } })
    await expect.poll(() => bar('sosta_9')).toBeTruthy()
  })

  it('grows with the text of who reads larger: both lines of a bar have their height', async () => {
    document.documentElement.style.fontSize = '200%'
    try {
      await show()
      const lines = [...(bar('sosta_1')?.querySelectorAll('.truncate') ?? [])]
      expect(lines).toHaveLength(2)
      for (const line of lines) expect(line.clientHeight).toBeGreaterThanOrEqual(line.scrollHeight)
    } finally {
      document.documentElement.style.fontSize = ''
    }
  })

  it('lights up what is searched and leaves the rest taken', async () => {
    await show({ address: '/?cerca=lunga' })
    await expect.element(page.getByText(/In evidenza 0 di 1 sosta/)).toBeVisible()
    expect(bar('sosta_1')).toBeTruthy()
    await page.getByRole('button', { name: 'Vai al 20/12/2026' }).click()
    await expect.poll(() => bar('sosta_6')).toBeTruthy()
  })

  it('stands empty where nothing lies yet, ready for the first record', async () => {
    await showTimeline({ sample: { ...ostello.sample(TODAY), sosta: [], lavoro: [] } })
    await expect.element(grid()).toBeVisible()
    await expect.poll(() => lane(0)).toBeTruthy()
    await drawn()
    const touch = finger(screenPoint(0, 3))
    touch.up(screenPoint(0, 3))
    await expect.element(page.getByRole('menuitem', { name: 'Nuova sosta' })).toBeVisible()
  })

  it('asks for the first lane where there is none', async () => {
    await showTimeline({ sample: { ...ostello.sample(TODAY), stanza: [] } })
    await expect.element(page.getByRole('button', { name: 'Aggiungi stanza' })).toBeVisible()
  })
})

describe('the mouse', () => {
  it('chooses free nights and asks what for', async () => {
    await show()
    await dragMouse([2, 5], [2, 8])
    await page.getByRole('menuitem', { name: 'Nuova sosta' }).click()
    await expect.element(page.getByLabelText('Arrivo')).toHaveValue('2026-11-29')
    await expect.element(page.getByLabelText('Notti')).toHaveValue(3)
  })

  it('closes a lane on the nights that it chose', async () => {
    const { store } = await show()
    await dragMouse([2, 8], [2, 6])
    await page.getByRole('menuitem', { name: 'Chiudi per lavori' }).click()
    await userEvent.fill(page.getByLabelText('Motivo'), 'Caldaia')
    await page.getByRole('dialog').getByRole('button', { name: /Salva/ }).click()
    await expect.poll(async () => (await store.query({ entity: 'lavoro', total: true })).total).toBe(2)
    const { rows } = await store.query({ entity: 'lavoro', where: [{ field: 'motivo', op: 'eq', value: 'Caldaia' }] })
    expect(rows[0]).toMatchObject({ stanza: 'stanza_3', arrivo: '2026-11-30', notti: 2 })
  })

  it('does not choose beyond what is taken', async () => {
    await show()
    await dragMouse([1, 4], [1, 12])
    await page.getByRole('menuitem', { name: 'Nuova sosta' }).click()
    await expect.element(page.getByLabelText('Arrivo')).toHaveValue('2026-11-28')
    await expect.element(page.getByLabelText('Notti')).toHaveValue(3)
  })

  it('moves a bar to other days and another lane, says so, and takes it back', async () => {
    const { read, store } = await show()
    await dragMouse([0, 3], [2, 5])
    await expect.element(page.getByText('Spostata a Stanza 3, da sabato 28 novembre a lunedì 30 novembre, 2 notti')).toBeVisible()
    expect(await read('sosta_1')).toMatchObject({ stanza: 'stanza_3', arrivo: '2026-11-28', notti: 2 })
    expect((await store.history('sosta', 'sosta_1')).at(-1)).toMatchObject({ via: 'calendar' })
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Annulla' }).click()
    await expect.poll(() => read('sosta_1')).toMatchObject({ stanza: 'stanza_1', arrivo: '2026-11-26' })
  })

  it('puts a bar back that finds its nights taken, and names who has them', async () => {
    const { read } = await show()
    await dragMouse([0, 3], [1, 1])
    await expect.element(page.getByText(/già presa da «Famiglia Pellegrini»/)).toBeVisible()
    expect(await read('sosta_1')).toMatchObject({ stanza: 'stanza_1', version: 1 })
    await expect.poll(() => lane(0)?.contains(bar('sosta_1'))).toBe(true)
  })

  it('stretches a bar by its end and by its start', async () => {
    const { read } = await show()
    const right = (id: string) => bar(id)?.getBoundingClientRect() ?? new DOMRect()
    const base = lane(0)?.getBoundingClientRect() ?? new DOMRect()
    const day = base.width / 14
    const source = lane(0)
    if (!source) throw new Error('no lane')
    await userEvent.dragAndDrop(source, source, {
      sourcePosition: { x: right('sosta_2').right - base.left - 4, y: 30 },
      targetPosition: { x: right('sosta_2').right - base.left - 4 + day * 2, y: 30 },
    })
    await expect.element(page.getByText('Ora 3 notti, fino a martedì 1 dicembre')).toBeVisible()
    await userEvent.dragAndDrop(source, source, {
      sourcePosition: { x: right('sosta_1').left - base.left + 4, y: 30 },
      targetPosition: { x: right('sosta_1').left - base.left + 4 - day, y: 30 },
    })
    await expect.poll(() => read('sosta_1')).toMatchObject({ arrivo: '2026-11-25', notti: 3 })
    expect(await read('sosta_2')).toMatchObject({ arrivo: '2026-11-28', notti: 3 })
  })

  it('leaves the beginning of who is already here, and lets the end go', async () => {
    const { read } = await show()
    await dragMouse([1, 1], [2, 4])
    await expect.element(page.getByText('È «Presente»: si può allungare o accorciare alla fine, non spostare.')).toBeVisible()
    expect(await read('sosta_3')).toMatchObject({ version: 1 })
  })

  it('leaves the nights of who is gone, however its end is pulled, and its free night to the next', async () => {
    const { read } = await show()
    const box = bar('sosta_7')?.getBoundingClientRect() ?? new DOMRect()
    // Its name is longer than its night: nothing of it lies beyond its edge.
    const beyond = document.elementFromPoint(box.right + 4, box.top + box.height / 2)
    expect(beyond?.closest('[data-record]')).toBeNull()
    const cells = lane(2)?.getBoundingClientRect() ?? new DOMRect()
    const end = { x: box.right - cells.left - 2, y: box.top - cells.top + box.height / 2 }
    const row = lane(2)
    if (!row) throw new Error('no lane')
    await userEvent.dragAndDrop(row, row, { sourcePosition: end, targetPosition: { x: end.x + box.width, y: end.y } })
    await expect.element(page.getByText('È «Conclusa»: le sue notti sono passate e restano quelle.')).toBeVisible()
    expect(await read('sosta_7')).toMatchObject({ version: 1, notti: 1 })
    await userEvent.click(row, { position: { x: end.x + 8, y: end.y } })
    await expect.element(page.getByRole('menu', { name: 'Notti scelte' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
  })

  it('draws what is not yet sure as open, with the word', async () => {
    await show()
    const open = page.elementLocator(bar('sosta_8') ?? document.body)
    await expect.element(open).toHaveTextContent('Olga ForseIncerta · 2 notti · Portale')
    expect(getComputedStyle(open.element()).borderTopStyle).toBe('dashed')
    expect(getComputedStyle(bar('sosta_1') ?? document.body).borderTopStyle).toBe('solid')
    await expect.element(page.getByRole('list', { name: 'Colori' }).getByText('Incerta')).toBeVisible()
  })

  it('opens a bar with a press, and everything that can be done with the right button', async () => {
    await show()
    bar('sosta_1')?.click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: /Ada Bruni, Stanza 1/ }), { button: 'right' })
    await expect.element(page.getByRole('menuitem', { name: 'Duplica' })).toBeVisible()
    await page.getByRole('menuitem', { name: /Sposta/ }).click()
    await expect.element(page.getByRole('dialog', { name: 'Sposta' })).toBeVisible()
  })
})

describe('a finger', () => {
  it('that waits carries a bar', async () => {
    const { read } = await show()
    const touch = finger(screenPoint(0, 3))
    await wait(280)
    touch.move(screenPoint(2, 4))
    await expect.element(page.getByText('ven 27 – dom 29 nov · 2 notti')).toBeVisible()
    touch.up(screenPoint(2, 4))
    await expect.poll(() => read('sosta_1')).toMatchObject({ stanza: 'stanza_3', arrivo: '2026-11-27' })
  })

  it('that moves at once scrolls and carries nothing', async () => {
    const { read } = await show()
    const touch = finger(screenPoint(0, 3))
    touch.move(screenPoint(0, 5))
    await wait(280)
    touch.move(screenPoint(2, 5))
    touch.up(screenPoint(2, 5))
    await wait(50)
    expect(await read('sosta_1')).toMatchObject({ version: 1 })
  })

  it('that holds a bar and lets it go opens its menu; «Sposta» works by words', async () => {
    const { read } = await show()
    const touch = finger(screenPoint(0, 3))
    await wait(280)
    touch.up(screenPoint(0, 3))
    await page.getByRole('menuitem', { name: /Sposta/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Sposta' })
    await userEvent.fill(dialog.getByLabelText('Notti'), '0')
    await dialog.getByRole('button', { name: 'Sposta' }).click()
    await expect.element(dialog.getByText(/almeno/)).toBeVisible()
    await userEvent.fill(dialog.getByLabelText('Notti'), '4')
    await dialog.getByRole('combobox', { name: 'Stanza' }).click()
    await page.getByRole('option', { name: 'Stanza 3' }).click()
    await dialog.getByRole('button', { name: 'Sposta' }).click()
    await expect.poll(() => read('sosta_1')).toMatchObject({ stanza: 'stanza_3', arrivo: '2026-11-26', notti: 4 })
  })

  it('that holds who stays gets its menu all the same', async () => {
    const { read } = await show()
    const touch = finger(screenPoint(1, 1))
    await wait(280)
    touch.up(screenPoint(1, 1))
    await page.getByRole('menuitem', { name: /Sposta/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Sposta' })
    await expect.element(dialog.getByLabelText('Arrivo')).not.toBeInTheDocument()
    await userEvent.fill(dialog.getByLabelText('Notti'), '6')
    await dialog.getByRole('button', { name: 'Sposta' }).click()
    await expect.poll(() => read('sosta_3')).toMatchObject({ arrivo: '2026-11-22', notti: 6 })
  })

  it('that touches a free night asks what for', async () => {
    await show()
    const touch = finger(screenPoint(2, 6))
    touch.up(screenPoint(2, 6))
    await expect.element(page.getByRole('menuitem', { name: 'Nuova sosta' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menuitem', { name: 'Nuova sosta' })).not.toBeInTheDocument()
  })
})

describe('the keyboard', () => {
  it('has one stop, walks over bars and free nights, and opens a bar', async () => {
    await show()
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1)
    await focusOn('sosta_1')
    await keys('{ArrowRight}')
    expect(focused()).toMatch(/^Ivo Santarelli/)
    await keys('{ArrowRight}')
    expect(focused()).toBe('domenica 29 novembre, Stanza 1, senza impegni dopo')
    await keys('{ArrowDown}')
    expect(focused()).toBe('domenica 29 novembre, Stanza 2, senza impegni fino a martedì 1 dicembre')
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1)
    await focusOn('sosta_1')
    await keys('{Enter}')
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })

  it('carries a bar with Space, stretches it with Shift, drops it with Enter and stays with it', async () => {
    const { read } = await show()
    await focusOn('sosta_1')
    await keys('[Space]')
    await expect.element(page.getByText(/Hai preso Ada Bruni/)).toBeInTheDocument()
    await keys('{ArrowDown}{ArrowDown}{ArrowRight}', '{Shift>}{ArrowRight}{/Shift}')
    await expect.element(page.getByText('Stanza 3, da venerdì 27 novembre a lunedì 30 novembre, 3 notti.')).toBeInTheDocument()
    await keys('{Enter}')
    await expect.poll(() => read('sosta_1')).toMatchObject({ stanza: 'stanza_3', arrivo: '2026-11-27', notti: 3 })
    await expect.poll(() => document.activeElement === bar('sosta_1')).toBe(true)
  })

  it('says before the drop what is in the way, and Esc leaves all as it was', async () => {
    const { read } = await show()
    await focusOn('sosta_1')
    await keys('[Space]', '{ArrowRight}')
    await expect.element(page.getByText(/Si sovrappone a Ivo Santarelli/)).toBeInTheDocument()
    await keys('{Escape}')
    await expect.element(page.getByText('Spostamento annullato. Ada Bruni resta al suo posto.')).toBeInTheDocument()
    expect(await read('sosta_1')).toMatchObject({ version: 1 })
    expect(document.activeElement).toBe(bar('sosta_1'))
  })

  it('chooses nights with Shift and makes a record of them', async () => {
    await show()
    await focusOn('sosta_2')
    await keys('{ArrowRight}', '{Shift>}{ArrowRight}{ArrowRight}{/Shift}', '{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Nuova sosta' })).toHaveFocus()
    await keys('{Enter}')
    await expect.element(page.getByLabelText('Arrivo')).toHaveValue('2026-11-29')
    await expect.element(page.getByLabelText('Notti')).toHaveValue(3)
  })

  it('turns the days with PageDown and keeps its place', async () => {
    await show()
    await focusOn('sosta_2')
    await keys('{PageDown}')
    await expect.poll(address).toBe('?dal=2026-12-01')
    await expect.poll(focused).toBe('sabato 5 dicembre, Stanza 1, senza impegni dopo')
  })

  it('moves by words with M, beyond the days on screen too', async () => {
    const { read } = await show()
    await focusOn('sosta_1')
    await keys('m')
    const dialog = page.getByRole('dialog', { name: 'Sposta' })
    await userEvent.fill(dialog.getByLabelText('Arrivo'), '29/02/2028')
    await dialog.getByRole('button', { name: 'Sposta' }).click()
    await expect.element(dialog.getByText('L’arrivo è il 29/02/2028, fra 15 mesi: è giusto?')).toBeVisible()
    await dialog.getByRole('button', { name: 'Sì, sposta' }).click()
    await expect.poll(() => read('sosta_1')).toMatchObject({ arrivo: '2028-02-29' })
  })
})
