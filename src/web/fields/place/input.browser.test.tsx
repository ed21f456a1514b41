import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { place } from '../../../kernel/fields/place.ts'
import { Field } from '../../ui/field.tsx'
import '../../styles/app.css'
import { PlaceInput } from './input.tsx'

const field = place('Comune di nascita')

function Sample({ initial = '', onSubmit }: { initial?: string; onSubmit?: () => void }) {
  const [value, setValue] = useState<unknown>(initial)
  return (
    <form
      aria-label="Prova"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <Field label={field.label}>
        {(ids) => (
          <PlaceInput field={field} name="comune" value={value} onChange={setValue} onBlur={() => undefined} ids={ids} required={false} />
        )}
      </Field>
      <button type="button">Altrove</button>
      <button type="submit">Salva</button>
      <output>{String(value)}</output>
    </form>
  )
}

const input = () => page.getByLabelText('Comune di nascita', { exact: true })
const held = () => document.querySelector('output')?.textContent
const shown = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)

test('proposes the four comuni of the form before a letter is typed', async () => {
  await render(<Sample />)
  await input().click()
  await expect.element(page.getByRole('option', { name: 'Milano' })).toBeVisible()
  expect(shown()).toEqual(['Milano', 'Roma', 'Napoli', 'Torino'])
  await page.getByRole('option', { name: 'Napoli' }).click()
  expect(held()).toBe('Napoli')
})

test('finds comuni of today and of once by typing, and says which have ceased', async () => {
  await render(<Sample />)
  await input().click()
  await userEvent.keyboard('andria')
  await expect.element(page.getByRole('option', { name: 'Andria (BA), fino al 2009' })).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'Andria (BT)' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(input()).toHaveValue('Andria (BA)')
  expect(held()).toBe('Andria (BA)')
})

test('takes any name as it is written, with the list open or not', async () => {
  await render(<Sample />)
  await input().click()
  await userEvent.keyboard('Uppsala, kvarteret Å')
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  expect(held()).toBe('Uppsala, kvarteret Å')
  await expect.element(input()).toHaveValue('Uppsala, kvarteret Å')
})

test('Escape closes the list and keeps the text', async () => {
  await render(<Sample />)
  await input().click()
  await userEvent.keyboard('verona')
  await expect.element(page.getByRole('option', { name: 'Verona (VR)' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(input()).toHaveValue('verona')
  await page.getByRole('button', { name: 'Altrove' }).click()
  expect(held()).toBe('verona')
})

test('a place that stands there can be typed over', async () => {
  await render(<Sample initial="Milano" />)
  await input().fill('')
  await input().fill('Torino')
  await userEvent.tab()
  expect(held()).toBe('Torino')
})

test('Enter takes the place that begins so, then it is the form’s', async () => {
  const onSubmit = vi.fn<() => void>()
  await render(<Sample onSubmit={onSubmit} />)
  await input().click()
  await userEvent.keyboard('mantov')
  await expect.element(page.getByRole('option', { name: 'Mantova (MN)' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(input()).toHaveValue('Mantova')
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onSubmit.mock.calls.length).toBe(1)
})

test('Enter on what is no place says so, keeps it and submits nothing', async () => {
  const onSubmit = vi.fn<() => void>()
  await render(<Sample onSubmit={onSubmit} />)
  await input().click()
  await userEvent.keyboard('milano')
  await expect.element(page.getByRole('option', { name: 'Milano (MI)' })).toBeVisible()
  await input().fill('Qqwxyz')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/^Nessun comune e nessuno stato comincia così/)).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(held()).toBe('Qqwxyz')
  expect(onSubmit).not.toHaveBeenCalled()
})
