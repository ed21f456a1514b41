import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { AUTHOR, inDays, onTab, TODAY, undo } from './show-screen.fixture.tsx'

const show = onTab('pulizie')
const work = () => page.getByRole('region', { name: /^Pulizie di/ })
const rooms = () => page.getByRole('region', { name: 'Camere', exact: true })
const room = (name: string) => rooms().getByRole('listitem').filter({ hasText: name })
const tick = (name: RegExp) => page.getByRole('checkbox', { name })

describe('Pulizie', () => {
  it.each([TODAY, '2028-02-29', '2026-01-31', '2026-10-25'])('says on %s how each room stands, by the rule of the badge', async (today) => {
    await show(undefined, today)
    await expect.element(room('Camera 202')).toMatchTextContent('In PuliziaPulizia: In corso')
    await expect.element(room('Camera 101')).toMatchTextContent('OccupataPulizia: Completata')
    await expect.element(room('Camera 102')).toMatchTextContent('OccupataPulizia: Da fare')
    expect(page.getByRole('button', { name: /^Programma: / }).elements()).toHaveLength(5)
    await expect.element(work().getByRole('button', { name: 'Programma Pulizia' })).toBeVisible()
  })

  it('a tick makes the room free and counts; undo takes both back', async () => {
    const { read } = await show()
    await expect.element(work()).toMatchTextContent('2 di 4 fatte')
    await tick(/^Fatta: Camera 202/).click()
    await expect.element(work()).toMatchTextContent('3 di 4 fatte')
    expect(await read('camera_202')).toMatchObject({ stato: 'libera', ultima_pulizia: TODAY })
    await expect.element(room('Camera 202')).toMatchTextContent('LiberaPulizia: Completata')
    await undo().click()
    await expect.element(work()).toMatchTextContent('2 di 4 fatte')
    expect(await read('camera_202')).toMatchObject({ stato: 'pulizia' })
  })

  it('«Segna pulita» does the same from the room, «Inizia» says that somebody is at it', async () => {
    const { read } = await show()
    await page.getByRole('button', { name: 'Segna pulita: Camera 202' }).click()
    await expect.element(tick(/^Fatta: Camera 202/)).toBeChecked()
    await page.getByRole('button', { name: /^Inizia: Camera 102/ }).click()
    await expect.poll(() => read('pulizia_2')).toMatchObject({ stato: 'in_corso' })
  })

  it('a room with an arrival comes first, with the reason', async () => {
    const { store } = await show()
    const values = { ospite: 'Ada Conti', camera: 'camera_202', arrivo: TODAY, notti: 1, persone: 1, canale: 'reception', importo: 9000 }
    await store.commit([{ type: 'create', entity: 'prenotazione', values }], AUTHOR)
    await expect.element(work().getByRole('listitem').first()).toMatchTextContent('Arriva oggi: Ada Conti')
    await expect.element(work().getByRole('listitem').first()).toMatchTextContent('Camera 202')
    await expect.element(room('Camera 202').getByText('Arriva oggi')).toBeVisible()
  })

  it('plans a day in one change that can be undone, and says when nothing is left to plan', async () => {
    const day = inDays(2)
    const { store } = await show(`/?giorno=${day}`)
    const ofDay = async () => (await store.query({ entity: 'pulizia', where: [{ field: 'giorno', op: 'eq', value: day }] })).rows
    await store.commit(
      (await ofDay()).map(({ id }) => ({ type: 'remove', entity: 'pulizia', id })),
      AUTHOR,
    )
    await expect.element(page.getByText('Nessuna pulizia in programma per questa data')).toBeVisible()
    await page.getByRole('button', { name: 'Pianifica la giornata' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pianifica la giornata' })
    await expect.element(dialog.getByLabelText('Giorno')).toHaveValue(inDays(2))
    await dialog.getByRole('button', { name: 'Pianifica' }).click()
    await expect.element(page.getByText('Pulizie programmate per mercoledì 25 novembre 2026')).toBeVisible()
    await expect.element(work()).toMatchTextContent('0 di 4 fatte')
    expect((await ofDay()).map(({ camera, tipo }) => `${String(camera)} ${String(tipo)}`).toSorted()).toEqual([
      'camera_101 partenza',
      'camera_102 partenza',
      'camera_201 partenza',
      'camera_301 rassetto',
    ])
    await page.getByRole('button', { name: 'Pianifica la giornata' }).click()
    await dialog.getByRole('button', { name: 'Pianifica' }).click()
    await expect.element(dialog.getByText('Per mercoledì 25 novembre 2026 non c’è altro da programmare.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Annulla' }).click()
    await undo().first().click()
    await expect.poll(ofDay).toEqual([])
  })

  it('«Programma» begins with the room and the day that are on screen', async () => {
    await show(`/?giorno=${inDays(3)}`)
    await page.getByRole('button', { name: 'Programma: Camera 201' }).click()
    const dialog = page.getByRole('dialog', { name: 'Programma Pulizia' })
    await expect.element(dialog.getByLabelText('Giorno')).toHaveValue(inDays(3))
    await expect.element(dialog.getByLabelText('Camera')).toHaveValue('Camera 201')
  })

  it('a past day is not planned, a filter by room narrows the rooms', async () => {
    await show(`/?giorno=${inDays(-1)}&f.camera=camera_301`)
    await expect.element(work()).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Pianifica la giornata' })).not.toBeInTheDocument()
    await expect.poll(() => rooms().getByRole('listitem').elements().length).toBe(1)
  })

  it('on a phone the day comes first, with ticks as wide as a thumb, and the month unfolds', async () => {
    await page.viewport(390, 844)
    await show()
    await expect.element(tick(/^Fatta: Camera 202/)).toBeVisible()
    const target = tick(/^Fatta: Camera 202/)
      .element()
      .closest('label')
      ?.getBoundingClientRect()
    expect(target?.width).toBeGreaterThanOrEqual(44)
    expect(target?.height).toBeGreaterThanOrEqual(44)
    expect(document.documentElement.scrollWidth).toBe(390)
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Calendario' }).click()
    await page.getByRole('button', { name: /^martedì 24 novembre 2026: 3 pulizie, 0 fatte/ }).click()
    await expect.element(page.getByLabelText('Indirizzo')).toHaveTextContent(`?giorno=${inDays(1)}`)
    await page.getByRole('button', { name: 'Giorno successivo' }).click()
    await expect.element(page.getByRole('region', { name: 'Pulizie di mercoledì 25 novembre' })).toBeVisible()
  })
})
