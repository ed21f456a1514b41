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

it('what a new guest has paid already is written down with his booking, and corrected', async () => {
  const { assistant } = await openAssistant('hospitality', '2026-11-27')
  await assistant.ask('prenota la 201 per Oriana Selmi dal 20 al 24 gennaio con 100 euro di acconto')
  const { found } = await assistant.ask('ha già versato 150 euro')
  expect(found).toMatchObject({ is: 'proposal', changes: [{ type: 'create', values: { versamenti: [{ importo: 15_000 }] } }] })
})
