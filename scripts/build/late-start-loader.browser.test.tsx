import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { lateStartLoader } from './late-start-loader.ts'

/** An entry that only counts how often it was started. */
const entry = (name: string) => `data:text/javascript,globalThis.started=(globalThis.started??[]).concat('${name}')`
const started = (): unknown => Reflect.get(globalThis, 'started')
const hydrated = () => window.dispatchEvent(new Event('bottega:hydrated'))

function Form({ onSubmit, onTap }: { onSubmit: (text: string) => void; onTap: () => void }) {
  const [text, setText] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(text)
      }}
    >
      <input aria-label="Messaggio" value={text} onChange={(event) => setText(event.target.value)} />
      <textarea aria-label="Lungo" enterKeyHint="send" />
      <output>{text}</output>
      <button type="button" data-hydrate-replay="" onClick={onTap}>
        <span>Vocale</span>
      </button>
      <button type="submit">Invia</button>
    </form>
  )
}

/** What the prerendering wrote of the form. */
const markup =
  '<div id="app"><form><input aria-label="Messaggio" value=""><textarea aria-label="Lungo" enterkeyhint="send"></textarea><output></output><button type="button" data-hydrate-replay=""><span>Vocale</span></button><button type="submit">Invia</button></form></div>'

beforeEach(() => {
  // Frames of tests are not drawn (`vitest.config.ts`), and what is not drawn has no first paint.
  window.frameElement?.setAttribute('style', 'opacity: 1')
  Reflect.deleteProperty(globalThis, 'started')
  document.body.innerHTML = markup
})

it('starts by itself after the first paint, once, and asks for the modules together', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  lateStartLoader(entry('alone'), ['data:text/javascript,0'])
  expect(started()).toBeUndefined()
  await vi.waitFor(() => expect(started()).toEqual(['alone']))
  expect(asked.mock.calls.map(([href]) => href)).toEqual([entry('alone'), 'data:text/javascript,0'])
  asked.mockRestore()
  hydrated()
})

it('starts when the network is back, and keeps until then what was tapped', async () => {
  const noNetwork = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  const onTap = vi.fn<() => void>()
  document.querySelector('[data-hydrate-replay]')?.addEventListener('click', onTap)
  lateStartLoader(entry('late'), [])
  await userEvent.click(document.querySelector('span') ?? document.body)
  await vi.waitFor(() => expect(noNetwork).toHaveBeenCalled())
  expect([started(), onTap.mock.calls]).toEqual([undefined, []])

  noNetwork.mockRestore()
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(started()).toEqual(['late']))
  hydrated()
  await vi.waitFor(() => expect(onTap).toHaveBeenCalledTimes(1))
})

it.each(['pointerdown', 'keydown'])('starts at once on %s', async (gesture) => {
  const noPaint = vi.spyOn(PerformanceObserver.prototype, 'observe').mockReturnValue()
  lateStartLoader(entry(gesture), [])
  document.body.dispatchEvent(new Event(gesture, { bubbles: true }))
  await vi.waitFor(() => expect(started()).toEqual([gesture]))
  noPaint.mockRestore()
  hydrated()
})

it('waits for a sign of the person where the page asks it to; a resting pointer is none', async () => {
  document.body.dataset['start'] = 'intent'
  lateStartLoader(entry('intent'), [])
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(started()).toBeUndefined()
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, movementX: 3 }))
  await vi.waitFor(() => expect(started()).toEqual(['intent']))
  delete document.body.dataset['start']
  hydrated()
})

it.each(['input', 'change'])('takes a field that changes by whatever means (%s) for a sign', async (sign) => {
  document.body.dataset['start'] = 'intent'
  lateStartLoader(entry(sign), [])
  document.querySelector('input')?.dispatchEvent(new Event(sign, { bubbles: true }))
  await vi.waitFor(() => expect(started()).toEqual([sign]))
  delete document.body.dataset['start']
  hydrated()
})

it('follows a link to a place in the page at once, and taps it again when the page listens', async () => {
  lateStartLoader(entry('link'), [])
  document.body.insertAdjacentHTML('beforeend', '<a href="#app" data-hydrate-replay="">Vai</a>')
  const link = document.querySelector('a')
  const tapped = vi.fn<(event: Event) => void>()
  link?.addEventListener('click', tapped)
  link?.click()
  expect(location.hash).toBe('#app')
  expect(tapped.mock.calls[0]?.[0].defaultPrevented).toBe(false)
  hydrated()
  await vi.waitFor(() => expect(tapped).toHaveBeenCalledTimes(2))
  history.replaceState(history.state, '', location.pathname + location.search)
})

it('gives text, taps and the submit to the hydrated form, in that order, once', async () => {
  lateStartLoader(entry('replay'), [])
  await userEvent.type(document.querySelector('input') ?? document.body, 'Cosa ho oggi?')
  await userEvent.click(document.querySelector('span') ?? document.body)
  await userEvent.click(document.querySelector('button[type="submit"]') ?? document.body)

  const onSubmit = vi.fn<(text: string) => void>()
  const onTap = vi.fn<() => void>()
  const app = document.querySelector('#app')
  if (app) hydrateRoot(app, <Form onSubmit={onSubmit} onTap={onTap} />)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect([onTap.mock.calls, onSubmit.mock.calls]).toEqual([[], []])

  hydrated()
  await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe('Cosa ho oggi?'))
  expect(document.querySelector('input')?.value).toBe('Cosa ho oggi?')
  await vi.waitFor(() => expect(onTap).toHaveBeenCalledTimes(1))
  expect(onSubmit.mock.calls).toEqual([['Cosa ho oggi?']])

  await userEvent.click(document.querySelector('span') ?? document.body)
  expect(onTap).toHaveBeenCalledTimes(2)
})

it('takes Enter in a message for the message sent, and Shift+Enter for a new line', async () => {
  lateStartLoader(entry('enter'), [])
  const area = document.querySelector('textarea') ?? document.createElement('textarea')
  const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault())
  await userEvent.type(area, 'una riga{Shift>}{Enter}{/Shift}due{Enter}')
  expect(area.value).toBe('una riga\ndue')
  document.querySelector('form')?.addEventListener('submit', submitted)
  expect(submitted).not.toHaveBeenCalled()
  hydrated()
  await vi.waitFor(() => expect(submitted).toHaveBeenCalledTimes(1))
})
