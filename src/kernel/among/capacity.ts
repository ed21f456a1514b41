import { isTaking, takingWhere, type Capacity } from '../entity.ts'
import type { Condition } from '../expression/condition.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { messages } from '../messages.ts'
import type { Among, Found } from './among.types.ts'
import { titleAmong } from './titles.ts'

/** Records for which there is no place left: more than the places of a course, on that day. */
export async function overCapacity({ entity, rows, entities, read }: Among): Promise<readonly Found[]> {
  const { capacity } = entity
  if (!capacity) return []
  const asking = rows.filter((row) => isTaking(entity, row) && typeof row[capacity.of] === 'string')
  if (asking.length === 0) return []
  const field = entity.fields[capacity.of]
  const target = entities.get(field && 'target' in field ? String(field.target) : '')
  if (!target) return []
  const ids = [...new Set(asking.map((row) => row[capacity.of]))]
  const [holders, taken] = await Promise.all([
    read.find(target.name, [{ field: 'id', op: 'in', value: ids }]),
    read.find(entity.name, [...takenWhere(capacity, ids, asking), ...takingWhere(entity)]),
  ])
  const others = taken.filter(({ id }) => !asking.some((row) => row.id === id))
  const used = new Map<string, number>()
  for (const row of [...others, ...asking])
    used.set(placeKey(capacity, row), (used.get(placeKey(capacity, row)) ?? 0) + weightOf(capacity, row))
  const found: Found[] = []
  for (const row of asking) {
    const holder = holders.find(({ id }) => id === row[capacity.of])
    const places = Number(holder?.[capacity.places] ?? 0)
    if (!holder || (used.get(placeKey(capacity, row)) ?? 0) <= places) continue
    const message = messages.noPlaceLeft(
      await titleAmong(read, entities, target, holder),
      places,
      capacity.on === undefined ? undefined : String(row[capacity.on]),
    )
    found.push({ id: row.id, path: capacity.of, code: 'capacity', message })
  }
  return found
}

const placeKey = ({ of, on }: Capacity, row: AnyRow): string => JSON.stringify([row[of], on === undefined ? '' : row[on]])
const weightOf = ({ counts }: Capacity, row: AnyRow): number => (counts === undefined ? 1 : Number(row[counts] ?? 0))

const takenWhere = ({ of, on }: Capacity, ids: readonly unknown[], rows: readonly AnyRow[]): readonly Condition[] => [
  { field: of, op: 'in', value: ids },
  ...(on === undefined ? [] : [{ field: on, op: 'in' as const, value: [...new Set(rows.map((row) => row[on]))] }]),
]
