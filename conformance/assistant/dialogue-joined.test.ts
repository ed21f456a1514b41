import { describe, expect, it } from 'vitest'
import { lastReply } from './open.ts'

describe('two figures joined by «e»', () => {
  it('are both told, over the days that are said once', async () => {
    const { found, says } = await lastReply('hospitality', 'arrivi e presenze di ottobre')
    expect(found).toEqual({
      is: 'both',
      of: [
        { is: 'metric', key: 'arrivi', value: 56 },
        { is: 'metric', key: 'presenze', value: 191 },
      ],
    })
    expect(says).toBe('Arrivi di persone di ottobre 2026: 56. Presenze di ottobre 2026: 191 (in 86 notti di camera).')
  })

  it.each([
    ['hospitality', 'adr e revpar di ottobre', 'adr di ottobre', 'revpar di ottobre'],
    ['hospitality', 'arrivi e partenze di oggi', 'check-in oggi', 'check-out oggi'],
    ['ristorazione', 'coperti e incasso di oggi', 'coperti prenotati', 'incasso di oggi'],
    ['business', 'quante fatture e preventivi abbiamo fatto a ottobre?', 'quante fatture a ottobre?', 'quanti preventivi a ottobre?'],
    ['sociale', 'quanti volontari e beneficiari abbiamo?', 'quanti volontari abbiamo?', 'quanti beneficiari abbiamo?'],
    ['farmacie', 'venduto e scontrino medio di questo mese', 'venduto di questo mese', 'scontrino medio di questo mese'],
  ] as const)('/%s: «%s» tells what each of the two tells alone', async (slug, says, first, second) => {
    const [one, other] = [(await lastReply(slug, first)).found, (await lastReply(slug, second)).found]
    expect((await lastReply(slug, says)).found).toEqual({ is: 'both', of: [one, other] })
  })

  it.each(['donazioni e spese di ottobre', 'spese e donazioni di ottobre'])('/sociale: «%s» sums both over the same days', async (says) => {
    const [gifts, costs] = [
      (await lastReply('sociale', 'totale delle donazioni di ottobre')).found,
      (await lastReply('sociale', 'totale delle spese di ottobre')).found,
    ]
    const { found } = await lastReply('sociale', says)
    expect(found.is === 'both' && found.of.map((one) => 'value' in one && one.value)).toEqual(
      (says.startsWith('d') ? [gifts, costs] : [costs, gifts]).map((one) => 'value' in one && one.value),
    )
  })

  it('says of what each is where both are called alike', async () => {
    const { says } = await lastReply('dentisti', 'prodotto e incassato di ottobre')
    expect(says).toMatch(/^Prestazioni: Importo di ottobre 2026: .+ Incassi: Importo di ottobre 2026: /)
  })

  it.each([
    ['business', 'telefono e mail di Meccanica Orobica', 'value'],
    ['pulizie', 'quanti interventi lunedì e martedì?', 'number'],
  ] as const)('/%s: «%s» asks for one thing', async (slug, says, is) => {
    expect((await lastReply(slug, says)).found.is).toBe(is)
  })
})
