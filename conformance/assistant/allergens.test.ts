import { describe, expect, it } from 'vitest'
import { openAssistant } from './open.ts'

async function asked(text: string) {
  const { assistant, store } = await openAssistant('ristorazione')
  const reply = await assistant.ask(text)
  const { rows } = await store.query({ entity: 'piatto', page: { limit: 100 } })
  const ids = reply.found.is === 'records' ? reply.found.ids : []
  return { reply, rows, dishes: rows.filter(({ id }) => ids.includes(id)) }
}
const holding = (row: Readonly<Record<string, unknown>>) => (row['allergeni'] ?? []) as readonly string[]

/** Numbers of Reg. UE 1169/2011, annex II. */
const [GLUTEN, EGGS, MILK] = ['allergene_1', 'allergene_3', 'allergene_7']

/** A wrong «without» makes somebody ill: what is told as free of something is told so in its own record. */
describe('a dish without an allergen', () => {
  it.each([
    ['piatti senza glutine', [GLUTEN]],
    ['piatti che non contengono glutine', [GLUTEN]],
    ['quali piatti non hanno il glutine?', [GLUTEN]],
    ['piatti privi di glutine', [GLUTEN]],
    ['piatti esclusi quelli col glutine', [GLUTEN]],
    ['piatti tranne quelli con il latte', [MILK]],
    ['piatti che non contengono né uova né latte', [EGGS, MILK]],
    ['piatti senza uova e senza latte', [EGGS, MILK]],
    ['piatti senza uova e latte', [EGGS, MILK]],
    ['piatti tranne quelli col glutine e il latte', [GLUTEN, MILK]],
  ] as const)('«%s» has others written down, and none of those', async (text, without) => {
    const { dishes, rows, reply } = await asked(text)
    const isFree = (row: Readonly<Record<string, unknown>>) =>
      holding(row).length > 0 && !holding(row).some((id) => without.some((one) => one === id))
    expect(dishes.length).toBeGreaterThan(0)
    expect(dishes).toEqual(rows.filter(isFree))
    const untold = rows.filter((row) => holding(row).length === 0).length
    expect(untold).toBeGreaterThan(1)
    expect(reply.says).toContain(`Altri ${untold}: allergeni non indicati.`)
  })

  it('with one and without another is no dish without both', async () => {
    const { dishes } = await asked('piatti senza uova ma con il latte')
    expect(dishes.length).toBeGreaterThan(0)
    for (const dish of dishes) expect([holding(dish).includes(EGGS), holding(dish).includes(MILK)]).toEqual([false, true])
  })

  it('with one or the other is every dish that has either', async () => {
    const { dishes, rows } = await asked('piatti con uova o latte')
    expect(dishes).toEqual(rows.filter((row) => holding(row).includes(EGGS) || holding(row).includes(MILK)))
  })
})

describe('one dish and an allergen', () => {
  it.each([
    ['l’insalata ha il sedano?', 'Insalata: allergeni non indicati.'],
    ['il risotto contiene glutine?', 'Risotto agli asparagi: allergeni Latte.'],
    ['il tiramisù non contiene uova?', 'Tiramisù: allergeni Glutine; Uova; Latte.'],
    ['un allergico alle uova può prendere il tiramisù?', 'Tiramisù: allergeni Glutine; Uova; Latte.'],
    ['c’è glutine nel risotto?', 'No. Risotto agli asparagi: allergeni Latte.'],
  ])('«%s» tells all that is written of it', async (text, says) => {
    expect((await asked(text)).reply.says).toBe(says)
  })

  it('is in no one group: what holds several things is not told apart by them', async () => {
    expect((await asked('piatti per celiaci')).reply.found.is).toBe('refused')
  })
})

describe('somebody who is allergic', () => {
  it.each([
    ['una signora è allergica alla frutta a guscio, cosa le posso dare?', 'Piatti senza frutta a guscio'],
    ['che secondi posso dare a uno che non può mangiare latte?', 'Piatti senza latte'],
    ['ho un tavolo allergico a uova e latte, cosa gli posso dare?', 'Piatti senza uova e senza latte'],
  ])('«%s» is told what is written, and nobody what to eat', async (text, offered) => {
    const { reply } = await asked(text)
    expect(reply).toMatchObject({ found: { is: 'refused' }, suggestions: [offered] })
    expect((await asked(offered)).reply.found).toMatchObject({ is: 'records', entity: 'piatto' })
  })
})

describe('what an allergen comprises', () => {
  it.each([
    ['piatti senza lattosio', [MILK]],
    ['senza lattosio', [MILK]],
    ['senza latte', [MILK]],
    ['piatti senza grano', [GLUTEN]],
  ] as const)('«%s» is that allergen', async (text, without) => {
    const { dishes, rows } = await asked(text)
    expect(dishes.length).toBeGreaterThan(0)
    expect(dishes).toEqual(rows.filter((row) => holding(row).length > 0 && !holding(row).some((id) => without.some((one) => one === id))))
  })
})

it('«primi» of a menu are dishes', async () => {
  const { dishes } = await asked('primi senza glutine')
  expect(dishes.map((row) => row['categoria'])).toEqual(['primi'])
})
