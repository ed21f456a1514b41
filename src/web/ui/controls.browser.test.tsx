import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/app.css'
import { Checkbox } from './checkbox.tsx'
import { NumberInput } from './number-input.tsx'
import { Segmented } from './segmented.tsx'
import { Switch } from './switch.tsx'
import { TimeInput } from './time-input.tsx'

test('Segmented moves with the arrows', async () => {
  function Sample() {
    const [view, setView] = useState<'elenco' | 'bacheca'>('elenco')
    const options = [
      { value: 'elenco', label: 'Elenco' },
      { value: 'bacheca', label: 'Bacheca' },
    ] as const
    return <Segmented label="Vista" value={view} onChange={setView} options={options} />
  }
  await render(<Sample />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: 'Bacheca' })).toBeChecked()
})

test('Switch is a switch with a name and a description', async () => {
  function Sample() {
    const [isOn, setIsOn] = useState(false)
    return <Switch checked={isOn} onChange={setIsOn} label="Solo i miei" description="Nasconde gli altri" />
  }
  await render(<Sample />)
  const control = page.getByRole('switch', { name: 'Solo i miei' })
  await expect.element(control).toHaveAccessibleDescription('Nasconde gli altri')
  await page.getByText(/^Solo i miei/).click()
  await expect.element(control).toBeChecked()
})

test('Checkbox can be neither one nor the other', async () => {
  await render(<Checkbox checked={false} indeterminate onChange={() => {}} label="Tutti" hideLabel />)
  await expect.element(page.getByRole('checkbox', { name: 'Tutti' })).toBePartiallyChecked()
})

test('TimeInput finishes what was typed and walks by quarters of an hour', async () => {
  function Sample() {
    const [time, setTime] = useState('')
    return <TimeInput aria-label="Ora" value={time} onChange={setTime} />
  }
  await render(<Sample />)
  const input = page.getByRole('textbox', { name: 'Ora' })
  await input.fill('930')
  await userEvent.tab()
  await expect.element(input).toHaveValue('09:30')
  await input.click()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(input).toHaveValue('09:45')
  await input.fill('25:00')
  await userEvent.tab()
  await expect.element(input).toHaveValue('25:00')
})

test('NumberInput hands out the text as typed', async () => {
  function Sample() {
    const [text, setText] = useState('')
    return <NumberInput aria-label="Preventivo" value={text} onChange={setText} suffix="€" />
  }
  await render(<Sample />)
  const input = page.getByRole('textbox', { name: 'Preventivo' })
  await input.fill('1.250,00')
  await expect.element(input).toHaveValue('1.250,00')
  await expect.element(input).toHaveAttribute('inputmode', 'decimal')
})
