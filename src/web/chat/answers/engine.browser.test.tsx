import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { faultsInBothThemes } from '../../ui/both-themes.fixture.ts'
import { ask, log, openChat } from './chat.fixture.tsx'

afterEach(() => page.viewport(1360, 820))

const button = (name: string) => log.getByRole('button', { name, exact: true })

test('a question is answered with rows, and the list behind them has the same filters', async () => {
  const { address } = await openChat({ engine: true })
  await ask('Che interventi ho oggi?')
  await expect.element(log.getByRole('table', { name: 'Interventi di sabato 21 novembre' })).toBeVisible()
  await log.getByRole('link', { name: 'Vedi nell’elenco' }).click()
  expect(address()).toContain('scheda=interventi')
  expect(address()).toContain('f.data=oggi')
})

test('a wish is proposed, confirmed, and taken back; nothing is written before', async () => {
  const { store } = await openChat({ engine: true })
  const hour = async () => (await store.get('intervento', 'intervento_1'))?.['ora']
  const before = await hour()
  await ask('sposta l’intervento di Bice Lombardi a lunedì alle 9')
  await expect.element(log.getByRole('group', { name: /^Intervento · Perdita/ })).toBeVisible()
  expect(await hour()).toBe(before)
  await button('Conferma').click()
  await expect.element(log.getByText('Fatto.')).toBeVisible()
  expect(await hour()).toBe('09:00')
  expect((await store.history('intervento', 'intervento_1')).at(-1)).toMatchObject({ via: 'assistant' })
  await button('Annulla').click()
  await expect.element(log.getByText('Annullato', { exact: true })).toBeVisible()
  expect(await hour()).toBe(before)
})

test('a yes in words closes the card that it was about', async () => {
  await openChat({ engine: true })
  await ask('sposta l’intervento di Bice Lombardi a lunedì alle 9')
  await expect.element(button('Conferma')).toBeVisible()
  await ask('sì')
  await expect.element(log.getByText('Confermato')).toBeVisible()
  await ask('annulla')
  await expect.element(log.getByText('Annullato', { exact: true })).toBeVisible()
})

test('a draft that another question left aside is offered under its answer, and a press takes it up', async () => {
  await openChat({ engine: true })
  await ask('nuovo intervento domani alle 10')
  await ask('che interventi ho oggi?')
  await expect.element(log.getByText('Riprendo l’intervento?')).toBeVisible()
  await button('Riprendi l’intervento').click()
  await expect.poll(() => log.getByText('Cliente: quale?').elements()).toHaveLength(2)
})

test('to take out many their number must be typed', async () => {
  const { store } = await openChat({ engine: true })
  const cancelled = () => store.measure({ entity: 'intervento', fn: 'count', where: [{ field: 'stato', op: 'eq', value: 'cancellato' }] })
  const { value = 0 } = await cancelled()
  await ask('elimina tutti gli interventi cancellati')
  const remove = button('Elimina')
  await expect.element(remove).toBeDisabled()
  await log.getByRole('textbox').fill(String(value))
  await remove.click()
  await expect.element(log.getByText('Fatto.')).toBeVisible()
  expect((await cancelled()).value).toBe(0)
})

test.each([1360, 390])('at %i px real answers meet AA in both themes', async (width) => {
  await page.viewport(width, 820)
  await openChat({ engine: true })
  for (const text of ['Che interventi ho oggi?', 'quanti interventi per tecnico', 'Quanto ho fatturato questo mese?', 'asdfgh qwerty'])
    await ask(text)
  await expect.element(log.getByRole('list', { name: 'Puoi chiedere' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(width)
  expect(await faultsInBothThemes()).toEqual([])
})
