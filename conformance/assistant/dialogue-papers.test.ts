import { describe, expect, it } from 'vitest'
import { euro } from '../../src/kernel/fields/money.ts'
import { lastReply, openAssistant } from './open.ts'

const LINE = { descrizione: 'consulenza', prezzo: euro(1200), quantita: 1, iva: '22' }

describe('a paper in words', () => {
  it.each([
    ['fai una fattura a Meccanica Orobica da 1200 euro più iva per consulenza', 'fattura'],
    ['fai un preventivo a Meccanica Orobica da 1200 euro più iva per consulenza', 'preventivo'],
    ['fai una fattura a Meccanica Orobica per consulenza da 1200 euro', 'fattura'],
  ])('«%s» is a draft with its customer and one line', async (says, entity) => {
    const { assistant, store } = await openAssistant('business', '2026-11-27')
    const { found, card } = await assistant.ask(says)
    const cliente = (await store.query({ entity: 'cliente', search: 'Meccanica Orobica' })).rows[0]?.id
    expect(found).toMatchObject({
      is: 'proposal',
      entity,
      changes: [{ type: 'create', entity, values: { cliente, righe: [LINE], stato: 'bozza' } }],
    })
    expect(JSON.stringify(card).replaceAll('\u00a0', ' ')).toContain('consulenza a 1.200,00 €')
    expect((await assistant.ask('sì')).found.is).toBe('done')
  })

  it('keeps all that the text says', async () => {
    const { found } = await lastReply('business', 'fai una fattura a Meccanica Orobica per consulenza sul gestionale da 800 euro')
    expect(found).toMatchObject({ changes: [{ values: { righe: [{ descrizione: 'consulenza sul gestionale', prezzo: euro(800) }] } }] })
  })

  it.each([
    ['dentisti', 'fai una fattura a Braga da 120 euro per igiene', 'igiene', 'N4'],
    ['pulizie', 'fai una fattura a Cavour 18 da 200 euro per vetrate', 'vetrate', '22'],
  ] as const)('/%s: «%s» begins at the rate of its trade', async (slug, says, descrizione, iva) => {
    expect((await lastReply(slug, says)).found).toMatchObject({ is: 'proposal', changes: [{ values: { righe: [{ descrizione, iva }] } }] })
  })

  it('that takes an invoice back knows its customer and its lines by the number', async () => {
    const { assistant } = await openAssistant('business', '2026-11-27')
    expect((await assistant.ask('storna la fattura 38')).found).toMatchObject({ is: 'asks', entity: 'nota_credito', field: 'motivo' })
    expect((await assistant.ask('errore di importo')).found).toMatchObject({
      is: 'proposal',
      changes: [
        { type: 'create', entity: 'nota_credito', values: { cliente: 'cliente_11', righe: [{ quantita: -1, prezzo: euro(1490) }] } },
      ],
    })
  })
})

describe('a question with days of its own', () => {
  it.each([
    ['autofficine', 'che fatture ho questo mese?', 'cosa consegniamo questo mese?'],
    ['dentisti', 'chi ha allergie oggi?', "chi c'è oggi?"],
    ['dentisti', 'chi ha allergie lunedì?', "chi c'è oggi?"],
  ] as const)('/%s: after «%s» «%s» comes to what it does on a fresh page', async (slug, before, says) => {
    expect((await lastReply(slug, before, says)).found).toEqual((await lastReply(slug, says)).found)
    expect((await lastReply(slug, before, says)).found.is).toBe('records')
  })
})
