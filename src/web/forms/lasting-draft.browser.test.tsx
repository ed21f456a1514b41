import { toast } from 'sonner'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DraftHeld, DraftWish } from '../../kernel/firm/drafts.ts'
import type { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import type { DraftTaker, LastingDrafts } from '../data/lasting-drafts.ts'
import { customer, newStore, openForms } from './form.fixture.tsx'

/** Keeps drafts as a server does, which tells what was typed when it is asked for it. */
class Kept implements LastingDrafts {
  readonly takers = new Map<string, DraftTaker>()
  readonly asked: string[] = []
  readonly held: (DraftHeld & Pick<DraftWish, 'place'>)[] = []
  async find(place: string): Promise<readonly DraftHeld[]> {
    this.asked.push(place)
    return this.held.filter((one) => one.place === place)
  }
  keep(id: string, take: DraftTaker): void {
    this.takers.set(id, take)
  }
  drop(id: string): void {
    this.takers.delete(id)
    this.held.splice(0, this.held.length, ...this.held.filter((one) => one.id !== id))
  }
  /** Drafts that it would send now. */
  get drafts(): readonly DraftWish[] {
    return [...this.takers.values()].flatMap((take) => take() ?? [])
  }
}

const NEW = 'cliente create '
const NAME = 'Nome/Ragione Sociale'
const field = (label: string) => page.getByLabelText(label, { exact: true })
const button = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog')
const banner = () => dialog().getByRole('status')

let store: MemoryStore
let kept: Kept
beforeEach(async () => {
  await page.viewport(1360, 860)
  toast.dismiss()
  store = newStore()
  kept = new Kept()
})

async function openNew() {
  const forms = await openForms(store, undefined, kept)
  forms.create(customer)
  await dialog().findElement()
  return forms
}

it('keeps what is typed, and nothing of a form that nobody has written in', async () => {
  await openNew()
  await expect.poll(() => kept.asked).toContain(NEW)
  await userEvent.keyboard('{Tab}{Tab}{Tab}')
  expect(kept.drafts).toEqual([])
  await field(NAME).fill('Q')
  await expect.poll(() => kept.drafts).toMatchObject([{ entity: 'cliente', place: NEW, typed: { nome: 'Q' } }])
  await field(NAME).fill('Quercetani')
  await expect.poll(() => kept.drafts.map(({ typed }) => typed['nome'])).toEqual(['Quercetani'])
  await field(NAME).fill('')
  await expect.poll(() => kept.drafts).toEqual([])
})

it('offers what another page has left, and when it was typed', async () => {
  kept.held.push({ id: 'bozza_1', place: NEW, at: '2026-11-20T17:40:00Z', typed: { nome: 'Quercetani', telefono: '333 12' } })
  await openNew()
  await expect.element(dialog().getByText('C’è una bozza di ieri alle 18:40 che non hai salvato.')).toBeVisible()
  await expect.element(field(NAME)).toHaveValue('')
  await button('Riprendi').click()
  await expect.element(field(NAME)).toHaveValue('Quercetani')
  await expect.element(banner()).not.toBeInTheDocument()
  await field('Telefono').fill('333 1234')
  await expect.poll(() => [...kept.takers.keys()]).toEqual(['bozza_1'])
  expect(kept.drafts).toMatchObject([{ typed: { nome: 'Quercetani', telefono: '333 1234' } }])
})

it.each(['Riprendi', 'Scarta'])('leads on into the first field once «%s» was pressed by keyboard', async (answer) => {
  kept.held.push({ id: 'bozza_1', place: NEW, at: '2026-11-20T17:40:00Z', typed: { nome: 'Quercetani' } })
  await openNew()
  const pressed = await button(answer).findElement()
  pressed.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(banner()).not.toBeInTheDocument()
  await expect.element(field(NAME)).toHaveFocus()
})

it('drops what is not wanted', async () => {
  kept.held.push({ id: 'bozza_1', place: NEW, at: '2026-11-20T17:40:00Z', typed: { nome: 'Quercetani' } })
  await openNew()
  await button('Scarta').click()
  await expect.element(banner()).not.toBeInTheDocument()
  expect(kept.held).toEqual([])
})

it('keeps apart what is typed now and what is brought back over it', async () => {
  kept.held.push({ id: 'bozza_1', place: NEW, at: '2026-11-20T17:40:00Z', typed: { nome: 'Quercetani' } })
  await openNew()
  await field(NAME).fill('Verdi')
  await button('Riprendi').click()
  await expect.element(field(NAME)).toHaveValue('Quercetani')
  await expect.element(dialog().getByText('C’è una bozza che non hai salvato.')).toBeVisible()
  expect(kept.drafts.map(({ typed }) => typed['nome'])).toEqual(['Verdi'])
  await button('Riprendi').click()
  await expect.element(field(NAME)).toHaveValue('Verdi')
})

it('keeps nothing of what was saved, whatever was dropped or typed before', async () => {
  const forms = await openNew()
  await field(NAME).fill('Quercetani')
  await field('Telefono').fill('02 1234567')
  await field('Indirizzo').fill('Via Roma 1, Milano')
  await button('Salva cliente').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(kept.drafts).toEqual([])
  forms.create(customer)
  await expect.element(field(NAME)).toHaveValue('')
  await expect.element(banner()).not.toBeInTheDocument()
})

it('keeps what was typed when the form is closed, and offers it once', async () => {
  const forms = await openNew()
  await field(NAME).fill('Quercetani')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText('Bozza chiusa')).toBeVisible()
  const id = [...kept.takers.keys()].join()
  expect(kept.drafts.map(({ typed }) => typed['nome'])).toEqual(['Quercetani'])
  kept.held.push({ id, place: NEW, at: '2026-11-21T08:00:00Z', typed: { nome: 'Quercetani' } })
  forms.create(customer)
  await expect.poll(() => kept.asked.length).toBeGreaterThan(1)
  await expect.element(dialog().getByText('C’è una bozza che non hai salvato.')).toBeVisible()
  await button('Riprendi').click()
  await expect.element(field(NAME)).toHaveValue('Quercetani')
  await expect.element(banner()).not.toBeInTheDocument()
})

it('brings a change back over the record that it began from, so that a colleague’s is met', async () => {
  const base = await store.get('cliente', 'cliente_1')
  if (!base) throw new Error('there is no customer')
  const typed = { nome: 'Bianchi e figli S.r.l.', tipo: 'azienda', indirizzo: 'Viale Monza 201, Milano' }
  kept.held.push({ id: 'bozza_1', place: 'cliente edit cliente_1', at: '2026-11-20T17:40:00Z', typed, base })
  await store.commit([{ type: 'update', entity: 'cliente', id: 'cliente_1', values: { nome: 'Bianchi S.p.A.' } }], { via: 'form' })
  const forms = await openForms(store, undefined, kept)
  forms.edit(customer, 'cliente_1')
  await expect.element(field(NAME)).toHaveValue('Bianchi S.p.A.')
  await button('Riprendi').click()
  await expect.element(field(NAME)).toHaveValue('Bianchi e figli S.r.l.')
  await button('Salva cliente').click()
  await expect.element(page.getByRole('dialog', { name: 'Due modifiche allo stesso cliente' })).toBeVisible()
  expect(await store.get('cliente', 'cliente_1')).toMatchObject({ nome: 'Bianchi S.p.A.' })
})
