import { describe, expect, it } from 'vitest'
import { openAssistant } from './open.ts'

type Slug = Parameters<typeof openAssistant>[0]
async function last(slug: Slug, ...sentences: readonly string[]) {
  const { assistant } = await openAssistant(slug)
  let reply = await assistant.ask(sentences[0] ?? '')
  for (const says of sentences.slice(1)) reply = await assistant.ask(says)
  return reply.found
}

describe('some of those of a proposal', () => {
  const lacking = ['c’è qualcosa senza tecnico?', 'assegnali a Walter'] as const
  it('is all but one, or one alone', async () => {
    const all = await last('artigiani', ...lacking)
    const but = await last('artigiani', ...lacking, 'tranne il primo')
    const only = await last('artigiani', ...lacking, 'no aspetta, solo il primo')
    const ids = (found: typeof all) => (found.is === 'proposal' ? found.changes.map((change) => 'id' in change && change.id) : [])
    expect(ids(all)).toHaveLength(3)
    expect(ids(but)).toEqual(ids(all).slice(1))
    expect(ids(only)).toEqual(ids(all).slice(0, 1))
  })

  it('is one that is named', async () => {
    expect(await last('artigiani', ...lacking, 'solo quello di Acconciature Nadia')).toMatchObject({ changes: [{ values: {} }] })
  })
})

describe('what goes on', () => {
  it('is the number that was said last, where another is said', async () => {
    const booked = ['prenotami la 202 dal 10 al 13 dicembre', 'a nome Rossi Paolo', 'due persone', 'no, una'] as const
    expect(await last('hospitality', ...booked)).toMatchObject({ changes: [{ values: { ospite: 'Rossi Paolo', persone: 1, notti: 3 } }] })
  })

  it('is a figure of the trade, over other days', async () => {
    expect(await last('hospitality', 'quante notti abbiamo venduto a ottobre?', 'e a novembre?')).toMatchObject({ is: 'metric' })
  })

  it('lies behind after what has begun', async () => {
    const found = await last('artigiani', 'interventi completati a novembre', 'per tecnico', 'e a ottobre?')
    expect(found.is === 'groups' && Object.keys(found.groups).length).toBeGreaterThan(0)
  })
})

describe('what orders nothing', () => {
  it.each<readonly [Slug, string]>([
    ['autofficine', 'preventivi inviati'],
    ['artigiani', 'interventi cancellati quest’anno'],
  ])('is a participle: %s, %s', async (slug, says) => {
    expect(await last(slug, says)).toMatchObject({ is: 'records' })
  })

  it('is a bare hour', async () => {
    expect(await last('artigiani', 'alle 9')).toMatchObject({ is: 'refused' })
  })
})

it('tells a room by its number, rather than what is done in it', async () => {
  expect(await last('hospitality', 'la 101 è occupata?')).toMatchObject({ is: 'records', entity: 'camera', ids: ['camera_101'] })
})
