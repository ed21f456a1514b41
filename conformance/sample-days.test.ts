import { describe, expect, it } from 'vitest'
import type { At } from '../src/kernel/italian/at.ts'
import { statusOf, type AnyEntity } from '../src/kernel/entity/entity.ts'
import { minutesEach, USUAL_MINUTES } from '../src/kernel/evaluation/occupied-time.ts'
import { isKind } from '../src/kernel/fields/field.ts'
import type { AnyRow } from '../src/kernel/fields/shapes.ts'
import { isOver, type State } from '../src/kernel/fields/status.ts'
import { addDays } from '../src/kernel/italian/dates.ts'
import { minutesOf } from '../src/kernel/italian/times.ts'
import { closedDayOf, hoursFor, outsideOf, type Opening } from '../src/kernel/opening/opening.ts'
import { readOpening } from '../src/kernel/opening/read-opening.ts'
import { resourcesOf } from '../src/kernel/opening/slot-doubts.ts'
import { allRows } from '../src/kernel/door/all-rows.ts'
import { MemoryStore } from '../src/kernel/store/memory/memory-store.ts'
import { readySlugs } from '../src/sectors/index.ts'
import { loaderOf } from '../src/sectors/loaders.ts'

/** A Monday, a Friday, a Sunday, the first of a month, a leap day, the last day of a year. */
const DAYS = ['2026-11-23', '2026-11-27', '2026-11-29', '2026-12-01', '2028-02-29', '2026-12-31']
const TIMES = ['10:00', '20:40']
const moments = DAYS.flatMap((today) => TIMES.map((time) => ({ today, time })))

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const ready = await Promise.all(readySlugs.map(async (slug) => ({ slug, sector: await loaderOf(slug)?.sector() })))
const trades = ready.flatMap(({ slug, sector }) => (sector ? [{ slug, sector }] : []))

const stateOf = (entity: AnyEntity, row: AnyRow): State<string> | undefined => {
  const [key, status] = statusOf(entity) ?? []
  return key === undefined ? undefined : status?.states[String(row[key])]
}

/** Reason for which the firm is closed while a record takes place; nothing where it is open. */
function closedAt(entity: AnyEntity, row: AnyRow, opening: Opening): string | undefined {
  const { day = '', time, lasts, usual = USUAL_MINUTES } = entity.slot ?? {}
  const [on, hour, length] = [String(row[day]), time === undefined ? undefined : row[time], lasts === undefined ? undefined : row[lasts]]
  for (const hours of hoursFor(opening, resourcesOf(entity, row))) {
    const from = typeof hour === 'string' ? minutesOf(hour) : undefined
    const minutes = typeof length === 'number' ? Math.round(length * minutesEach(entity)) : usual
    const why = from === undefined ? closedDayOf(opening, hours, on) : outsideOf(opening, hours, on, { from, to: from + minutes })
    if (why !== undefined) return `${row.id} ${on} ${textOf(hour)}: ${why}`
  }
  return undefined
}

/** Lessons that the script of a trade speaks of, whatever the day: «la prossima lezione è domani alle diciotto». */
const TOLD: Readonly<Record<string, string>> = { formazione: 'corso_1' }

/** Whether a record is held to the hours: not what was called off, and not what began today, which follows the clock of who looks. */
function isMeant(entity: AnyEntity, row: AnyRow, { today, time }: At): boolean {
  const { day = '', time: hour = '' } = entity.slot ?? {}
  const isOfNow = row[day] === today && textOf(row[hour]) <= (time ?? '')
  return stateOf(entity, row)?.away !== true && !isOfNow
}

/** Days on which somebody promised something: a delivery, a hand-over. */
const promisesOf = ({ fields }: AnyEntity): readonly string[] =>
  Object.entries(fields).flatMap(([key, field]) =>
    isKind(field, 'date') && /^(?:consegna|promess|arrivo_previsto)/.test(key) ? [key] : [],
  )

describe.each(trades)('the sample of $slug', ({ slug, sector }) => {
  const { entities } = sector
  const read = async (today: string, time: string) => {
    const store = new MemoryStore({ entities, sample: sector.sample(today, time), at: () => ({ today, time }) })
    const opening = await readOpening(store, entities)
    const rows = await Promise.all(entities.map(async (entity) => ({ entity, rows: (await allRows(store, { entity: entity.name })).rows })))
    return { opening, rows }
  }

  const isTold = (row: AnyRow, today: string) =>
    row['corso'] !== undefined && row['corso'] === TOLD[slug] && row['data'] === addDays(today, 1)

  it.each(moments)('has nothing outside the hours of its firm, on $today at $time', async ({ today, time }) => {
    const { opening, rows } = await read(today, time)
    // What keeps a room closed is no visit.
    const booked = rows.filter(({ entity }) => entity.slot && statusOf(entity))
    const taken = booked.flatMap(({ entity, rows: all }) =>
      all
        .filter((row) => isMeant(entity, row, { today, time }))
        .flatMap((row) => (isTold(row, today) ? [] : ((opening && closedAt(entity, row, opening)) ?? []))),
    )
    expect(taken).toEqual([])
  })

  it.each(moments)('promises nothing for a closed day, on $today at $time', async ({ today, time }) => {
    const { opening, rows } = await read(today, time)
    const promised = rows.flatMap(({ entity, rows: all }) =>
      promisesOf(entity).flatMap((key) =>
        all.flatMap((row) => {
          const day = row[key]
          const why = opening && typeof day === 'string' ? closedDayOf(opening, opening.firm, day) : undefined
          return why === undefined ? [] : [`${row.id} ${key} ${String(day)}: ${why}`]
        }),
      ),
    )
    expect(promised).toEqual([])
  })

  it.each(moments)('has states that fit the clock, on $today at $time', async ({ today, time }) => {
    const { rows } = await read(today, time)
    const wrong = rows.flatMap(({ entity, rows: all }) => {
      const day = entity.slot?.day
      if (day === undefined) return []
      return all.flatMap((row) => {
        const [on, state] = [String(row[day]), stateOf(entity, row)]
        if (!state || state.away) return []
        const [isBegun, isDone] = [state.begun === true, isOver(state)]
        const isAhead = on > today && (isBegun || isDone)
        const isLeft = on < today && isBegun && !isDone
        return isAhead || isLeft ? [`${row.id} ${on}: ${state.label}`] : []
      })
    })
    expect(wrong).toEqual([])
  })
})
