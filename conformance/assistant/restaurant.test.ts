import { describe, expect, it } from 'vitest'
import { lastReply, openAssistant } from './open.ts'

async function reply(says: string) {
  const { assistant } = await openAssistant('ristorazione')
  return assistant.ask(says)
}
const found = async (says: string) => (await reply(says)).found
const chips = async (says: string) => {
  const { card } = await reply(says)
  return card && 'chips' in card ? card.chips.map(({ label }) => label) : []
}

describe('the takings of a restaurant', () => {
  it('are those of its bills, and not what came in for invoices', async () => {
    const ieri = await found('quanto abbiamo incassato ieri?')
    expect(ieri).toMatchObject({ is: 'number', entity: 'conto' })
    expect(await found('incasso di ieri')).toMatchObject(ieri)
    expect(await chips('incasso a pranzo di ieri')).toContain('Servizio: Pranzo')
    expect(await found('incasso per giorno di questa settimana')).toMatchObject({ is: 'groups' })
    expect(await found('qual è l’ultimo incasso registrato?')).toMatchObject({ is: 'records', entity: 'incasso' })
  })

  it('are told by how they were paid', async () => {
    const [cash, card] = await Promise.all([found('quanto abbiamo preso in contanti ieri?'), found('incasso del pos di ieri')])
    expect(cash).toMatchObject({ is: 'number', entity: 'conto' })
    expect(card).toMatchObject({ is: 'number', entity: 'conto' })
    expect(cash).not.toEqual(card)
  })

  it.each(['food cost di ottobre', 'percentuale di no show di ottobre', 'piatto più venduto di ottobre', 'tempo medio di ieri'])(
    'and the figures of the kitchen are those of the days that are said: %s',
    async (says) => {
      expect(await reply(says)).toMatchObject({ found: { is: 'metric' }, says: expect.stringMatching(/ottobre|20 novembre/) })
    },
  )
})

describe('who comes', () => {
  it('comes at the hour that was booked, and in so many', async () => {
    expect(await found('a che ora arriva Scalise?')).toMatchObject({ is: 'value', field: 'ora', value: '21:15' })
    expect(await found('in quanti sono i Lorusso?')).toMatchObject({ is: 'value', field: 'coperti', value: 4 })
  })

  it('with an allergy is told apart', async () => {
    expect(await chips('ho qualcuno allergico stasera?')).toContain('Con allergie')
  })
})

describe('the menu', () => {
  it.each(['primi in carta', 'antipasti', 'che pizze ci sono'])('is asked by its courses: %s', async (says) => {
    expect(await found(says)).toMatchObject({ is: 'records', entity: 'piatto' })
  })

  it('tells what a dish leaves when its ingredients are paid', async () => {
    expect(await found('quanto ci guadagno sulle tagliatelle al ragù?')).toMatchObject({ is: 'value', field: 'guadagno', value: 710 })
  })

  it.each(['cosa può mangiare un celiaco?', 'piatti sicuri per un allergico', 'che secondi posso dare a uno che non può mangiare latte?'])(
    'never says who may eat what where nobody wrote it: %s',
    async (says) => {
      expect(await found(says)).toMatchObject({ is: 'refused' })
    },
  )
})

describe('who is not in the data', () => {
  it('is on no shift', async () => {
    expect(await found('chi è di turno stasera?')).toMatchObject({ is: 'refused' })
  })
})

describe('what was ordered, and by whom is not said', () => {
  const orders = async (...says: readonly string[]) => {
    const { found: last } = await lastReply('ristorazione', ...says)
    return last.is === 'value' ? [last.id] : last.is === 'records' ? last.ids : last
  }
  it.each([
    ['the table that was asked about', ['il tavolo 5 cosa ha ordinato?', 'cosa hanno ordinato?'], ['comanda_1']],
    ['the guests that were told', ['a che ora arriva Lorusso?', 'cosa hanno ordinato?'], ['comanda_1']],
    ['the table at which nobody sits', ['chi c’è al tavolo 5?', 'cosa hanno ordinato?'], ['comanda_1']],
    ['the next table', ['tavolo 4', 'cosa hanno ordinato?', 'e il tavolo 2?'], ['comanda_2']],
  ])('is of %s', async (_, says, ids) => {
    expect(await orders(...says)).toEqual(ids)
  })

  it('is of all where nobody was spoken of', async () => {
    expect(await orders('quali prodotti sono sotto scorta?', 'cosa hanno ordinato?')).toEqual(await orders('cosa hanno ordinato?'))
  })
})
