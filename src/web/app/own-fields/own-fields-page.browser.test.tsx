import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import {
  addOwnField,
  changeOwnField,
  orderOwnFields,
  putOwnFieldAway,
  type Changed,
  type OwnWish,
} from '../../../kernel/firm/change-own-fields.ts'
import type { FirmOpened } from '../../../kernel/firm/firm-door.ts'
import type { OwnField } from '../../../kernel/firm/own-fields.ts'
import { MemoryStore } from '../../../kernel/store/memory/memory-store.ts'
import { artigiani } from '../../../sectors/artigiani/index.ts'
import { stillClock } from '../../data/clock.fixture.ts'
import { newQueryClient } from '../../data/query-client.ts'
import { entityOf, SectorProvider } from '../../data/sector-context.tsx'
import { Toaster } from '../../notices/toaster.tsx'
import { TooltipProvider } from '../../ui/tooltip.tsx'
import { FirmContext } from '../firm-context.ts'
import { OwnFieldsPage } from './own-fields-page.tsx'
import '../../styles/app.css'

const clock = stillClock('2026-11-21')
const customer = entityOf(artigiani, 'cliente')
const firm: FirmOpened = {
  slug: 'sartori',
  name: 'Sartori',
  trade: 'artigiani',
  role: 'titolare',
  me: { name: 'Luca', email: 'luca@sartori.example' },
  groups: 'all',
  values: {},
  hasSample: false,
  setup: {},
  fields: [],
  views: [],
  choices: {},
}

let fields: readonly OwnField[] = []
let held: Readonly<Record<string, number>> = {}
let isDown = false

const beyond = globalThis.fetch
const answer = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** A server that keeps the fields of one firm in the memory of the page. */
async function serve(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  if (typeof input !== 'string' || !input.startsWith('/api/')) return beyond(input, init)
  if (isDown) throw new TypeError('Failed to fetch')
  const [, id, place] = /\/campi\/?([^/]*)\/?(.*)$/.exec(input) ?? []
  if (!init?.method || init.method === 'GET') return answer({ fields, held })
  const wish = JSON.parse(init.body as string) as OwnWish & { readonly tolto: boolean; readonly ids: readonly string[] }
  const changed: Changed =
    id === 'ordine'
      ? { ok: true, fields: orderOwnFields(fields, customer, wish.ids), id }
      : place
        ? putOwnFieldAway(fields, customer, id ?? '', wish.tolto)
        : id
          ? changeOwnField(fields, customer, id, wish, (held[id] ?? 0) > 0)
          : addOwnField(fields, customer, wish)
  if (!changed.ok) return answer({ problems: changed.problems }, 422)
  fields = changed.fields
  return answer({ fields, id: changed.id })
}

const added = (label: string, kind: OwnWish['kind'] = 'testo', options: readonly string[] = []) => {
  const changed = addOwnField(fields, customer, { label, kind, options: options.map((one) => ({ label: one })), isListed: true })
  if (changed.ok) fields = changed.fields
}

beforeEach(() => {
  vi.stubGlobal('fetch', serve)
  fields = []
  held = {}
  isDown = false
  return () => vi.unstubAllGlobals()
})

async function openPage() {
  const onFirm = vi.fn<(next: unknown) => void>()
  const store = new MemoryStore({ entities: artigiani.entities, sample: {}, at: clock.at, by: 'Luca' })
  const shown = await render(
    <SectorProvider sector={artigiani} store={store} clock={clock} client={newQueryClient()}>
      <TooltipProvider>
        <FirmContext value={{ firm, onFirm, seenAs: undefined, onLookAs: () => undefined, onChoose: () => undefined }}>
          <main>
            <OwnFieldsPage />
          </main>
        </FirmContext>
        <Toaster />
      </TooltipProvider>
    </SectorProvider>,
  )
  await page.getByLabelText('Campi di').click()
  await page.getByRole('option', { name: 'Clienti' }).click()
  return { ...shown, onFirm }
}

const names = () =>
  page
    .getByRole('list', { name: 'Campi in uso' })
    .getByRole('listitem')
    .elements()
    .map((row) => row.querySelector('span span')?.textContent)
const dialog = () => page.getByRole('dialog')

test('whoever leaves before the server has answered has the field all the same', async () => {
  added('Zona')
  const { onFirm, unmount } = await openPage()
  await expect.element(page.getByText('1 di 20')).toBeVisible()
  let goOn: () => void = () => undefined
  const asked = new Promise<void>((go) => (goOn = go))
  vi.stubGlobal('fetch', async (...given: Parameters<typeof serve>) => {
    await asked
    return serve(...given)
  })
  await page.getByRole('button', { name: 'Togli Zona' }).click()
  await unmount()
  goOn()
  await expect.poll(() => onFirm.mock.calls.length).toBe(2)
  const next = onFirm.mock.calls.at(-1)?.[0] as (before: FirmOpened) => FirmOpened
  expect(next({ ...firm, fields }).fields).toEqual([])
})

test('a field is added under its name, with what it offers', async () => {
  const { onFirm, unmount } = await openPage()
  await expect.element(page.getByText('Nessun campo vostro in Clienti')).toBeVisible()
  await page.getByRole('button', { name: 'Aggiungi campo' }).click()
  await dialog().getByLabelText('Nome').fill('Zona')
  await dialog().getByLabelText('Tipo').click()
  await page.getByRole('option', { name: 'Scelta da un elenco' }).click()
  await dialog().getByLabelText('Voce 1', { exact: true }).fill('Centro')
  // Enter goes on to the next value, and makes one after the last.
  await userEvent.keyboard('{Enter}Fuori{Enter}Collina')
  await dialog().getByRole('button', { name: 'Aggiungi campo' }).click()
  await expect.element(page.getByText('1 di 20')).toBeVisible()
  await expect.element(page.getByText('Scelta da un elenco: Centro, Fuori, Collina · ancora vuoto')).toBeVisible()
  expect(onFirm).not.toHaveBeenCalled()
  await unmount()
  // Who leaves the page opens the trade with the new field.
  const [[next] = []] = onFirm.mock.calls
  expect((next as (before: FirmOpened) => FirmOpened)(firm)).toMatchObject({ fields })
})

test('what is wrong is said at its field, and a server that is away loses nothing', async () => {
  added('Zona')
  await openPage()
  await page.getByRole('button', { name: 'Aggiungi campo' }).click()
  await dialog().getByLabelText('Nome').fill(' zona ')
  await dialog().getByRole('button', { name: 'Aggiungi campo' }).click()
  await expect.element(dialog().getByText('«Zona» c’è già fra i campi vostri: scegli un altro nome.')).toBeVisible()
  await expect.element(dialog().getByLabelText('Nome')).toHaveFocus()
  await dialog().getByLabelText('Nome').fill('Quartiere')
  await expect.element(dialog().getByText('«Zona» c’è già fra i campi vostri: scegli un altro nome.')).not.toBeInTheDocument()
  isDown = true
  await dialog().getByRole('button', { name: 'Aggiungi campo' }).click()
  await expect.element(page.getByText('Il server non risponde: non è cambiato niente. Riprova fra poco.')).toBeVisible()
  await expect.element(dialog().getByLabelText('Nome')).toHaveValue('Quartiere')
  isDown = false
  await dialog().getByRole('button', { name: 'Aggiungi campo' }).click()
  await expect.poll(names).toEqual(['Zona', 'Quartiere'])
})

test('fields change places, are put away with their values, and come back', async () => {
  for (const label of ['Zona', 'Codice', 'Note di cantiere']) added(label)
  held = { [fields[1]?.id ?? '']: 12 }
  await openPage()
  await page.getByRole('button', { name: 'Sposta su Note di cantiere' }).click()
  await expect.poll(names).toEqual(['Zona', 'Note di cantiere', 'Codice'])
  await expect.element(page.getByRole('button', { name: 'Sposta giù Codice' })).toBeDisabled()
  await page.getByRole('button', { name: 'Togli Codice' }).click()
  await expect.element(page.getByText('2 di 20')).toBeVisible()
  await expect.element(page.getByRole('list', { name: 'Campi tolti' }).getByText('Testo · scritto in 12 schede')).toBeVisible()
  await page.getByRole('button', { name: 'Rimetti Codice' }).click()
  await expect.poll(names).toEqual(['Zona', 'Note di cantiere', 'Codice'])
})

test('a field that has values keeps its kind, and takes another name', async () => {
  added('Zona', 'scelta', ['Centro', 'Fuori'])
  held = { [fields[0]?.id ?? '']: 1 }
  await openPage()
  await page.getByRole('button', { name: 'Cambia Zona' }).click()
  await expect.element(dialog().getByLabelText('Tipo')).toBeDisabled()
  await expect.element(dialog().getByText('Il tipo resta questo: il campo ha già dei valori.')).toBeVisible()
  await dialog().getByLabelText('Nome').fill('Quartiere')
  await dialog().getByRole('button', { name: 'Togli la voce 2' }).click()
  await dialog().getByRole('button', { name: 'Salva' }).click()
  await expect.element(page.getByText('Scelta da un elenco: Centro · scritto in 1 scheda')).toBeVisible()
  expect(fields[0]?.options).toMatchObject([{ label: 'Centro' }, { label: 'Fuori', isAway: true }])
  expect(names()).toEqual(['Quartiere'])
})
