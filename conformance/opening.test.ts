import { describe, expect, it } from 'vitest'
import type { AnyEntity } from '../src/kernel/entity/entity.ts'
import { statusOf } from '../src/kernel/entity/entity.ts'
import { openOn, type Opening } from '../src/kernel/opening/opening.ts'
import { openingEntityOf, readOpening } from '../src/kernel/opening/read-opening.ts'
import { slotDoubts } from '../src/kernel/opening/slot-doubts.ts'
import type { Sector } from '../src/kernel/sector/sector.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import { readySlugs } from '../src/sectors/index.ts'
import { loaderOf } from '../src/sectors/loaders.ts'

/** Trades that never close: a lodging takes its guests on every day. */
const ALWAYS_OPEN: readonly string[] = ['hospitality']
/** Trades that work, or come when called, on Sundays and holidays too; one may ask them about the night alone. */
const EVERY_DAY: readonly string[] = ['artigiani', 'palestre', 'pulizie', 'ristorazione', 'sociale']
const TODAY = '2026-11-27'
const SUNDAY = '2026-11-29'
const IMMACOLATA = '2026-12-08'

const booked = ({ slot, fields }: AnyEntity) => slot?.time !== undefined && fields[slot.time]?.kind === 'time'
const withHours = ({ entities }: Sector) => entities.filter((entity) => booked(entity) && statusOf(entity) !== undefined)
const ready = await Promise.all(readySlugs.map(async (slug) => ({ slug, sector: await loaderOf(slug)?.sector() })))
const sectors = ready.flatMap(({ slug, sector }) => (sector && withHours(sector).length > 0 ? [[slug, sector] as const] : []))

const openingOn = (sector: Sector, today: string): Promise<Opening | undefined> =>
  readOpening(new MemoryStore({ entities: sector.entities, sample: sector.sample(today), at: () => ({ today }) }), sector.entities)

const asking = (entity: AnyEntity, opening: Opening | undefined, day: string, hour: string) => {
  const [state, field] = statusOf(entity) ?? ['', undefined]
  const { slot } = entity
  const after = { [slot?.day ?? '']: day, [slot?.time ?? '']: hour, [state]: field?.initial }
  return slotDoubts(entity, opening, { before: undefined, after, at: { today: TODAY } })
}

describe.each(sectors)('%s', (slug, sector) => {
  it('keeps its opening hours as records, unless it never closes', () => {
    expect(openingEntityOf(sector.entities) === undefined).toBe(ALWAYS_OPEN.includes(slug))
    expect(sector.entities.filter(({ opening }) => opening).length).toBeLessThan(2)
  })

  it('asks about a booking of yesterday', () => {
    for (const entity of withHours(sector))
      expect(asking(entity, undefined, '2026-11-26', '10:00').map(({ message }) => message)).toEqual(['È di ieri: salva lo stesso?'])
  })
})

const closing = sectors.filter(([slug]) => !ALWAYS_OPEN.includes(slug))

describe.each(closing)('%s closes', (_slug, sector) => {
  it('and asks about the small hours', async () => {
    const opening = await openingOn(sector, TODAY)
    for (const entity of withHours(sector)) expect(asking(entity, opening, '2026-12-03', '03:30')).toHaveLength(1)
  })

  it.each([SUNDAY, IMMACOLATA, '2028-02-27'])('and its demo is open on its own day, %s', async (today) => {
    const opening = await openingOn(sector, today)
    expect(opening && openOn(opening, today, []).length).toBeGreaterThan(0)
  })
})

describe.each(closing.filter(([slug]) => !EVERY_DAY.includes(slug)))('%s rests', (_slug, sector) => {
  it('on Sundays and holidays: it asks about them, and offers no hour', async () => {
    const opening = await openingOn(sector, TODAY)
    for (const entity of withHours(sector)) {
      expect(asking(entity, opening, SUNDAY, '10:00')[0]?.message).toBe('È domenica: salva lo stesso?')
      expect(asking(entity, opening, IMMACOLATA, '10:00')[0]?.message).toContain('Immacolata Concezione')
    }
    for (const day of [SUNDAY, IMMACOLATA]) expect(opening && openOn(opening, day, [])).toEqual([])
  })
})

describe.each(closing.filter(([slug]) => EVERY_DAY.includes(slug)))('%s works every day', (_slug, sector) => {
  it('and lets one book a Sunday evening without a question', async () => {
    const opening = await openingOn(sector, TODAY)
    for (const entity of withHours(sector)) expect(asking(entity, opening, SUNDAY, '19:30')).toEqual([])
  })
})
