import { writeNumber } from './cells.ts'
import type { Desk } from './desk.ts'
import type { FoundValue } from './found-value.ts'
import { idsOfValues } from './proposal-parts.ts'
import { dayInWords, titlesOf, unsaidOf } from './words.ts'
import type { Reply } from '../reply.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { calledOf, titleOf } from '../../kernel/entity/entity.ts'
import { isKind, type Field, type Names } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { capital } from '../../kernel/italian/capital.ts'
import { formatLongDate } from '../../kernel/italian/dates.ts'

/** A field and what it says. */
interface Told {
  readonly of: Field
  readonly text: string
}

/** «Rossi: telefono 333 …, e-mail …»: what one record says. */
export async function valueReply(found: FoundValue, row: AnyRow): Promise<Reply> {
  const { desk, asking, entity, field } = found
  const { entity: name, field: path, also } = asking
  const title = calledOf(entity, [titleOf(entity, row, found.names)])
  const value = await valueAt(found, row)
  const names = await titlesOf(desk.trade, desk.store, idsOfValues({ value: field }, { value }))
  const other = also === undefined ? undefined : entity.fields[also]
  const told: readonly Told[] = [
    { of: field, text: `${written(desk, field, value, names)}${unitText(found, row, value, names)}` },
    ...(other ? [{ of: other, text: written(desk, other, row[also ?? ''], found.names) }] : []),
  ]
  const says = `${title}: ${told.map(spokenPart).join(', ')}.`
  return {
    says,
    spoken: says,
    card: {
      kind: 'figure',
      id: desk.keep(asking),
      label: told.map(({ of }) => of.label).join(' · '),
      text: told.map(({ of, text }) => text || capital(unsaidOf(of))).join(' · '),
      record: { entity: name, id: row.id, title },
      chips: [],
    },
    found: { is: 'value', entity: name, id: row.id, field: path, value },
  }
}

/** Lines say themselves of what they are; of other values the field is named. */
const spokenPart = ({ of, text }: Told): string =>
  isKind(of, 'lines') && text ? text : `${of.label.toLowerCase()} ${text || unsaidOf(of)}`

/** The value of a row, also of what it is linked to. */
async function valueAt({ desk: { store }, asking }: FoundValue, row: AnyRow): Promise<unknown> {
  const { entity, field: path } = asking
  if (!path.includes('.')) return row[path]
  const where = [{ field: 'id', op: 'eq', value: row.id }] as const
  const { rows } = await store.query({ entity, where, select: [path], page: { limit: 1 } })
  return rows[0]?.[path]
}

/** The unit that the record itself says: « kg». */
function unitText({ desk: { trade }, asking, entity }: FoundValue, row: AnyRow, value: unknown, names: Names): string {
  const unit = trade.unitsOf(asking.entity, asking.field)
  return unit === undefined || isBlank(value) ? '' : ` ${entity.fields[unit]?.format(row[unit], names) ?? ''}`
}

/** Writes a value as one says it: a day of this year without the year, a number with what it counts. */
function written({ at }: Desk, field: Field, value: unknown, names: Names): string {
  if (isBlank(value)) return ''
  if (isKind(field, 'date'))
    return String(value).startsWith(at.today.slice(0, 4)) ? dayInWords(String(value)) : formatLongDate(String(value))
  return field.unit && typeof value === 'number' ? writeNumber(field, value) : field.format(value, names)
}
