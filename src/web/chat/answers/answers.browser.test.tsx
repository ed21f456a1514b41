import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { faultsInBothThemes } from '../../ui/both-themes.fixture.ts'
import { ask, box, log, openChat } from './chat.fixture.tsx'

afterEach(() => page.viewport(1360, 820))

const card = (name: string | RegExp) => log.getByRole('group', { name })
const button = (name: string) => log.getByRole('button', { name, exact: true })

test('a figure says how it is worked out, and leads to its records', async () => {
  const { address } = await openChat()
  await ask('figura')
  const figure = card('Fatturato del mese')
  await expect.element(figure.getByText('12.400 €')).toBeVisible()
  await expect.element(figure.getByText(/Somma dei preventivi/)).not.toBeVisible()
  await figure.getByText('Come si calcola').click()
  await expect.element(figure.getByText(/Somma dei preventivi/)).toBeVisible()
  await expect.element(log.getByRole('list', { name: 'Criteri' }).getByText('Mese: novembre 2026')).toBeVisible()
  await figure.getByRole('link', { name: 'Vedi nell’elenco' }).click()
  expect(address()).toContain('vista=dashboard')
  expect(address()).toContain('scheda=interventi')
  expect(address()).toContain('f.stato=completato')
})

test('rows have a name, headings and the way to all of them; one opens its record over the chat', async () => {
  const { address } = await openChat()
  await ask('righe')
  const table = log.getByRole('table', { name: 'Interventi programmati' })
  await expect.element(table).toBeVisible()
  expect(
    table
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Intervento', 'Stato', 'Preventivo'])
  expect(table.getByRole('row').elements()).toHaveLength(4)
  await expect.element(card('Interventi programmati').getByText(/^3 di \d+$/)).toBeVisible()
  await table.getByRole('button').first().click()
  const dialog = page.getByRole('dialog', { name: 'Modifica Intervento' })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await log.getByRole('link', { name: 'Vedi tutti nell’elenco' }).click()
  expect(address()).toContain('f.stato=programmato')
})

test('a condition is taken off, and the answer comes again without it', async () => {
  await openChat()
  await ask('righe')
  await log.getByRole('button', { name: /^Stato: Programmato/ }).click()
  await expect.poll(() => log.getByRole('table').elements()).toHaveLength(2)
})

test('a paper is printed by a press, and the record that it is of opens', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue(undefined)
  await openChat()
  await ask('carta')
  await log.getByRole('button', { name: 'Stampa scheda lavoro' }).click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  await log.getByRole('button', { name: /^Apri / }).click()
  await expect.element(page.getByRole('dialog', { name: 'Modifica Intervento' })).toBeVisible()
  print.mockRestore()
})

test('what is made on a page is led to', async () => {
  const { address } = await openChat()
  await ask('dove')
  await log.getByRole('link', { name: 'Apri Interventi' }).click()
  expect(address()).toContain('vista=dashboard')
  expect(address()).toContain('scheda=interventi')
  expect(address()).toContain('mostra=week')
})

test('groups are one table with their figures', async () => {
  await openChat()
  await ask('gruppi')
  const table = log.getByRole('table', { name: 'Interventi per tecnico' })
  await expect.element(table.getByRole('rowheader', { name: 'Pasquale Liguori' })).toBeVisible()
  await expect.element(table.getByRole('cell', { name: '12' })).toBeVisible()
})

test('a proposal says before and after, is confirmed with the keyboard, and can be taken back', async () => {
  await openChat()
  await ask('sposta')
  const proposal = card(/^Intervento · /)
  await expect.element(proposal).toBeVisible()
  expect(
    proposal
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['21/11/2026', 'da 15:30 →  a 09:00'])
  ;(proposal.getByRole('button', { name: 'Conferma' }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(proposal.getByText('Confermato')).toHaveFocus()
  expect(proposal.getByRole('button').elements()).toHaveLength(0)
  await button('Annulla').click()
  await expect.element(log.getByText('Annullato', { exact: true })).toBeVisible()
  await expect.element(log.getByText('Ho annullato.')).toBeVisible()
})

test('«Modifica» opens the form filled in, and what it saves is saved once', async () => {
  const { store } = await openChat()
  await ask('sposta')
  await button('Modifica').click()
  const dialog = page.getByRole('dialog', { name: 'Modifica Intervento' })
  await expect.element(dialog.getByRole('textbox', { name: 'Ora' })).toHaveValue('09:00')
  await dialog.getByRole('button', { name: /^Salva/ }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(log.getByText('Si salva dal modulo')).toBeVisible()
  await expect.element(button('Riapri il modulo')).toBeVisible()
  expect(log.getByRole('button', { name: 'Conferma' }).elements()).toHaveLength(0)
  const { rows } = await store.query({ entity: 'intervento', where: [{ field: 'stato', op: 'eq', value: 'programmato' }] })
  expect(rows[0]).toMatchObject({ version: 2 })
})

test('what is done only in its form has one button, which opens it', async () => {
  await openChat()
  await ask('spesa')
  const list = card('Lista acquisti')
  await expect.element(list).toBeVisible()
  expect(
    list
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Apri «Lista acquisti»', 'Annulla'])
  await button('Apri «Lista acquisti»').click()
  await expect.element(page.getByRole('dialog', { name: 'Lista acquisti' })).toBeVisible()
  await expect.element(list.getByText('Si salva dal modulo')).toBeInTheDocument()
})

test('where many are touched their number must be typed', async () => {
  await openChat()
  await ask('svuota')
  const remove = button('Elimina')
  await expect.element(remove).toBeDisabled()
  const number = log.getByRole('textbox', { name: /scrivi 12 per confermare/ })
  await number.fill('11')
  await expect.element(remove).toBeDisabled()
  await number.fill('12')
  await expect.element(remove).toBeEnabled()
})

test('a choice takes one answer', async () => {
  await openChat()
  await ask('quale')
  await log.getByRole('button', { name: /^Bianchi S\.r\.l\./ }).click()
  await expect.element(log.getByText('Hai scelto a.')).toBeVisible()
  expect(log.getByRole('button', { name: /^Bianchi/ }).elements()).toHaveLength(0)
})

test('what is not understood comes with three things to ask, and a press asks', async () => {
  await openChat()
  await ask('che tempo fa')
  await log.getByRole('list', { name: 'Puoi chiedere' }).getByRole('button', { name: 'gruppi' }).click()
  await expect.element(log.getByRole('table', { name: 'Interventi per tecnico' })).toBeVisible()
})

test('the day’s card leads the conversation, asks, and closes', async () => {
  await openChat()
  await ask('figura')
  const brief = card('La giornata')
  await expect.element(brief).toBeVisible()
  await brief.getByRole('button', { name: /Cosa è in ritardo/ }).click()
  await expect.element(log.getByRole('table', { name: 'Interventi programmati' })).toBeVisible()
  await brief.getByRole('button', { name: 'Chiudi' }).click()
  await expect.element(brief).not.toBeInTheDocument()
})

test('without the assistant a sentence says so, and «Riprova» asks again', async () => {
  await openChat({ failures: 1 })
  await ask('figura')
  await expect.element(log.getByText(/manca la connessione/)).toBeVisible()
  await button('Riprova').click()
  await expect.element(card('Fatturato del mese')).toBeVisible()
  await expect.element(button('Riprova')).not.toBeInTheDocument()
})

test('below the box stands what is worth asking now', async () => {
  await openChat()
  const hints = page.getByRole('group', { name: 'Prova' })
  await expect.element(hints.getByRole('button', { name: 'Progetti attivi' })).toBeVisible()
  await ask('figura')
  await expect.element(hints.getByRole('button', { name: 'Chi è libero?' })).toBeVisible()
})

test('an answer takes no focus', async () => {
  await openChat()
  await box.click()
  await userEvent.keyboard('righe{Enter}')
  await expect.element(log.getByRole('table')).toBeVisible()
  await expect.element(box).toHaveFocus()
})

test.each([1360, 390])('at %i px every card meets AA in both themes and keeps to the width', async (width) => {
  await page.viewport(width, 820)
  await openChat()
  for (const text of ['figura', 'righe', 'gruppi', 'sposta', 'svuota', 'carta', 'dove', 'quale', 'che tempo fa']) await ask(text)
  await expect.element(log.getByRole('list', { name: 'Puoi chiedere' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(width)
  expect(log.element().scrollWidth).toBe(log.element().clientWidth)
  expect(await faultsInBothThemes()).toEqual([])
})
