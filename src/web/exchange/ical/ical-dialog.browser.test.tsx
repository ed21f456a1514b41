import { useState } from 'react'
import { toast } from 'sonner'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { addDays } from '../../../kernel/italian/dates.ts'
import { MemoryStore } from '../../../kernel/store/memory/memory-store.ts'
import { hospitality } from '../../../sectors/hospitality/index.ts'
import { stillClock } from '../../data/clock.fixture.ts'
import { newQueryClient } from '../../data/query-client.ts'
import { SectorProvider } from '../../data/sector-context.tsx'
import { Toaster } from '../../notices/toaster.tsx'
import { TooltipProvider } from '../../ui/tooltip.tsx'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { IcalDialog } from './ical-dialog.tsx'
import { useIcalNames } from './ical-names.ts'
import '../../styles/app.css'

const found = hospitality.screens.find((one): one is CollectionScreen => one.kind === 'collection' && one.calendars !== undefined)
if (!found) throw new Error('the lodging has no calendars')
const list = found
const today = '2026-11-21'
const clock = stillClock(today)
const standard = (n: string) => ({
  id: `camera_${n}`,
  version: 1,
  nome: `Camera ${n}`,
  tipo: 'standard',
  posti: 2,
  prezzo: 10_000,
  stato: 'libera',
})
let store: MemoryStore
beforeEach(() => {
  toast.dismiss()
  store = new MemoryStore({ entities: hospitality.entities, sample: { camera: [standard('101'), standard('102')] }, at: clock.at })
})
afterEach(() => vi.restoreAllMocks())

const onClose = vi.fn<() => void>()
function Opened({ room }: { room: string | undefined }) {
  const [open, setOpen] = useState(true)
  const close = () => {
    onClose()
    setOpen(false)
  }
  const names = useIcalNames(list)
  return names && <IcalDialog names={names} lane={room} open={open} onClose={close} />
}
const show = ({ isOpenedOnRoom = true } = {}) => {
  onClose.mockReset()
  return render(
    <TooltipProvider>
      <SectorProvider sector={hospitality} store={store} clock={clock} client={newQueryClient()}>
        <Opened room={isOpenedOnRoom ? 'camera_101' : undefined} />
      </SectorProvider>
      <Toaster />
    </TooltipProvider>,
  )
}

type Said = readonly [uid: string, from: number, nights: number, summary?: string]
const ics = (...events: Said[]) => signed('-//Airbnb Inc//Hosting Calendar 1.0//EN', ...events)
function signed(program: string, ...events: Said[]): string {
  const day = (n: number) => addDays(today, n).replaceAll('-', '')
  const lines = events.flatMap(([uid, from, nights, summary = 'Reserved']) => [
    'BEGIN:VEVENT',
    `UID:${uid}@airbnb.com`,
    `DTSTART;VALUE=DATE:${day(from)}`,
    `DTEND;VALUE=DATE:${day(from + nights)}`,
    `SUMMARY:${summary}`,
    'END:VEVENT',
  ])
  return ['BEGIN:VCALENDAR', `PRODID:${program}`, ...lines, 'END:VCALENDAR', ''].join('\r\n')
}
const choose = (text: string | Uint8Array<ArrayBuffer>, name = 'airbnb.ics') =>
  userEvent.upload(page.getByLabelText('File iCal'), new File([text], name, { type: 'text/calendar' }))
const button = (name: string | RegExp) => page.getByRole('button', { name })
const group = (name: string) => page.getByRole('region', { name })
const total = async (entity = 'prenotazione') => (await store.query({ entity, total: true })).total
const bookings = async () => (await store.query({ entity: 'prenotazione' })).rows

async function importa(...events: Said[]) {
  const screen = await show()
  await choose(ics(...events))
  await button(/^(?:Importa|Applica) \d/).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  await screen.unmount()
  toast.dismiss()
}

describe('IcalDialog', () => {
  it('shows what a file would change, does it, and takes it back from the notice', async () => {
    await store.commit(
      [
        {
          type: 'create',
          entity: 'prenotazione',
          values: {
            ospite: 'Mario Rossi',
            camera: 'camera_101',
            arrivo: addDays(today, 9),
            notti: 3,
            persone: 2,
            canale: 'reception',
            importo: 0,
          },
        },
      ],
      { via: 'form' },
    )
    await show()
    await choose(ics(['a', 1, 2, 'Reserved - Zoë <b>'], ['b', 5, 2, 'Airbnb (Not available)'], ['c', 10, 2], ['d', -9, 2]))
    await expect.element(group('Nuove').getByText(/Zoë <b> · 2 notti/)).toBeVisible()
    await expect.element(group('Nuove').getByText(/Non disponibile su Airbnb/)).toBeVisible()
    await expect.element(group('In conflitto').getByText(/Camera 101 è già prenotata da Mario Rossi/)).toBeVisible()
    await expect.element(page.getByText(/Inoltre 1 già passata/)).toBeVisible()
    expect(await total()).toBe(1)
    await button('Importa 1 prenotazione').click()
    await expect.element(page.getByText('Importate 1 prenotazione e 1 chiusura')).toBeVisible()
    expect([await total(), await total('chiusura'), onClose.mock.calls.length]).toEqual([2, 1, 1])
    await button('Annulla').click()
    await expect.poll(async () => [await total(), await total('chiusura')]).toEqual([1, 0])
  })

  it('proposes what the portal has moved and released, and cancels nothing that it is told to keep', async () => {
    await importa(['a', 1, 2, 'Reserved - Anna'], ['b', 5, 2, 'Reserved - Bruno'])
    await show()
    await choose(ics(['a', 2, 2, 'Reserved - Anna']))
    await expect.element(group('Spostate').getByText(/^Anna · 2 notti/)).toBeVisible()
    await expect.element(group('Annullate').getByText('Era stata importata, nel file non c’è più.')).toBeVisible()
    await expect.element(button('Applica 2 modifiche')).toBeEnabled()
    await page.getByRole('switch', { name: /Annulla quello che nel file/ }).click()
    await expect.element(group('Annullate').getByText('Resta in agenda.')).toBeVisible()
    await button('Applica 1 modifica').click()
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect((await bookings()).map(({ stato }) => stato)).toEqual(['confermata', 'confermata'])
    await expect.element(page.getByText('Calendario aggiornato: 1 spostata')).toBeVisible()
  })

  it('takes another portal of the same channel for another calendar, and a stranger for the one that a person names', async () => {
    await importa(['a', 1, 2, 'Reserved - Anna'])
    await show()
    await choose(signed('-//HomeAway.com, Inc.//EN', ['v', 5, 2, 'Reserved - Vera']), 'vrbo.ics')
    await expect.element(page.getByText('Qui è nuovo: non annulla niente.')).toBeVisible()
    await expect.element(button('Importa 1 prenotazione')).toBeEnabled()
    await expect.element(group('Annullate')).not.toBeInTheDocument()
    await button('Indietro').click()
    await choose(ics(['z', 9, 2, 'Reserved - Zeno']))
    await expect.element(page.getByRole('note').getByText(/nessuna delle prenotazioni arrivate da «Airbnb»/)).toBeVisible()
    await expect.element(group('Annullate').getByText(/^Anna/)).toBeVisible()
    await page.getByRole('combobox', { name: 'Calendario' }).click()
    await page.getByRole('option', { name: 'Nuovo calendario' }).click()
    await expect.element(group('Annullate')).not.toBeInTheDocument()
    await button('Importa 1 prenotazione').click()
    await expect.poll(async () => (await bookings()).map(({ stato }) => stato)).toEqual(['confermata', 'confermata'])
    expect((await store.query({ entity: 'calendario' })).rows.map(({ nome }) => nome)).toEqual(['Airbnb', 'Airbnb (2)'])
  })

  it('asks for the room, keeps the file meanwhile, and goes on when it is chosen', async () => {
    await show({ isOpenedOnRoom: false })
    await button('Esporta calendario').click()
    await expect.element(page.getByText('Scegli la camera di cui è il calendario.')).toBeVisible()
    await choose(ics(['a', 1, 2]), 'alloggio.ics')
    await expect.element(page.getByText(/alloggio\.ics: letto/)).toBeVisible()
    await page.getByRole('combobox', { name: /Camera/ }).click()
    await page.getByRole('option', { name: 'Camera 102' }).click()
    await expect.element(page.getByText('Camera 102 · alloggio.ics')).toBeVisible()
    await button('Importa 1 prenotazione').click()
    await expect.poll(async () => (await bookings()).map(({ camera }) => camera)).toEqual(['camera_102'])
  })

  it('imports closures as bookings where the portal does not tell them apart', async () => {
    await show()
    await choose(ics(['a', 1, 2, 'CLOSED - Not available']))
    await expect.element(button('Importa 1 chiusura')).toBeEnabled()
    await page.getByRole('radio', { name: 'Prenotazioni' }).click({ force: true })
    await button('Importa 1 prenotazione').click()
    await expect.poll(async () => (await bookings()).map(({ ospite }) => ospite)).toEqual(['Ospite Airbnb'])
  })

  it.each<[string, string | Uint8Array<ArrayBuffer>, RegExp]>([
    ['an empty file', '', /Il file è vuoto/],
    ['a page', '<!doctype html><p>', /Il file è una pagina web/],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 255]), /non è un calendario iCal/],
  ])('refuses %s with a sentence and takes another', async (_, content, sentence) => {
    await show()
    await choose(content)
    await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible()
    await choose(ics(['a', 1, 1]))
    await expect.element(button('Importa 1 prenotazione')).toBeEnabled()
  })

  it('refuses a file that weighs too much before it opens it', async () => {
    vi.spyOn(File.prototype, 'size', 'get').mockReturnValue(11 * 1024 * 1024)
    await show()
    await choose(ics(['a', 1, 1]))
    await expect.element(page.getByRole('alert').getByText(/Il file pesa 11 MB: il massimo è 10 MB/)).toBeVisible()
  })

  it('tells broken events and reads the rest', async () => {
    await show()
    await choose(ics(['a', 1, 1], ['b', 5, -2]))
    await expect.element(group('Non lette').getByText(/«Reserved» \(riga 9\): la partenza/)).toBeVisible()
    await expect.element(button('Importa 1 prenotazione')).toBeEnabled()
  })

  it('says so when there is nothing to import', async () => {
    await importa(['a', 1, 2])
    await show()
    await choose(ics(['a', 1, 2]))
    await expect.element(page.getByText('Niente da importare: il file ha 1 periodo. Inoltre 1 già in agenda.')).toBeVisible()
    await expect.element(button('Importa')).toBeDisabled()
    await button('Indietro').click()
    await expect.element(button('Scegli file .ics')).toBeVisible()
  })

  it('compares again when a booking has changed under its hands', async () => {
    await importa(['a', 1, 2, 'Reserved - Anna'])
    await show()
    await choose(ics(['a', 3, 2, 'Reserved - Anna']))
    await expect.element(button('Applica 1 modifica')).toBeEnabled()
    const [row] = await bookings()
    await store.commit([{ type: 'update', entity: 'prenotazione', id: row?.id ?? '', values: { persone: 1 } }], { via: 'form' })
    await button('Applica 1 modifica').click()
    await expect.element(page.getByRole('alert').getByText(/è cambiata nel frattempo/)).toBeVisible()
    await button('Applica 1 modifica').click()
    await expect.poll(async () => (await bookings()).map(({ arrivo, persone }) => [arrivo, persone])).toEqual([[addDays(today, 3), 1]])
  })

  it('hands out the calendar, without names unless asked', async () => {
    const written: Blob[] = []
    const names: string[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) written.push(blob)
      return '#'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await importa(['a', 1, 2, 'Reserved - Anna Prova'])
    await show()
    await button('Esporta calendario').click()
    await expect.element(page.getByText('camera-101.ics: 1 periodo occupato')).toBeVisible()
    expect(await written[0]?.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*SUMMARY:Occupata\r\n[^]*END:VCALENDAR\r\n$/)
    await page.getByRole('switch', { name: 'Scrivi i nomi' }).click()
    await button('Esporta calendario').click()
    await expect.poll(() => written.length).toBe(2)
    expect(await written[1]?.text()).toContain('SUMMARY:Occupata - Anna Prova')
    expect(names).toEqual(['camera-101.ics', 'camera-101.ics'])
  })

  it('reads ten thousand events and shows them in pages', async () => {
    await show()
    const many = ics(...Array.from({ length: 10_000 }, (_, n): Said => [`u${n}`, n + 1, 1, `Reserved - Ospite ${n}`]))
    // Straight into the input: the driver's own upload would hold the page up with its base64.
    const transfer = new DataTransfer()
    transfer.items.add(new File([many], 'airbnb.ics'))
    const input = page.getByLabelText('File iCal').element()
    if (input instanceof HTMLInputElement) input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await expect.element(button('Importa 1.098 prenotazioni')).toBeEnabled()
    await expect.element(group('Saltate').getByText('8.902')).toBeVisible()
    const rows = () => group('Nuove').element().querySelectorAll('li').length
    expect(rows()).toBe(50)
    await group('Nuove').getByRole('button', { name: 'Mostra ancora 500' }).click()
    await expect.poll(rows).toBe(550)
  })
})
