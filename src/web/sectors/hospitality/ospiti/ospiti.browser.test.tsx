import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MemoryStore } from '../../../../kernel/store/memory/memory-store.ts'
import { AUTHOR, showScreen, undo } from '../calendario/show-screen.fixture.tsx'

const TODAY = '2026-11-21'

beforeEach(async () => {
  await page.viewport(1360, 900)
})

const open = (address = '/') => showScreen('ospiti', { address, today: TODAY, time: '16:00' })
const form = () => page.getByRole('form', { name: 'Nuovo Ospite' })
const field = (label: string) => form().getByLabelText(label, { exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const named = async (store: MemoryStore, cognome: string) =>
  (await store.query({ entity: 'ospite', where: [{ field: 'cognome', op: 'eq', value: cognome }] })).rows

async function typeName(nome: string, cognome: string) {
  await field('Nome').fill(nome)
  await field('Cognome').fill(cognome)
}

describe('the form on the page', () => {
  it('has the fields and defaults of the specification', async () => {
    await open()
    const labels = [
      'Nome',
      'Cognome',
      'Data di nascita',
      'Luogo di nascita',
      'Comune di nascita',
      'Cittadinanza',
      'Sesso',
      'Tipo di documento',
    ]
    for (const label of [...labels, 'Numero documento', 'Stato di rilascio', 'Email', 'Telefono', 'Indirizzo'])
      await expect.element(field(label)).toBeVisible()
    await expect.element(field('Cittadinanza')).toHaveValue('Italia')
    await expect.element(field('Stato di rilascio')).toHaveValue('Italia')
    await field('Cittadinanza').click()
    await userEvent.clear(field('Cittadinanza'))
    const first = page.getByRole('option').elements().slice(0, 6)
    expect(first.map(({ textContent }) => textContent)).toEqual([
      'Italia',
      'Francia',
      'Germania',
      'Spagna',
      'Regno Unito',
      'Stati Uniti (USA)',
    ])
  })

  it('saves, empties itself for the next guest, and can be undone', async () => {
    const { store } = await open()
    await typeName('Ada', "Dell'Orto")
    await field('Comune di nascita').click()
    await userEvent.keyboard('sondr')
    await page.getByRole('option', { name: 'Sondrio (SO)' }).click()
    await button('Salva ospite').click()
    await expect.element(page.getByText('Ospite salvato')).toBeVisible()
    await expect.element(field('Cognome')).toHaveValue('')
    await expect.element(field('Nome')).toHaveFocus()
    expect(await named(store, "Dell'Orto")).toMatchObject([{ nome: 'Ada', comune_nascita: 'Sondrio', cittadinanza: 'ITALIA' }])
    await expect
      .element(page.getByRole('region', { name: 'Ultimi ospiti' }).getByRole('listitem').first())
      .toMatchTextContent(/Dell'Orto Ada/)
    await undo().click()
    await expect.poll(() => named(store, "Dell'Orto")).toEqual([])
  })

  it('says what is missing at its field and keeps what is typed', async () => {
    await open()
    await field('Cognome').fill('Rossi')
    await button('Salva ospite').click()
    await expect.element(field('Nome')).toHaveFocus()
    await expect.element(field('Nome')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('Cognome')).toHaveValue('Rossi')
  })

  it('keeps what is typed while somebody looks elsewhere, and gives back what was emptied', async () => {
    await open()
    await typeName('Ada', 'Rossi')
    await page.getByText('Famiglie e gruppi', { exact: true }).click()
    await expect.element(page.getByRole('heading', { name: 'Famiglia Pellegrini' })).toBeInTheDocument()
    await page.getByText('Modulo', { exact: true }).click()
    await expect.element(field('Cognome')).toHaveValue('Rossi')
    await button('Svuota').click()
    await expect.element(field('Cognome')).toHaveValue('')
    await undo().click()
    await expect.element(field('Cognome')).toHaveValue('Rossi')
    await expect.element(field('Nome')).toHaveValue('Ada')
  })

  it('tells that somebody is registered already, and not somebody of another birthday', async () => {
    await open()
    await typeName('clara', 'VISMARA')
    await expect.element(form().getByText(/Forse c’è già: Vismara Clara/)).toBeVisible()
    await button('Apri la scheda').click()
    await expect.element(page.getByRole('dialog', { name: 'Modifica Ospite' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await field('Data di nascita').fill('1990-01-01')
    await expect.element(form().getByText(/Forse c’è già/)).not.toBeInTheDocument()
  })

  it('leads on to the check-in of the booking that waits for the guest today', async () => {
    const { store } = await open()
    const values = { ospite: 'Tea Galli', camera: 'camera_201', arrivo: TODAY, notti: 1, persone: 1, canale: 'reception', importo: 9000 }
    const made = await store.commit([{ type: 'create', entity: 'prenotazione', values }], AUTHOR)
    if (!made.ok) throw new Error(made.problems.map(({ message }) => message).join(' '))
    await typeName('Tea', 'Galli')
    await expect.element(form().getByText(/^Oggi arriva Tea Galli, camera 201/)).toBeVisible()
    await button('Salva e apri check-in').click()
    const dialog = page.getByRole('dialog', { name: 'Modifica Prenotazione' })
    await expect.element(dialog.getByRole('button', { name: 'Check-in' })).toBeVisible()
    const [guest] = await named(store, 'Galli')
    expect(await store.get('prenotazione', made.rows[0]?.id ?? '')).toMatchObject({ anagrafica: guest?.id })
  })
})

describe('families and groups', () => {
  it('show people and stays, and take one more of the same name', async () => {
    const { store } = await open('/?mostra=groups&cerca=Pellegrini')
    const group = page.getByRole('region', { name: 'Famiglia Pellegrini' })
    for (const name of ['Ferrero Marta', 'Pellegrini Bianca', 'Pellegrini Dario', 'Pellegrini Niccolò'])
      await expect.element(group.getByText(name)).toBeVisible()
    await expect.element(group).toMatchTextContent(/Soggiorni: 19\/11\/2026, 4 notti, 4 ospiti/)
    await button('Aggiungi ospite a Famiglia Pellegrini').click()
    const dialog = page.getByRole('dialog', { name: 'Nuovo Ospite' })
    await expect.element(dialog.getByLabelText('Famiglia o gruppo')).toHaveValue('Famiglia Pellegrini')
    await dialog.getByLabelText('Nome', { exact: true }).fill('Ivo')
    await dialog.getByLabelText('Cognome', { exact: true }).fill('Pellegrini')
    await dialog.getByRole('button', { name: 'Salva ospite' }).click()
    await expect.element(group.getByText('Pellegrini Ivo')).toBeVisible()
    expect((await named(store, 'Pellegrini')).filter((row) => row['gruppo'] === 'Famiglia Pellegrini')).toHaveLength(4)
  })

  it('are renamed in one commit, undone in one', async () => {
    const { store } = await open('/?mostra=groups')
    const people = async (name: string) =>
      (await store.query({ entity: 'ospite', where: [{ field: 'gruppo', op: 'eq', value: name }], total: true })).total
    await button('Rinomina Famiglia Pellegrini').click()
    const dialog = page.getByRole('dialog', { name: 'Rinomina il gruppo' })
    await dialog.getByLabelText('Nome').fill(' ')
    await dialog.getByRole('button', { name: 'Rinomina' }).click()
    await expect.element(dialog.getByText('Scrivi il nome del gruppo.')).toBeVisible()
    await dialog.getByLabelText('Nome').fill('Pellegrini di Torino')
    await dialog.getByRole('button', { name: 'Rinomina' }).click()
    await expect.poll(() => people('Pellegrini di Torino')).toBe(4)
    expect(await people('Famiglia Pellegrini')).toBe(0)
    await undo().click()
    await expect.poll(() => people('Famiglia Pellegrini')).toBe(4)
  })
})
