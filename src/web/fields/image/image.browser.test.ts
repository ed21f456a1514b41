import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard } from '../../dashboard/library.fixture.tsx'
import { cantiere } from '../cantiere.fixture.ts'

beforeEach(() => page.viewport(1360, 860))

function photo(name: string, color: string): Promise<File> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: 60, height: 40 })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = color
  context.fillRect(0, 0, 60, 40)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(new File(blob ? [blob] : [], name, { type: 'image/png' }))))
}
const choose = (within: ReturnType<typeof page.getByRole>, ...files: File[]) => within.getByLabelText('Foto: scegli un file').upload(files)
const dialog = (name: string) => page.getByRole('dialog', { name })
const drawn = (picture: Element) => picture instanceof HTMLImageElement && picture.src.startsWith('blob:') && picture.naturalWidth

describe('pictures', () => {
  it('are chosen, looked at and taken out in the form; a record holds what they are called and nothing of them', async () => {
    const { store } = await openDashboard(cantiere, '/cantiere')
    await page.getByText('Muro', { exact: true }).click()
    const form = page.getByRole('dialog')
    await choose(form, await photo('tetto.png', 'red'), await photo('gronda.png', 'blue'), await photo('di-troppo.png', 'green'))
    await expect.element(page.getByText('Puoi tenere al massimo 2 foto. Togline una e riprova.')).toBeVisible()
    const second = form.getByRole('button', { name: 'Apri foto 2' })
    second.element().focus()
    await userEvent.keyboard('{Enter}')
    const viewer = dialog('Foto').last()
    await expect.element(viewer.getByText('Foto 2 di 2')).toBeVisible()
    await expect.poll(() => drawn(viewer.getByRole('img').element())).toBe(60)
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(viewer.getByText('Foto 1 di 2')).toBeVisible()
    await viewer.getByRole('button', { name: 'Togli foto' }).click()
    await userEvent.keyboard('{Escape}')
    await page.getByRole('button', { name: 'Salva lavoro' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    const row = await store.get('lavoro', 'lavoro_2')
    expect(row?.['foto']).toEqual([
      { id: expect.stringMatching(/^file_/), name: 'gronda.jpg', type: 'image/jpeg', size: expect.any(Number), width: 60, height: 40 },
    ])
    expect(JSON.stringify(await store.history('lavoro', 'lavoro_2')).length).toBeLessThan(1000)
  })

  it('are added from the card, seen, taken out and brought back', async () => {
    const { store } = await openDashboard(cantiere, '/cantiere?mostra=cards')
    const card = page.getByRole('listitem').filter({ hasText: 'Muro' })
    await choose(card, await photo('tetto.png', 'red'))
    await expect.element(page.getByText('Foto aggiunta')).toBeVisible()
    await card.getByRole('button', { name: 'Foto 1' }).click()
    await page.getByRole('menuitem', { name: 'Vedi 1 foto' }).click()
    const viewer = dialog('Muro')
    await expect.poll(() => drawn(viewer.getByRole('img').element())).toBe(60)
    await viewer.getByRole('button', { name: 'Togli foto' }).click()
    await expect.element(viewer.getByText('Nessuna foto')).toBeVisible()
    await page.getByRole('listitem').filter({ hasText: 'Foto tolta' }).getByRole('button', { name: 'Annulla' }).click()
    await expect.element(viewer.getByText('Foto 1 di 1')).toBeVisible()
    await expect.poll(() => drawn(viewer.getByRole('img').element())).toBe(60)
    expect((await store.get('lavoro', 'lavoro_2'))?.['foto']).toHaveLength(1)
  })
})
