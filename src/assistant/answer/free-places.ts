import { columnsOf, writeCell } from './cells.ts'
import { type Desk, SHOWN } from './desk.ts'
import { gapsIn, takenIn } from './gaps.ts'
import { agreeing, chipsOf, countOf, dayInWords, periodInWords, some, titled, titlesOf } from './words.ts'
import { whereInUse } from './records-in-use.ts'
import type { Asking } from '../meaning/meaning.ts'
import type { Gap, Reply } from '../reply.ts'
import { endOf } from '../queries/free-words.ts'
import { takenBy } from '../trade/trade.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { statusOf, takingWhere, type AnyEntity } from '../../kernel/entity/entity.ts'
import { USUAL_MINUTES } from '../../kernel/evaluation/occupied-time.ts'
import type { Names } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { addDays } from '../../kernel/italian/dates.ts'
import { minutesOf } from '../../kernel/italian/times.ts'
import { laneEntityOf, laneFieldOf } from '../../kernel/screens/lane-of.ts'
import { targetOf } from '../../kernel/entity/references.ts'
import { allRows } from '../../kernel/door/all-rows.ts'
import type { Sort } from '../../kernel/door/store.ts'
import { capital } from '../../kernel/italian/capital.ts'

type Free = Pick<Extract<Asking, { is: 'free' }>, 'entity' | 'from' | 'lasts' | 'hours' | 'among'>

/** The lanes in which nothing lies for so many days, in their order or another. */
export async function lanesFree(desk: Desk, asking: Free, sort?: readonly Sort[]) {
  const { trade, store } = desk
  const { entity, among } = asking
  const lanes = trade.entity(takenBy(trade.entity(entity)))
  const order = sort ?? lanes.sort
  const [all, taken] = [
    await allRows(store, { entity: lanes.name, where: whereInUse(lanes, { where: among }), ...(order && { sort: order }) }),
    await lanesTaken(desk, asking),
  ]
  // A table that is joined to another is a part of that.
  const parts = Object.keys(lanes.fields).filter((key) => targetOf(lanes.fields[key]) === lanes.name)
  // Where nobody can sit is no place: the counter of a bar.
  const places = asking.hours && trade.entity(entity).capacity?.places
  const isPlace = (row: AnyRow) => parts.every((key) => isBlank(row[key])) && (places === undefined || !isBlank(row[places]))
  return { lanes, names: all.names, rows: all.rows.filter((row) => !taken.has(row.id) && isPlace(row)) }
}

/** The hours that are asked about: from now on as long as it usually takes, where none are said. */
const hoursOf = ({ at }: Desk, { slot }: AnyEntity, hours: Free['hours']) =>
  hours === 'now' ? { from: at.time ?? '00:00', until: endOf(at.time ?? '00:00', slot?.usual ?? USUAL_MINUTES) } : hours

async function lanesTaken(desk: Desk, { entity, from, lasts, hours: asked }: Free): Promise<ReadonlySet<unknown>> {
  const { trade, store } = desk
  const lying = trade.entity(entity)
  const hours = hoursOf(desk, lying, asked)
  if (hours) {
    const [begins, ends] = [minutesOf(hours.from), hours.until === '24:00' ? 24 * 60 : minutesOf(hours.until)]
    const stretches = await takenIn(desk, { entity, from, to: from })
    const isTaken = (one: { readonly from: number; readonly until: number }) => one.from < ends && one.until > begins
    return new Set([...stretches].flatMap(([key, all]) => (all.some(isTaken) ? [key.slice(from.length + 1)] : [])))
  }
  const until = addDays(from, lasts)
  const taken = new Set<unknown>()
  for (const name of [entity, ...(lying.exclusive?.with ?? [])]) {
    const other = trade.entity(name)
    if (!other.span) continue
    const where = [{ field: other.span.from, op: 'overlaps', value: { from, until } } as const, ...takingWhere(other)]
    for (const row of (await allRows(store, { entity: name, where })).rows) taken.add(row[laneFieldOf(other) ?? ''])
  }
  return taken
}

type Gaps = Extract<Asking, { is: 'gaps' }>

export async function tellFree(desk: Desk, asking: Extract<Asking, { is: 'free' }>): Promise<Reply> {
  const { trade } = desk
  const lying = trade.entity(asking.entity)
  const { from, lasts } = asking
  const until = addDays(from, lasts)
  const { lanes, rows, names: known } = await lanesFree(desk, asking)
  const names: Names = (id) => known[id]
  const titles = rows.map((row) => titled(trade, lanes.name, row, names))
  const unit = lying.fields[lying.span?.lasts ?? '']?.unit ?? ['giorno', 'giorni']
  const hours = hoursOf(desk, lying, asking.hours)
  const isAllDay = !hours || hours.from === '00:00'
  const at = isAllDay ? '' : hours.until === '24:00' ? ` dalle ${hours.from}` : ` dalle ${hours.from} alle ${hours.until}`
  const when = lasts === 1 ? dayInWords(from) + at : `${periodInWords(from, until)} (${lasts} ${unit[1]})`
  const word = agreeing(lanes, Math.max(1, rows.length), 'libero')
  const says = `${capital(countOf(lanes, rows.length))} ${word} ${when}.`
  const columns = columnsOf(trade, lanes.name, ['prezzo'], new Set([statusOf(lanes)?.[0] ?? '']))
  return {
    says,
    spoken: rows.length === 0 ? says : `${capital(countOf(lanes, rows.length))} ${word} ${when}: ${some(titles, rows.length)}.`,
    card: {
      kind: 'rows',
      id: desk.keep(asking),
      caption: `${lanes.label.many} ${agreeing(lanes, 2, 'libero')} ${when}`,
      columns: columns.map((key) => ({
        key,
        label: lanes.fields[key]?.short ?? lanes.fields[key]?.label ?? key,
        ...(lanes.fields[key]?.numeric && { isNumber: true }),
      })),
      rows: rows
        .slice(0, SHOWN)
        .map((row) => ({ id: row.id, entity: lanes.name, cells: columns.map((key) => writeCell(lanes.fields[key], row[key], names)) })),
      total: rows.length,
      chips: [{ key: 'days', label: capital(when), fixed: true }, ...chipsOf(desk, lanes.name, asking.among, names)],
    },
    found: asking.counted
      ? { is: 'number', value: rows.length, entity: lanes.name, ids: rows.map(({ id }) => id) }
      : { is: 'records', entity: lanes.name, ids: rows.map(({ id }) => id) },
  }
}

/** Days after a full or closed one in which the next place is looked for. */
const NEXT_DAYS = 30

/** The first day after those asked about that has room, where they have none, with its places. */
async function nextGaps(desk: Desk, asked: Gaps): Promise<{ readonly asking: Gaps; readonly gaps: readonly Gap[] } | undefined> {
  const all = await gapsIn(desk, { ...asked, from: addDays(asked.to, 1), to: addDays(asked.to, NEXT_DAYS) })
  const day = all[0]?.day
  return day === undefined ? undefined : { asking: { ...asked, from: day, to: day }, gaps: all.filter((gap) => gap.day === day) }
}

export async function tellGaps(desk: Desk, asked: Gaps): Promise<Reply> {
  const { trade } = desk
  const there = await gapsIn(desk, asked)
  const later = there.length > 0 ? undefined : await nextGaps(desk, asked)
  const { asking, gaps } = later ?? { asking: asked, gaps: there }
  const lanes = laneEntityOf(trade.entity(asking.entity))
  const names = lanes
    ? await titlesOf(
        trade,
        desk.store,
        gaps.map(({ lane }) => lane),
      )
    : () => undefined
  const lasts = asking.lasts % 60 === 0 ? (asking.lasts === 60 ? 'un’ora' : `${asking.lasts / 60} ore`) : `${asking.lasts} minuti`
  const when = periodInWords(asking.from, asking.to)
  const { whose } = asking
  const who = whose && (await titlesOf(trade, desk.store, [whose.id]))(whose.id)
  const [first] = gaps
  const place = first && `il primo è ${dayInWords(first.day)} alle ${first.from}${names(first.lane) ? `, ${names(first.lane) ?? ''}` : ''}.`
  const none = `Nessun posto per ${lasts} ${periodInWords(asked.from, asked.to)}`
  const says = !place ? `${none}.` : later ? `${none}: ${place}` : `C’è posto per ${lasts}: ${place}`
  return {
    says,
    spoken: says,
    card: {
      kind: 'rows',
      id: desk.keep(asking),
      caption: `Posti liberi ${when}`,
      columns: [
        { key: 'giorno', label: 'Giorno' },
        { key: 'dalle', label: 'Dalle' },
        { key: 'alle', label: 'Alle' },
        ...(lanes ? [{ key: 'corsia', label: trade.entity(lanes).label.one }] : []),
      ],
      rows: gaps
        .slice(0, SHOWN)
        .map((gap) => ({
          id: `${gap.day}-${gap.lane}-${gap.from}`,
          cells: [dayInWords(gap.day), gap.from, gap.until, ...(lanes ? [names(gap.lane) ?? ''] : [])],
        })),
      total: gaps.length,
      chips: [{ key: 'days', label: capital(when), fixed: true }, ...(who ? [{ key: 'whose', label: who, fixed: true } as const] : [])],
    },
    found: { is: 'gaps', entity: asking.entity, gaps },
  }
}
