import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openBeach } from './beach.fixture.tsx'
import { openLibrary, TODAY } from './library.fixture.tsx'

afterEach(() => page.viewport(1360, 820))

const heading = (name: string) => page.getByRole('heading', { level: 1, name })
const tab = (name: string) => page.getByRole('navigation', { name: 'Schede' }).getByRole('link', { name })

test('opens on the overview with its figures and the day’s work', async () => {
  await openLibrary()
  await expect.element(heading('Biblioteca')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^2/ })).toBeVisible()
  const agenda = page.getByRole('listitem')
  await expect.element(agenda.nth(0)).toMatchTextContent(/09:30La casaAnna FerriFuori.*20,00/)
  await expect.element(agenda.nth(1)).toMatchTextContent('11:00Il mare')
})

test('a figure says how it is worked out and leads to its records', async () => {
  const { address } = await openLibrary()
  await page.getByRole('button', { name: /^2/ }).click()
  await expect.element(page.getByText('Prestiti che nessuno ha ancora reso.')).toBeVisible()
  await page.getByRole('link', { name: 'Vedi prestiti' }).click()
  await expect.element(heading('Prestiti')).toBeVisible()
  expect(address()).toBe('?scheda=prestiti&f.stato=fuori')
  await expect.element(page.getByRole('status').first()).toMatchTextContent('2 prestiti')
})

test('a tab is a step in the history, its heading takes the focus, the document its name', async () => {
  const { address, back } = await openLibrary('/libri?vista=dashboard')
  await tab('Prestiti').click()
  await expect.element(heading('Prestiti')).toHaveFocus()
  expect(address()).toBe('?vista=dashboard&scheda=prestiti')
  expect(document.title).toBe('Prestiti · Biblioteca · Bottega')
  await back()
  await expect.element(heading('Biblioteca')).toBeVisible()
})

test('the bar of a phone grows with the title of who reads larger', async () => {
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = '200%'
  try {
    await openLibrary('/libri?scheda=prestiti')
    await expect.element(heading('Prestiti')).toBeVisible()
    const element = heading('Prestiti').element()
    element.textContent = 'Prenotazioni dei prestiti'
    const [title, bar] = [element.getBoundingClientRect(), element.closest('header')?.getBoundingClientRect() ?? new DOMRect()]
    expect(title.height).toBeGreaterThan(64)
    expect(title.top >= bar.top && title.bottom <= bar.bottom).toBe(true)
  } finally {
    document.documentElement.style.fontSize = ''
  }
})

test('an unknown tab is the overview', async () => {
  await openLibrary('/libri?scheda=inventata')
  await expect.element(heading('Biblioteca')).toBeVisible()
})

test('chat, voice, home and theme are within reach on a desk and on a phone', async () => {
  const { calls } = await openLibrary()
  await page.getByRole('button', { name: '← Torna alla Chat' }).click()
  await page.getByRole('button', { name: 'Vocal Agent' }).first().click()
  expect(calls).toEqual(['chat', 'voice'])
  await expect.element(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await expect.element(page.getByRole('button', { name: /^Passa al tema/ })).toBeVisible()
  await page.viewport(390, 844)
  await page.getByRole('button', { name: 'Altro', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Altro' })
  for (const name of ['Cerca e comandi', 'Vocal Agent', 'Chat AI', /^Passa al tema/, 'Home'])
    await expect.element(sheet.getByRole('button', { name })).toBeVisible()
})

test('under a finger the way back is called «Chat AI», with the hint', async () => {
  await openLibrary('/libri', { isTouch: true })
  await expect.element(page.getByRole('button', { name: 'Chat AI' }).first()).toBeVisible()
  await expect.element(page.getByText('Scorri per Chat AI')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '← Torna alla Chat' })).not.toBeInTheDocument()
})

test('the palette finds tabs by their synonyms and records of every kind', async () => {
  await openLibrary()
  await expect.element(heading('Biblioteca')).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  const box = page.getByRole('combobox', { name: 'Cerca e comandi' })
  await expect.element(box).toHaveFocus()
  await userEvent.type(box, 'socio')
  await expect.element(page.getByRole('option').first()).toMatchTextContent('Lettori')
  await userEvent.clear(box)
  await userEvent.type(box, 'dangelo')
  await expect.element(page.getByRole('option', { name: /^D’Angelò/ })).toBeVisible()
  await expect.element(page.getByRole('option', { name: /Il mare/ })).toBeVisible()
  await userEvent.clear(box)
  await userEvent.type(box, 'lettori')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Lettori')).toBeVisible()
  await expect.element(box).not.toBeInTheDocument()
})

test('the palette answers what people of the trade ask, and leads to the records of the answer', async () => {
  const { store, address } = await openLibrary()
  await expect.element(heading('Biblioteca')).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  const box = page.getByRole('combobox', { name: 'Cerca e comandi' })
  await userEvent.type(box, 'chi ha i saggi')
  const question = page.getByRole('option', { name: /^Quali saggi sono fuori/ })
  await expect.element(question).toMatchTextContent('1 prestito')
  await store.commit([{ type: 'move', entity: 'prestito', id: 'prestito_2', to: 'fuori' }], { via: 'form' })
  await expect.element(question).toMatchTextContent('2 prestiti')
  await userEvent.clear(box)
  await userEvent.type(box, 'quanti libri')
  await expect.element(page.getByRole('option', { name: /^Quanti libri abbiamo prestato/ })).toMatchTextContent('3')
  // What no filter can say is not offered: it would lead to more than the answer.
  await userEvent.clear(box)
  await userEvent.type(box, 'chi non ha un telefono')
  await expect.element(page.getByText('Nessun risultato per "chi non ha un telefono"')).toBeVisible()
  await userEvent.clear(box)
  await userEvent.type(box, 'quali saggi sono')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Prestiti')).toBeVisible()
  expect(address()).toBe('?scheda=prestiti&f.stato=fuori&f.genere=saggio&ordina=-libro')
})

test('what is under way comes first where the day has no room for all, and the rest is counted and led to', async () => {
  const { store, address } = await openLibrary()
  await expect.element(page.getByRole('listitem').nth(1)).toMatchTextContent('Il mare')
  await expect.element(page.getByRole('link', { name: /^[+]/ })).not.toBeInTheDocument()
  const loan = (libro: string, ora: string, stato: string) =>
    ({
      type: 'create',
      entity: 'prestito',
      values: { libro, ora, stato, lettore: 'lettore_1', genere: 'saggio', giorno: TODAY, cauzione: 0 },
    }) as const
  await store.commit([loan('Tre', '08:00', 'reso'), loan('Due', '18:00', 'fuori'), loan('Sei', '08:30', 'reso')], { via: 'form' })
  const rows = page.getByRole('listitem')
  for (const [index, name] of ['La casa', 'Due', 'Tre'].entries()) await expect.element(rows.nth(index)).toMatchTextContent(name)
  await page.getByRole('link', { name: '+2 prestiti' }).click()
  await expect.element(heading('Prestiti')).toBeVisible()
  expect(address()).toMatch(/^[?]scheda=prestiti&f.giorno=/)
})

test('the palette puts what was typed whole first and knows views, export, import and theme', async () => {
  const { address } = await openLibrary()
  await expect.element(heading('Biblioteca')).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  const box = page.getByRole('combobox', { name: 'Cerca e comandi' })
  const first = page.getByRole('option').first()
  for (const [typed, found] of [
    ['le api', 'Le api'],
    ['esporta', 'Esporta prestiti (CSV)'],
    ['esporta lettori excel', 'Esporta lettori (Excel)'],
    ['stampa prestiti', 'Stampa elenco prestiti'],
    ['tema', 'Passa al tema'],
    ['333 111 2223', 'Anna Ferri'],
    ['cartoline', 'Schede'],
  ] as const) {
    await userEvent.fill(box, typed)
    await expect.element(first).toMatchTextContent(found)
  }
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Prestiti')).toBeVisible()
  expect(address()).toBe('?scheda=prestiti&mostra=cards')
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.fill(box, 'importa lettori')
  await expect.element(first).toMatchTextContent('Importa lettori')
  await first.click()
  await expect.element(page.getByRole('dialog', { name: 'Importa lettori' })).toBeVisible()
})

test('Ctrl Z takes the last change back, but not while somebody is typing', async () => {
  const { store } = await openLibrary('/libri?scheda=prestiti')
  await page.getByRole('button', { name: 'Altro: Zero' }).click()
  await page.getByRole('menuitem', { name: 'Elimina' }).click()
  await expect.element(page.getByText('Eliminato')).toBeVisible()
  expect(await store.get('prestito', 'prestito_4')).toBeUndefined()
  await userEvent.type(page.getByRole('searchbox'), 'a')
  await userEvent.keyboard('{Control>}z{/Control}')
  expect(await store.get('prestito', 'prestito_4')).toBeUndefined()
  await userEvent.click(heading('Prestiti'))
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => store.get('prestito', 'prestito_4')).toBeDefined()
})

test('with six tabs the bar of a phone holds them all under short names, and the header the rest', async () => {
  await page.viewport(390, 844)
  const { calls, address } = await openBeach()
  await expect.element(heading('Bagno Aurora')).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Schede' })
  const names = () =>
    bar
      .getByRole('link')
      .elements()
      .filter((link) => link.checkVisibility())
      .map((link) => link.textContent)
  expect(names()).toEqual(['Oggi', 'Affitti', 'Ombrelloni', 'Cabine', 'Pedalò', 'Ristoro'])
  await expect.element(page.getByRole('button', { name: 'Altro', exact: true })).not.toBeInTheDocument()
  for (const link of bar
    .getByRole('link')
    .elements()
    .filter((one) => one.checkVisibility())) {
    const { width, height, left, right } = link.getBoundingClientRect()
    expect(width >= 44 && height >= 44 && left >= 0 && right <= 390).toBe(true)
    // No name is cut.
    const label = link.querySelector('span')
    expect(label && label.scrollWidth <= label.clientWidth).toBe(true)
  }
  await page.getByRole('button', { name: 'Chat AI' }).click()
  await page.getByRole('button', { name: 'Vocal Agent' }).click()
  expect(calls).toEqual(['chat', 'voice'])
  await expect.element(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await bar.getByRole('link', { name: 'Ristoro' }).click()
  await expect.element(heading('Portale Ristoro')).toBeVisible()
  expect(address()).toBe('?scheda=bar')
})

test('with six tabs the header of a desk says Home, Chat AI and Vocal Agent in words', async () => {
  await page.viewport(1360, 820)
  const { calls } = await openBeach()
  const header = page.getByRole('banner')
  await expect.element(header.getByRole('link', { name: 'Home' })).toMatchTextContent('Home')
  await header.getByRole('button', { name: 'Chat AI' }).click()
  await header.getByRole('button', { name: 'Vocal Agent' }).click()
  expect(calls).toEqual(['chat', 'voice'])
  await expect.element(page.getByRole('button', { name: '← Torna alla Chat' })).not.toBeInTheDocument()
})

test('at twice the letters the whole bar and every view stay on a phone', async () => {
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = '200%'
  try {
    await openLibrary('/libri?vista=dashboard&scheda=prestiti')
    await expect.element(heading('Prestiti')).toBeVisible()
    const edges = [...document.querySelectorAll('nav[aria-label="Schede"] :is(a, button), [role="radiogroup"] label')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width }) => width > 0)
    expect(edges.length).toBeGreaterThan(2)
    for (const { left, right } of edges) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(390)
    }
  } finally {
    document.documentElement.style.fontSize = ''
  }
})
