import { meets } from '../../kernel/evaluation/meets.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { daysBetween, formatDate } from '../../kernel/italian/dates.ts'
import { allRows } from '../../kernel/door/all-rows.ts'
import type { Asking } from '../meaning/meaning.ts'
import type { Reply } from '../reply.ts'
import type { Desk } from './desk.ts'
import { objection } from './objection.ts'
import { whereInUse } from './records-in-use.ts'
import { countOf, dayIn, some, titled } from './words.ts'
import { capital } from '../../kernel/italian/capital.ts'

/** Records that are offered where several fit; fewer where many do. */
const MOST = 8
const NEAREST = 4

/** The record that is printed, or those nearest to today to choose from; nothing where none is found at all. */
export async function paper(desk: Desk, asking: Extract<Asking, { is: 'list' }>): Promise<Reply | undefined> {
  const { trade, store, at } = desk
  const { entity: name, search } = asking
  const entity = trade.entity(name)
  const print = trade.sector.prints.find(({ key }) => key === asking.prints)
  const found = await allRows(store, { entity: name, where: whereInUse(entity, asking), ...(search !== undefined && { search }) })
  if (!print || found.rows.length === 0) return undefined
  const called = (row: AnyRow) => titled(trade, name, row, (id) => found.names[id])
  const rows = found.rows.filter((row) => !print.when || meets(entity, print.when, row, at.today))
  const own = trade.dayOf(name)
  // «scade il» says nothing of which car is meant.
  const day = (entity.slot ?? entity.span) || trade.recordsDay(name, own ?? '', at.today) ? own : undefined
  const far = (row: AnyRow) => (day === undefined ? 0 : Math.abs(daysBetween(dayIn(row, day) || at.today, at.today)))
  const [row, ...others] = rows.toSorted((a, b) => far(a) - far(b))
  if (!row) {
    const titles = found.rows.slice(0, 2).map(called)
    const [only, ...more] = found.rows
    const why = only && more.length === 0 ? objection(desk, entity, print.when ?? [], only) : ''
    const says = `${print.label}: ora non si può fare con ${some(titles, found.rows.length)}${why}.`
    return { says, spoken: says, found: { is: 'impossible', entity: name } }
  }
  if (others.length === 0) {
    const title = called(row)
    return {
      says: `${title}: si stampa da qui.`,
      spoken: `${title}: è pronta da stampare nella chat.`,
      card: { kind: 'paper', label: print.label, print: print.key, record: { entity: name, id: row.id, title } },
      found: { is: 'records', entity: name, ids: [row.id] },
    }
  }
  const offered = [row, ...others].slice(0, rows.length > MOST ? NEAREST : MOST)
  const options = offered.map((one) => {
    const [label, on] = [called(one), day === undefined || dayIn(one, day) === '' ? '' : formatDate(dayIn(one, day))]
    return { key: one.id, label, ...(on !== '' && !label.includes(on) && { note: on }) }
  })
  const says = rows.length > MOST ? `${capital(countOf(entity, rows.length))}: quale intendi?` : 'Quale intendi?'
  return {
    says,
    spoken: `Quale intendi: ${some(
      options.map(({ label }) => label),
      options.length,
    )}?`,
    card: { kind: 'choice', id: desk.keep(asking), options },
    found: { is: 'choose', entity: name, ids: offered.map(({ id }) => id) },
  }
}
