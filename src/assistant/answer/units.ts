import { writeNumber } from './cells.ts'
import type { Desk } from './desk.ts'
import { tellList } from './list.ts'
import { titled } from './words.ts'
import type { Asking } from '../meaning/meaning.ts'
import type { Reply } from '../reply.ts'
import { allRows } from '../../kernel/door/all-rows.ts'

/** Records whose quantities one sentence names. */
const MOST_SAID = 3

/** Quantities of several units, each with its own: litres and rolls add up to nothing. Undefined where a sum makes sense. */
export async function inUnits(desk: Desk, asking: Extract<Asking, { is: 'figure' }>): Promise<Reply | undefined> {
  const { trade, store } = desk
  const { entity: name, fn, field: path, where, search } = asking
  const unit = fn === 'sum' && path !== undefined ? trade.unitsOf(name, path) : undefined
  const field = path === undefined ? undefined : trade.fieldAt(name, path)
  const axis = unit === undefined ? undefined : trade.fieldAt(name, unit)
  if (path === undefined || unit === undefined || !field || !axis) return undefined
  const { rows, names } = await allRows(store, { entity: name, where, ...(search !== undefined && { search }) })
  const isMixed = new Set(rows.map((row) => row[unit])).size > 1
  if (rows.length < 2 || (!isMixed && rows.length > MOST_SAID)) return undefined
  const reply = await tellList(desk, { is: 'list', entity: name, where, ...(search !== undefined && { search }), shows: path })
  if (rows.length > MOST_SAID) return reply
  const said = rows.map(
    (row) => `${titled(trade, name, row, (id) => names[id])}: ${writeNumber(field, Number(row[path] ?? 0))} ${axis.format(row[unit])}`,
  )
  const says = `${said.join(', ')}.`
  return { ...reply, says, spoken: says }
}
