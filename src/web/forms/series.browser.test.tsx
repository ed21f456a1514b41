import { toast } from 'sonner'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { MemoryStore } from '../../kernel/store/memory/memory-store.ts'
import { giro } from '../../kernel/derive/giri.fixture.ts'
import { pulizie } from './cleaning.fixture.ts'
import { clock, openForms, TODAY } from './form.fixture.tsx'
import type { RecordForm } from './record-form.tsx'

const entity: AnyEntity = giro
let store: MemoryStore
let forms: RecordForm
beforeEach(async () => {
  await page.viewport(1360, 860)
  toast.dismiss()
  store = new MemoryStore({ entities: pulizie.entities, sample: pulizie.sample(TODAY), at: clock.at, by: 'Giulia' })
  forms = await openForms(store, pulizie)
})

const field = (label: string) => page.getByLabelText(label, { exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const rounds = async () =>
  (await store.query({ entity: 'giro', sort: [{ field: 'giorno', direction: 'asc' }] })).rows.map(
    ({ giorno, luogo }) => `${String(giorno).slice(5)} ${String(luogo)}`,
  )
const idOn = async (day: string) =>
  (await store.query({ entity: 'giro', where: [{ field: 'giorno', op: 'eq', value: day }] })).rows[0]?.id ?? ''
const closed = () => expect.element(page.getByRole('dialog')).not.toBeInTheDocument()

async function write(until: string) {
  forms.create(entity, { giorno: '2026-11-23', luogo: 'Scuola', squadra: 'squadra_1', ora: '08:00' })
  await field('Ripetizione').click()
  await page.getByRole('option', { name: 'Ogni settimana' }).click()
  await field('Fino al').fill(until)
}

describe('a new record that is repeated', () => {
  it('says how often that is, leaves holidays out, and is saved in one commit that can be undone', async () => {
    await write('10/12/2026')
    await expect.element(page.getByRole('checkbox', { name: 'lunedì' })).toBeChecked()
    await page.getByRole('checkbox', { name: 'martedì' }).click()
    await expect.element(page.getByText('5 volte, l’ultima lunedì 07/12/2026. Salta 08/12/2026.')).toBeVisible()
    await button('Salva giro').click()
    await closed()
    await expect.element(page.getByText('5 giri salvati')).toBeVisible()
    expect(await rounds()).toEqual(['11-23 Scuola', '11-24 Scuola', '11-30 Scuola', '12-01 Scuola', '12-07 Scuola', '12-14 Banca'])
    await button('Annulla').click()
    await expect.poll(rounds).toEqual(['12-14 Banca'])
  })

  it('is refused where one of its days is taken, with the day, and keeps what was typed', async () => {
    await write('20/12/2026')
    await button('Salva giro').click()
    await expect.element(page.getByText(/^14\/12\/2026: Nord è già di «Banca/)).toBeVisible()
    expect(await rounds()).toEqual(['12-14 Banca'])
    await expect.element(field('Fino al')).toHaveValue('20/12/2026')
  })

  it('asks for the days that nobody has ticked', async () => {
    await write('10/12/2026')
    await page.getByRole('checkbox', { name: 'lunedì' }).click()
    await button('Salva giro').click()
    await expect.element(page.getByText(/scegli i giorni della settimana/)).toBeVisible()
  })

  it('is made by keyboard alone', async () => {
    forms.create(entity, { giorno: '2026-11-23', luogo: 'Scuola', squadra: 'squadra_1', ora: '08:00' })
    await page.getByRole('dialog').findElement()
    field('Ripetizione').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('option', { name: 'Ogni 2 settimane' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(field('Ripetizione')).toHaveTextContent('Ogni 2 settimane')
    // What was chosen holds the keys for a moment of its own.
    await expect.poll(() => document.querySelector('[data-hold]')).toBeNull()
    page.getByRole('checkbox', { name: 'giovedì' }).element().focus()
    await userEvent.keyboard(' ')
    await expect.element(page.getByRole('checkbox', { name: 'giovedì' })).toBeChecked()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Control>}a{/Control}06/12/2026{Enter}')
    await closed()
    expect(await rounds()).toEqual(['11-23 Scuola', '11-26 Scuola', '12-14 Banca'])
  })
})

describe('one of a series', () => {
  beforeEach(async () => {
    await write('07/12/2026')
    await button('Salva giro').click()
    await closed()
    forms.edit(entity, await idOn('2026-11-30'))
    await expect.element(field('Luogo')).toHaveValue('Scuola')
  })

  it('is changed alone', async () => {
    await field('Luogo').fill('Asilo')
    await button('Salva giro').click()
    await button('Solo questo').click()
    await closed()
    expect(await rounds()).toEqual(['11-23 Scuola', '11-30 Asilo', '12-07 Scuola', '12-14 Banca'])
  })

  it('is changed with all that follow', async () => {
    await field('Luogo').fill('Asilo')
    await button('Salva giro').click()
    await button('Anche il successivo').click()
    await closed()
    expect(await rounds()).toEqual(['11-23 Scuola', '11-30 Asilo', '12-07 Asilo', '12-14 Banca'])
  })

  it('is taken out alone or with all that follow', async () => {
    await button('Elimina giro').click()
    await expect.element(page.getByText('Si ripete: che cosa vuoi eliminare?')).toBeVisible()
    await button('Anche il successivo').click()
    await closed()
    expect(await rounds()).toEqual(['11-23 Scuola', '12-14 Banca'])
  })
})
