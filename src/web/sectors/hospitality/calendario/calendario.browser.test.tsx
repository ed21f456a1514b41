import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AUTHOR, inDays, onTab, TODAY, undo } from './show-screen.fixture.tsx'

const show = onTab('prenotazioni')
const panel = (name: RegExp = /^Prenotazioni di/) => page.getByRole('region', { name })
const day = (name: RegExp) => page.getByRole('button', { name })
const part = (name: RegExp) => page.getByRole('region', { name })

describe('Calendario', () => {
  it('opens on today: who leaves, who comes, who stays, and the five sources in words', async () => {
    await show()
    await expect.element(panel(/lunedì 23 novembre/)).toBeVisible()
    await expect.element(part(/^Partenze, 1/)).toMatchTextContent('Margaret Haines')
    await expect.element(part(/^Arrivi, 2/)).toMatchTextContent('Clara Vismara')
    await expect.element(part(/^In casa, 1/)).toMatchTextContent('Camera 102 · 4 notti · 4 persone · fino al 25/11')
    const legend = page.getByRole('list', { name: 'Colori dei canali' }).getByRole('listitem')
    expect(legend.elements().map(({ textContent }) => textContent)).toEqual(['Booking.com', 'Airbnb', 'Expedia', 'Sito web', 'Reception'])
    expect(legend.elements().map((item) => (item.querySelector('[data-hue]') as HTMLElement).style.getPropertyValue('--hue'))).toEqual([
      '250',
      '25',
      '95',
      '150',
      '305',
    ])
    await expect
      .element(day(/^oggi, lunedì 23 novembre 2026, selezionato: 4 prenotazioni \(1 Booking.com, 1 Airbnb, 1 Expedia, 1 Sito web\)/))
      .toBeVisible()
  })

  it('says of a booking for four how many are registered', async () => {
    const { store, read } = await show()
    const room = String((await read('prenotazione_1'))?.['camera'])
    await expect.element(part(/^Arrivi, 2/)).toMatchTextContent(/Clara Vismara/)
    await expect.element(part(/^Arrivi, 2/)).not.toMatchTextContent(/registrate/)
    const made = await store.commit(
      [
        { type: 'update', entity: 'camera', id: room, values: { posti: 4 } },
        { type: 'update', entity: 'prenotazione', id: 'prenotazione_1', values: { persone: 4 } },
      ],
      AUTHOR,
    )
    expect(made).toMatchObject({ ok: true })
    await expect.element(part(/^Arrivi, 2/)).toMatchTextContent(/Clara Vismara.*1 di 4 registrate/)
  })

  it('a chosen day stands in the address, and «Oggi» leads back', async () => {
    await show()
    await day(/^mercoledì 25 novembre 2026/).click()
    await expect.element(page.getByLabelText('Indirizzo')).toHaveTextContent('?giorno=2026-11-25')
    await expect.element(part(/^Partenze/)).toMatchTextContent('Clara Vismara')
    await page.getByRole('button', { name: 'Oggi' }).click()
    await expect.element(page.getByLabelText('Indirizzo')).toHaveTextContent('')
    await expect.element(panel(/lunedì 23 novembre/)).toBeVisible()
  })

  it('says in the words of the specification that a day is empty; works by keyboard, over a leap day and the end of a month', async () => {
    await show('/?giorno=2028-02-28', TODAY)
    await expect.element(page.getByText('Nessuna prenotazione per questa data')).toBeVisible()
    const start = day(/^lunedì 28 febbraio 2028, selezionato/)
    await expect.element(start).toBeVisible()
    ;(start.element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(page.getByLabelText('Indirizzo')).toHaveTextContent('?giorno=2028-02-29')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.element(page.getByLabelText('Indirizzo')).toHaveTextContent('?giorno=2028-03-01')
    await expect.element(page.getByRole('grid', { name: 'marzo 2028' })).toBeVisible()
  })

  it.each(['2028-02-29', '2026-01-31', '2026-10-25', '2026-12-31'])('stands on %s as on any day', async (today) => {
    await show(undefined, today)
    await expect.element(part(/^Partenze, 1/)).toMatchTextContent('Margaret Haines')
    await expect.element(part(/^Arrivi, 2/)).toMatchTextContent('Jonas Lindqvist')
  })

  it('an address that is no day is today', async () => {
    await show('/?giorno=2026-02-30')
    await expect.element(panel(/lunedì 23 novembre/)).toBeVisible()
  })

  it('turning the page keeps the chosen day, and «Oggi» turns back', async () => {
    await show()
    await page.getByRole('button', { name: 'Mese successivo' }).click()
    await expect.element(page.getByRole('grid', { name: 'dicembre 2026' })).toBeVisible()
    await expect.element(panel(/lunedì 23 novembre/)).toBeVisible()
    await page.getByRole('button', { name: 'Oggi' }).click()
    await expect.element(page.getByRole('grid', { name: 'novembre 2026' })).toBeVisible()
  })

  it('shows what search and filters leave', async () => {
    await show('/?f.canale=airbnb')
    await expect.element(part(/^Arrivi, 1/)).toMatchTextContent('Jonas Lindqvist')
    await expect.element(part(/^Partenze/)).not.toBeInTheDocument()
    await userEvent.type(page.getByRole('searchbox'), 'nessuno')
    await expect.element(page.getByText('Nessuna prenotazione per questa data')).toBeVisible()
    await expect.element(page.getByText('Ricerca e filtri sono attivi.')).toBeVisible()
  })

  it('shows what fell through only to who asks for it', async () => {
    const { store } = await show()
    await day(/^martedì 24 novembre 2026/).click()
    await expect.element(page.getByRole('button', { name: 'Rocco Santarelli', exact: true })).toBeVisible()
    await store.commit([{ type: 'move', entity: 'prenotazione', id: 'prenotazione_5', to: 'cancellata' }], AUTHOR)
    await expect.element(page.getByRole('button', { name: 'Rocco Santarelli', exact: true })).not.toBeInTheDocument()
  })

  it('checks out a guest who leaves today: asks the payment, sends the room to cleaning, and takes it back', async () => {
    const { store, read } = await show()
    await store.commit([{ type: 'update', entity: 'prenotazione', id: 'prenotazione_3', values: { notti: 2, imposta: 2000 } }], AUTHOR)
    await expect.element(part(/^Partenze, 2/)).toMatchTextContent('da incassare 316,00 €')
    await page.getByRole('button', { name: /^Check-out: Famiglia Pellegrini/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Check-out' })
    await dialog.getByRole('button', { name: 'Check-out', exact: true }).click()
    expect(await read('prenotazione_3')).toMatchObject({ stato: 'arrivato' })
    await dialog.getByLabelText('Pagamento del conto').click()
    await page.getByRole('option', { name: 'Carta' }).click()
    await dialog.getByRole('button', { name: 'Check-out' }).click()
    await expect.poll(() => read('prenotazione_3')).toMatchObject({ stato: 'partito', pagamento: 'carta' })
    expect(await read('camera_102')).toMatchObject({ stato: 'pulizia' })
    await undo().click()
    await expect.poll(() => read('prenotazione_3')).toMatchObject({ stato: 'arrivato' })
    expect(await read('camera_102')).toMatchObject({ stato: 'occupata' })
  })

  it('checks in who arrives, and says why a room is not ready', async () => {
    const { store, read } = await show()
    const arrival = (ospite: string, camera: string) => ({
      type: 'create' as const,
      entity: 'prenotazione',
      values: { ospite, camera, arrivo: TODAY, notti: 1, persone: 1, canale: 'reception', importo: 9000 },
    })
    const result = await store.commit([arrival('Ada Conti', 'camera_201'), arrival('Bea Loi', 'camera_202')], AUTHOR)
    expect(result.ok).toBe(true)
    await page.getByRole('button', { name: /^Check-in: Bea Loi/ }).click()
    await expect.element(page.getByText('Camera 202 è in pulizia: segnala pulita prima del check-in.')).toBeVisible()
    await page.getByRole('button', { name: /^Check-in: Ada Conti/ }).click()
    await expect.poll(() => read('camera_201')).toMatchObject({ stato: 'occupata' })
  })

  it('makes a booking for the chosen day: the amount and the departure follow, the clash is told before saving', async () => {
    const { store } = await show(`/?giorno=${inDays(1)}`)
    await panel().getByRole('button', { name: 'New Booking' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Booking' })
    await expect.element(dialog.getByLabelText('Arrivo', { exact: true })).toHaveValue(inDays(1))
    await userEvent.fill(dialog.getByLabelText('Ospite', { exact: true }), 'D’Angelò <b>Ugo</b>')
    await dialog.getByLabelText('Camera').click()
    await page.getByRole('option', { name: /^Camera 101/ }).click()
    await expect.element(dialog.getByText('Camera 101 è già prenotata da Clara Vismara dal 23/11/2026 al 25/11/2026.')).toBeVisible()
    await dialog.getByLabelText('Camera').click()
    await page.getByRole('option', { name: /^Camera 202/ }).click()
    await expect.element(dialog.getByText(/è già prenotata/)).not.toBeInTheDocument()
    await userEvent.fill(dialog.getByLabelText('Notti'), '2')
    await expect.element(dialog.getByText('Partenza: giovedì 26 novembre 2026')).toBeVisible()
    await expect.element(dialog.getByText(/Camera 202 è già prenotata da Élodie Marchand/)).toBeVisible()
    await userEvent.fill(dialog.getByLabelText('Notti'), '1')
    await expect.element(dialog.getByText('Partenza: mercoledì 25 novembre 2026')).toBeVisible()
    await expect.element(dialog.getByLabelText('Importo')).toHaveValue(104)
    await expect.element(dialog.getByLabelText('Imposta di soggiorno')).toHaveValue(5)
    await dialog.getByRole('button', { name: 'Salva prenotazione' }).click()
    await expect.element(part(/^Arrivi/)).toMatchTextContent('D’Angelò <b>Ugo</b>')
    expect((await store.query({ entity: 'prenotazione', search: 'Ugo' })).rows).toMatchObject([{ notti: 1, camera: 'camera_202' }])
  })

  it('survives a thousand nights typed by mistake', async () => {
    await show()
    await panel().getByRole('button', { name: 'New Booking' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Booking' })
    await userEvent.fill(dialog.getByLabelText('Notti'), '99999999')
    await expect.element(dialog.getByText(/^Partenza:/)).not.toBeInTheDocument()
    await userEvent.fill(dialog.getByLabelText('Notti'), '7')
    await expect.element(dialog.getByText('Partenza: lunedì 30 novembre 2026')).toBeVisible()
  })

  it('says how to go on with no night, and with more than a schedina takes', async () => {
    await show()
    await panel().getByRole('button', { name: 'New Booking' }).click()
    const dialog = page.getByRole('dialog', { name: 'New Booking' })
    await userEvent.fill(dialog.getByLabelText('Notti'), '31')
    await expect.element(dialog.getByText(/La schedina ne dichiara 30: dal giorno 31 ne serve una nuova/)).toBeVisible()
    await userEvent.fill(dialog.getByLabelText('Notti'), '0')
    await dialog.getByRole('button', { name: 'Salva prenotazione' }).click()
    await expect.element(dialog.getByText(/almeno 1\. Per chi arriva e parte in giornata scrivi 1/)).toBeVisible()
  })

  it('opens a booking from its row, and on a phone stands above the day', async () => {
    await page.viewport(390, 844)
    await show()
    await expect.element(part(/^Arrivi, 2/)).toBeInTheDocument()
    const [month, below] = [page.getByRole('grid').element(), panel().element()]
    expect(month.getBoundingClientRect().bottom).toBeLessThan(below.getBoundingClientRect().top)
    expect(document.documentElement.scrollWidth).toBe(390)
    await page.getByRole('button', { name: 'Jonas Lindqvist', exact: true }).click()
    await expect.element(page.getByRole('dialog').getByLabelText('Ospite', { exact: true })).toHaveValue('Jonas Lindqvist')
  })
})
