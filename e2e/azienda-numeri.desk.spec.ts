import { newId } from '../src/kernel/door/new-id.ts'
import { FIRMS_PATH } from '../src/kernel/firm/firm-door.ts'
import { faultsInBothThemes } from './support/axe.ts'
import { makeFirm, newOwner, type Signed } from './support/firm.ts'
import { expect, open, test } from './support/page-test.ts'
import { press } from './support/press.ts'

let owner: Signed
let slug = ''

test.beforeAll(async ({ baseURL }) => {
  owner = await newOwner(baseURL ?? '', test.info().retry, { name: 'Rina Valli', email: 'rina@valli.example' })
  ;({ slug } = await makeFirm(owner, { name: 'Valli Consulenze', trade: 'business', start: 'vuota' }))
})

test.beforeEach(async ({ context }) => {
  await context.addCookies((await owner.request.storageState()).cookies)
})

test('who comes in the middle of the year goes on with his own numbers', async ({ page }) => {
  await open(page, `/app/${slug}?scheda=azienda`)
  const numbers = page.getByRole('region', { name: 'Numerazione' })
  const first = numbers.getByLabel('Preventivi')
  await expect(first).toHaveValue('1')
  await first.fill('zero')
  await first.blur()
  await expect(numbers.getByText('Scrivi un numero intero da 1 a 999.999.')).toBeVisible()
  await first.fill('57')
  const hint = numbers.getByText(/^Il prossimo è PV\/57\/\d{4}$/)
  await expect(hint).toBeVisible()
  const year = (await hint.textContent())?.slice(-4)
  const kept = page.waitForResponse((response) => response.url().endsWith('/numeri') && response.ok())
  await first.blur()
  await kept
  expect.soft(await faultsInBothThemes(page)).toEqual([])

  const [cliente, preventivo] = [newId('cliente'), newId('preventivo')]
  const righe = [{ descrizione: 'Consulenza', quantita: 1, prezzo: 10_000, iva: '22' }]
  const changes = [
    { type: 'create', entity: 'cliente', id: cliente, values: { azienda: 'Mulino Verdi' } },
    { type: 'create', entity: 'preventivo', id: preventivo, values: { cliente, data: `${year}-01-15`, stato: 'bozza', righe } },
  ]
  await owner.request.post(`${FIRMS_PATH}/${slug}/store/commit`, { data: { changes, options: { via: 'form', id: crypto.randomUUID() } } })
  await open(page, `/app/${slug}?scheda=fatture&mostra=list:preventivi&apri=preventivo.${preventivo}`)
  await expect(page.getByText(`Prossimo numero PV/57/${year}`)).toBeVisible()
  await press(page.getByRole('button', { name: 'Invia' }).first())
  await press(page.getByRole('dialog', { name: 'Invia' }).getByRole('button', { name: 'Invia', exact: true }))
  await expect(page.getByRole('heading', { level: 2, name: `Preventivo PV/57/${year}` })).toBeVisible()
  await open(page, `/app/${slug}?scheda=azienda`)
  await expect(numbers.getByText(`Ultimo numero: PV/57/${year}`)).toBeVisible()
  await expect(numbers.getByLabel('Preventivi')).toHaveCount(0)
})
