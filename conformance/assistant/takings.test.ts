import { expect, it } from 'vitest'
import type { SectorSlug } from '../../src/sectors/index.ts'
import { openAssistant } from './open.ts'

/** Records of money that came in, by trade: what was worked or billed is something else. */
const TAKINGS: readonly (readonly [SectorSlug, string])[] = [
  ['autofficine', 'incasso'],
  ['business', 'incasso'],
  ['dentisti', 'incasso'],
  ['farmacie', 'vendita'],
  ['formazione', 'versamento'],
  ['hospitality', 'ricevuta'],
  ['pulizie', 'incasso'],
  ['ristorazione', 'conto'],
]

it.each(TAKINGS)('in %s «quanto abbiamo incassato» counts what came in, as %s', async (slug, entity) => {
  for (const says of ['quanto abbiamo incassato questo mese?', 'quanto abbiamo incassato?']) {
    const { assistant, sector } = await openAssistant(slug)
    const { found } = await assistant.ask(says)
    const counted =
      found.is === 'metric' ? sector.metrics.find(({ key }) => key === found.key)?.entity.name : 'entity' in found && found.entity
    expect([says, counted]).toEqual([says, entity])
  }
})

it('tells the takings of a whole month, of today’s too, by the figure of a day', async () => {
  for (const [says, label] of [
    ['incasso di novembre', 'Incasso di novembre 2026'],
    ['incasso di ottobre', 'Incasso di ottobre 2026'],
    ['incasso di oggi', 'Incasso di oggi'],
  ] as const) {
    const { assistant } = await openAssistant('estetica')
    const reply = await assistant.ask(says)
    expect(reply).toMatchObject({ found: { is: 'metric', key: 'incasso_oggi' }, card: { label } })
  }
})
