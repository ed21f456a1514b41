import { expect, it } from 'vitest'
import { lastReply, openAssistant } from './open.ts'

it('books for a guest who has a card without asking who it is, by his telephone too', async () => {
  const { assistant, store } = await openAssistant('hospitality', '2026-11-27')
  const { rows } = await store.query({ entity: 'ospite', search: 'Haines' })
  const [guest] = rows
  const { found } = await assistant.ask('prenota la camera 101 per Haines dal 10 al 12 marzo 2027')
  expect(found).toMatchObject({
    is: 'proposal',
    changes: [{ values: { ospite: 'Margaret Haines', anagrafica: guest?.id, telefono: guest?.['telefono'], email: guest?.['email'] } }],
  })
})

it.each(['Ugo Frassinetti', 'Ugo Verdi', 'Carlo Alti', 'Ugo Scaduti'])(
  'a room is booked for %s, whom nobody knows, and no room is called so',
  async (name) => {
    const { found } = await lastReply('hospitality', `prenota una camera per ${name}`)
    expect(found).toMatchObject({ is: 'asks', entity: 'prenotazione', field: 'camera' })
  },
)
