import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard } from '../../dashboard/library.fixture.tsx'
import { cantiere } from '../cantiere.fixture.ts'

beforeEach(() => page.viewport(1360, 860))

const pdf = (name: string) => new File(['%PDF-1.7 prova'], name, { type: 'application/pdf' })
const form = () => page.getByRole('dialog')
const choose = (...files: File[]) => form().getByLabelText('Allegati: scegli un file').upload(files)
const open = async () => {
  const opened = await openDashboard(cantiere, '/cantiere')
  await page.getByText('Muro', { exact: true }).click()
  await expect.element(form().getByRole('button', { name: 'Aggiungi a allegati' })).toBeVisible()
  return opened
}
const save = async () => {
  await page.getByRole('button', { name: 'Salva lavoro' }).click()
  await expect.element(form()).not.toBeInTheDocument()
}

it('files are added, seen by name and size, taken out by keyboard, found by name; a row holds none of their bytes', async () => {
  const { store } = await open()
  await choose(pdf('contratto.pdf'), pdf('durc.pdf'), pdf('di-troppo.pdf'))
  await expect.element(page.getByText('Puoi tenere al massimo 2 file. Togline uno e riprova.')).toBeVisible()
  await expect.element(form().getByText('contratto.pdf')).toBeVisible()
  form().getByRole('button', { name: 'Togli durc.pdf' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(form().getByText('durc.pdf')).not.toBeInTheDocument()
  await save()
  const row = await store.get('lavoro', 'lavoro_2')
  expect(row?.['allegati']).toEqual([{ id: expect.stringMatching(/^file_/), name: 'contratto.pdf', type: 'application/pdf', size: 14 }])
  expect((await store.query({ entity: 'lavoro', search: 'contratto' })).rows.map(({ id }) => id)).toEqual(['lavoro_2'])
})

it('what is no file that may be kept is refused in words, and the others stay', async () => {
  await open()
  await choose(new File(['<html>'], 'pagina.html'), pdf('contratto.pdf'))
  await expect.element(page.getByText('Il file «pagina.html» non si può tenere: scegli un PDF o una foto JPG, PNG o WebP.')).toBeVisible()
  await expect.element(form().getByText('contratto.pdf')).toBeVisible()
})

it('a file is opened as it was put in, under its own name', async () => {
  await open()
  await choose(pdf('contratto.pdf'))
  const asked = new Promise<{ readonly name: string; readonly url: string }>((resolve) => {
    addEventListener(
      'click',
      (event) => {
        if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return
        event.preventDefault()
        resolve({ name: event.target.download, url: event.target.href })
      },
      { capture: true },
    )
  })
  await form()
    .getByRole('button', { name: /^contratto\.pdf/ })
    .click()
  const { name, url } = await asked
  expect([name, await (await fetch(url)).text()]).toEqual(['contratto.pdf', '%PDF-1.7 prova'])
})
