import { describe, expect, it } from 'vitest'
import { openAssistant } from './open.ts'

const restaurant = () => openAssistant('ristorazione')
const chipsOf = async (...says: readonly string[]) => {
  const { assistant } = await restaurant()
  let labels: readonly string[] = []
  for (const text of says) {
    const { card } = await assistant.ask(text)
    labels = card && 'chips' in card ? card.chips.map(({ label }) => label) : []
  }
  return labels
}

describe('tables that are free', () => {
  it('are those that no booking takes in those hours, and that are no part of another', async () => {
    const { assistant, store } = await restaurant()
    const { found } = await assistant.ask('quali tavoli sono liberi stasera alle 20:30?')
    const bookings = await store.query({
      entity: 'prenotazione',
      where: [{ field: 'giorno', op: 'eq', value: '2026-11-21' }],
      page: { limit: 200 },
    })
    const comes = new Set(['attesa', 'confermata', 'accomodata', 'in_conto'])
    const minutes = (hour: unknown) => Number(String(hour).slice(0, 2)) * 60 + Number(String(hour).slice(3))
    const taken = bookings.rows
      .filter(
        ({ stato, ora, minuti }) =>
          comes.has(String(stato)) && minutes(ora) < 22 * 60 + 15 && minutes(ora) + Number(minuti ?? 105) > 20 * 60 + 30,
      )
      .flatMap(({ tavoli }) => (tavoli ?? []) as readonly string[])
    const tables = await store.query({ entity: 'tavolo', page: { limit: 100 } })
    const free = tables.rows
      .filter(({ id, posti, unito_a: joined }) => !taken.includes(id) && joined === undefined && posti !== undefined)
      .map(({ id }) => id)
    expect(taken.length).toBeGreaterThan(0)
    expect(found).toMatchObject({ is: 'records', entity: 'tavolo' })
    expect(found.is === 'records' ? [...found.ids].toSorted() : []).toEqual([...free].toSorted())
  })

  it.each([
    ['tavoli liberi stasera', 'Sabato 21 novembre dalle 18:00'],
    ['c’è posto stasera?', 'Sabato 21 novembre dalle 18:00'],
    ['tavoli liberi', 'Sabato 21 novembre dalle 10:00 alle 11:45'],
    ['quanti tavoli liberi abbiamo domani a pranzo?', 'Domenica 22 novembre dalle 12:00 alle 15:00'],
    ['avete un tavolo per quattro alle otto e mezza?', 'Sabato 21 novembre dalle 20:30 alle 22:15'],
  ])('«%s» asks about «%s»', async (text, when) => {
    expect(await chipsOf(text)).toContain(when)
  })

  it('for so many are no table of that number', async () => {
    expect(await chipsOf('abbiamo posto per dieci sabato a cena?')).toEqual([
      'Sabato 21 novembre dalle 19:00 alle 23:00',
      'Posti: almeno 10',
    ])
  })

  it('keep what was said when the day, the hour or the people change, and one of them is booked', async () => {
    const says = ['tavoli liberi stasera', 'e per sei?', 'e domani a pranzo?']
    expect(await chipsOf(...says)).toEqual(['Domenica 22 novembre dalle 12:00 alle 15:00', 'Posti: almeno 6'])
    const { assistant } = await restaurant()
    for (const text of says) await assistant.ask(text)
    expect((await assistant.ask('prenotane uno a nome Bianchi')).found).toMatchObject({
      is: 'proposal',
      changes: [{ type: 'create', entity: 'prenotazione', values: { nome: 'Bianchi', giorno: '2026-11-22', ora: '12:00', coperti: 6 } }],
    })
  })
})
