import { describe, expect, it } from 'vitest'
import { lastReply, openAssistant } from './open.ts'

const ask = async (slug: 'ristorazione' | 'business' | 'hospitality', ...said: readonly string[]) => {
  const { assistant } = await openAssistant(slug)
  let reply = await assistant.ask(said[0] ?? '')
  for (const more of said.slice(1)) reply = await assistant.ask(more)
  return reply
}
const valueOf = async (...said: Parameters<typeof ask>) => {
  const { found } = await ask(...said)
  return 'value' in found ? found.value : undefined
}
const countOf = async (...said: Parameters<typeof ask>) => {
  const { found } = await ask(...said)
  return 'ids' in found ? found.ids?.length : undefined
}

describe('a figure', () => {
  it('adds up what is counted, and not the records that hold it', async () => {
    expect(await valueOf('ristorazione', 'quanti coperti abbiamo stasera?')).toBe(17)
    expect(await valueOf('ristorazione', 'coperti di stasera?')).toBe(17)
  })

  it('is grouped by what it is asked by, be that in the middle, and money is never counted', async () => {
    const { found } = await ask('business', 'incassi per mezzo a ottobre')
    expect(found.is === 'groups' && found.groups).toEqual({ bonifico: 308_660, riba: 241_560 })
  })

  it('is told beside the same of other days', async () => {
    const reply = await ask('business', 'quanto abbiamo incassato a ottobre rispetto a settembre')
    expect(reply.found).toMatchObject({ value: 550_220 })
    expect(reply.says).toMatch(/22 % in meno rispetto a 7.082,10.€ di settembre 2026/)
    expect((await ask('ristorazione', 'quanto abbiamo incassato oggi?', 'più di ieri?')).says).toMatch(/in meno rispetto a 454,00.€/)
  })

  it('leads to its records, and over other days to none of its own', async () => {
    const wayOf = async (said: string) => {
      const { card } = await lastReply('estetica', said)
      return card?.kind === 'figure' ? card.way?.entity : card?.kind
    }
    expect(await wayOf('quanto abbiamo incassato oggi?')).toBe('appuntamento')
    expect(await wayOf('incasso di ottobre')).toBeUndefined()
  })

  it('is told of whoever, or of the day that, comes first', async () => {
    expect((await ask('business', 'chi ha lavorato di più questo mese?')).says).toContain('Elisa Tagliabue, 46')
    expect((await ask('business', 'chi segue più progetti?')).says).toContain('Progetti per responsabile: Nicolò Perrone, 13')
    expect((await ask('ristorazione', 'il giorno con più coperti di ottobre')).says).toContain('24/10/2026, 28')
  })

  it('is compared with two ends, or with a number of what is counted', async () => {
    expect(await countOf('ristorazione', 'piatti tra 10 e 13 euro')).toBe(6)
    expect(await countOf('ristorazione', 'tavoli da 6 posti')).toBe(2)
  })

  it('is forgotten with everything else', async () => {
    expect((await ask('hospitality', 'occupazione di oggi', 'e domani?')).found.is).toBe('metric')
    expect((await ask('hospitality', 'occupazione di oggi', 'ricomincia', 'e domani?')).found.is).toBe('records')
    expect((await ask('hospitality', 'revpar di ottobre', 'come lo calcoli?')).found.is).toBe('formula')
    expect((await ask('hospitality', 'revpar di ottobre', 'ricomincia', 'come lo calcoli?')).found.is).toBe('refused')
  })
})

describe('a sum that the trade has a wording for', () => {
  it('is told over the days that were spoken of', async () => {
    const says = ['quanto abbiamo incassato questa settimana?', 'e a contanti?', 'e con carta?'] as const
    expect((await lastReply('farmacie', ...says.slice(0, 2))).says).toContain('Pagato in contanti dal 23/11/2026 al 29/11/2026: 377,45')
    expect((await lastReply('farmacie', ...says)).says).toContain('Pagato con carta dal 23/11/2026 al 29/11/2026: 280,30')
  })
})

describe('a figure of a month that is over, beside the month before now', () => {
  it('is the same quantity, of this month beside that one', async () => {
    const reply = await lastReply('dentisti', 'quanto ho fatturato a ottobre?', 'e rispetto al mese scorso?')
    expect(reply.says).toMatch(/^Importo di novembre 2026: 1\d\.\d+,00.* in più rispetto a 11\.720,00.*di ottobre 2026\.$/)
  })
})
