import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/app.css'
import { Button } from '../ui/button.tsx'
import { VoiceDialog } from './voice-dialog.tsx'
import { voices } from './voices.ts'
import { BARS } from './wave-shape.ts'

const script = { user: 'Che lavori ho oggi?', reply: 'Hai un intervento in corso, il quadro elettrico.' }

afterEach(async () => {
  vi.useRealTimers()
  await page.viewport(1360, 820)
})

function Sample() {
  const [open, setOpen] = useState(false)
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Vocal Agent</Button>
      <VoiceDialog open={open} onClose={() => setOpen(false)} script={script} onAsk={async (text) => `Controllo: ${text}`} />
    </main>
  )
}

const opener = page.getByRole('button', { name: 'Vocal Agent' })
const dialog = page.getByRole('dialog')
const mic = page.getByRole('button', { name: 'Microfono', exact: true })
const said = () => [...document.querySelectorAll('[role=log] p')].map(({ textContent }) => textContent)

/** Only the clock of the conversation: frames stay real, so that surfaces open and close. */
const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

async function openWith(voice: RegExp) {
  await render(<Sample />)
  await opener.click()
  holdTime()
  await page.getByRole('button', { name: voice }).click()
}

test('begins with the two voices', async () => {
  await render(<Sample />)
  await opener.click()
  await expect.element(page.getByText("Scegli la voce dell'assistente")).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sofia Voce femminile, tono cordiale' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Marco Voce maschile, tono pacato' })).toBeVisible()
})

test('the whole scripted exchange', async () => {
  await openWith(/^Sofia/)
  await expect.element(page.getByRole('status')).toHaveTextContent('Dimostrazione: qui risponde la voce…')
  await expect.element(mic).toBeDisabled()
  expect(said()).toEqual([`Assistente: ${voices.sofia.greeting}`])
  await vi.advanceTimersByTimeAsync(3000)
  await expect.element(page.getByRole('status')).toHaveTextContent('Dimostrazione: tocca il microfono e segui l’esempio')
  await expect.element(mic).toBeEnabled()
  await mic.click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Dimostrazione: qui parleresti tu…')
  await expect.element(mic).toBeDisabled()
  await vi.advanceTimersByTimeAsync(3000)
  expect(said().at(-1)).toBe(`Tu: ${script.user}`)
  await vi.advanceTimersByTimeAsync(1000)
  await expect.poll(() => said().at(-1)).toBe(`Assistente: ${script.reply}`)
  await expect.element(mic).toBeDisabled()
  await vi.advanceTimersByTimeAsync(4000)
  await expect.element(mic).toBeEnabled()
})

test('never asks to speak while it does not listen, and says where the real one is', async () => {
  await render(<Sample />)
  await opener.click()
  await expect.element(page.getByText(/a microfono spento/)).toBeVisible()
  holdTime()
  await page.getByRole('button', { name: /^Sofia/ }).click()
  for (const [ms, words] of [
    [0, 'Dimostrazione: qui risponde la voce…'],
    [3000, 'Dimostrazione: tocca il microfono e segui l’esempio'],
  ] as const) {
    await vi.advanceTimersByTimeAsync(ms)
    await expect.element(page.getByRole('status')).toHaveTextContent(words)
  }
  await expect
    .element(page.getByRole('switch', { name: 'Microfono reale' }))
    .toHaveAccessibleDescription('Ora è spento: la conversazione è di esempio')
})

test('«Cambia» returns to the voices with an empty transcript', async () => {
  await openWith(/^Marco/)
  await vi.advanceTimersByTimeAsync(3000)
  await mic.click()
  await page.getByRole('button', { name: 'Cambia' }).click()
  await vi.advanceTimersByTimeAsync(20_000)
  await expect.element(page.getByRole('button', { name: /^Sofia/ })).toBeVisible()
  await page.getByRole('button', { name: /^Sofia/ }).click()
  await expect.poll(() => said()).toHaveLength(1)
})

test('the keyboard walks through it, Esc closes and gives focus back', async () => {
  await render(<Sample />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  holdTime()
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  ;(page.getByRole('button', { name: /^Marco/ }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(mic).toHaveFocus()
  await vi.advanceTimersByTimeAsync(3000)
  await userEvent.keyboard('{Enter}')
  await expect.element(mic).toBeDisabled()
  await expect.element(mic).toHaveFocus()
  vi.useRealTimers()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('opened again it starts afresh', async () => {
  await openWith(/^Sofia/)
  vi.useRealTimers()
  await page.getByRole('button', { name: 'Chiudi' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await opener.click()
  await expect.element(page.getByRole('button', { name: /^Sofia/ })).toBeVisible()
})

test('has twenty bars and its size', async () => {
  await openWith(/^Sofia/)
  expect(document.querySelectorAll('[data-wave] > *')).toHaveLength(BARS)
  await expect.poll(() => dialog.element().getBoundingClientRect()).toMatchObject({ width: 500, height: 600 })
})

test('fills a phone', async () => {
  await page.viewport(390, 844)
  await openWith(/^Sofia/)
  await expect.poll(() => dialog.element().getBoundingClientRect()).toMatchObject({ width: 390, height: 844, top: 0 })
})

test('a browser without Italian voices says so and goes back to the script', async () => {
  await openWith(/^Sofia/)
  await vi.advanceTimersByTimeAsync(3000)
  await page.getByRole('switch', { name: 'Microfono reale' }).click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Preparo il microfono…')
  await vi.advanceTimersByTimeAsync(2000)
  await expect.element(page.getByRole('alert').getByText(/Continuo con la conversazione di esempio\.$/)).toBeVisible()
  await expect.element(page.getByRole('switch')).not.toBeChecked()
  await expect.element(mic).toBeEnabled()
})
