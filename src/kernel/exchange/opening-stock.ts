import type { At } from '../italian/at.ts'
import { statusOf, type AnyEntity } from '../entity/entity.ts'
import { optional, type Field, type Fields } from '../fields/field.ts'
import { stockOf } from '../stock/stock.ts'
import type { Values } from '../door/change.ts'
import { isBlank } from '../fields/blank.ts'
import { validate } from '../derive/validate.ts'
import type { ImportRow, Outcome } from './import-row.ts'

/** How an article begins with what a sheet counts of it. */
export interface OpeningStock {
  /** The entity of the articles, and the field of theirs that sums its movements. */
  readonly article: string
  readonly counts: string
  /** The lot or the movement that it begins with, and the reference of that to the article. */
  readonly into: AnyEntity
  readonly link: string
  /** The field of that record by the column of the article that fills it. */
  readonly fills: Readonly<Record<string, string>>
  readonly values: Values
}

/** The opening stock of an entity whose records are articles; nothing where none sums movements that can open it. */
export function openingOf(article: AnyEntity, entities: ReadonlyMap<string, AnyEntity>): OpeningStock | undefined {
  for (const movements of entities.values()) {
    const words = movements.stock?.opening && stockOf(movements, entities)
    const [held] = words?.held ?? []
    if (!words || !movements.stock?.opening || held?.target !== article.name || held.left === undefined) continue
    const lots = words.held.find(({ of }) => of === words.lot)
    const into = lots ? entities.get(lots.target) : movements
    const link = lots ? words.lotOf : words.of
    if (into && link !== undefined) return { article: article.name, counts: held.left, into, link, ...movements.stock.opening }
  }
  return undefined
}

/** An article with the columns that fill its opening stock as fields that a file may fill. */
export function withOpening(article: AnyEntity, { into, fills }: OpeningStock): AnyEntity {
  const own = Object.entries(fills).flatMap(([key, filled]): [string, Field][] => {
    const { derive: _derive, ...field } = { derive: undefined, ...(article.fields[key] ?? into.fields[filled]) }
    return 'kind' in field ? [[key, optional(field as Field)]] : []
  })
  return { ...article, fields: { ...article.fields, ...(Object.fromEntries(own) as Fields) } }
}

/** Moves the opening stock of a row out of its article, into the record that the article begins with. */
export function readOpening(opening: OpeningStock, newId: (entity: string) => string, at: At): (row: ImportRow) => ImportRow {
  const { article, counts, into, link, fills, values: fixed } = opening
  const status = statusOf(into)
  const start = { ...(status && { [status[0]]: status[1].initial }), ...into.prefill?.(at), ...fixed }
  const isOpening = (key: string) => Object.hasOwn(fills, key)
  const without = ({ values, problems }: Outcome): Outcome => ({
    values: Object.fromEntries(Object.entries(values).filter(([key]) => !isOpening(key))),
    problems,
  })

  return (row) => {
    const { [counts]: count } = row.add.values
    const update = row.update && without(row.update)
    const isKept = row.match !== undefined && !isBlank(count) && count !== row.match.row[counts]
    const isSame = row.kind === 'changed' && update?.problems.length === 0 && Object.keys(update.values).length === 0
    const next: ImportRow = {
      ...row,
      add: without(row.add),
      ...(update && { update }),
      ...(isSame && { kind: 'same' }),
      ...(isKept && { kept: true }),
    }
    if (isBlank(count) || count === 0 || row.add.problems.length > 0) return next
    const id = newId(article)
    const filled = Object.entries(fills).flatMap(([key, to]) => (isBlank(row.add.values[key]) ? [] : [[to, row.add.values[key]] as const]))
    const draft = { ...start, ...Object.fromEntries(filled), [link]: id }
    const result = validate(into, draft, at)
    if (result.ok) return { ...next, opens: { id, change: { type: 'create', entity: into.name, values: result.values } } }
    const told = result.problems.map((problem) => ({
      ...problem,
      path: Object.keys(fills).find((key) => fills[key] === problem.path) ?? counts,
    }))
    return { ...next, add: { ...next.add, problems: told } }
  }
}
