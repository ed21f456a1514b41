import { linesOfEach, presentOf } from './contents.ts'
import { type Desk, SHOWN } from './desk.ts'
import { tellFigure } from './figure.ts'
import { foundValue, isNamed, type FoundValue } from './found-value.ts'
import { likeliest, stillOpen, staying } from './likely-rows.ts'
import { tellList } from './list.ts'
import { sourceOf } from './value-source.ts'
import { valueReply } from './value-text.ts'
import { some, titled } from './words.ts'
import type { Asking } from '../meaning/meaning.ts'
import type { Reply } from '../reply.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { comingWhere } from '../../kernel/entity/entity.ts'
import { addsUp, isKind } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { allRows } from '../../kernel/door/all-rows.ts'

/** Tells what records say in a field: of one the value, of several their sum, what each says, or which of them is meant. */
export async function tellValue(desk: Desk, asking: Extract<Asking, { is: 'tell' }>): Promise<Reply> {
  const { trade, store } = desk
  const { entity, where, search, sort } = asking
  const field = trade.fieldAt(entity, asking.field)
  const all = await allRows(store, { entity, where, ...(search !== undefined && { search }), ...(sort && { sort }) })
  if (all.rows.length === 0 || !field) return tellList(desk, { is: 'list', entity, where, ...(search !== undefined && { search }) })
  const found = foundValue(desk, asking, field, all)
  const together = sumOf(found) ?? listOfDay(found)
  if (together) return together
  const present = isKind(field, 'lines') && found.rows.length > 1 ? presentOf(trade, found.entity, found.rows) : []
  if (present.length > 1 && present.length <= SHOWN) return linesOfEach(desk, found.entity, asking.field, field, present, found.names)
  const meant = meantRows(found, present)
  const [row] = meant
  if (!row || (meant.length > 1 && !agree(found, meant))) return toldOfSeveral(found, meant)
  const source = await sourceOf(found, row)
  return source ? tellValue(desk, source) : valueReply(found, row)
}

const searchIn = ({ search }: FoundValue['asking']) => (search === undefined ? {} : { search })

function sumOf({ desk, asking, field, rows }: FoundValue): Promise<Reply> | undefined {
  const { entity, where, sums } = asking
  if (!sums || rows.length < 2 || !addsUp(field)) return undefined
  return tellFigure(desk, { is: 'figure', entity, where, fn: 'sum', field: asking.field, ...searchIn(asking) })
}

/** «dove va la Verde lunedì?»: all that she has on that day. */
function listOfDay({ desk, asking, entity, rows, saysDay }: FoundValue): Promise<Reply> | undefined {
  const { field: path } = asking
  const coming = saysDay ? staying(desk, asking.entity, rows) : []
  if (coming.length < 2 || coming.every((row) => String(row[path]) === String(coming[0]?.[path]))) return undefined
  const where = [...asking.where, ...comingWhere(entity)]
  return tellList(desk, { is: 'list', entity: asking.entity, where, shows: path, ...searchIn(asking) })
}

/** Rows that are meant: the likeliest of those that fit a name, all of those that merely fit a day or a state. */
function meantRows(found: FoundValue, present: readonly AnyRow[]): readonly AnyRow[] {
  const { desk, asking, rows, asksTitle } = found
  if (asking.sort) return rows.slice(0, 1)
  if (present.length === 1) return present
  const named = rows.length > 1 && isNamed(desk.trade, asking.entity, asking) ? likeliest(desk, asking.entity, rows) : rows
  return asksTitle || named.length < 2 ? named : stillOpen(desk, asking.entity, named)
}

/** «dove si fa il doposcuola?»: where all say the same, that is what is asked. */
const agree = ({ asking: { field: path }, field }: FoundValue, rows: readonly AnyRow[]): boolean =>
  /^(?:text|time)$/.test(field.kind) && rows.every((one) => !isBlank(one[path]) && String(one[path]) === String(rows[0]?.[path]))

/** Several of one name: which of them is meant, else what each of them says. */
async function toldOfSeveral({ desk, asking, names, asksTitle }: FoundValue, rows: readonly AnyRow[]): Promise<Reply> {
  const { trade } = desk
  const { entity, where, field } = asking
  if (asksTitle && trade.unitsOf(entity, field) !== undefined)
    return tellFigure(desk, { is: 'figure', entity, where, fn: 'sum', field, ...searchIn(asking) })
  if (!asksTitle || rows.length > SHOWN) return tellList(desk, { is: 'list', entity, where, ...searchIn(asking), shows: field })
  const options = rows.map((one) => ({ key: one.id, label: titled(trade, entity, one, names) }))
  const labels = options.map(({ label }) => label)
  return {
    says: 'Quale intendi?',
    spoken: `Quale intendi: ${some(labels, labels.length)}?`,
    card: { kind: 'choice', id: desk.keep(asking), options },
    found: { is: 'choose', entity, ids: rows.map(({ id }) => id) },
  }
}
