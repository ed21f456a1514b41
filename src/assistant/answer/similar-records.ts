import { isBlank } from '../../kernel/fields/blank.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import { allRows } from '../../kernel/door/all-rows.ts'
import type { Asking } from '../meaning/meaning.ts'
import type { Reply } from '../reply.ts'
import type { Desk } from './desk.ts'
import { whereInUse } from './records-in-use.ts'
import { tellList } from './list.ts'
import { countOf } from './words.ts'
import { capital } from '../../kernel/italian/capital.ts'

type List = Extract<Asking, { is: 'list' }>

/**
 * Others that say in a field what the records found say: the equivalents of a medicine. One record is none of its own; several that
 * bear the name are those of one another.
 */
export async function tellSimilarRecords(desk: Desk, { alike: path = '', ...asking }: List): Promise<Reply> {
  const { trade, store } = desk
  const { entity: name, search } = asking
  const entity = trade.entity(name)
  const { rows, names } = await allRows(store, { entity: name, where: whereInUse(entity, asking), ...(search !== undefined && { search }) })
  const values = [...new Set(rows.map((row) => row[path]).filter((value) => !isBlank(value)))]
  const field = entity.fields[path]
  const [row] = rows
  if (!row || !field || values.length === 0) return tellList(desk, asking)
  const itself: readonly Condition[] = rows.length > 1 ? [] : [{ field: 'id', op: 'ne', value: row.id }]
  const where: readonly Condition[] = [{ field: path, op: 'in', value: values }, ...itself]
  const reply = await tellList(desk, { is: 'list', entity: name, where })
  const written = values.map((value) => `«${field.format(value, (id) => names[id])}»`).join(', ')
  const count = reply.found.is === 'records' ? reply.found.ids.length : 0
  const other = entity.label.gender === 'f' ? 'Nessun’altra' : 'Nessun altro'
  const says =
    count > 1
      ? `${capital(countOf(entity, count))} con ${field.label.toLowerCase()} ${written}.`
      : count === 1
        ? reply.says
        : `${other} ${entity.label.one.toLowerCase()} con ${field.label.toLowerCase()} ${written}.`
  // Nothing else is an answer to it, the record itself least of all.
  if (count === 0) return { says, spoken: says, found: { is: 'impossible', entity: name } }
  return { ...reply, says, ...(count !== 1 && { spoken: says }) }
}
