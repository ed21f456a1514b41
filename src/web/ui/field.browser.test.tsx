import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/app.css'
import { FieldGrid, Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

const sample = (error?: string) => (
  <FieldGrid>
    <Field label="Preventivo" error={error}>
      {(ids) => <TextInput {...ids} />}
    </Field>
    <Field label="Indirizzo" optionalText="facoltativo" hint="Via e numero">
      {(ids) => <TextInput {...ids} />}
    </Field>
  </FieldGrid>
)

const top = (name: string) =>
  page
    .getByRole('textbox', { name: new RegExp(name) })
    .element()
    .getBoundingClientRect().top

test('a neighbour’s error moves neither label nor input', async () => {
  const { rerender } = await render(sample())
  const before = top('Indirizzo')
  expect(top('Preventivo')).toBe(before)
  await rerender(sample('Il preventivo non può essere negativo: scrivi un importo da zero in su, oppure lascia il campo vuoto.'))
  expect(top('Indirizzo')).toBe(before)
  expect(top('Preventivo')).toBe(before)
})

test('the error describes the input and is announced', async () => {
  await render(sample('Il preventivo non può essere negativo.'))
  const input = page.getByRole('textbox', { name: 'Preventivo' })
  await expect.element(input).toHaveAccessibleDescription('Il preventivo non può essere negativo.')
  await expect.element(input).toHaveAttribute('aria-invalid', 'true')
  expect(
    page
      .getByText(/^Il preventivo non può/)
      .element()
      .closest('[aria-live="polite"]'),
  ).not.toBeNull()
})

test('the hint describes it too', async () => {
  await render(sample())
  await expect.element(page.getByRole('textbox', { name: 'Indirizzo · facoltativo' })).toHaveAccessibleDescription('Via e numero')
})

test('a dialog has two columns; a wide page more of them, none wider than what it holds', async () => {
  const columns = async (width: number) => {
    const { container, unmount } = await render(
      <div style={{ width }}>
        <FieldGrid>
          {['Nome', 'Cognome', 'Nascita', 'Luogo', 'Stato', 'Sesso'].map((label) => (
            <Field key={label} label={label}>
              {(ids) => <TextInput {...ids} />}
            </Field>
          ))}
        </FieldGrid>
      </div>,
    )
    const lefts = new Set([...container.querySelectorAll('input')].map((input) => input.getBoundingClientRect().left))
    await unmount()
    return lefts.size
  }
  expect(await columns(280)).toBe(1)
  expect(await columns(572)).toBe(2)
  expect(await columns(832)).toBe(2)
  expect(await columns(1220)).toBe(4)
})
