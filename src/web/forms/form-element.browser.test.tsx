import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { focusFirstInvalid } from './form-element.ts'

/** A form that is seen through a window of 100 pixels. */
const windowOver = (below: boolean, wrong: boolean) => (
  <div data-window="" style={{ height: 100, overflow: 'auto' }}>
    <form>
      {below && <p role="alert">È su un documento: prima si storna.</p>}
      <div style={{ height: 75 }} />
      <div className="field">
        <input aria-label="Nome" aria-invalid={wrong} style={{ height: 20, display: 'block' }} />
        <p>Scrivi il nome.</p>
      </div>
      <div style={{ height: 300 }} />
    </form>
  </div>
)
const isSeen = (element: Element | null) => {
  const [box, frame] = [element?.getBoundingClientRect(), document.querySelector('[data-window]')?.getBoundingClientRect()]
  return box !== undefined && frame !== undefined && box.top >= frame.top && box.bottom <= frame.bottom + 0.5
}

it('shows the sentence of the field that is wrong, and not its box alone', async () => {
  await render(windowOver(false, true))
  const sentence = document.querySelector('.field p')
  expect(isSeen(sentence)).toBe(false)
  expect(focusFirstInvalid(document.querySelector('form'))).toBe(true)
  await expect.element(page.getByLabelText('Nome')).toHaveFocus()
  expect(isSeen(sentence)).toBe(true)
})

it('shows the sentence about the whole record where no field is wrong', async () => {
  await render(windowOver(true, false))
  document.querySelector('[data-window]')?.scrollTo(0, 250)
  const sentence = document.querySelector('[role="alert"]')
  expect(isSeen(sentence)).toBe(false)
  expect(focusFirstInvalid(document.querySelector('form'))).toBe(false)
  expect(isSeen(sentence)).toBe(true)
})
