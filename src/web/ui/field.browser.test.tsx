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
