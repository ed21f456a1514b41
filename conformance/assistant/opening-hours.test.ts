import { describe, expect, it } from 'vitest'
import { lastReply, openAssistant } from './open.ts'
import { openingEntityOf } from '../../src/kernel/opening/read-opening.ts'
import { readySlugs } from '../../src/sectors/index.ts'

describe('the opening hours of the firm', () => {
  it.each([
    ['dentisti', 'siete aperti sabato?', 'Sabato 28 novembre lo studio non apre: riapre lunedì 30 novembre dalle 08:30 alle 13:00'],
    ['dentisti', 'siamo chiusi lunedì?', 'Lunedì 30 novembre lo studio apre dalle 08:30 alle 13:00 e dalle 14:00 alle 19:00.'],
    ['autofficine', 'siamo aperti l’8 dicembre?', 'Martedì 8 dicembre l’officina non apre (Immacolata Concezione): riapre mercoledì 9'],
    ['autofficine', 'a che ora apriamo domani?', 'Sabato 28 novembre l’officina non apre'],
    [
      'ristorazione',
      'fino a che ora siamo aperti stasera?',
      'Venerdì 27 novembre il ristorante apre dalle 12:00 alle 15:30 e dalle 19:00 alle 00:30.',
    ],
    ['artigiani', 'siamo aperti a Natale?', 'Venerdì 25 dicembre la ditta apre solo su chiamata dalle 06:00 alle 23:00.'],
    ['farmacie', 'siamo aperti domenica?', 'Qui non c’è scritto nessun orario di apertura.'],
  ] as const)('%s: «%s»', async (slug, says, told) => {
    expect((await lastReply(slug, says)).says).toContain(told)
  })

  it('are told for a week where no day is said, with the closed days of it', async () => {
    const reply = await (await openAssistant('formazione', '2026-12-04')).assistant.ask('che giorni siamo aperti?')
    expect(reply.found).toEqual({ is: 'opening', open: ['2026-12-04', '2026-12-05', '2026-12-07', '2026-12-09', '2026-12-10'] })
    expect(reply.card).toMatchObject({ total: 7, rows: expect.arrayContaining([expect.objectContaining({ id: '2026-12-08' })]) })
    expect(JSON.stringify(reply.card)).toContain('Chiuso · Immacolata Concezione')
  })

  it.each(readySlugs)('/%s: never become records of a day', async (slug) => {
    const { assistant, sector } = await openAssistant(slug, '2026-11-27')
    for (const says of ['siamo chiusi lunedì?', 'siete aperti?', 'quando apriamo domani?'])
      expect((await assistant.ask(says)).found).toMatchObject({ is: 'opening', ...(!openingEntityOf(sector.entities) && { open: [] }) })
  })
})
