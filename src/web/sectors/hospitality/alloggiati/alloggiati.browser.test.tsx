import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MemoryStore } from '../../../../kernel/store/memory/memory-store.ts'
import { AUTHOR, showScreen, undo } from '../calendario/show-screen.fixture.tsx'

const TODAY = '2026-11-21'
let saved: { readonly name: string; readonly blob: Blob }[] = []

beforeEach(async () => {
  await page.viewport(1360, 900)
  // The clock stands at 16:00 in Italy: Jonas Lindqvist came at 10:05 for three nights, Clara Vismara at 11:20 for two.
  saved = []
  // The browser would ask where to keep the file; what is handed to it is looked at instead.
  const blobs = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`
    blobs.set(url, blob as Blob)
    return url
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = blobs.get(this.href)
    if (blob) saved.push({ name: this.download, blob })
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const open = (address = '/', today = TODAY) => showScreen('alloggiati', { address, today, time: '16:00' })
const group = (name: string | RegExp) => page.getByRole('region', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const states = async (store: MemoryStore) =>
  (await store.query({ entity: 'schedina', where: [{ field: 'data_arrivo', op: 'eq', value: TODAY }] })).rows.map((row) => row['stato'])
const change = (store: MemoryStore, id: string, values: Readonly<Record<string, unknown>>) =>
  store.commit([{ type: 'update', entity: 'schedina', id, values }], AUTHOR)

describe('«Da inviare»', () => {
  it('shows people by group, head first, and how long there still is', async () => {
    await open()
    const family = group('Lindqvist Jonas e un’altra persona')
    await expect.element(family).toMatchTextContent(/entro le 10:05 di domani: mancano 18 ore e [45] minuti/)
    await expect.element(family.getByRole('listitem').first()).toMatchTextContent(/Lindqvist JonasCAPOFAMIGLIA - 17/)
    await expect.element(family.getByRole('listitem').last()).toMatchTextContent(/Lindqvist ElinFAMILIARE - 18/)
    await expect.element(group('Vismara Clara')).toMatchTextContent(/Pronta/)
  })

  it('says what it is for, whether or not anybody is due', async () => {
    const { store } = await open()
    const purpose =
      /si genera il file txt delle schedine per il portale Alloggiati Web della Polizia di Stato: ogni ospite si dichiara entro 24 ore dall’arrivo, 6 per una notte sola/
    await expect.element(group('Vismara Clara')).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Da inviare' })).toMatchTextContent(purpose)
    const due = await store.query({ entity: 'schedina', where: [{ field: 'stato', op: 'eq', value: 'da_inviare' }] })
    await store.commit(
      due.rows.map(({ id }) => ({ type: 'remove', entity: 'schedina', id }) as const),
      AUTHOR,
    )
    await expect.element(page.getByText('Tutte le schedine sono inviate o nel file.')).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Da inviare' })).toMatchTextContent(purpose)
  })

  it('says how long there is for a single night, and who is late', async () => {
    const { store } = await open()
    await change(store, 'schedina_1', { notti_permanenza: 1 })
    const clara = group('Vismara Clara')
    await expect.element(clara).toMatchTextContent(/mancano 1 ora e (20|19) minuti/)
    await change(store, 'schedina_1', { ora_arrivo: '09:00' })
    await expect.element(clara).toMatchTextContent(/In ritardo di 1 ora( e 1 minuto)?: invia subito\..*In ritardo/)
  })

  it('names what is missing, and «Completa» opens the record there', async () => {
    const { store } = await open()
    await change(store, 'schedina_1', { numero_documento: null, sesso: null })
    const clara = group('Vismara Clara')
    await expect.element(clara).toMatchTextContent(/Scegli il sesso, maschio o femmina\.Manca il numero del documento\./)
    await expect.element(clara).toMatchTextContent(/Da completare/)
    await button('Completa: Vismara Clara').click()
    await expect.element(page.getByRole('dialog').getByRole('combobox', { name: 'Sesso' })).toHaveFocus()
  })

  it('adds a familiare with what the head says already, and whoever was alone becomes capofamiglia', async () => {
    const { store } = await open()
    await button('Aggiungi familiare a Vismara Clara').click()
    const dialog = page.getByRole('dialog', { name: 'Nuova Schedina' })
    await expect.element(dialog.getByLabelText('Notti di permanenza')).toHaveValue(2)
    await dialog.getByLabelText('Cognome').fill('Vismara')
    await dialog.getByLabelText('Nome', { exact: true }).fill('Ivo')
    await dialog.getByRole('button', { name: 'Salva schedina' }).click()
    await expect.element(group('Vismara Clara e un’altra persona')).toMatchTextContent(/CAPOFAMIGLIA - 17.*Vismara IvoFAMILIARE - 18/)
    const [ivo] = (await store.query({ entity: 'schedina', where: [{ field: 'nome', op: 'eq', value: 'Ivo' }] })).rows
    expect(ivo).toMatchObject({ prenotazione: 'prenotazione_1', data_arrivo: TODAY, tipo_alloggiato: 'familiare' })
  })
})

describe('a booking for four', () => {
  const four = async () => {
    const { store } = await open()
    const room = String((await store.get('prenotazione', 'prenotazione_1'))?.['camera'])
    const made = await store.commit(
      [
        { type: 'update', entity: 'camera', id: room, values: { posti: 4 } },
        { type: 'update', entity: 'prenotazione', id: 'prenotazione_1', values: { persone: 4 } },
      ],
      AUTHOR,
    )
    if (!made.ok) throw new Error(made.problems.map(({ message }) => message).join(' '))
    return store
  }

  it('says how many are registered, and «Scansiona il prossimo» carries the family on', async () => {
    const store = await four()
    const clara = group('Vismara Clara')
    await expect.element(clara).toMatchTextContent(/1 di 4 registrate/)
    await expect.element(clara.getByText('Pronta')).not.toBeInTheDocument()
    await button('Scansiona il prossimo di Vismara Clara').click()
    const photo = page.getByRole('dialog', { name: 'Compila da una foto o un documento' })
    await expect.element(photo).toBeVisible()
    await userEvent.keyboard('{Escape}')
    const dialog = page.getByRole('dialog', { name: 'Nuova Schedina' })
    await expect.element(dialog.getByLabelText('Cognome')).toHaveValue('Vismara')
    await expect.element(dialog.getByLabelText('Tipo alloggiato')).toMatchTextContent(/FAMILIARE - 18/)
    await dialog.getByLabelText('Nome', { exact: true }).fill('Ivo')
    await dialog.getByRole('button', { name: 'Salva schedina' }).click()
    await expect.element(group('Vismara Clara e un’altra persona')).toMatchTextContent(/2 di 4 registrate/)
    const [ivo] = (await store.query({ entity: 'schedina', where: [{ field: 'nome', op: 'eq', value: 'Ivo' }] })).rows
    expect(ivo).toMatchObject({ capo: 'schedina_1', prenotazione: 'prenotazione_1', data_arrivo: TODAY })
  })

  it('warns before the file', async () => {
    await four()
    await expect.element(group('Vismara Clara')).toMatchTextContent(/1 di 4 registrate/)
    await button('Genera file').click()
    const dialog = page.getByRole('dialog', { name: 'Genera il file' })
    await expect.element(dialog.getByText(/1 di 4 registrate, mancano 3 schedine che nel file non ci saranno/)).toBeVisible()
  })
})

describe('«Genera file»', () => {
  it('downloads the rows of the chosen groups, logs the file and can be undone', async () => {
    const { store } = await open()
    await button('Genera file').click()
    const dialog = page.getByRole('dialog', { name: 'Genera il file' })
    await dialog.getByRole('checkbox', { name: 'Vismara Clara' }).click()
    await expect.element(dialog.getByRole('status')).toMatchTextContent('2 righe')
    await dialog.getByRole('button', { name: 'Scarica il file' }).click()
    await expect.element(page.getByRole('heading', { name: 'Da caricare sul portale' })).toBeVisible()
    const [file] = saved
    expect(file?.name).toBe('schedine-2026-11-21.txt')
    const rows = (await file?.blob.text())?.split('\r\n') ?? []
    expect(rows.map((row) => [row.length, row.slice(0, 2), row.slice(14, 24).trim()])).toEqual([
      [168, '17', 'LINDQVIST'],
      [168, '19', 'LINDQVIST'],
    ])
    expect(Object.groupBy(await states(store), String)).toMatchObject({ da_inviare: { length: 1 }, nel_file: { length: 2 } })
    await undo().click()
    await expect.poll(() => states(store)).toEqual(['da_inviare', 'da_inviare', 'da_inviare'])
    await expect.element(page.getByRole('heading', { name: 'Da caricare sul portale' })).not.toBeInTheDocument()
  })

  it('names the person and the field before anything is downloaded', async () => {
    const { store } = await open()
    await change(store, 'schedina_1', { comune_nascita: 'Vattelapesca' })
    await expect.element(group('Vismara Clara')).toMatchTextContent(/non è nelle tabelle della Polizia/)
    await button('Genera file').click()
    const dialog = page.getByRole('dialog', { name: 'Genera il file' })
    const clara = dialog.getByRole('checkbox', { name: 'Vismara Clara' })
    await expect.element(clara).not.toBeChecked()
    await clara.click()
    await dialog.getByRole('button', { name: 'Scarica il file' }).click()
    await expect
      .element(dialog.getByRole('alert'))
      .toMatchTextContent(/Clara Vismara: il luogo di nascita non è nelle tabelle della Polizia/)
    expect(saved).toEqual([])
    expect((await store.query({ entity: 'invio', where: [{ field: 'giorno', op: 'eq', value: TODAY }], total: true })).total).toBe(0)
  })

  it('names the second file of a day with -2, and a file of 174 carries the apartment', async () => {
    const { store } = await open()
    const [house] = (await store.query({ entity: 'struttura' })).rows
    if (!house) throw new Error('no house')
    const values = { tracciato: 'file_unico', appartamento: '12' }
    await store.commit([{ type: 'update', entity: 'struttura', id: house.id, values }], AUTHOR)
    for (const other of ['Vismara Clara', undefined]) {
      await button('Genera file').click()
      const dialog = page.getByRole('dialog', { name: 'Genera il file' })
      if (other) await dialog.getByRole('checkbox', { name: other }).click()
      await dialog.getByRole('button', { name: 'Scarica il file' }).click()
      await expect.element(dialog).not.toBeInTheDocument()
    }
    expect(saved.map(({ name }) => name)).toEqual(['schedine-file-unico-2026-11-21.txt', 'schedine-file-unico-2026-11-21-2.txt'])
    expect(await saved[1]?.blob.text()).toMatch(/^16.{166}000012$/)
    await expect.element(page.getByText('Tutte le schedine sono inviate o nel file.')).toBeVisible()
  })
})

describe('a file that was made', () => {
  const generate = async () => {
    await button('Genera file').click()
    await button('Scarica il file').click()
    await expect.element(group('schedine-2026-11-21.txt')).toBeVisible()
  }

  it('is sent with its receipt', async () => {
    const { store } = await open()
    await generate()
    await button('Ho caricato il file sul portale').click()
    await page
      .getByRole('dialog')
      .getByLabelText(/Numero della ricevuta/)
      .fill('R77')
    await button('Segna inviate').click()
    await expect.element(page.getByRole('heading', { name: 'Da caricare sul portale' })).not.toBeInTheDocument()
    expect(await states(store)).toEqual(['inviata', 'inviata', 'inviata'])
    const [log] = (await store.query({ entity: 'invio' })).rows
    expect(log).toMatchObject({ ricevuta: 'R77', righe: 3, autore: 'Prova', ora: '16:00' })
  })

  it('is the same file again, whatever has changed since; what was sent is put right by a new schedina', async () => {
    const { store } = await open()
    await generate()
    await button('Ho caricato il file sul portale').click()
    await button('Segna inviate').click()
    const [house] = (await store.query({ entity: 'struttura' })).rows
    await store.commit(
      [{ type: 'update', entity: 'struttura', id: house?.id ?? '', values: { tracciato: 'file_unico', appartamento: '9' } }],
      AUTHOR,
    )
    await page.getByText('File generati').click()
    await button('Scarica di nuovo: schedine-2026-11-21.txt').click()
    await expect.poll(() => saved.length).toBe(2)
    expect(await saved[1]?.blob.text()).toBe(await saved[0]?.blob.text())

    const file = group('schedine-2026-11-21.txt')
    await file.getByText('Le 3 persone nel file').click()
    await file.getByRole('button', { name: /Vismara Clara/ }).click()
    const sent = page.getByRole('dialog', { name: 'Modifica Schedina' })
    await expect.element(sent.getByText(/quello che è stato dichiarato resta com’è/)).toBeVisible()
    await expect.element(sent.getByRole('button', { name: 'Elimina schedina' })).not.toBeInTheDocument()
    await sent.getByRole('button', { name: 'Correggi con una nuova' }).click()
    const correction = page.getByRole('dialog', { name: 'Nuova Schedina' })
    await expect.element(correction.getByLabelText('Cognome')).toHaveValue('Vismara')
    await correction.getByLabelText('Nome', { exact: true }).fill('Chiara')
    await correction.getByRole('button', { name: 'Salva schedina' }).click()
    await expect.element(file.getByText(/corretta da una nuova schedina/)).toBeVisible()
  })

  it('that the portal refused brings its people back and stays in the log', async () => {
    const { store } = await open()
    await generate()
    await button('Riporta da inviare: schedine-2026-11-21.txt').click()
    await expect.element(group('Vismara Clara')).toBeVisible()
    expect(await states(store)).toEqual(['da_inviare', 'da_inviare', 'da_inviare'])
    expect((await store.query({ entity: 'invio', where: [{ field: 'giorno', op: 'eq', value: TODAY }], total: true })).total).toBe(1)
  })

  it('of past days says who is in it and is downloaded again as it was', async () => {
    const { store } = await open('/?mostra=own:file')
    const [log] = (await store.query({ entity: 'invio' })).rows
    const file = group(String(log?.['nome_file']))
    await expect.element(file).toMatchTextContent(/4 righe da 168 caratteri.*Ricevuta R20261119/)
    await file.getByText('Le 4 persone nel file').click()
    await expect.element(file.getByText(/Pellegrini Niccolò/)).toBeVisible()
    await button(`Scarica di nuovo: ${String(log?.['nome_file'])}`).click()
    await expect.poll(() => saved.length).toBe(1)
    const rows = (await saved[0]?.blob.text())?.split('\r\n') ?? []
    expect(rows.map((row) => [row.length, row.slice(0, 2), row.slice(2, 12)])).toEqual([
      [168, '17', '19/11/2026'],
      [168, '19', '19/11/2026'],
      [168, '19', '19/11/2026'],
      [168, '19', '19/11/2026'],
    ])
  })
})

describe('the form of the portal', () => {
  it('is filled by the guest that is chosen, citizenship included, and again by another', async () => {
    await open()
    const form = page.getByRole('form', { name: 'Nuova Schedina' })
    await expect.element(form.getByLabelText('Cittadinanza')).toHaveValue('Italia')
    const choose = async (name: string) => {
      await form.getByLabelText('Scheda ospite').click()
      await userEvent.keyboard('{Control>}a{/Control}')
      await userEvent.keyboard(name)
      await page.getByRole('option', { name: new RegExp(name) }).click()
    }
    await choose('Lindqvist Jonas')
    await expect.element(form.getByLabelText('Cognome')).toHaveValue('Lindqvist')
    await expect.element(form.getByLabelText('Cittadinanza')).toHaveValue('Svezia')
    await expect.element(form.getByLabelText('Numero documento')).toHaveValue('P0551020')
    await choose('Ferrero Marta')
    await expect.element(form.getByLabelText('Cognome')).toHaveValue('Ferrero')
    await expect.element(form.getByLabelText('Cittadinanza')).toHaveValue('Italia')
    await expect.element(form.getByLabelText('Numero documento')).toHaveValue('')
  })

  it.each([
    ['Russia', 'Federazione Russa'],
    ['olanda', 'Paesi Bassi'],
    ['Inghilterra', 'Regno Unito'],
    ['Gran Bretagna', 'Regno Unito'],
  ])('knows a state by its other name: %s and Enter', async (typed, state) => {
    const { store } = await open()
    const before = (await states(store)).length
    const field = page.getByRole('form', { name: 'Nuova Schedina' }).getByLabelText('Cittadinanza')
    await field.click()
    await userEvent.keyboard(`{Control>}a{/Control}${typed}{Enter}`)
    await expect.element(field).toHaveValue(state)
    expect(await states(store)).toHaveLength(before)
  })

  it('offers the next number of the day, and the head by name: both go with the others', async () => {
    await open()
    const form = page.getByRole('form', { name: 'Nuova Schedina' })
    await expect.element(form.getByLabelText('Famiglia/Gruppo')).toHaveValue(3)
    await form.getByLabelText('Capofamiglia o capogruppo').click()
    await userEvent.keyboard('Vismara')
    await page.getByRole('option', { name: /Vismara Clara/ }).click()
    await expect.element(form.getByLabelText('Tipo alloggiato')).toMatchTextContent(/FAMILIARE - 18/)
    await expect.element(form.getByLabelText('Notti di permanenza')).toHaveValue(2)
  })

  it('tells a person who has a schedina for the same arrival already', async () => {
    await open()
    const form = page.getByRole('form', { name: 'Nuova Schedina' })
    await form.getByLabelText('Cognome').fill('vismara')
    await form.getByLabelText('Nome', { exact: true }).fill('Clara')
    await expect.element(form.getByText(/Forse c’è già: Vismara Clara/)).toBeVisible()
    await form.getByRole('button', { name: 'Apri la scheda' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Modifica Schedina' })).toBeVisible()
  })

  it('says that 19 is the official code of a familiare', async () => {
    await open()
    const form = page.getByRole('form', { name: 'Nuova Schedina' })
    await expect.element(form.getByText(/un familiare ha il codice 19 e 18 è il capogruppo/)).toBeVisible()
  })
})
