import { describe, expect, it } from 'vitest'
import type { SectorSlug } from '../../src/sectors/index.ts'
import { lastReply, openAssistant } from './open.ts'

/** How the last of some sentences is answered. */
async function answer(slug: SectorSlug, ...says: readonly string[]) {
  const { assistant } = await openAssistant(slug)
  let found: Awaited<ReturnType<typeof assistant.ask>>['found'] | undefined
  for (const one of says) ({ found } = await assistant.ask(one))
  return found
}

describe('what a number of some records comes to', () => {
  it('is told of the days and the names that are said', async () => {
    expect(await answer('farmacie', 'quante confezioni di paracetamolo abbiamo venduto questa settimana?')).toMatchObject({ value: 6 })
    expect(await answer('farmacie', 'quanto abbiamo incassato in contanti oggi?')).toMatchObject({ value: 8250 })
    expect(await answer('farmacie', 'quanto in carta ieri?')).toMatchObject({ value: 5300 })
  })

  it('goes on with other names and other days', async () => {
    const first = 'quante scatole di ibuprofene abbiamo venduto a novembre?'
    expect(await answer('farmacie', first)).toMatchObject({ value: 34 })
    expect(await answer('farmacie', first, 'e di omeprazolo?')).toMatchObject({ value: 4 })
    expect(await answer('farmacie', first, 'e di omeprazolo?', 'e a ottobre?')).toMatchObject({ value: 8 })
  })

  it('is money where nothing says of what', async () => {
    expect(await answer('farmacie', 'quanto abbiamo venduto a ottobre?')).toMatchObject({ entity: 'vendita' })
  })

  it('is told of each, and which is the most', async () => {
    const { assistant } = await openAssistant('farmacie')
    const { says, found } = await assistant.ask('qual è il prodotto più venduto a novembre?')
    expect(found).toMatchObject({ is: 'groups', groups: { prodotto_8: 30 } })
    expect(says).toContain('Soluzione fisiologica')
  })
})

describe('a question of the trade', () => {
  it('lists in the order in which it asks', async () => {
    const found = await answer('farmacie', 'chi viene più spesso da noi?')
    expect(found?.is === 'records' && found.ids.slice(0, 1)).toEqual(['cliente_45'])
  })
})

describe('what one record says', () => {
  it('is that of the one that is still open, where several are named alike', async () => {
    expect(await answer('farmacie', "quando arriva l'ordine di Laboratori Verdeluna?")).toMatchObject({ is: 'value', value: '2026-11-24' })
  })

  it('names what stands in its lines', async () => {
    const { assistant } = await openAssistant('farmacie')
    expect((await assistant.ask("cosa c'è nell'ordine 309?")).says).toContain('8 x Misuratore di pressione')
  })

  it('is another where a small word tells fields apart', async () => {
    expect(await answer('farmacie', 'quanto ci costa la vitamina D?')).toMatchObject({ field: 'costo' })
    expect(await answer('farmacie', 'quanto costa la vitamina D?')).toMatchObject({ field: 'prezzo' })
  })

  it('is of whoever is called by a word of which another ending means something', async () => {
    expect(await answer('farmacie', 'quanto ha speso la Righi?')).toMatchObject({ is: 'value', field: 'speso', value: 14500 })
  })
})

describe('what a record says nothing of', () => {
  it('is told of what it is linked to, where that is called so as well', async () => {
    expect(await answer('autofficine', 'telefono Gasparini')).toMatchObject({ is: 'value', field: 'telefono', value: '3475551202' })
  })
})

describe('a figure by its name and other days', () => {
  it('is asked for, and nothing is made', async () => {
    expect(await answer('farmacie', 'incasso ottobre')).toMatchObject({ is: 'number', entity: 'vendita' })
  })
})

describe('a question about one', () => {
  it('says by what it is known, and an article that is a number', async () => {
    expect(await answer('autofficine', 'targa ZA330TR di chi è?')).toMatchObject({ is: 'value', field: 'cliente', value: 'cliente_6' })
    const several = await answer('autofficine', 'quanti clienti hanno almeno due veicoli?')
    expect(several).toMatchObject({ is: 'number', value: 12 })
    const { ids } = (await answer('autofficine', 'quali clienti hanno più di un veicolo?')) as { readonly ids: readonly string[] }
    expect(ids).toHaveLength(12)
  })
})

describe('a mean', () => {
  it.each([
    ['artigiani', 'ore in media', 'Ore di lavoro: 3,07 ore in media.'],
    ['formazione', 'voto medio', 'Voto: 7,76 in media.'],
  ] as const)('/%s: «%s» says what it is a number of', async (slug, asks, says) => {
    expect((await lastReply(slug, asks)).says).toBe(says)
  })
})
