import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showConsole } from './show-console.fixture.tsx'

it('says of a booking for four in the house how many are registered, and nothing once all are', async () => {
  const { store } = await showConsole('panoramica')
  const room = String((await store.get('prenotazione', 'prenotazione_1'))?.['camera'])
  const inHouse = page.getByRole('listitem').filter({ hasText: /Clara Vismara.*registrate/ })
  await expect.element(page.getByRole('heading', { name: 'In casa' })).toBeVisible()
  await expect.element(inHouse).not.toBeInTheDocument()
  const setPeople = async (persone: number) => {
    const made = await store.commit(
      [
        { type: 'update', entity: 'camera', id: room, values: { posti: 4 } },
        { type: 'update', entity: 'prenotazione', id: 'prenotazione_1', values: { persone } },
      ],
      { via: 'form' },
    )
    expect(made).toMatchObject({ ok: true })
  }
  await setPeople(4)
  await expect.element(inHouse).toMatchTextContent(/1 di 4 registrate/)
  await setPeople(1)
  await expect.element(inHouse).not.toBeInTheDocument()
})
