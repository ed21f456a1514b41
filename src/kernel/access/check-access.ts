import { statusOf, type AnyEntity } from '../entity/entity.ts'
import { isStored } from '../fields/derived.ts'
import { isKind, isOptional } from '../fields/field.ts'
import { columnsOf } from '../fields/lines.ts'
import { numberOf } from '../derive/numbering.ts'
import { DefinitionError } from '../problem/problem.ts'
import { targetOf } from '../entity/references.ts'
import type { Entities } from '../entity/entities.ts'
import type { GroupLabels } from '../fields/access.ts'
import { namesOfNeeds, needsIn } from './needs.ts'

/**
 * Checks what a sector keeps to some. What stands in every list, name and plan of an entity cannot be hidden from who sees the
 * entity; and who does not see a field must be able to make a record without it.
 */
export function checkAccess(sector: string, entities: Entities, groups: GroupLabels): void {
  const needs = needsIn(entities)
  for (const entity of entities.values()) {
    const { name, fields, access } = entity
    const place = `${sector}.${name}`
    for (const group of [access, ...Object.values(fields).map((field) => field.access)].flatMap((one) => [
      ...(one?.read ?? []),
      ...(one?.write ?? []),
    ])) {
      if (Object.hasOwn(groups, group)) continue
      throw new DefinitionError(
        place,
        `is kept to '${group}', which is no group of this sector.`,
        `Groups: ${Object.keys(groups).join(', ') || 'none'}.`,
      )
    }
    const hides = (key: string) => needs.field(name, key).length > 0
    const open = placesOf(entity).find(([, key]) => hides(key))
    if (open) {
      const [where, key] = open
      throw new DefinitionError(
        `${place}.${where}`,
        `'${key}' is kept to '${namesOfNeeds(needs.field(name, key))}', and everybody who sees ${name} sees its ${where}.`,
        'Name another field, or keep the whole entity to them.',
      )
    }
    for (const [key, field] of Object.entries(fields)) {
      checkColumns(`${place}.${key}`, columnsOf(field) ?? {})
      const isKept = hides(key) || field.access?.write !== undefined
      if (!isKept || !isStored(field) || isOptional(field) || isKind(field, 'status')) continue
      throw new DefinitionError(
        `${place}.${key}`,
        'must be filled, and not everybody may fill it.',
        `Make it optional, or keep all of ${name} to those who may.`,
      )
    }
    checkCapacity(place, entity, entities)
  }
}

/** Where fields stand for everybody: what a record is called, how it is sorted, where and when it lies, how it stands. */
function placesOf(entity: AnyEntity): readonly (readonly [where: string, key: string])[] {
  const { title, sort = [], slot, span, capacity } = entity
  const [status] = statusOf(entity) ?? []
  const all: Readonly<Record<string, readonly (string | undefined)[]>> = {
    title: title.flat(),
    sort: sort.map(({ field }) => field),
    slot: [slot?.day, slot?.time, slot?.lasts, slot?.lane, slot?.together],
    span: [span?.from, span?.lasts, span?.lane, span?.colour],
    capacity: [capacity?.of, capacity?.on, capacity?.counts],
    lifecycle: [status],
    number: [numberOf(entity)?.[0]],
  }
  return Object.entries(all).flatMap(([where, keys]) => keys.flatMap((key) => (key === undefined ? [] : [[where, key] as const])))
}

function checkColumns(place: string, columns: AnyEntity['fields']): void {
  const kept = Object.keys(columns).find((key) => columns[key]?.access)
  if (kept !== undefined)
    throw new DefinitionError(`${place}.${kept}`, 'is a column, and lines are seen whole.', 'Keep the field of the lines to them.')
}

/** How many places there are is said to whoever finds none left. */
function checkCapacity(place: string, { fields, capacity }: AnyEntity, entities: Entities): void {
  const target = targetOf(capacity && fields[capacity.of])
  if (!capacity || needsIn(entities).field(target, capacity.places).length === 0) return
  throw new DefinitionError(`${place}.capacity`, `'${capacity.places}' of ${target} is kept to some.`, 'Count places that everybody sees.')
}
