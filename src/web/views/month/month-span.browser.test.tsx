import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { toast } from 'sonner'
import { forgetHints } from '../hints/known-hints.ts'
import { manyStays, openPensione } from './pensione.fixture.ts'

const day = (name: RegExp) => page.getByRole('button', { name })
const section = (name: string | RegExp) => page.getByRole('region', { name })
const row = (id: string) => document.querySelector<HTMLElement>(`button[data-record="${id}"]`)
const held = async (id: string) => {
  await expect.poll(() => row(id)).toBeTruthy()
  const found = row(id)
  if (!found) throw new Error(`no row of ${id}`)
  return found
}
const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
/** One finger, in the events that the browser makes of it; they all go to where it came down. */
function finger(target: Element) {
  const send = (pointer: string, type: string, at: { clientX: number; clientY: number }) => {
    const how = { pointerType: 'touch', pointerId: 7, isPrimary: true, bubbles: true }
    target.dispatchEvent(new PointerEvent(pointer, { ...how, ...at }))
    const touch = new Touch({ identifier: 1, target, ...at })
    const touches = type === 'touchend' ? [] : [touch]
    return target.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [touch] }))
  }
  const start = middleOf(target)
  send('pointerdown', 'touchstart', start)
  return {
    start,
    move: (to: typeof start) => send('pointermove', 'touchmove', to),
    up: (to: typeof start) => send('pointerup', 'touchend', to),
  }
}

beforeEach(async () => {
  toast.dismiss()
  forgetHints()
  await page.viewport(1360, 820)
})
afterEach(() => page.viewport(1360, 820))

describe('a month of stays', () => {
  it('has a stay on each of its days, in the section of the chosen one, and forgets what was annulled', async () => {
    await openPensione('?giorno=2026-11-27')
    await expect.element(section('In casa, 2')).toMatchTextContent(/Ada Bruni.*dal 26\/11.*Famiglia Pellegrini.*dal 22\/11/)
    await expect.element(day(/^sabato 28 novembre 2026: 2 soste \(1 Portale, 1 Telefono\)/)).toBeVisible()
    await expect.element(page.getByText('Eva Sala')).not.toBeInTheDocument()
  })

  it('carries a stay that is under way by as many days as the hand goes, and says when it begins', async () => {
    const { store } = await openPensione('?giorno=2026-11-27')
    await held('sosta_1')
    await userEvent.dragAndDrop(
      page.getByRole('button', { name: 'Ada Bruni', exact: true }),
      day(/^lunedì 7 dicembre 2026|^mercoledì 2 dicembre 2026/),
      { steps: 12 },
    )
    await expect.element(page.getByText('Spostata a mercoledì 2 dicembre. Arrivo: martedì 1 dicembre')).toBeVisible()
    await expect.poll(() => store.get('sosta', 'sosta_1')).toMatchObject({ arrivo: '2026-12-01', notti: 2 })
  })

  it('keeps who has arrived on his days, by the store’s own sentence where somebody else lies there', async () => {
    const { store } = await openPensione('?giorno=2026-11-27')
    ;(await held('sosta_3')).focus()
    await userEvent.keyboard('m')
    await expect.element(page.getByText('È «Presente» e resta dov’è: prima cambia lo stato.')).toBeVisible()
    expect(await store.get('sosta', 'sosta_3')).toMatchObject({ version: 1 })
    await userEvent.dragAndDrop(page.getByRole('button', { name: 'Ada Bruni', exact: true }), day(/^domenica 29 novembre 2026/), {
      steps: 12,
    })
    await expect.element(page.getByText(/La stanza è già presa da «Ivo Santarelli» dal 28\/11\/2026/)).toBeVisible()
    await expect.poll(() => store.get('sosta', 'sosta_1')).toMatchObject({ arrivo: '2026-11-26', version: 1 })
    await expect.element(page.getByRole('button', { name: 'Ada Bruni', exact: true })).toBeVisible()
  })

  it('puts what is late on the day where it is dropped', async () => {
    const sample = manyStays(1)
    const { store } = await openPensione('', {
      sample: { ...sample, sosta: sample.sosta.map((one) => ({ ...one, arrivo: '2026-11-20', notti: 9 })) },
    })
    await expect.element(section('Arrivi, 1')).toMatchTextContent(/atteso dal 20\/11/)
    await userEvent.dragAndDrop(page.getByRole('button', { name: 'Ospite 1', exact: true }), day(/^giovedì 26 novembre 2026/), {
      steps: 12,
    })
    await expect.element(page.getByText('Spostata a giovedì 26 novembre', { exact: true })).toBeVisible()
    await expect.poll(() => store.get('sosta', 'sosta_1')).toMatchObject({ arrivo: '2026-11-26' })
  })

  it('moves under a finger that waits, and scrolls under one that does not', async () => {
    await page.viewport(390, 1200)
    const { store } = await openPensione('?giorno=2026-11-28')
    const target = day(/^giovedì 3 dicembre 2026/).element()
    const quick = finger(await held('sosta_2'))
    expect(quick.move({ ...quick.start, clientY: quick.start.clientY - 60 })).toBe(true)
    quick.move(middleOf(target))
    quick.up(middleOf(target))
    expect(await store.get('sosta', 'sosta_2')).toMatchObject({ version: 1 })
    const slow = finger(await held('sosta_2'))
    await wait(320)
    const { clientX, clientY } = middleOf(target)
    slow.move({ clientX, clientY: clientY + 40 })
    await wait(60)
    expect(slow.move({ clientX, clientY })).toBe(false)
    await wait(60)
    slow.up({ clientX, clientY })
    await expect.element(page.getByText('Spostata a giovedì 3 dicembre')).toBeVisible()
    await expect.poll(() => store.get('sosta', 'sosta_2')).toMatchObject({ arrivo: '2026-12-03' })
  })

  it('scrolls at the edge while a finger holds a row that stands below the month', async () => {
    await page.viewport(390, 620)
    await openPensione('?giorno=2026-11-28')
    const button = await held('sosta_2')
    button.scrollIntoView({ block: 'center' })
    const scroller = button.closest('.overflow-y-auto')
    if (!scroller) throw new Error('nothing scrolls')
    const before = scroller.scrollTop
    expect(before).toBeGreaterThan(40)
    const touch = finger(button)
    await wait(320)
    const { top } = scroller.getBoundingClientRect()
    const edge = { clientX: touch.start.clientX, clientY: top + 12 }
    touch.move({ ...edge, clientY: edge.clientY + 30 })
    await wait(60)
    touch.move(edge)
    await expect.poll(() => scroller.scrollTop).toBeLessThan(before)
    touch.up(edge)
  })

  it('keeps its day and its month while a record is open, and after', async () => {
    const { address } = await openPensione('?giorno=2026-11-28')
    await page.getByRole('button', { name: 'Mese successivo' }).click()
    await expect.poll(address).toContain('mese=2026-12')
    await held('sosta_2')
    row('sosta_2')?.click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(page.getByRole('grid', { name: 'dicembre 2026' })).toBeVisible()
    await expect.element(section(/^Soste di sabato 28 novembre/)).toBeVisible()
    await page.getByRole('button', { name: 'Oggi', exact: true }).click()
    await expect.element(page.getByRole('grid', { name: 'novembre 2026' })).toBeVisible()
    expect(address()).not.toContain('giorno')
  })

  it('tells what cannot be read, and reads it again', async () => {
    let isOffline = true
    await openPensione('?giorno=2026-11-27', {
      hear: ({ of }) => {
        if (isOffline && of === 'query') throw new Error('offline')
      },
    })
    await expect.element(page.getByText('Non riesco a leggere il mese.')).toBeVisible()
    isOffline = false
    await page.getByRole('button', { name: 'Riprova' }).first().click()
    await expect.element(section('In casa, 2')).toBeVisible()
  })

  it('exports the month on screen and says so', async () => {
    const written: Blob[] = []
    const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) written.push(blob)
      return '#'
    })
    await openPensione('?mese=2026-12')
    await page.getByRole('button', { name: 'Esporta' }).click()
    await expect.element(page.getByText('Esporta quello che vedi: dicembre 2026')).toBeVisible()
    await page.getByRole('menuitem', { name: /colonne a schermo/ }).click()
    await expect.poll(() => written.length).toBe(1)
    spy.mockRestore()
    const text = (await written[0]?.text()) ?? ''
    // The page of December begins on the last day of November: whoever leaves on it is seen there.
    for (const name of ['Lia Lunga', 'Olga Forse', 'Massimiliano']) expect(text).toContain(name)
    for (const name of ['Ada Bruni', 'Eva Sala', 'Famiglia Pellegrini']) expect(text).not.toContain(name)
  })

  it('draws a crowded day a part at a time', async () => {
    await openPensione('?giorno=2026-11-24', { sample: manyStays(900) })
    await expect.element(section('In casa, 90')).toBeVisible()
    expect(document.querySelectorAll('button[data-record]')).toHaveLength(60)
    await page.getByRole('button', { name: 'Mostra altre (60)' }).click()
    await expect.element(section('Arrivi, 30')).toBeVisible()
    expect(document.querySelectorAll('button[data-record]')).toHaveLength(120)
  })

  it('tells how it is done once', async () => {
    const hint = page.getByText(/Trascina una riga su un giorno/)
    const first = await openPensione()
    await expect.element(hint).toBeVisible()
    await page.getByRole('button', { name: 'Ho capito' }).click()
    await expect.element(hint).not.toBeInTheDocument()
    await page.getByText('Elenco', { exact: true }).click()
    await expect.element(page.getByRole('table')).toBeVisible()
    await page.getByText('Calendario', { exact: true }).click()
    await expect.element(section(/^Soste di oggi|^Soste di mercoledì/)).toBeVisible()
    await expect.element(hint).not.toBeInTheDocument()
    expect(first.address()).toBe('')
  })
})
