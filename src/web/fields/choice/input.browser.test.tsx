import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { choice } from '../../../kernel/fields/choice.ts'
import { optional, type Field as AnyField } from '../../../kernel/fields/field.ts'
import { Field } from '../../ui/field.tsx'
import '../../styles/app.css'
import { ChoiceInput } from './input.tsx'

const stanze = (count: number) =>
  choice('Stanza', Object.fromEntries(Array.from({ length: count }, (_, at) => [`s_${at + 1}`, `Stanza ${at + 1}`])))

function Sample({ field, initial = '' }: { field: AnyField; initial?: string }) {
  const [value, setValue] = useState<unknown>(initial)
  return (
    <>
      <Field label="Stanza">
        {(ids) => (
          <ChoiceInput field={field} name="stanza" value={value} onChange={setValue} onBlur={() => undefined} ids={ids} required={false} />
        )}
      </Field>
      <button type="button">Altrove</button>
      <output>{String(value)}</output>
    </>
  )
}

const input = () => page.getByRole('combobox', { name: 'Stanza' })
const held = () => document.querySelector('output')?.textContent
const shown = () =>
  page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)

test('up to twenty choices stand in a list that one reads through', async () => {
  await render(<Sample field={stanze(20)} />)
  expect(input().element().tagName).toBe('BUTTON')
  await input().click()
  await expect.poll(() => shown().length).toBe(20)
})

test('more than twenty are searched by typing, with the keyboard alone', async () => {
  await render(<Sample field={stanze(21)} />)
  expect(input().element().tagName).toBe('INPUT')
  await userEvent.tab()
  await expect.element(input()).toHaveFocus()
  await userEvent.keyboard('stanza 2')
  await expect.poll(shown).toEqual(['Stanza 2', 'Stanza 20', 'Stanza 21'])
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  await expect.element(input()).toHaveValue('Stanza 20')
  expect(held()).toBe('s_20')
})

test('a choice is found by its other names, with Enter', async () => {
  const { options } = stanze(21)
  await render(<Sample field={choice('Stanza', options, { also: { s_7: ['Suite', 'Mansarda'] } })} />)
  await input().click()
  await userEvent.keyboard('mansarda{Enter}')
  await expect.element(input()).toHaveValue('Stanza 7')
  expect(held()).toBe('s_7')
})

test('what is no choice is not taken, and says so', async () => {
  await render(<Sample field={stanze(21)} initial="s_3" />)
  await expect.element(input()).toHaveValue('Stanza 3')
  await input().fill('cantina')
  await expect.element(page.getByText('Nessun risultato')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(input()).toHaveValue('Stanza 3')
  expect(held()).toBe('s_3')
})

test('an emptied optional choice holds nothing', async () => {
  await render(<Sample field={optional(stanze(21))} initial="s_3" />)
  await userEvent.clear(input())
  await userEvent.keyboard('{Escape}')
  await userEvent.tab()
  await expect.poll(held).toBe('')
})
