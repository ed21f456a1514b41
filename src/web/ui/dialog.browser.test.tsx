import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/app.css'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

afterEach(() => page.viewport(1360, 820))

function Sample() {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Nuovo cliente</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Nuovo cliente"
        description="Bastano il nome e un recapito."
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Annulla</Button>
            <Button variant="primary">Salva</Button>
          </>
        }
      >
        <label>
          Nome
          <input />
        </label>
        <label>
          Telefono
          <input />
        </label>
      </Dialog>
    </main>
  )
}

const dialog = () => page.getByRole('dialog', { name: 'Nuovo cliente' })
const opener = () => page.getByRole('button', { name: 'Nuovo cliente', includeHidden: true })

async function openIt() {
  await render(<Sample />)
  opener().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog()).toBeVisible()
}

test('takes the focus to the first field, keeps it inside and gives it back on Esc', async () => {
  await openIt()
  await expect.element(page.getByLabelText('Nome')).toHaveFocus()
  for (let press = 0; press < 6; press++) {
    await userEvent.tab()
    expect(dialog().element().contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
})

test.for([
  { step: 'can be taken back', isFinal: undefined, focused: 'Conferma' },
  { step: 'stays', isFinal: true, focused: 'Annulla' },
])('without fields begins on «$focused» where the step $step', async ({ isFinal, focused }) => {
  await render(
    <Dialog
      open
      onOpenChange={() => undefined}
      title="Completa"
      footer={
        <>
          <Button>Annulla</Button>
          <Button type="submit" variant="primary" data-final={isFinal}>
            Conferma
          </Button>
        </>
      }
    />,
  )
  await expect.element(page.getByRole('button', { name: focused })).toHaveFocus()
})

test('is named by its title and described by its description', async () => {
  await openIt()
  await expect.element(dialog()).toHaveAccessibleDescription('Bastano il nome e un recapito.')
})

test.for(['Annulla', 'Chiudi'])('closes at once on «%s»', async (name) => {
  await openIt()
  await page.getByLabelText('Nome').fill('Bianchi')
  await page.getByRole('button', { name }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('closes on a press outside', async () => {
  await openIt()
  await userEvent.click(document.body, { position: { x: 10, y: 10 }, force: true })
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('stands in the middle of a desk, 620 px wide', async () => {
  await openIt()
  await expect.poll(() => dialog().element().getBoundingClientRect().width).toBe(620)
  const { left, right } = dialog().element().getBoundingClientRect()
  expect(Math.abs(left - (innerWidth - right))).toBeLessThanOrEqual(1)
})

test('rises from the bottom of a phone, with two equal buttons, and keeps what was typed when the screen turns', async () => {
  await page.viewport(390, 844)
  await openIt()
  await page.getByLabelText('Nome').fill('Bianchi')
  await expect.poll(() => dialog().element().getBoundingClientRect().bottom).toBe(844)
  expect(dialog().element().getBoundingClientRect().width).toBe(390)
  const [cancel, save] = ['Annulla', 'Salva'].map((name) => page.getByRole('button', { name }).element().getBoundingClientRect())
  expect(cancel?.width).toBe(save?.width)
  await page.viewport(844, 390)
  await expect.element(page.getByLabelText('Nome')).toHaveValue('Bianchi')
})

test('keeps every button of a long row on a phone', async () => {
  await page.viewport(390, 844)
  await render(
    <Dialog
      open
      onOpenChange={() => undefined}
      title="Check-out"
      footer={['Annulla', 'Check-out e stampa ricevuta', 'Check-out'].map((label) => (
        <Button key={label}>{label}</Button>
      ))}
    />,
  )
  await expect.element(page.getByRole('button', { name: 'Annulla' })).toBeVisible()
  for (const button of document.querySelectorAll('footer button')) {
    const { left, right } = button.getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(390)
  }
})

test('goes down with a swipe on a phone, and not with a drag on a desk', async () => {
  await page.viewport(390, 844)
  await openIt()
  await swipeDown()
  await expect.element(dialog()).not.toBeInTheDocument()

  await page.viewport(1360, 820)
  await opener().click()
  await expect.element(dialog()).toBeVisible()
  await swipeDown()
  await expect.element(dialog()).toBeVisible()
})

/** A sheet takes a drag with the mouse like a finger's. */
const swipeDown = () =>
  userEvent.dragAndDrop(page.getByRole('heading', { name: 'Nuovo cliente' }), page.getByRole('button', { name: 'Salva' }), { steps: 12 })
