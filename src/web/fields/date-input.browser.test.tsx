import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/app.css'
import { DateInput } from './date-input.tsx'
import { TodayContext } from '../ui/today.ts'
import { Field } from '../ui/field.tsx'

function Sample({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial)
  return (
    <TodayContext value="2026-11-21">
      <main>
        <Field label="Data">{(ids) => <DateInput {...ids} value={value} onChange={setValue} />}</Field>
        <output aria-label="valore">{value}</output>
      </main>
    </TodayContext>
  )
}

const input = () => page.getByRole('textbox', { name: 'Data' })
const value = () => page.getByRole('status', { name: 'valore' })

test('shows an ISO date as people write it', async () => {
  await render(<Sample initial="2026-11-21" />)
  await expect.element(input()).toHaveValue('21/11/2026')
})

test('hands out the ISO date as soon as a whole one is typed, without touching the text', async () => {
  await render(<Sample />)
  await input().fill('3/9/2026')
  await expect.element(value()).toHaveTextContent('2026-09-03')
  await expect.element(input()).toHaveValue('3/9/2026')
  await userEvent.tab()
  await expect.element(input()).toHaveValue('03/09/2026')
})

test('hands out raw what is no date, so that validation can speak', async () => {
  await render(<Sample />)
  await input().fill('31/02/2026')
  await userEvent.tab()
  await expect.element(value()).toHaveTextContent('31/02/2026')
  await expect.element(input()).toHaveValue('31/02/2026')
})

test('is picked from the calendar with the keyboard, and the field has the focus again', async () => {
  await render(<Sample initial="2026-11-21" />)
  await page.getByRole('button', { name: 'Apri calendario' }).click()
  await expect.element(page.getByRole('grid', { name: 'novembre 2026' })).toBeVisible()
  await expect.poll(() => document.activeElement?.textContent).toBe('21')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(value()).toHaveTextContent('2026-11-28')
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument()
  await expect.element(input()).toHaveFocus()
})

test('the calendar is as wide as seven days need, however wide the desk is', async () => {
  await page.viewport(1920, 1080)
  await render(<Sample initial="2026-11-21" />)
  await page.getByRole('button', { name: 'Apri calendario' }).click()
  const grid = page.getByRole('grid', { name: 'novembre 2026' })
  await expect.element(grid).toBeVisible()
  const { width } = grid.element().getBoundingClientRect()
  await page.viewport(1360, 820)
  expect(width).toBeGreaterThan(7 * 36)
  expect(width).toBeLessThan(7 * 60)
})

test('walks through the months, which begin on Monday', async () => {
  await render(<Sample initial="2026-11-21" />)
  await page.getByRole('button', { name: 'Apri calendario' }).click()
  await page.getByRole('button', { name: 'Mese precedente' }).click()
  await expect.element(page.getByRole('grid', { name: 'ottobre 2026' })).toBeVisible()
  expect(document.querySelector('[role="grid"] th')?.textContent).toBe('lun')
})
