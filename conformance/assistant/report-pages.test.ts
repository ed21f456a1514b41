import { describe, expect, it } from 'vitest'
import { lastReply } from './open.ts'

describe('the page of a report, asked for with its period', () => {
  it.each([
    ['hospitality', 'prospetto ISTAT di ottobre', 'istat', 'movimento', { mese: '2026-10' }],
    ['hospitality', 'riepilogo ISTAT di ottobre', 'istat', 'movimento', { mese: '2026-10' }],
    ['hospitality', 'apri il report ISTAT di ottobre', 'istat', 'movimento', { mese: '2026-10' }],
    ['hospitality', 'il report dell’imposta di soggiorno del terzo trimestre', 'istat', 'imposta', { trimestre: '2026-T3' }],
    ['hospitality', 'stampami il C/59 di ottobre', 'istat', 'movimento', { mese: '2026-10' }],
    ['farmacie', 'prospetto di ottobre', 'pos', 'own:prospetto', { mese: '2026-10' }],
    ['farmacie', 'report di settembre', 'pos', 'own:prospetto', { mese: '2026-09' }],
    ['ristorazione', 'mi apri il prospetto del mese scorso?', 'cassa', 'own:prospetto', { mese: '2026-10' }],
    ['dentisti', 'riepilogo delle spese sanitarie del 2025', 'pazienti', 'own:spese', { anno: '2025' }],
    ['business', 'prospetto dello scadenzario di ottobre', 'scadenzario', 'scadenzario', { mese: '2026-10' }],
    ['sociale', 'apri il report della relazione annuale dell’anno scorso', 'relazione', 'anno', { anno: '2025' }],
  ] as const)('/%s: «%s» opens it on that period', async (slug, says, screen, shows, chosen) => {
    const { card, found } = await lastReply(slug, says)
    expect(found).toEqual({ is: 'screen', screen, shows, chosen })
    expect(card).toMatchObject({ kind: 'lead', screen, shows, chosen })
  })

  it('opens it on its own period where none is said', async () => {
    const { found, says } = await lastReply('hospitality', 'apri il prospetto ISTAT')
    expect(found).toEqual({ is: 'screen', screen: 'istat', shows: 'movimento' })
    expect(says).toBe('«Movimento» è in ISTAT.')
  })

  it('says so where the period has no page', async () => {
    const { found, says } = await lastReply('hospitality', 'prospetto ISTAT di ottobre 2019')
    expect(found).toEqual({ is: 'refused' })
    expect(says).toMatch(/^«Movimento» non arriva a ottobre 2019: comincia da /)
  })

  it('tells the figures that are asked for a report, and leads to it', async () => {
    const { found, says, card } = await lastReply('hospitality', 'quanti arrivi e presenze a ottobre per l’ISTAT?')
    expect(says).toBe('Ottobre 2026: arrivi 56, presenze 191.')
    expect(found).toEqual({ is: 'screen', screen: 'istat', shows: 'movimento', chosen: { mese: '2026-10' } })
    expect(card).toMatchObject({ kind: 'lead', chosen: { mese: '2026-10' } })
  })

  it.each([
    ['hospitality', 'quanti arrivi oggi?'],
    ['farmacie', 'quanto abbiamo incassato a ottobre?'],
    ['business', 'stampa le fatture di ottobre'],
  ] as const)('/%s: «%s» asks for something else', async (slug, says) => {
    expect((await lastReply(slug, says)).found.is).not.toBe('screen')
  })
})
