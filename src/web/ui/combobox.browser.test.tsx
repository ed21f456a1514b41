import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/app.css'
import type { LoadOptions } from './combobox-options.ts'
import { Combobox } from './combobox.tsx'

const options = [
  { value: 'cliente_1', label: 'Bianchi S.r.l.', hint: 'Milano' },
  { value: 'cliente_2', label: 'Caffè Ferrucci' },
  { value: 'cliente_3', label: 'Villa Serena' },
]

interface SampleProps {
  initial?: string
  loadOptions?: LoadOptions
  onUnknown?: () => void
  onSubmit?: () => void
  onCreate?: (text: string) => void
  onChange?: (value: string) => void
}

function Sample({ initial = '', loadOptions, onCreate, onChange, onUnknown, onSubmit }: SampleProps) {
  const [value, setValue] = useState(initial)
  const change = (next: string) => {
    setValue(next)
    onChange?.(next)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <Combobox
        label="Cliente"
        value={value}
        onChange={change}
        onUnknown={
          onUnknown &&
          (() => {
            setValue('')
            onUnknown()
          })
        }
        {...(loadOptions ? { loadOptions } : { options })}
        onCreate={onCreate}
      />
      <button type="button">Altrove</button>
      <output>{value}</output>
    </form>
  )
}

const input = () => page.getByRole('combobox', { name: 'Cliente' })
const option = (name: string) => page.getByRole('option', { name })

test('narrows while typing, without minding accents, and takes the first match with Enter', async () => {
  await render(<Sample />)
  await input().fill('caffe')
  await expect.element(option('Caffè Ferrucci')).toBeVisible()
  expect(option('Villa Serena').query()).toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('cliente_2')).toBeInTheDocument()
  await expect.element(input()).toHaveValue('Caffè Ferrucci')
})

test('shows the label of its value and gives it back when an unfinished search is left', async () => {
  await render(<Sample initial="cliente_3" />)
  await expect.element(input()).toHaveValue('Villa Serena')
  await input().fill('vill')
  await userEvent.keyboard('{Escape}')
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(input()).toHaveValue('Villa Serena')
})

test('an emptied field has no value', async () => {
  const onChange = vi.fn<(value: string) => void>()
  await render(<Sample initial="cliente_3" onChange={onChange} />)
  await input().fill('')
  expect(onChange).toHaveBeenLastCalledWith('')
})

test('offers to create what is missing, and hands out the text', async () => {
  const onCreate = vi.fn<(text: string) => void>()
  await render(<Sample onCreate={onCreate} />)
  await input().fill('Panificio Rossi')
  await option('Aggiungi «Panificio Rossi»').click()
  expect(onCreate).toHaveBeenCalledExactlyOnceWith('Panificio Rossi')
})

test('does not offer to create what exists, whatever its capitals', async () => {
  await render(<Sample onCreate={() => {}} />)
  await input().fill('villa serena')
  await expect.element(option('Villa Serena')).toBeVisible()
  expect(page.getByRole('option').elements()).toHaveLength(1)
})

test('speaks Italian to screen readers while open', async () => {
  await render(<Sample />)
  await input().click()
  await expect.element(option('Villa Serena')).toBeVisible()
  expect(page.getByRole('button', { name: 'Chiudi l’elenco' }).elements()).toHaveLength(2)
  expect(document.querySelector('[aria-label="Dismiss"]')).toBeNull()
})

test('says when nothing is found', async () => {
  await render(<Sample />)
  await input().fill('zzz')
  await expect.element(page.getByText('Nessun risultato')).toBeVisible()
})

test('asks after a pause and ignores an answer that comes too late', async () => {
  const answers = new Map<string, (found: typeof options) => void>()
  const loadOptions = vi.fn<LoadOptions>((query) => new Promise((resolve) => answers.set(query, resolve)))
  await render(<Sample loadOptions={loadOptions} />)
  await input().fill('b')
  await expect.poll(() => answers.has('b')).toBe(true)
  await input().fill('vi')
  await expect.poll(() => answers.has('vi')).toBe(true)
  answers.get('vi')?.(options.slice(2))
  answers.get('b')?.(options.slice(0, 1))
  await expect.element(option('Villa Serena')).toBeVisible()
  expect(option('Bianchi').query()).toBeNull()
})

test('says that the search failed', async () => {
  await render(<Sample loadOptions={() => Promise.reject(new Error('offline'))} />)
  await input().fill('b')
  await expect.element(page.getByText(/^Ricerca non riuscita/)).toBeVisible()
})

const list = () => page.getByRole('listbox')
const found: LoadOptions = (query) => Promise.resolve(options.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())))

test('a press anywhere in the box opens the list, and the button opens and closes it', async () => {
  await render(<Sample />)
  await userEvent.click(document.querySelector('.field-box') ?? document.body, { position: { x: 4, y: 8 } })
  await expect.element(option('Villa Serena')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Mostra le scelte' }).click()
  await expect.element(option('Villa Serena')).toBeVisible()
})

test('a finger that chooses at once leaves the list closed', async () => {
  await render(<Sample />)
  const touched = { bubbles: true, cancelable: true, button: 0, detail: 1 }
  const box = input().element()
  box.dispatchEvent(new PointerEvent('pointerdown', { ...touched, pointerType: 'touch', pointerId: 7, isPrimary: true }))
  for (const type of ['mousedown', 'mouseup', 'click']) box.dispatchEvent(new MouseEvent(type, touched))
  await vi.waitFor(() => expect(option('Villa Serena').query()).not.toBeNull(), { interval: 5 })
  for (const type of ['pointerdown', 'pointerup'])
    option('Villa Serena')
      .element()
      .dispatchEvent(new PointerEvent(type, { ...touched, pointerType: 'touch', pointerId: 8, isPrimary: true }))
  for (const type of ['mousedown', 'mouseup', 'click']) option('Villa Serena').element().dispatchEvent(new MouseEvent(type, touched))
  await expect.element(page.getByText('cliente_3')).toBeInTheDocument()
  // Longer than a list waits after a finger before it opens.
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect(list().query()).toBeNull()
})

test('Escape closes the list first; then it is the dialog’s, and empties nothing', async () => {
  const escapes = vi.fn<(key: string) => void>()
  await render(
    <div role="presentation" onKeyDown={({ key }) => escapes(key)}>
      <Sample initial="cliente_3" />
    </div>,
  )
  await input().click()
  await expect.element(option('Villa Serena')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list()).not.toBeInTheDocument()
  expect(escapes).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(escapes).toHaveBeenCalledExactlyOnceWith('Escape')
  await expect.element(input()).toHaveValue('Villa Serena')
})

test('Enter on a text that begins nothing says so, chooses nothing and submits nothing', async () => {
  const [onSubmit, onChange] = [vi.fn<() => void>(), vi.fn<(value: string) => void>()]
  await render(<Sample onSubmit={onSubmit} onChange={onChange} />)
  await input().fill('rucci')
  await expect.element(option('Caffè Ferrucci')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Nessuna voce comincia per «rucci»: scegli una riga.')).toBeVisible()
  await input().fill('zzz')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(page.getByText('Nessun risultato')).toBeVisible()
  await userEvent.keyboard('{Escape}{Enter}')
  await expect.element(page.getByText('Nessun risultato')).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(onChange).not.toHaveBeenCalled()
})

test('Enter chooses by another name of the same thing', async () => {
  const states: LoadOptions = () =>
    Promise.resolve([
      { value: 'by', label: 'Bielorussia' },
      { value: 'ru', label: 'Federazione russa', also: ['Russia'] },
    ])
  await render(<Sample loadOptions={states} />)
  await input().fill('russia')
  await userEvent.keyboard('{Enter}')
  await expect.element(input()).toHaveValue('Federazione russa')
})

test('Enter before the search has answered waits for it', async () => {
  const onCreate = vi.fn<(text: string) => void>()
  await render(<Sample loadOptions={found} onCreate={onCreate} />)
  await input().click()
  await userEvent.keyboard('bian{Enter}')
  await expect.element(input()).toHaveValue('Bianchi S.r.l.')
  expect(onCreate).not.toHaveBeenCalled()
})

test('an arrow and Enter take the first that was found, never the row that adds', async () => {
  const onCreate = vi.fn<(text: string) => void>()
  await render(<Sample loadOptions={found} onCreate={onCreate} />)
  await input().click()
  await userEvent.keyboard('serena')
  await expect.element(option('Aggiungi «serena»')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(input()).toHaveValue('Villa Serena')
  await input().fill('nuovo nome')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/Per aggiungere scegli la riga/)).toBeVisible()
  expect(onCreate).not.toHaveBeenCalled()
})

test('a name written whole is chosen on leaving; what is no name stays, and is told', async () => {
  const onUnknown = vi.fn<() => void>()
  await render(<Sample initial="cliente_1" onUnknown={onUnknown} />)
  await input().fill('villa serena')
  await userEvent.tab()
  await expect.element(input()).toHaveValue('Villa Serena')
  expect(onUnknown).not.toHaveBeenCalled()
  await input().fill('villa')
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(input()).toHaveValue('villa')
  expect(onUnknown).toHaveBeenCalled()
  expect(document.querySelector('output')?.textContent).toBe('')
})
