import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard } from '../../dashboard/library.fixture.tsx'
import { cantiere } from '../cantiere.fixture.ts'

beforeEach(() => page.viewport(1360, 860))

const form = () => page.getByRole('dialog')
const button = (name: string) => form().getByRole('button', { name })
const open = async () => {
  const opened = await openDashboard(cantiere, '/cantiere')
  await page.getByText('Muro', { exact: true }).click()
  await expect.element(form().getByLabelText('Nome di chi firma')).toBeVisible()
  return opened
}
const save = async () => {
  await page.getByRole('button', { name: 'Salva lavoro' }).click()
  await expect.element(form()).not.toBeInTheDocument()
}

/** Draws a line over the pad, as a finger does. */
function scribble(): void {
  const pad = document.querySelector('canvas')
  if (!pad) throw new Error('no pad')
  const { left, top, width, height } = pad.getBoundingClientRect()
  // No real pointer stands behind these, so there is none that could be captured.
  Object.assign(pad, { setPointerCapture: () => undefined, hasPointerCapture: () => true })
  for (const [type, x] of [
    ['pointerdown', 0.2],
    ['pointermove', 0.5],
    ['pointermove', 0.8],
    ['pointerup', 0.8],
  ] as const) {
    pad.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, clientX: left + width * x, clientY: top + height / 2 }))
  }
}

it('is drawn, bears name and hour, is kept as a picture beside the row, and cleared only on a second word', async () => {
  const { store } = await open()
  await expect.element(button('Conferma la firma')).toBeDisabled()
  await form().getByLabelText('Nome di chi firma').fill('Anna Neri')
  scribble()
  await button('Conferma la firma').click()
  await expect.element(form().getByRole('img', { name: 'Firma di Anna Neri' })).toBeVisible()
  await expect.element(form().getByText(/^Anna Neri, \d\d\/\d\d\/\d{4} \d\d:\d\d$/)).toBeVisible()
  await save()
  const signed = (await store.get('lavoro', 'lavoro_2'))?.['firma']
  expect(signed).toEqual([
    {
      id: expect.stringMatching(/^file_/),
      name: 'firma.png',
      type: 'image/png',
      size: expect.any(Number),
      width: 600,
      height: 200,
      signer: 'Anna Neri',
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/),
    },
  ])
  // A dialog that closes holds the pointer for a moment of its own.
  await expect.poll(() => document.querySelector('[data-hold]')).toBeNull()
  await page.getByText('Muro', { exact: true }).click()
  await expect.element(button('Cancella la firma')).toBeVisible()
  await button('Cancella la firma').click()
  await button('No').click()
  await expect.element(form().getByRole('img', { name: 'Firma di Anna Neri' })).toBeVisible()
  await button('Cancella la firma').click()
  await button('Sì, cancella').click()
  await save()
  expect((await store.get('lavoro', 'lavoro_2'))?.['firma']).toBeUndefined()
})

it('is not lost by a hurried save: what is drawn and not confirmed is asked for, and stays on the pad', async () => {
  const { store } = await open()
  scribble()
  await page.getByRole('button', { name: 'Salva lavoro' }).click()
  await expect.element(form().getByText('Per tenere la firma servono il nome e la conferma.')).toBeVisible()
  expect((await store.get('lavoro', 'lavoro_2'))?.['firma']).toBeUndefined()
  await expect.element(form().getByLabelText('Nome di chi firma')).toHaveFocus()
  await userEvent.keyboard('Anna Neri')
  await button('Conferma la firma').click()
  await expect.element(form().getByText('Per tenere la firma servono il nome e la conferma.')).not.toBeInTheDocument()
  await save()
  expect((await store.get('lavoro', 'lavoro_2'))?.['firma']).toMatchObject([{ signer: 'Anna Neri' }])
})

it('begun and taken back, it keeps nobody from saving', async () => {
  const { store } = await open()
  scribble()
  await form().getByLabelText('Nome di chi firma').fill('Anna')
  await form().getByLabelText('Nome di chi firma').fill('')
  await button('Ricomincia').click()
  await save()
  expect((await store.get('lavoro', 'lavoro_2'))?.['firma']).toBeUndefined()
})

it('is given by keyboard alone: the name is written as the signature', async () => {
  const { store } = await open()
  form().getByLabelText('Nome di chi firma').element().focus()
  await userEvent.keyboard('Nicolò D’Este')
  await userEvent.tab()
  await expect.element(button('Firma con il nome scritto')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const picture = form().getByRole('img', { name: 'Firma di Nicolò D’Este' })
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBe(600)
  await save()
  expect((await store.query({ entity: 'lavoro', search: 'nicolò' })).rows.map(({ id }) => id)).toEqual(['lavoro_2'])
})
