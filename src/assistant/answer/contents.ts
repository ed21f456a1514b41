import type { AnyEntity } from '../../kernel/entity/entity.ts'
import { calledOf, goesOn, stateOf, titleOf } from '../../kernel/entity/entity.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import type { Field, Names } from '../../kernel/fields/field.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import type { Trade } from '../trade/trade.ts'
import type { Reply } from '../reply.ts'
import type { Desk } from './desk.ts'
import { tellList } from './list.ts'
import { idsOfValues } from './proposal-parts.ts'
import { dayIn, titlesOf } from './words.ts'

/** Records that still go on; where none does, those of the last day. */
export function presentOf(trade: Trade, entity: AnyEntity, rows: readonly AnyRow[]): readonly AnyRow[] {
  const staying = rows.filter((row) => !stateOf(entity, row)?.away)
  const open = staying.filter((row) => goesOn(entity, row))
  if (open.length > 0) return open
  const day = trade.dayOf(entity.name)
  const last = staying
    .map((row) => dayIn(row, day))
    .toSorted()
    .at(-1)
  return last === undefined ? rows : staying.filter((row) => dayIn(row, day) === last)
}

/** The lines of several records, record by record. */
export async function linesOfEach(
  desk: Desk,
  entity: AnyEntity,
  path: string,
  field: Field,
  rows: readonly AnyRow[],
  names: Names,
): Promise<Reply> {
  const { trade, store } = desk
  const articles = await titlesOf(
    trade,
    store,
    rows.flatMap((row) => [...idsOfValues({ [path]: field }, row)]),
  )
  const says = rows
    .flatMap((row) =>
      isBlank(row[path]) ? [] : [`${calledOf(entity, [titleOf(entity, row, names)])}: ${field.format(row[path], articles)}.`],
    )
    .join(' ')
  const where = [{ field: 'id', op: 'in', value: rows.map(({ id }) => id) }] as const
  const reply = await tellList(desk, { is: 'list', entity: entity.name, where, shows: path })
  return says === '' ? reply : { ...reply, says, spoken: says }
}
