import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { library, openLibrary, TODAY } from '../../dashboard/library.fixture.tsx'

afterEach(() => page.viewport(1360, 820))

const rows = () => page.getByRole('row')
const row = (name: RegExp) => page.getByRole('row', { name })
const count = () => page.getByRole('status').first()
const search = () => page.getByRole('searchbox', { name: 'Cerca prestiti' })
const titles = () =>
  rows()
    .elements()
    .slice(1)
    .map((element) => element.querySelectorAll('td')[2]?.textContent)

test('the table has the headings of the description and its own order', async () => {
  await openLibrary('/libri?scheda=prestiti')
  await expect.element(count()).toMatchTextContent('4 prestiti')
  const heads = page
    .getByRole('columnheader')
    .elements()
    .map((element) => element.textContent)
  expect(heads).toEqual(['Giorno', 'Libro', 'Lettore', 'Genere', 'Stato', 'Cauzione', 'Azioni'])
  await expect.element(page.getByRole('columnheader', { name: 'Giorno' })).toHaveAttribute('aria-sort', 'descending')
  expect(titles()).toEqual(['Le api', 'Il mare', 'La casa', 'Zero'])
})

test('a heading sorts up, down and not at all, in the address', async () => {
  const { address } = await openLibrary('/libri?scheda=prestiti')
  const head = page.getByRole('columnheader', { name: 'Cauzione' })
  await head.getByRole('button').click()
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(titles).toEqual(['Il mare', 'Zero', 'La casa', 'Le api'])
  await head.getByRole('button').click()
  await expect.poll(titles).toEqual(['Le api', 'La casa', 'Zero', 'Il mare'])
  expect(address()).toContain('ordina=-cauzione')
  await head.getByRole('button').click()
  await expect.element(head).not.toHaveAttribute('aria-sort')
  expect(address()).toBe('?scheda=prestiti')
})

test('finds while one types; «/» goes to the box, Esc empties it', async () => {
  const { address } = await openLibrary('/libri?scheda=prestiti')
  await expect.element(count()).toMatchTextContent('4 prestiti')
  await userEvent.keyboard('/')
  await expect.element(search()).toHaveFocus()
  await userEvent.keyboard('angelò')
  await expect.element(count()).toMatchTextContent('2 prestiti')
  // What is found of «angel» is found of it too, and may be there before its last letter.
  await expect.poll(address).toBe('?scheda=prestiti&cerca=angelò')
  await userEvent.keyboard('{Escape}')
  await expect.element(count()).toMatchTextContent('4 prestiti')
  await expect.poll(address).toBe('?scheda=prestiti')
})

test('says what was not found and takes search and filters away', async () => {
  await openLibrary('/libri?scheda=prestiti&f.genere=giallo')
  await userEvent.type(search(), 'xyzzy <b>')
  await expect.element(page.getByText('Nessun risultato per "xyzzy <b>"')).toBeVisible()
  await page.getByRole('button', { name: 'Azzera' }).click()
  await expect.element(count()).toMatchTextContent('4 prestiti')
  await expect.element(search()).toHaveValue('')
})

test('filters come from the fields, stand as chips and in the address', async () => {
  const told = vi.spyOn(console, 'error')
  const { address, back } = await openLibrary('/libri?scheda=prestiti')
  await page.getByRole('button', { name: 'Filtri' }).click()
  await page.getByRole('checkbox', { name: 'Saggio' }).click()
  await expect.element(count()).toMatchTextContent('2 prestiti')
  await page.getByRole('checkbox', { name: 'Anna Ferri' }).click()
  await expect.element(count()).toMatchTextContent('1 prestito')
  expect(address()).toBe('?scheda=prestiti&f.genere=saggio&f.lettore=lettore_1')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Togli il filtro Genere: Saggio' }).click()
  await expect.element(page.getByRole('button', { name: 'Togli il filtro Lettore: Anna Ferri' })).toBeVisible()
  await expect.element(count()).toMatchTextContent('2 prestiti')
  await back()
  await expect.element(count()).toMatchTextContent('1 prestito')
  // The filter waits for its records as React wants it: by one promise.
  expect(told).not.toHaveBeenCalled()
  told.mockRestore()
})

test('a range of days and of amounts', async () => {
  const { address } = await openLibrary('/libri?scheda=prestiti')
  await page.getByRole('button', { name: 'Filtri' }).click()
  await page.getByRole('button', { name: 'Oggi' }).click()
  await expect.element(count()).toMatchTextContent('2 prestiti')
  await userEvent.fill(page.getByLabelText('Da', { exact: true }), '10')
  await userEvent.tab()
  await expect.element(count()).toMatchTextContent('1 prestito')
  expect(address()).toBe('?scheda=prestiti&f.giorno=oggi&f.cauzione=1000..')
  await page.getByRole('button', { name: 'Azzera filtri' }).click()
  await expect.element(count()).toMatchTextContent('4 prestiti')
})

test('an end of a range that cannot be read says so, keeps its text and filters nothing', async () => {
  const { address } = await openLibrary('/libri?scheda=prestiti')
  const end = (label: string) => page.getByLabelText(label, { exact: true })
  const [from, to, since, until] = [end('Da'), end('A'), end('Dal'), end('Al')]
  await page.getByRole('button', { name: 'Filtri' }).click()
  await userEvent.fill(from, 'dieci')
  await expect.element(from).not.toBeInvalid()
  // Left by hand: the panel takes the focus to itself while it opens.
  await from.click()
  await to.click()
  await expect.element(from).toHaveAccessibleDescription('Scrivi la cauzione in euro, per esempio 1.250,00.')
  await expect.element(from).toHaveValue('dieci')
  await userEvent.fill(from, '20')
  await expect.element(from).not.toBeInvalid()
  await userEvent.fill(to, '10')
  await userEvent.keyboard('{Enter}')
  await expect.element(to).toHaveAccessibleDescription(/^Scrivi almeno 20,00.€, oppure cambia «Da».$/)
  await userEvent.fill(since, '31/02/2026')
  await since.click()
  await until.click()
  await expect.element(since).toHaveAccessibleDescription(/^Il giorno non è nel calendario/)
  await userEvent.fill(since, '22/11/2026')
  await userEvent.fill(until, '21/11/2026')
  await expect.element(until).toHaveAccessibleDescription('Scegli il 22/11/2026 o un giorno dopo, oppure cambia «Dal».')
  await userEvent.fill(until, '')
  await expect.element(count()).toMatchTextContent('1 prestito')
  await userEvent.fill(to, '200')
  await userEvent.tab()
  await expect.poll(address).toBe('?scheda=prestiti&f.cauzione=2000..20000&f.giorno=2026-11-22..')
})

test('the filters tell of a wrong end before they close, once', async () => {
  await openLibrary('/libri?scheda=prestiti&f.cauzione=500..')
  await page.getByRole('button', { name: /^Filtri/ }).click()
  const to = page.getByLabelText('A', { exact: true })
  await userEvent.fill(to, '1')
  await userEvent.keyboard('{Escape}')
  await expect.element(to).toHaveAccessibleDescription(/^Scrivi almeno 5,00.€/)
  await expect.element(to).toHaveValue('1')
  await expect.element(to).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(to).not.toBeInTheDocument()
})

test('an amount or a day pasted into a range is read as a form reads it', async () => {
  const { address } = await openLibrary('/libri?scheda=prestiti')
  await page.getByRole('button', { name: 'Filtri' }).click()
  const paste = (label: string, text: string) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    page
      .getByLabelText(label, { exact: true })
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }
  paste('Da', '\u200b€ 10,00 ')
  await expect.element(page.getByLabelText('Da', { exact: true })).toHaveValue('10,00')
  await expect.element(page.getByRole('button', { name: /^Togli il filtro Cauzione: da 10,00/ })).toBeVisible()
  paste('Dal', ' 21 novembre 2026\n')
  await expect.element(page.getByLabelText('Dal', { exact: true })).toHaveValue('21/11/2026')
  await expect.poll(address).toBe('?scheda=prestiti&f.cauzione=1000..&f.giorno=2026-11-21..')
})

test('the arrow keys walk along the rows and Enter opens one', async () => {
  await openLibrary('/libri?scheda=prestiti')
  await expect.element(count()).toMatchTextContent('4 prestiti')
  await userEvent.click(search())
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(row(/Le api/)).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(row(/La casa/)).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(row(/Zero/)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('a record moves only where its state lets it', async () => {
  const { store } = await openLibrary('/libri?scheda=prestiti')
  await page.getByRole('button', { name: 'Altro: Zero' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Modifica' })).toBeVisible()
  await expect.element(page.getByRole('menuitem', { name: 'Restituisci' })).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Altro: La casa' }).click()
  await page.getByRole('menuitem', { name: 'Restituisci' }).click()
  await expect.poll(async () => (await store.get('prestito', 'prestito_1'))?.['stato']).toBe('reso')
  await expect.element(row(/La casa/)).toMatchTextContent('Reso')
})

test('cards stand day by day, today first, and know whom to call', async () => {
  await openLibrary('/libri?scheda=prestiti&mostra=cards')
  await expect.element(page.getByRole('heading', { name: 'Oggi' })).toBeVisible()
  const headings = page
    .getByRole('heading')
    .elements()
    .map((element) => element.textContent)
  expect(headings.slice(0, 5)).toEqual(['Prestiti', 'Prestiti', 'Oggi', 'Domani', 'Prima di oggi'])
  await expect.element(page.getByRole('link', { name: 'Chiama: La casa' })).toHaveAttribute('href', 'tel:+393331112223')
  await page.getByRole('button', { name: 'Fuori, cambia stato' }).first().click()
  await expect.element(page.getByRole('menuitem', { name: 'Restituisci' })).toBeVisible()
})

test('a card knows the telephone of its own record', async () => {
  await openLibrary('/libri?scheda=lettori&mostra=cards')
  await expect.element(page.getByRole('link', { name: 'Chiama: Anna Ferri' })).toHaveAttribute('href', 'tel:+393331112223')
})

test('on a wide desk two days of cards stand side by side, on a narrower one below each other', async () => {
  const top = (name: string) => page.getByRole('heading', { name, exact: true }).element().getBoundingClientRect().top
  await page.viewport(1920, 1080)
  await openLibrary('/libri?scheda=prestiti&mostra=cards')
  await expect.element(page.getByRole('heading', { name: 'Domani' })).toBeVisible()
  expect(top('Domani')).toBe(top('Oggi'))
  await page.viewport(1360, 820)
  await expect.poll(() => top('Domani') > top('Oggi')).toBe(true)
})

test('an empty collection offers to make the first one', async () => {
  await openLibrary('/libri?scheda=lettori', { sample: {} })
  await expect.element(page.getByText('Qui trovi chi legge.')).toBeVisible()
  await expect.element(page.getByRole('main').getByRole('button', { name: 'Nuovo Lettore' })).toBeVisible()
})

test('on a phone a record is two lines and its standing', async () => {
  await page.viewport(390, 844)
  await openLibrary('/libri?scheda=prestiti&mostra=list')
  const item = page.getByRole('list', { name: 'Prestiti' }).getByRole('listitem').filter({ hasText: 'La casa' })
  await expect.element(item).toMatchTextContent(/La casaFuori\d\d\/\d\d 09:30 · Anna Ferri20,00/)
  await expect.element(page.getByRole('table')).not.toBeInTheDocument()
})

test('of 100.000 records only a window stands in the page, wherever one scrolls', async () => {
  const many = Array.from({ length: 100_000 }, (_, index) => ({
    ...library.sample(TODAY)['lettore']?.[0],
    id: `lettore_${index}`,
    version: 1,
    nome: `Nome ${String(index).padStart(6, '0')}`,
  }))
  await openLibrary('/libri?scheda=lettori', { sample: { lettore: many } })
  await expect.element(count()).toMatchTextContent('100.000 lettori')
  await expect.element(row(/Nome 000000/)).toBeVisible()
  expect(rows().elements().length).toBeLessThan(80)
  row(/Nome 000000/)
    .element()
    .closest<HTMLElement>('.overflow-auto')
    ?.scrollTo(0, 44 * 50_000)
  await expect.element(row(/Nome 050000/)).toBeVisible()
  row(/Nome 050000/)
    .element()
    .focus()
  await userEvent.keyboard('{End}')
  await expect.element(row(/Nome 099999/)).toHaveFocus()
  expect(rows().elements().length).toBeLessThan(80)
})
