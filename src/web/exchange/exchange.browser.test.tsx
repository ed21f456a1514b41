import { useState } from 'react'
import { toast } from 'sonner'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MemoryRouter } from 'react-router'
import { render } from 'vitest-browser-react'
import type { Sector } from '../../kernel/sector/sector.ts'
import { toCsv } from '../../kernel/exchange/csv.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import type { CollectionScreen } from '../../kernel/screens/screen.ts'
import { artigiani } from '../../sectors/artigiani/index.ts'
import { farmacie } from '../../sectors/farmacie/index.ts'
import { sociale } from '../../sectors/sociale/index.ts'
import { hospitality } from '../../sectors/hospitality/index.ts'
import { stillClock } from '../data/clock.fixture.ts'
import { newQueryClient } from '../data/query-client.ts'
import { screenOf, SectorProvider } from '../data/sector-context.tsx'
import { Toaster } from '../notices/toaster.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'
import { workbook } from './xlsx/workbook.ts'
import { ExportMenu } from './export-menu.tsx'
import { ImportDialog } from './import-dialog.tsx'
import '../styles/app.css'

const sample = {
  tecnico: [],
  cliente: [{ id: 'cliente_1', version: 1, nome: '=Bianchi', tipo: 'azienda' }],
  intervento: [],
  materiale: [
    {
      id: 'materiale_1',
      version: 1,
      nome: 'Sifone',
      categoria: 'idraulica',
      quantita: 3,
      unita: 'pz',
      costo: 1250,
      fornitore: 'Po',
      soglia: 10,
    },
    { id: 'materiale_2', version: 1, nome: 'Nastro', categoria: 'elettrico', quantita: 1, unita: 'pz', soglia: 5 },
    { id: 'materiale_3', version: 1, nome: 'Viti', categoria: 'ferramenta', quantita: 99, unita: 'pz', soglia: 5 },
  ],
}
const clock = stillClock('2026-11-21')
let store: MemoryStore
beforeEach(() => {
  toast.dismiss()
  store = new MemoryStore({ entities: artigiani.entities, sample, at: clock.at })
})
const screenEntity = (name: string) => {
  const entity = artigiani.entities.find((candidate) => candidate.name === name)
  if (!entity) throw new Error(`no entity ${name}`)
  return entity
}
const total = async (entity: string) => (await store.query({ entity, total: true })).total
const screenFor = (entity: string): CollectionScreen => {
  const screen = screenOf(artigiani, entity)
  if (!screen) throw new Error(`no screen for ${entity}`)
  return screen
}
const show = (children: React.ReactNode, sector: Sector = artigiani) =>
  render(
    // The whole list, also of what opens on a month.
    <MemoryRouter initialEntries={['/?mostra=list']}>
      <TooltipProvider>
        <SectorProvider sector={sector} store={store} clock={clock} client={newQueryClient()}>
          {children}
        </SectorProvider>
        <Toaster />
      </TooltipProvider>
    </MemoryRouter>,
  )
const press = (name: string | RegExp) => page.getByRole('button', { name }).click()

describe('ImportDialog', () => {
  const paste = async (entity: string, text: string) => {
    await show(<ImportDialog screen={screenFor(entity)} open onClose={() => undefined} />)
    await page.getByLabelText(/Oppure incolla/).fill(text)
    await press('Avanti')
  }

  it('says that the separator is wrong', async () => {
    await paste('cliente', 'Nome:Tipo\nRossi:privato')
    await expect.element(page.getByText(/Il separatore non è quello giusto/)).toBeVisible()
    await expect.element(page.getByLabelText(/Oppure incolla/)).toHaveValue('Nome:Tipo\nRossi:privato')
  })

  it('shows the faults by row, brings in the rest, hands out what stayed behind, and takes it all back', async () => {
    await paste('cliente', `Ragione sociale;Tel\nD'Angelò <b>;333 555 0141\nVerdi;12\n;`)
    await press('Controlla le righe')
    await expect.element(page.getByText('Riga 3')).toBeVisible()
    await expect.element(page.getByText(/cifre/)).toBeVisible()
    await press('Importa 1 riga')
    await expect.element(page.getByRole('button', { name: 'Scarica le righe scartate' })).toBeVisible()
    expect(await total('cliente')).toBe(2)
    await press('Annulla l’importazione')
    await expect.poll(() => total('cliente')).toBe(1)
  })

  it('shows before it offers to import what clashes with others, and cuts a long cell with a sign', async () => {
    const house = new MemoryStore({ entities: hospitality.entities, sample: hospitality.sample('2026-11-21'), at: clock.at })
    const screen = screenOf(hospitality, 'prenotazione')
    if (!screen) throw new Error('no screen of bookings')
    store = house
    await show(<ImportDialog screen={screen} open onClose={() => undefined} />, hospitality)
    const long = `Compagnia ${'delle gite '.repeat(9)}`.trim()
    await page
      .getByLabelText(/Oppure incolla/)
      .fill(
        `Ospite;Camera;Arrivo;Notti;Persone;Canale;Importo\n${long};Camera 101;10/03/2027;1;2;Reception;100,00\nNeri;Camera 101;21/11/2026;1;2;Reception;100,00`,
      )
    await press('Avanti')
    await press('Controlla le righe')
    await expect.element(page.getByRole('list', { name: 'Righe con errori' })).toMatchTextContent(/Riga 3.*Vismara/)
    await expect.element(page.getByRole('button', { name: 'Importa 1 riga' })).toBeVisible()
    await press('1 nuova')
    await expect.element(page.getByText(`${long.slice(0, 79)}…`)).toBeVisible()
  })

  it('says which rows have a day that is years away, first of all rows, and brings them in when they are meant', async () => {
    await paste(
      'intervento',
      'Cliente\tDescrizione\tIndirizzo\tData\nNeri\tPresa\tVia Roma 1\t24/11/2026\nNeri\tForno\tVia Roma 2\t12/03/2001',
    )
    await press('Controlla le righe')
    await expect
      .element(page.getByText('1 riga ha un valore che sembra sbagliato: prima di importare controlla che sia giusto.'))
      .toBeVisible()
    const first = page.getByRole('list', { name: 'Righe nuove' }).getByRole('listitem').first()
    await expect.element(first).toMatchTextContent(/Riga 3.*La data è il 12\/03\/2001, 25 anni fa: è giusta\?/)
    await press('Importa 2 righe')
    await expect.poll(() => total('intervento')).toBe(2)
  })

  it('makes the customers that a file of jobs names', async () => {
    await paste('intervento', 'Cliente\tDescrizione\tIndirizzo\nNeri\tPresa\tVia Roma 1\nneri\tForno\tVia Roma 2')
    await press('Controlla le righe')
    await press('Importa 2 righe')
    await expect.poll(() => total('intervento')).toBe(2)
    expect(await total('cliente')).toBe(2)
  })

  it('knows its own export again: nothing is doubled, and only what was changed is written', async () => {
    const before = await store.query({ entity: 'materiale' })
    const csv = toCsv(screenEntity('materiale'), before.rows, () => undefined, {
      columns: ['nome', 'categoria', 'quantita', 'unita', 'costo', 'fornitore', 'soglia'],
    })
    await paste('materiale', csv.replace('\ufeff', '').replace('Sifone;', 'Sifone grande;'))
    await press('Controlla le righe')
    await expect.element(page.getByText('0 da aggiungere, 1 da aggiornare, 2 da saltare.')).toBeVisible()
    await expect.element(page.getByText(/^Materiale: Sifone → Sifone grande$/)).toBeVisible()
    await expect.element(page.getByText(/^L’aggiornamento scrive sopra quello che c’è: .+ in 1 scheda\.$/)).toBeVisible()
    await press('Importa 1 riga')
    await expect.poll(async () => (await store.get('materiale', 'materiale_1'))?.['nome']).toBe('Sifone grande')
    expect((await store.get('materiale', 'materiale_2'))?.version).toBe(1)
    expect(await total('materiale')).toBe(3)
    await store.undo(1)
    expect(await store.get('materiale', 'materiale_1')).toMatchObject({ nome: 'Sifone' })
  })

  it('brings in what a sheet counts of new articles, and leaves the count of those that are there', async () => {
    store = new MemoryStore({ entities: farmacie.entities, sample: farmacie.sample('2026-11-21'), at: clock.at })
    const [held] = (await store.query({ entity: 'prodotto', page: { limit: 1 } })).rows
    const screen = screenOf(farmacie, 'prodotto')
    if (!screen) throw new Error('no screen of products')
    await show(<ImportDialog screen={screen} open onClose={() => undefined} />, farmacie)
    const csv = `Nome;Natura;Prezzo;IVA;Giacenza;Scadenza;Lotto;EAN\nZeta Prova 9;OTC;5,00;10 %;40;31/03/2029;L77;\n;;;;999;;;${String(held?.['ean'])}`
    await page.getByLabelText(/Oppure incolla/).fill(csv)
    await press('Avanti')
    await press('Controlla le righe')
    await expect.element(page.getByText('Entra anche la giacenza di 1 prodotto, con un movimento di oggi.')).toBeVisible()
    await expect.element(page.getByText(/^Di 1 prodotto il file conta un’altra giacenza: resta quella che c’è/)).toBeVisible()
    await press('Importa 1 riga')
    const made = () => store.query({ entity: 'prodotto', search: 'Zeta Prova 9' })
    await expect.poll(async () => (await made()).rows[0]).toMatchObject({ giacenza: 40, scadenza: '2029-03-31' })
    expect(await store.get('prodotto', held?.id ?? '')).toMatchObject({ giacenza: held?.['giacenza'] })
  })

  it('leaves a row that may be somebody who is there to the person, one by one or all of them', async () => {
    await store.commit([{ type: 'update', entity: 'cliente', id: 'cliente_1', values: { telefono: '333 555 0141' } }], { via: 'form' })
    await paste('cliente', 'Denominazione;Telefono\nMaria Bianchi;+39 333 5550141\nVerdi;')
    await press('Controlla le righe')
    await expect.element(page.getByText('1 da aggiungere, 0 da aggiornare, 1 da saltare.')).toBeVisible()
    await expect.element(page.getByText('Somiglia a «=Bianchi»: telefono uguale.')).toBeVisible()
    await page.getByRole('combobox', { name: 'Riga 2' }).click()
    await page.getByRole('option', { name: 'Aggiorna' }).click()
    await expect.element(page.getByText('1 da aggiungere, 1 da aggiornare, 0 da saltare.')).toBeVisible()
    await expect.element(page.getByRole('option')).not.toBeInTheDocument()
    await page.getByRole('combobox', { name: 'Righe forse già presenti' }).click()
    await page.getByRole('option', { name: 'Aggiungi' }).click()
    await expect.element(page.getByText('2 da aggiungere, 0 da aggiornare, 0 da saltare.')).toBeVisible()
    await press('Importa 2 righe')
    await expect.poll(() => total('cliente')).toBe(3)
  })

  it('takes a workbook, and says of a broken one what to do', async () => {
    await show(<ImportDialog screen={screenFor('cliente')} open onClose={() => undefined} />)
    const upload = (blob: BlobPart, name: string) => page.getByLabelText('File Excel o CSV').upload(new File([blob], name))
    await upload('PK\u0003\u0004 e poi niente', 'clienti.xlsx')
    await expect.element(page.getByText(/Il file Excel è danneggiato/)).toBeVisible()
    await upload(await workbook('Clienti', [{ heading: 'Denominazione', cells: [{ style: 'text', value: 'Neri' }] }]), 'clienti.xlsx')
    await press('Controlla le righe')
    await press('Importa 1 riga')
    await expect.poll(() => total('cliente')).toBe(2)
  })

  it('starts with no file when it is opened again', async () => {
    function Again() {
      const [isOpen, setIsOpen] = useState(true)
      return (
        <>
          <button type="button" onClick={() => setIsOpen(true)}>
            Riapri
          </button>
          <ImportDialog screen={screenFor('cliente')} open={isOpen} onClose={() => setIsOpen(false)} />
        </>
      )
    }
    await show(<Again />)
    await page.getByLabelText(/Oppure incolla/).fill('Nome\nNeri')
    await press('Avanti')
    await expect.element(page.getByText('Passo 2 di 3: le colonne')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await press('Riapri')
    await expect.element(page.getByText('Passo 1 di 3: il file')).toBeVisible()
    await expect.element(page.getByLabelText(/Oppure incolla/)).toHaveValue('')
  })

  it('says which columns are lacking', async () => {
    await paste('intervento', 'Cliente;Note\nNeri;x')
    await expect.element(page.getByText(/Senza una colonna per «Descrizione Problema», «Indirizzo»/)).toBeVisible()
  })
})

/** The file that the menu hands to the browser. */
async function exported(sector: Sector, screen: CollectionScreen, item: RegExp): Promise<Blob> {
  const written: Blob[] = []
  const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) written.push(blob)
    return '#'
  })
  const shown = await show(<ExportMenu screen={screen} query={{ where: [], search: '', sort: [] }} />, sector)
  await press('Esporta')
  await page.getByRole('menuitem', { name: item }).click()
  const isReserved = sector.entities.some(
    ({ name, fields }) => name === screen.entity && Object.values(fields).some(({ access }) => access?.read !== undefined),
  )
  if (isReserved && item.test('CSV tutti')) await press('Esporta tutto')
  await expect.poll(() => written.length).toBe(1)
  spy.mockRestore()
  await shown.unmount()
  return written[0] ?? new Blob()
}

describe('ExportMenu', () => {
  it('asks before reserved fields leave in a file', async () => {
    const screen = screenOf(sociale, 'beneficiario')
    if (!screen) throw new Error('no screen of beneficiaries')
    store = new MemoryStore({ entities: sociale.entities, sample: sociale.sample('2026-11-21'), at: clock.at })
    const written: Blob[] = []
    const spy = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) written.push(blob)
      return '#'
    })
    await show(<ExportMenu screen={screen} query={{ where: [], search: '', sort: [] }} />, sociale)
    await press('Esporta')
    await page.getByRole('menuitem', { name: /CSV tutti/ }).click()
    await expect.element(page.getByText(/Il file contiene .*Codice fiscale/)).toBeVisible()
    expect(written).toEqual([])
    await press('Esporta tutto')
    await expect.poll(() => written.length).toBe(1)
    spy.mockRestore()
  })

  it('writes a file that no spreadsheet takes for formulas', async () => {
    const csv = await exported(artigiani, screenFor('cliente'), /CSV tutti/)
    expect(await csv.text()).toMatch(/'=Bianchi;Azienda;.*;cliente_1\r\n$/)
  })
})

const lists = [artigiani, hospitality].flatMap((sector) =>
  sector.screens.flatMap((screen) => (screen.kind === 'collection' ? [{ sector, screen, name: screen.label }] : [])),
)
const ways = [
  { way: 'a workbook', item: /XLSX/, ending: 'xlsx' },
  { way: 'a CSV of every field', item: /CSV tutti/, ending: 'csv' },
]
describe.each(lists)('$name of the sample', ({ sector, screen }) => {
  it.each(ways)('comes back from $way as it left: every row is there already, and nothing would be written', async ({ item, ending }) => {
    store = new MemoryStore({ entities: sector.entities, sample: sector.sample(clock.at().today, clock.at().time), at: clock.at })
    const count = (await total(screen.entity)) ?? 0
    const file = await exported(sector, screen, item)
    await show(<ImportDialog screen={screen} open onClose={() => undefined} />, sector)
    await page.getByLabelText('File Excel o CSV').upload(new File([file], `elenco.${ending}`))
    await press('Controlla le righe')
    await expect.element(page.getByText(`0 da aggiungere, 0 da aggiornare, ${formatNumber(count)} da saltare.`)).toBeVisible()
    await expect.element(page.getByText(`${formatNumber(count)} già uguali`)).toBeVisible()
  })
})
