import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { rowsInUse } from '../../../../documents/schedine-alloggiati/newer-tables.ts'
import { officialText } from '../../../../documents/schedine-alloggiati/official-text.fixture.ts'
import type { OfficialRow } from '../../../../documents/schedine-alloggiati/read-official-table.ts'
import { loadTables } from '../../../../documents/schedine-alloggiati/tables.ts'
import { showScreen, undo } from '../calendario/show-screen.fixture.tsx'

const TODAY = '2026-11-21'
let saved: Blob[] = []
beforeEach(async () => {
  await page.viewport(1360, 900)
  saved = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:0'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const door = () => page.getByRole('region', { name: 'Tabelle della Polizia' })
const dialog = () => page.getByRole('dialog', { name: 'Tabelle della Polizia' })
const clara = () => page.getByRole('region', { name: 'Vismara Clara' })
const NEW: OfficialRow = { code: '420111999', name: 'MONTENUOVO SULCIS', provincia: 'SU', to: undefined }

const show = () => showScreen('alloggiati', { today: TODAY, time: '16:00' })
async function openDialog() {
  await door().getByRole('button', { name: 'Aggiorna le tabelle della Polizia' }).click()
  await expect.element(dialog()).toBeVisible()
}
async function openDoor() {
  const { store } = await show()
  await openDialog()
  return store
}

/** A file as the chooser hands it over, with the day that it bears. */
function choose(text: string, day = '2026-11-20') {
  const chooser = page.getByLabelText('File della tabella').element() as HTMLInputElement
  const given = new DataTransfer()
  given.items.add(new File([text], 'comuni.csv', { type: 'text/csv', lastModified: Date.parse(`${day}T12:00:00Z`) }))
  chooser.files = given.files
  chooser.dispatchEvent(new Event('change', { bubbles: true }))
}

const SUDLANDIA: OfficialRow = { code: '100001003', name: 'SUDLANDIA', provincia: '', to: undefined }
async function newerStates(): Promise<string> {
  const rows = new Map(rowsInUse(await loadTables(), 'stati'))
  rows.set(SUDLANDIA.code, SUDLANDIA)
  return officialText(rows)
}

async function newer(): Promise<string> {
  const rows = new Map(rowsInUse(await loadTables(), 'comuni'))
  rows.set(NEW.code, NEW)
  return officialText(rows)
}

/** The tables of comuni that somebody has taken in. */
const comuniTaken = { entity: 'tabella_polizia', where: [{ field: 'tabella', op: 'eq', value: 'comuni' }], total: true } as const

describe('a newer table of the portal', () => {
  it('is told in words, and from then on is what form, check and file go by, until it is undone', async () => {
    const { store } = await show()
    const born = { type: 'update', entity: 'schedina', id: 'schedina_1', values: { comune_nascita: 'Montenuovo Sulcis' } } as const
    await store.commit([born], { via: 'form' })
    await expect.element(clara()).toMatchTextContent(/non è nelle tabelle della Polizia/)
    await openDialog()
    choose(await newer())
    await expect
      .element(dialog().getByRole('status', { name: 'Che cosa cambia' }))
      .toMatchTextContent(/Comuni: file del 20\/11\/2026, 11\.295 righe.*1 codice nuovo: Montenuovo Sulcis \(SU\)\./)
    await dialog().getByRole('button', { name: 'Usa questa tabella' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(door()).toMatchTextContent(/comuni del 20\/11\/2026, stati del 11\/2025, documenti del 03\/11\/2025/)
    await expect.element(clara()).toMatchTextContent(/Pronta/)

    const form = page.getByRole('form', { name: 'Nuova Schedina' })
    await form.getByLabelText('Comune di nascita').click()
    await userEvent.keyboard('montenuovo')
    await expect.element(page.getByRole('option', { name: 'Montenuovo Sulcis (SU)' })).toBeVisible()
    await userEvent.keyboard('{Escape}')

    await page.getByRole('button', { name: 'Genera file' }).click()
    await page.getByRole('button', { name: 'Scarica il file' }).click()
    await expect.poll(() => saved.length).toBe(1)
    expect(await saved[0]?.text()).toMatch(/^16.*420111999SU100000100/m)
  })

  it('brings a state that can be chosen as citizenship, is read by its name and goes into the file', async () => {
    await openDoor()
    choose(await newerStates())
    await dialog().getByRole('button', { name: 'Usa questa tabella' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Vismara Clara', exact: true }).click()
    const form = page.getByRole('dialog', { name: 'Modifica Schedina' })
    const citizenship = form.getByRole('combobox', { name: 'Cittadinanza' })
    await citizenship.click()
    await userEvent.keyboard('{Control>}a{/Control}sudl')
    await page.getByRole('option', { name: 'Sudlandia' }).click()
    await form.getByRole('button', { name: 'Salva schedina' }).click()
    await expect.element(form).not.toBeInTheDocument()
    await expect.element(clara()).toMatchTextContent(/Pronta/)
    await page.getByRole('button', { name: 'Vismara Clara', exact: true }).click()
    await expect.element(citizenship).toHaveValue('Sudlandia')
    await userEvent.keyboard('{Escape}')

    await page.getByRole('button', { name: 'Genera file' }).click()
    await page.getByRole('button', { name: 'Scarica il file' }).click()
    await expect.poll(() => saved.length).toBe(1)
    expect((await saved[0]?.text())?.slice(125, 134)).toBe(SUDLANDIA.code)
  })

  it('can be undone', async () => {
    const store = await openDoor()
    choose(await newer())
    await dialog().getByRole('button', { name: 'Usa questa tabella' }).click()
    await expect.element(door()).toMatchTextContent(/comuni del 20\/11\/2026/)
    await undo().click()
    await expect.element(door()).toMatchTextContent(/comuni del 11\/2025/)
    expect((await store.query(comuniTaken)).total).toBe(0)
  })

  it('takes the place of an earlier one, and an older file does not', async () => {
    const store = await openDoor()
    const text = await newer()
    choose(text, '2026-11-19')
    await dialog().getByRole('button', { name: 'Usa questa tabella' }).click()
    await page.getByRole('button', { name: 'Aggiorna le tabelle della Polizia' }).click()
    await expect.element(dialog()).toBeVisible()
    choose(text, '2026-11-18')
    await expect
      .element(dialog().getByRole('alert'))
      .toMatchTextContent(/più vecchio della tabella dei comuni in uso, che è del 19\/11\/2026/)
    choose(text, '2026-11-20')
    await expect.element(dialog()).toMatchTextContent(/Non cambia niente rispetto alla tabella in uso/)
    await dialog().getByRole('button', { name: 'Usa questa tabella' }).click()
    await expect.element(door()).toMatchTextContent(/comuni del 20\/11\/2026/)
    expect((await store.query(comuniTaken)).rows).toMatchObject([{ tabella: 'comuni', giorno: '2026-11-20', righe: 11_295 }])
  })

  it.each([
    ['a foreign file', async () => 'Nome;Cognome\nUgo;Neri', /non è una tabella di Alloggiati Web/],
    ['a broken one', async () => (await newer()).replace('412058091,', '41205x,'), /Il file è rovinato alla riga \d+: «41205x»/],
    ['a piece of one', async () => (await newer()).slice(0, 100_000).replace(/\r\n[^\n]*$/, ''), /Il file è incompleto: mancano/],
  ])('%s gets a sentence and changes nothing', async (_name, text, fault) => {
    const store = await openDoor()
    choose(await text())
    await expect.element(dialog().getByRole('alert')).toMatchTextContent(fault)
    await expect.element(dialog().getByRole('button', { name: 'Usa questa tabella' })).not.toBeInTheDocument()
    await dialog().getByRole('button', { name: 'Annulla' }).click()
    await expect.element(door()).toMatchTextContent(/comuni del 11\/2025/)
    expect((await store.query(comuniTaken)).total).toBe(0)
  })
})
