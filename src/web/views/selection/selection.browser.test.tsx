import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openLibrary } from '../../dashboard/library.fixture.tsx'

afterEach(() => page.viewport(1360, 820))

const box = (name: string) => page.getByRole('checkbox', { name: `Scegli: ${name}`, exact: true })
const every = () => page.getByRole('checkbox', { name: 'Scegli tutte le righe' })
const bar = () => page.getByRole('group', { name: 'Con le righe scelte' })
const chosen = () => bar().getByRole('status')
const press = (name: string | RegExp) => page.getByRole('menuitem', { name }).click()
const open = async (address = '/libri?scheda=prestiti') => {
  await page.viewport(1360, 820)
  const shown = await openLibrary(address)
  const states = async () => (await shown.store.query({ entity: 'prestito', sort: [{ field: 'libro', direction: 'asc' }] })).rows
  return { ...shown, states: async (field = 'stato') => (await states()).map((row) => row[field]) }
}
/** What is read again after a change is a turn away. */
const eventually = (read: () => Promise<unknown>) => expect.poll(read)

describe('choosing', () => {
  it('by their boxes, with what they come to; all by the head’s, and none', async () => {
    await open()
    await box('La casa').click()
    await expect.element(chosen()).toMatchTextContent('1 scelto · 20,00 €')
    await box('Le api').click()
    await expect.element(chosen()).toMatchTextContent('2 scelti · 170,00 €')
    await expect.element(every()).toBePartiallyChecked()
    await every().click()
    await expect.element(chosen()).toMatchTextContent('4 scelti')
    await page.getByRole('button', { name: 'Togli la scelta' }).click()
    await expect.element(bar()).not.toBeInTheDocument()
  })

  it('everything on the way with Shift', async () => {
    await open()
    await box('Le api').click()
    await userEvent.keyboard('{Shift>}')
    await box('La casa').click()
    await userEvent.keyboard('{/Shift}')
    await expect.element(chosen()).toMatchTextContent('3 scelti')
    await expect.element(box('Il mare')).toBeChecked()
    await expect.element(box('Zero')).not.toBeChecked()
  })

  it('by the keyboard alone: Space, Shift with an arrow, Ctrl A, Escape', async () => {
    await open()
    const row = page.getByRole('row', { name: /Le api/ })
    await expect.element(row).toBeVisible()
    ;(row.element() as HTMLElement).focus()
    await userEvent.keyboard(' ')
    await expect.element(chosen()).toMatchTextContent('1 scelto')
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect.element(chosen()).toMatchTextContent('2 scelti')
    await userEvent.keyboard('{Control>}a{/Control}')
    await expect.element(chosen()).toMatchTextContent('4 scelti')
    await userEvent.keyboard('{Escape}')
    await expect.element(bar()).not.toBeInTheDocument()
    await expect.element(page.getByRole('row', { name: /Il mare/ })).toHaveFocus()
  })

  it('ends with another search, and stands in another order', async () => {
    await open()
    await box('Zero').click()
    await page.getByRole('columnheader', { name: 'Libro' }).getByRole('button').click()
    await expect.element(box('Zero')).toBeChecked()
    await page.getByRole('searchbox', { name: 'Cerca prestiti' }).fill('casa')
    await expect.element(bar()).not.toBeInTheDocument()
  })

  it('on a phone by a finger held down, or from the menu; then a tap chooses', async () => {
    await page.viewport(390, 800)
    await openLibrary('/libri?scheda=prestiti')
    const item = page.getByRole('button', { name: 'La casa', exact: true })
    await expect.element(item).toBeVisible()
    const finger = { pointerType: 'touch', isPrimary: true, bubbles: true, clientX: 100, clientY: 300 }
    item.element().dispatchEvent(new PointerEvent('pointerdown', finger))
    await expect.element(chosen()).toMatchTextContent('1 scelto')
    item.element().dispatchEvent(new PointerEvent('pointerup', finger))
    item.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Zero', exact: true }).click()
    await expect.element(chosen()).toMatchTextContent('2 scelti')
    await box('Zero').click()
    await expect.element(chosen()).toMatchTextContent('1 scelto')
    await page.getByRole('button', { name: 'Altro: La casa' }).click()
    await press('Togli dalla scelta')
    await expect.element(bar()).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Altro: Il mare' }).click()
    await press('Scegli')
    await expect.element(chosen()).toMatchTextContent('1 scelto')
  })
})

describe('together', () => {
  it('moves those that can, says how many, and one «Annulla» takes all of them back', async () => {
    const { states } = await open()
    await every().click()
    await page.getByRole('button', { name: 'Azioni' }).click()
    await press(/^Restituisci 2 di 4$/)
    await expect.element(page.getByText('Restituisci: 2 prestiti')).toBeVisible()
    expect(await states()).toEqual(['reso', 'reso', 'reso', 'perso'])
    await expect.element(bar()).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Annulla', exact: true }).click()
    await eventually(() => states()).toEqual(['reso', 'fuori', 'fuori', 'perso'])
  })

  it('gives one field the same value', async () => {
    const { states } = await open()
    await box('La casa').click()
    await box('Le api').click()
    await page.getByRole('button', { name: 'Azioni' }).click()
    await press('Cambia un campo…')
    const dialog = page.getByRole('dialog', { name: 'Cambia un campo' })
    await expect.element(dialog).toMatchTextContent('2 prestiti')
    await dialog.getByRole('button', { name: 'Cambia', exact: true }).click()
    await expect.element(dialog.getByText('Scegli quale campo cambiare.')).toBeVisible()
    await dialog.getByRole('combobox', { name: 'Campo' }).click()
    await page.getByRole('option', { name: 'Cauzione' }).click()
    await dialog.getByRole('button', { name: 'Cambia', exact: true }).click()
    await expect.element(dialog.getByText('Indica la cauzione.')).toBeVisible()
    await dialog.getByLabelText('Cauzione').fill('12.5')
    await dialog.getByRole('button', { name: 'Cambia', exact: true }).click()
    await expect.element(page.getByText('Aggiornati 2 prestiti')).toBeVisible()
    expect(await states('cauzione')).toEqual([500, 1250, 1250, 900])
  })

  it('removes all of them or none, and says by name what stands against it', async () => {
    const { store } = await open('/libri?scheda=lettori')
    await every().click()
    await page.getByRole('button', { name: 'Azioni' }).click()
    await press('Elimina')
    await expect.element(page.getByText(/Anna Ferri: .*Non è cambiato niente\./)).toBeVisible()
    expect((await store.query({ entity: 'lettore' })).rows).toHaveLength(2)
    await expect.element(chosen()).toMatchTextContent('2 scelti')
  })

  it('puts away those in use and removes the others, where that is wanted', async () => {
    const { store } = await open('/libri?scheda=lettori')
    await store.commit([{ type: 'create', entity: 'lettore', values: { nome: 'Bice Neri' } }], { via: 'form' })
    await box('Bice Neri').click()
    await every().click()
    await page.getByRole('button', { name: 'Azioni' }).click()
    await press('Elimina')
    await page.getByRole('button', { name: 'Archivia 2, elimina 1' }).click()
    await expect.element(page.getByText('Archiviati 2 lettori, eliminato 1')).toBeVisible()
    const { rows } = await store.query({ entity: 'lettore' })
    expect(rows.map((row) => row['archivio'])).toEqual(['archiviato', 'archiviato'])
    await expect.element(bar()).not.toBeInTheDocument()
  })

  it('leaves a number of things behind without a trace, and brings them back', async () => {
    const { store } = await open()
    await box('Zero').click()
    await box('Il mare').click()
    await page.getByRole('button', { name: 'Azioni' }).click()
    await press('Elimina')
    await expect.element(page.getByText('Eliminati 2 prestiti')).toBeVisible()
    expect((await store.query({ entity: 'prestito' })).rows).toHaveLength(2)
    await userEvent.keyboard('{Control>}z{/Control}')
    await eventually(async () => (await store.query({ entity: 'prestito' })).rows.length).toBe(4)
  })
})
