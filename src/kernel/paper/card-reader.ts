import { titleOf, type AnyEntity } from '../entity/entity.ts'
import { isNaming } from '../entity/references.ts'
import { isBlank } from '../fields/blank.ts'
import type { Field, Fields, Names } from '../fields/field.ts'
import type { AnyRow } from '../fields/shapes.ts'
import type { FirmAt } from './firm-at.ts'
import { plural } from '../italian/noun.ts'
import type { Values } from '../door/change.ts'
import type { Store } from '../door/store.ts'

/** What a paper is drawn from: its record, the entities that it may name besides that of the record, the store and the moment. */
export interface PaperSource {
  readonly entity: AnyEntity
  readonly others: readonly AnyEntity[]
  readonly row: AnyRow
  readonly store: Store
  readonly at: FirmAt
}

/** The text of a field of a row, or of a record that the row names; nothing where it is not known. */
export type Reader = (row: Values, path: string, isInWords?: boolean) => string | undefined

/** The field to which a path leads. */
export function lastOf(source: PaperSource, fields: Fields, path: string): Field {
  const [key = '', ...beyond] = path.split('.')
  const field = fields[key]
  if (!field) throw new Error(`A paper of ${source.entity.name} names '${path}', and there is no '${key}'.`)
  if (beyond.length === 0) return field
  return lastOf(source, entityOf(source, isNaming(field) ? field.target : path).fields, beyond.join('.'))
}

export function entityOf({ entity, others }: PaperSource, name: string): AnyEntity {
  const found = [entity, ...others].find((one) => one.name === name)
  if (!found) throw new Error(`A paper of ${entity.name} names '${name}': say it in \`with\`.`)
  return found
}

/** Fetches what some paths lead to from some rows, each kind of record in one go. */
export async function readerOf(
  source: PaperSource,
  fields: Fields,
  rows: readonly Values[],
  paths: readonly string[],
  names: Readonly<Record<string, string>> = {},
): Promise<Reader> {
  const cards = new Map<string, AnyRow>()
  const titles = new Map(Object.entries(names))
  await fetchCards(source, fields, rows, paths, { cards, titles })
  const nameOf = (id: string) => titles.get(id)
  const read = (of: Fields, row: Values | undefined, path: string, isInWords: boolean): string | undefined => {
    const [key = '', ...beyond] = path.split('.')
    const field = of[key]
    const value = row?.[key]
    if (!field || isBlank(value)) return undefined
    if (beyond.length === 0) return textOf(field, value, nameOf, isInWords)
    return isNaming(field) ? read(entityOf(source, field.target).fields, cards.get(String(value)), beyond.join('.'), isInWords) : undefined
  }
  return (row, path, isInWords = false) => read(fields, row, path, isInWords)
}

/** A value as people read it; in words a number stands with what it counts: «240 minuti». */
function textOf(field: Field, value: unknown, names: Names, isInWords: boolean): string | undefined {
  const text = field.format(value, names)
  return isInWords && field.unit ? `${text} ${plural(Number(value), ...field.unit)}` : text || undefined
}

interface Fetched {
  readonly cards: Map<string, AnyRow>
  readonly titles: Map<string, string>
}

async function fetchCards(
  source: PaperSource,
  fields: Fields,
  rows: readonly Values[],
  paths: readonly string[],
  fetched: Fetched,
): Promise<void> {
  const byKey = Map.groupBy(paths, (path) => path.split('.', 1)[0] ?? '')
  for (const [key, some] of byKey) {
    const field = lastOf(source, fields, key)
    if (!isNaming(field)) continue
    const beyond = some.map((path) => path.slice(key.length + 1)).filter((path) => path !== '')
    const ids = new Set(rows.flatMap((row) => (row[key] ?? []) as string | readonly string[]))
    const isNamed = beyond.length === 0 && [...ids].every((id) => fetched.titles.has(id))
    if (isNamed || ids.size === 0) continue
    const target = entityOf(source, field.target)
    const found = await source.store.getMany(target.name, [...ids])
    for (const card of found) fetched.cards.set(card.id, card)
    await fetchCards(source, target.fields, found, [...beyond, ...target.title.flat()], fetched)
    for (const card of found)
      fetched.titles.set(
        card.id,
        titleOf(target, card, (id) => fetched.titles.get(id)),
      )
  }
}
