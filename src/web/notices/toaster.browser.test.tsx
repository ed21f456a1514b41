import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../styles/app.css'
import { Dialog } from '../ui/dialog.tsx'
import { dismiss, notify } from '../ui/toast.ts'
import { Toaster } from './toaster.tsx'

test('shows what was sent before the surface had arrived', async () => {
  notify({ text: 'Intervento salvato', tone: 'success' })
  await render(<Toaster />)
  await expect.element(page.getByText('Intervento salvato')).toBeVisible()
  // The mark of its tone is there to be seen.
  expect(document.querySelector('[data-sonner-toast] [data-icon] > span')?.getBoundingClientRect().width).toBe(8)
})

test('offers its action once and then goes', async () => {
  const onClick = vi.fn<() => void>()
  await render(<Toaster />)
  notify({ text: 'Intervento eliminato', action: { label: 'Annulla', onClick } })
  await page.getByRole('button', { name: 'Annulla' }).click()
  expect(onClick).toHaveBeenCalledOnce()
  await expect.element(page.getByText('Intervento eliminato')).not.toBeInTheDocument()
})

test('is dismissed by its id', async () => {
  await render(<Toaster />)
  const id = notify({ text: 'Esportazione in corso', duration: 60_000 })
  await expect.element(page.getByText('Esportazione in corso')).toBeVisible()
  dismiss(id)
  await expect.element(page.getByText('Esportazione in corso')).not.toBeInTheDocument()
})

test('on a phone never lies on the field in use', async () => {
  await page.viewport(390, 844)
  await render(
    <>
      <Toaster />
      <input aria-label="Note" style={{ position: 'fixed', bottom: 20, right: 20, width: 300, height: 44 }} />
    </>,
  )
  page.getByLabelText('Note').element().focus()
  const id = notify({ text: 'Cliente salvato', duration: 60_000 })
  await expect.element(page.getByText('Cliente salvato')).toBeVisible()
  const field = page.getByLabelText('Note').element().getBoundingClientRect()
  await expect.poll(() => document.querySelector('[data-sonner-toast]')?.getBoundingClientRect().bottom).toBeLessThan(field.top)
  dismiss(id)
  await page.viewport(1360, 820)
})

test('can be answered over a dialog without closing it', async () => {
  const onOpenChange = vi.fn<(open: boolean) => void>()
  const onClick = vi.fn<() => void>()
  await render(
    <>
      <Toaster />
      <Dialog open onOpenChange={onOpenChange} title="Nuovo cliente" />
    </>,
  )
  notify({ text: 'Bozza ripresa', duration: 60_000, action: { label: 'Scarta', onClick } })
  await page.getByRole('button', { name: 'Scarta', includeHidden: true }).click()
  expect(onClick).toHaveBeenCalledOnce()
  expect(onOpenChange).not.toHaveBeenCalled()
})
