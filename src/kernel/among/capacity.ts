import { calledOf, isTaking, statusOf, takingWhere, type AnyEntity, type Capacity } from '../entity/entity.ts'
import type { Condition } from '../expression/condition.ts'
import { isKind } from '../fields/field.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { messages } from '../problem/messages.ts'
import type { Instead } from '../problem/problem.ts'
import { targetOf } from '../entity/references.ts'
import type { Among, Found } from './among.types.ts'
import { titleAmong } from './titles.ts'

/** Records for which there is no place left: more than the places of a course, on that day; a party larger than its tables. */
export async function overCapacity(among: Among): Promise<readonly Found[]> {
  const { entity, rows, entities, read } = among
  const { capacity } = entity
  if (!capacity) return []
  const asking = rows.filter((row) => isTaking(entity, row) && idsIn(row[capacity.of]).length > 0)
  if (asking.length === 0) return []
  const field = entity.fields[capacity.of]
  const target = entities.get(targetOf(field))
  if (!field || !target) return []
  const ids = [...new Set(asking.flatMap((row) => idsIn(row[capacity.of])))]
  if (capacity.alone ?? isKind(field, 'team')) return tooFew(among, target, capacity, asking, ids)
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
    const instead = waitingFrom(among, row)
    found.push({ id: row.id, path: capacity.of, code: 'capacity', message, ...(instead && { instead }) })
  }
  return found
}

/** The state in which a record waits for a place, where it may come to it: a new one may, one that is kept by a move. */
function waitingFrom({ entity, before }: Among, { id }: AnyRow): Instead | undefined {
  const [status, field] = statusOf(entity) ?? []
  const [state, { verb, label } = { label: '' }] = Object.entries(field?.states ?? {}).find(([, one]) => one.waits) ?? []
  const kept = before.find((one) => one.id === id)
  const from = status === undefined ? undefined : kept?.[status]
  if (state === undefined || from === state || (typeof from === 'string' && !field?.states[from]?.next.includes(state))) return undefined
  return { label: verb ?? label, state }
}

/** Records that count more than those they name hold together, each looked at by itself. */
async function tooFew(
  { read, entities }: Among,
  target: AnyEntity,
  capacity: Capacity,
  asking: readonly AnyRow[],
  ids: readonly string[],
): Promise<readonly Found[]> {
  const { of } = capacity
  const holders = new Map((await read.find(target.name, [{ field: 'id', op: 'in', value: ids }])).map((row) => [row.id, row]))
  const found: Found[] = []
  for (const row of asking) {
    const mine = idsIn(row[of]).flatMap((id) => holders.get(id) ?? [])
    const there = placesOf(capacity, mine)
    if (mine.length === 0 || weightOf(capacity, row) <= there) continue
    const titles = await Promise.all(mine.map((holder) => titleAmong(read, entities, target, holder)))
    const message = messages.tooFewPlaces(calledOf(target, titles), titles.length > 1, there, weightOf(capacity, row))
    found.push({ id: row.id, path: of, code: 'capacity', message })
  }
  return found
}

const idsIn = (value: unknown): readonly string[] => [value].flat().filter((id) => typeof id === 'string')

/** How many places some records hold together. */
export const placesOf = ({ places }: Pick<Capacity, 'places'>, holders: readonly AnyRow[]): number =>
  holders.reduce((all, holder) => all + Number(holder[places] ?? 0), 0)

const placeKey = ({ of, on }: Capacity, row: AnyRow): string => JSON.stringify([row[of], on === undefined ? '' : row[on]])
/** How many places a record takes. */
export const weightOf = ({ counts }: Capacity, row: AnyRow): number => (counts === undefined ? 1 : Number(row[counts] ?? 0))

const takenWhere = ({ of, on }: Capacity, ids: readonly unknown[], rows: readonly AnyRow[]): readonly Condition[] => [
  { field: of, op: 'in', value: ids },
  ...(on === undefined ? [] : [{ field: on, op: 'in' as const, value: [...new Set(rows.map((row) => row[on]))] }]),
]
