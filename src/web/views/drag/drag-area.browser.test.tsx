import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BoardView } from '../board/board-view.tsx'
import { showWorkshop } from './show-workshop.fixture.ts'
import { screen } from './workshop.fixture.ts'

/** What a screen reader is told, one sentence after the other. */
const told: string[] = []
const observer = new MutationObserver((changes) => {
  for (const { target } of changes) {
    const region = (target instanceof Element ? target : target.parentElement)?.closest('[aria-live="assertive"]')
    const text = region?.textContent ?? ''
    if (text !== '' && told.at(-1) !== text) told.push(text)
  }
})
beforeEach(() => {
  told.length = 0
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
})
afterEach(() => observer.disconnect())

const card = (name: string) => page.getByRole('button', { name, exact: true })
const column = (name: string) => page.getByRole('region', { name, exact: false })
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

async function show() {
  const shown = await showWorkshop(<BoardView screen={screen} query={{ where: [], search: '', sort: [] }} />)
  await expect.element(card('Abito blu')).toBeVisible()
  return shown
}

async function press(...keys: readonly string[]) {
  for (const key of keys) {
    await userEvent.keyboard(key)
    await wait(60)
  }
}

describe('what can be carried', () => {
  it('says what it is and how it is done without a mouse', async () => {
    await show()
    const button = card('Abito blu').element()
    expect(button.getAttribute('aria-roledescription')).toBe('scheda che si sposta')
    expect(button.getAttribute('aria-disabled')).toBe('false')
    expect(button.hasAttribute('aria-pressed')).toBe(false)
    const how = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(how?.textContent).toMatch(/^Le frecce vanno da una scheda all’altra.*Esc annulla\.$/)
    expect(how && getComputedStyle(how).display).toBe('none')
  })

  it('is told at every step of the keyboard, from the pick to the drop', async () => {
    const { read } = await show()
    card('Abito blu').element().focus()
    await press('[Space]')
    await expect.element(card('Abito blu')).toHaveAttribute('aria-pressed', 'true')
    await press('{ArrowRight}', '{ArrowRight}', '{ArrowLeft}', '{Enter}')
    await expect.poll(() => read('prova_1')).toMatchObject({ stato: 'in_prova' })
    expect(told).toEqual([
      'Abito blu è al suo posto, Fissata. Scegli dove con le frecce.',
      'In prova.',
      expect.stringMatching(/^Fatta\. .*Si può passare a: In prova, Saltata/),
      'In prova.',
      'Hai spostato Abito blu: In prova.',
    ])
  })

  it('is told where it stays: with Esc, with Tab, and where it was all along', async () => {
    const { read } = await show()
    card('Abito blu').element().focus()
    await press('[Space]', '{ArrowRight}', '{Escape}')
    expect(told.at(-1)).toBe('Spostamento annullato. Abito blu resta al suo posto.')
    await press('[Space]', '{Tab}')
    expect(told.at(-1)).toBe('Spostamento annullato. Abito blu resta al suo posto.')
    await expect.element(card('Abito blu')).toHaveFocus()
    await press('[Space]', '[Space]')
    expect(told.at(-1)).toBe('Abito blu resta al suo posto.')
    await expect.element(card('Abito blu')).not.toHaveAttribute('aria-pressed')
    expect(await read('prova_1')).toMatchObject({ version: 1 })
  })

  it('is told under the mouse, is drawn under it, and opens nothing where it is let go of', async () => {
    const { read } = await show()
    const from = card('Abito blu').element()
    await userEvent.dragAndDrop(from, column('In prova').element(), { steps: 12 })
    await expect.poll(() => read('prova_1')).toMatchObject({ stato: 'in_prova' })
    await expect.poll(() => told.at(-1)).toBe('Hai spostato Abito blu: In prova.')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })

  it('is put back with Esc while the mouse holds it', async () => {
    const { read } = await show()
    const from = card('Abito blu').element()
    const send = (type: string, on: EventTarget, { x, y }: { x: number; y: number }) =>
      on.dispatchEvent(
        new PointerEvent(type, { pointerType: 'mouse', pointerId: 1, isPrimary: true, button: 0, clientX: x, clientY: y, bubbles: true }),
      )
    const start = middleOf(from)
    send('pointerdown', from, start)
    send('pointermove', document.body, { x: start.x + 10, y: start.y })
    const over = middleOf(column('In prova').element())
    send('pointermove', document.body, over)
    await expect.poll(() => told.at(-1)).toBe('In prova.')
    const copy = [...document.querySelectorAll<HTMLElement>('.fixed')].find(({ textContent }) => textContent?.startsWith('Abito blu'))
    expect(Math.abs(middleOf(copy ?? document.body).x - (middleOf(from.closest('article') ?? from).x + over.x - start.x))).toBeLessThan(2)
    await press('{Escape}')
    expect(told.at(-1)).toBe('Spostamento annullato. Abito blu resta al suo posto.')
    send('pointerup', document.body, over)
    expect(await read('prova_1')).toMatchObject({ version: 1 })
    await wait(80)
    await userEvent.click(from)
    await expect.element(page.getByRole('dialog')).toBeVisible()
  })
})
