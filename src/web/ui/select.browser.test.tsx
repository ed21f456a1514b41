import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/app.css'
import { Field } from './field.tsx'
import { Select } from './select.tsx'

const options = [
  { value: 'idraulica', label: 'Idraulica' },
  { value: 'elettrica', label: 'Elettrica', disabled: true },
  { value: 'fabbro', label: 'Fabbro' },
  { value: 'generale', label: 'Generale' },
]

function Sample({ error }: { error?: string }) {
  const [value, setValue] = useState<string>()
  return (
    <Field label="Tipo" error={error}>
      {(ids) => <Select {...ids} value={value} onChange={setValue} options={options} placeholder="Scegli il tipo" />}
    </Field>
  )
}

const select = () => page.getByRole('combobox', { name: 'Tipo' })

test('is chosen with the keyboard alone', async () => {
  await render(<Sample />)
  await expect.element(select()).toHaveTextContent('Scegli il tipo')
  select().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{End}{Enter}')
  await expect.element(select()).toHaveTextContent('Generale')
  await expect.element(select()).toHaveFocus()
})

test('finds an option by its first letters', async () => {
  await render(<Sample />)
  select().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('fab')
  await userEvent.keyboard('{Enter}')
  await expect.element(select()).toHaveTextContent('Fabbro')
})

test('Esc leaves the value alone; a disabled option cannot be taken', async () => {
  await render(<Sample />)
  await select().click()
  await expect.element(page.getByRole('option', { name: 'Elettrica' })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(select()).toHaveTextContent('Scegli il tipo')
})

test('carries the error of its field', async () => {
  await render(<Sample error="Scegli il tipo di intervento." />)
  await expect.element(select()).toHaveAttribute('aria-invalid', 'true')
  await expect.element(select()).toHaveAccessibleDescription('Scegli il tipo di intervento.')
})
