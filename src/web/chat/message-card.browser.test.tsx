import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/app.css'
import { MessageCard } from './message-card.tsx'
import type { ChangeCard, TableCard } from './message.ts'

const table: TableCard = {
  kind: 'table',
  caption: 'Interventi aperti',
  columns: [{ label: 'Intervento' }, { label: 'Stato' }, { label: 'Preventivo', isNumber: true }],
  rows: [
    { id: 'a', cells: ['Quadro elettrico · Bianchi S.r.l.', { text: 'In corso', tone: 'warning' }, '450 €'] },
    { id: 'b', cells: ['Serratura bloccata · Anna Ferri', { text: 'Programmato', tone: 'primary' }] },
  ],
}
const change: ChangeCard = {
  kind: 'change',
  title: 'Intervento · Serratura bloccata',
  lines: [
    { label: 'Data', before: '20/11/2026', after: '21/11/2026' },
    { label: 'Tecnico', after: 'Pasquale Liguori' },
  ],
  outcome: 'open',
}
const nothing = () => {}

test('a table has a name, column headings and a word for every status', async () => {
  await render(<MessageCard card={table} onChoice={nothing} />)
  await expect.element(page.getByRole('table', { name: 'Interventi aperti' })).toBeVisible()
  expect(
    page
      .getByRole('columnheader')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Intervento', 'Stato', 'Preventivo'])
  expect(
    page
      .getByRole('cell')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Quadro elettrico · Bianchi S.r.l.', 'In corso', '450 €', 'Serratura bloccata · Anna Ferri', 'Programmato', ''])
})

test('a proposed change says what was and what will be, and takes three answers', async () => {
  const choices: string[] = []
  await render(<MessageCard card={change} onChoice={(choice) => choices.push(choice)} />)
  const card = page.getByRole('group', { name: 'Intervento · Serratura bloccata' })
  await expect.element(card).toBeVisible()
  expect(
    card
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['da 20/11/2026 →  a 21/11/2026', 'Pasquale Liguori'])
  for (const name of ['Conferma', 'Modifica', 'Annulla']) await card.getByRole('button', { name }).click()
  expect(choices).toEqual(['confirm', 'edit', 'cancel'])
})

test.each([
  ['confirmed', 'Modifica confermata'],
  ['cancelled', 'Modifica annullata'],
] as const)('once %s it says so and has no more buttons', async (outcome, words) => {
  await render(<MessageCard card={{ ...change, outcome }} onChoice={nothing} />)
  await expect.element(page.getByText(words)).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})
