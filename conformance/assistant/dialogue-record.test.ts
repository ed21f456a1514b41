import { describe, expect, it } from 'vitest'
import type { SectorSlug } from '../../src/sectors/index.ts'
import { openAssistant } from './open.ts'

/** What the last of some sayings comes to. */
async function after(trade: SectorSlug, ...says: readonly string[]) {
  const { assistant } = await openAssistant(trade)
  let reply = await assistant.ask(says[0] ?? '')
  for (const said of says.slice(1)) reply = await assistant.ask(said)
  return reply
}

describe('one record', () => {
  it.each<readonly [SectorSlug, readonly string[], object]>([
    // Who is named alone is looked up, and not what is linked to them.
    ['farmacie', ['cerca Teresa Locatelli'], { is: 'records', entity: 'cliente' }],
    // How much of it there is is a number, and no price.
    ['farmacie', ['quanto paracetamolo 500 abbiamo?'], { is: 'value', field: 'giacenza' }],
    // A figure of two digits is no part of a name where it may be a number.
    ['farmacie', ['metti la soglia dell’amoxicillina a 10'], { is: 'proposal', changes: [{ id: 'prodotto_3', values: { soglia: 10 } }] }],
    ['farmacie', ['chi ha modificato il prezzo dell’ibuprofene 400?'], { is: 'history', id: 'prodotto_2' }],
    // What a wording says of its noun may stand apart from it.
    ['sociale', ['quali turni di dicembre sono ancora scoperti?'], { is: 'records', entity: 'turno' }],
    // A day is one of what was spent, and none by which the project is chosen.
    ['sociale', ['quanto abbiamo speso a ottobre per lo Sportello casa?'], { is: 'number', entity: 'spesa' }],
    ['farmacie', ['mi serve il numero di Medicalia'], { is: 'value', field: 'telefono' }],
    // A field is called «Chi è», and yet it asks who.
    ['sociale', ['chi è che coordina il Trasporto anziani?'], { is: 'value', entity: 'progetto', field: 'responsabile' }],
    // «ha» is no part of a text that begins with it.
    ['sociale', ['mi dici l’indirizzo di Gaia Righi'], { is: 'value', field: 'indirizzo' }],
  ])('%s: %j', async (trade, says, found) => {
    expect((await after(trade, ...says)).found).toMatchObject(found)
  })

  it('is picked by its name among those that could be meant, and is spoken of from then on', async () => {
    const says = ['mi dai il telefono di Stefano?', 'Bellini'] as const
    expect((await after('sociale', ...says)).found).toMatchObject({ is: 'value', field: 'telefono', value: '3285551022' })
    expect((await after('sociale', ...says, 'e quante ore ha fatto questo mese?')).says).toMatch(/: 6\.$/)
  })

  it('takes days that name no field for those of the question before', async () => {
    const { says } = await after('farmacie', 'ordini in arrivo oggi', 'e domani?')
    expect(says).toContain('22 novembre')
  })

  it('says nothing once more where something else is asked', async () => {
    const { found } = await after('farmacie', 'dove abita Teresa Locatelli?', 'cosa ha comprato?')
    expect(found).not.toMatchObject({ is: 'value', field: 'indirizzo' })
  })

  it('gives nobody another day because something was then', async () => {
    expect((await after('sociale', 'segna che la Melis ieri c’era')).found).toMatchObject({
      changes: [{ type: 'create', entity: 'presenza', values: { segno: 'presente' } }],
    })
  })

  it('does not do to all that is lacking what was ordered of one by its name', async () => {
    expect((await after('farmacie', 'ordina 20 ibuprofene 400')).found.is).not.toBe('proposal')
  })
})
