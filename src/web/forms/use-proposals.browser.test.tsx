import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openBeach, slow } from '../dashboard/beach.fixture.tsx'

beforeEach(async () => {
  await page.viewport(1360, 900)
  delete slow.days
})

const field = (label: string) => page.getByRole('dialog').getByLabelText(label, { exact: true })
const price = () => field('Prezzo')

async function write(label: string, value: string) {
  await field(label).fill(value)
  await userEvent.tab()
}
async function pickUmbrella(name: RegExp) {
  await field('Ombrellone').click()
  await page.getByRole('option', { name }).click()
}
async function openNew() {
  const opened = await openBeach()
  await page.getByRole('button', { name: 'Nuovo Affitto' }).first().click()
  await expect.element(field('Giorni')).toHaveValue(1)
  return opened
}

test('what follows from the rest is filled in, and follows it', async () => {
  await openNew()
  await expect.element(price()).toHaveValue(null)
  await pickUmbrella(/^A1/)
  await expect.element(price()).toHaveValue(30)
  await write('Giorni', '3')
  await expect.element(price()).toHaveValue(90)
  await pickUmbrella(/^A2/)
  await expect.element(price()).toHaveValue(60)
})

test('what is written over stays, whatever else changes', async () => {
  const { store } = await openNew()
  await pickUmbrella(/^A1/)
  await expect.element(price()).toHaveValue(30)
  await write('Prezzo', '25.5')
  await write('Giorni', '4')
  await pickUmbrella(/^A2/)
  await write('Cliente', 'Zoe Riva')
  await expect.element(price()).toHaveValue(25.5)
  await page.getByRole('button', { name: 'Salva', exact: true }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const { rows } = await store.query({ entity: 'affitto', where: [{ field: 'cliente', op: 'eq', value: 'Zoe Riva' }] })
  expect(rows).toMatchObject([{ prezzo: 2_550, giorni: 4, ombrellone: 'ombrellone_2' }])
})

test('what is emptied stays empty until something else follows', async () => {
  await openNew()
  await pickUmbrella(/^A1/)
  await expect.element(price()).toHaveValue(30)
  await write('Prezzo', '')
  await write('Cliente', 'Zoe Riva')
  await expect.element(field('Cliente')).toHaveValue('Zoe Riva')
  await expect.element(price()).toHaveValue(null)
  await write('Giorni', '2')
  await expect.element(price()).toHaveValue(60)
})

test('an answer that comes late is left aside', async () => {
  await openNew()
  const late = Promise.withResolvers<void>()
  Object.assign(slow, { days: 2, until: late.promise })
  await pickUmbrella(/^A1/)
  await expect.element(price()).toHaveValue(30)
  await write('Giorni', '2')
  await write('Giorni', '5')
  await expect.element(price()).toHaveValue(150)
  late.resolve()
  await new Promise((resolve) => setTimeout(resolve, 50))
  await expect.element(price()).toHaveValue(150)
})

test('a record that exists keeps its price, at opening and when the rest changes', async () => {
  await openBeach()
  await page.getByRole('button', { name: 'Ivo Neri', exact: true }).click()
  await expect.element(price()).toHaveValue(55)
  await write('Giorni', '3')
  await expect.element(field('Giorni')).toHaveValue(3)
  await expect.element(price()).toHaveValue(55)
})
