import { Suspense, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/app.css'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { connectSurface } from '../ui/toast.ts'
import { Toaster } from '../notices/toaster.tsx'
import { late } from './late.tsx'
import { lateDialog } from './late-dialog.tsx'
import { NotRead } from './not-read.tsx'

/** A part that arrives from the given attempt on. */
function arrivingAt<Part>(attempt: number, part: Part): { readonly load: () => Promise<Part>; readonly asked: () => number } {
  let asked = 0
  const load = () => {
    asked++
    return asked < attempt ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(part)
  }
  return { load, asked: () => asked }
}

const Board = () => <p>La bacheca</p>

test('a part that did not arrive says so, leaves the rest alone and comes with «Riprova»', async () => {
  const { load } = arrivingAt(2, Board)
  const Part = late(load)
  await render(
    <Suspense fallback="Attendo">
      <input aria-label="Nome" defaultValue="Rosa" />
      <Part />
    </Suspense>,
  )
  await expect.element(page.getByRole('alert')).toMatchTextContent('Manca la connessione')
  await expect.element(page.getByLabelText('Nome')).toHaveValue('Rosa')
  await page.getByRole('button', { name: 'Riprova' }).click()
  await expect.element(page.getByText('La bacheca')).toBeVisible()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('it comes by itself when the browser says that the network is back', async () => {
  const { load } = arrivingAt(2, Board)
  const Part = late(load)
  await render(
    <Suspense>
      <Part />
    </Suspense>,
  )
  await expect.element(page.getByRole('alert')).toBeVisible()
  window.dispatchEvent(new Event('online'))
  await expect.element(page.getByText('La bacheca')).toBeVisible()
})

test('a preparation that fails is forgotten', async () => {
  const { load, asked } = arrivingAt(2, Board)
  const Part = late(load)
  void Part.prepare()
  await vi.waitFor(() => expect(asked()).toBe(1))
  await render(
    <Suspense>
      <Part />
    </Suspense>,
  )
  await expect.element(page.getByText('La bacheca')).toBeVisible()
})

const Client = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onOpenChange={(next) => !next && onClose()} title="Nuovo cliente" />
)
/** A page with a button that opens the dialog. */
function Page({ Late }: { readonly Late: ReturnType<typeof lateDialog<{ open: boolean; onClose: () => void }>> }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Nuovo</Button>
      <output>{isOpen ? 'aperto' : 'chiuso'}</output>
      <Late open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
const Broken = (): never => {
  throw new Error('it falls')
}

test.each([
  ['did not arrive', arrivingAt(2, Client).load, 'manca la connessione'],
  ['falls', arrivingAt(1, Broken).load, 'I tuoi dati sono al sicuro'],
])('a dialog that %s says so in a notice, and the page stays', async (_how, load, words) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const told: string[] = []
  const disconnect = connectSurface({ show: ({ text }) => told.push(text), dismiss: () => {} })
  await render(<Page Late={lateDialog(load)} />)
  await page.getByRole('button', { name: 'Nuovo' }).click()
  await expect.poll(() => told.join()).toContain(words)
  disconnect()
  await expect.element(page.getByText('chiuso')).toBeVisible()
})

test('the same button tries again', async () => {
  const told: string[] = []
  const disconnect = connectSurface({ show: ({ text }) => told.push(text), dismiss: () => {} })
  await render(<Page Late={lateDialog(arrivingAt(2, Client).load)} />)
  await page.getByRole('button', { name: 'Nuovo' }).click()
  await expect.poll(() => told).toHaveLength(1)
  disconnect()
  await page.getByRole('button', { name: 'Nuovo' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Nuovo cliente' })).toBeVisible()
})

test('the notice of a dialog that did not arrive shows on the page', async () => {
  await render(
    <>
      <Toaster />
      <Page Late={lateDialog(arrivingAt(2, Client).load)} />
    </>,
  )
  await page.getByRole('button', { name: 'Nuovo' }).click()
  await expect.element(page.getByText('Non si è aperto: manca la connessione. Riprova fra un momento.')).toBeVisible()
})

test.each([
  ['without a network says what every part says', false, 'Manca la connessione'],
  ['with one says what could not be read', true, 'Non riesco a leggere la giornata.'],
])('what cannot be read %s, and is read again when the network comes', async (_, onLine, said) => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  const read = vi.fn<() => void>()
  try {
    await render(<NotRead text="Non riesco a leggere la giornata." onRetry={read} />)
    await expect.element(page.getByRole('alert')).toMatchTextContent(said)
    network.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    expect(read).toHaveBeenCalledTimes(1)
    await expect.element(page.getByRole('alert')).toMatchTextContent(said)
    await page.getByRole('button', { name: 'Riprova' }).click()
    expect(read).toHaveBeenCalledTimes(2)
  } finally {
    network.mockRestore()
  }
})
