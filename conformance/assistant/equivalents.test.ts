import { describe, expect, it } from 'vitest'
import { lastReply } from './open.ts'

describe('equivalents', () => {
  it('of a medicine are others of the same active ingredient, and never itself', async () => {
    const { found, says } = await lastReply('farmacie', 'qual è l’equivalente dell’omeprazolo?')
    expect(found).toEqual({ is: 'impossible', entity: 'voce' })
    expect(says).toBe('Nessun’altra voce con principio attivo «omeprazolo».')
  })

  it.each(['qual è l’equivalente dell’amoxicillina?', 'che equivalenti ha l’amoxicillina?'])(
    '«%s»: of several that bear its name, each other',
    async (says) => {
      expect((await lastReply('farmacie', says)).found).toEqual({ is: 'records', entity: 'voce', ids: ['voce_3', 'voce_103'] })
    },
  )

  it('that lie on the shelves are asked for as before', async () => {
    expect((await lastReply('farmacie', 'equivalenti disponibili')).found).toMatchObject({ is: 'records', entity: 'voce' })
  })
})
