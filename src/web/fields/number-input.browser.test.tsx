import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { date } from '../../kernel/fields/date.ts'
import type { Field as AnyField } from '../../kernel/fields/field.ts'
import { money } from '../../kernel/fields/money.ts'
import { decimal, integer, percent } from '../../kernel/fields/number.ts'
import { time } from '../../kernel/fields/time.ts'
import { Field } from '../ui/field.tsx'
import '../styles/app.css'
import { FieldInput } from './field-input.tsx'
import { readValue } from './typing.ts'

function Sample({ field, initial = '' }: { field: AnyField; initial?: string }) {
  const [value, setValue] = useState<unknown>(initial)
  const [refused, setRefused] = useState<string>()
  return (
    <>
      <Field label={field.label} error={refused}>
        {(ids) => (
          <FieldInput
            field={field}
            name="cifra"
            value={value}
            onChange={setValue}
            onBlur={() => undefined}
            onRefused={setRefused}
            ids={ids}
            required={false}
          />
        )}
      </Field>
      <output>{String(readValue(field, value))}</output>
    </>
  )
}

const preventivo = money('Preventivo')
const input = () => page.getByLabelText('Preventivo', { exact: true })
const held = () => document.querySelector('output')?.textContent

/** What Ctrl V does: the browser pastes by itself only what nobody has taken over. */
function paste(text: string, into = input().element()): void {
  const data = new DataTransfer()
  data.setData('text/plain', text)
  const isFree = into.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  if (isFree) document.execCommand('insertText', false, text)
}

test.for([
  ['1250,5', 125_050],
  ['1 250,50 €', 125_050],
  ['1.250,50', 125_050],
  ['€ 1.250', 125_000],
  ['1\u00a0250,50\u00a0€', 125_050],
  ['EUR 99,9', 9_990],
  ['12.5', 1_250],
  ['1.250', 125_000],
  ['\t180 euro\n', 18_000],
  ['0,10', 10],
] as const)('«%s» pasted into an amount is %i cents', async ([text, cents]) => {
  await render(<Sample field={preventivo} />)
  await input().click()
  paste(text)
  await expect.poll(held).toBe(String(cents))
})

test('what is pasted stands for what was there; digits alone go where the cursor is', async () => {
  await render(<Sample field={preventivo} initial="99.00" />)
  await input().click()
  paste('1.250,50 €')
  await expect.poll(held).toBe('125050')
  await expect.element(input()).toHaveValue(1250.5)
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}12{End}')
  paste('34')
  await expect.poll(held).toBe('123400')
})

test('pasted words are told and change nothing', async () => {
  await render(<Sample field={preventivo} initial="99.00" />)
  await input().click()
  paste('circa 12,50 o 13')
  await expect.element(page.getByText('Scrivi il preventivo in euro, per esempio 1.250,00.')).toBeVisible()
  expect(held()).toBe('9900')
})

test('whole numbers, decimals and shares read what is pasted as people write it', async () => {
  const { rerender } = await render(<Sample key="a" field={integer('Notti')} />)
  await page.getByLabelText('Notti').click()
  paste('1.200', page.getByLabelText('Notti').element())
  await expect.poll(held).toBe('1200')
  await rerender(<Sample key="b" field={decimal('Ore')} />)
  await page.getByLabelText('Ore').click()
  paste(' 2,75 ', page.getByLabelText('Ore').element())
  await expect.poll(held).toBe('2.75')
  await rerender(<Sample key="c" field={percent('Sconto')} />)
  await page.getByLabelText('Sconto').click()
  paste('22,5 %', page.getByLabelText('Sconto').element())
  await expect.poll(held).toBe('22.5')
})

test('days and hours take what is pasted as it is written here', async () => {
  const { rerender } = await render(<Sample key="a" field={date('Data')} />)
  await page.getByLabelText('Data').click()
  paste('21/11/2026', page.getByLabelText('Data').element())
  await expect.poll(held).toBe('2026-11-21')
  paste('31/02/2026', page.getByLabelText('Data').element())
  await expect.element(page.getByText(/^La data non è nel calendario/)).toBeVisible()
  expect(held()).toBe('2026-11-21')
  await rerender(<Sample key="b" field={time('Ora')} />)
  await page.getByLabelText('Ora').click()
  paste('9.30', page.getByLabelText('Ora').element())
  await expect.poll(held).toBe('09:30')
})
