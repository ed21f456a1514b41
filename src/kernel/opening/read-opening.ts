import type { AnyEntity } from '../entity/entity.ts'
import { linesIn } from '../fields/lines.ts'
import type { AnyRow } from '../fields/shapes.ts'
import { minutesOf } from '../italian/times.ts'
import { allRows } from '../door/all-rows.ts'
import type { Store } from '../door/store.ts'
import { DAY_MINUTES, type ClosedDays, type Opening, type OpeningHours, type OpeningLine } from './opening.ts'
import { WEEKDAYS_OF, type OpeningDays } from './weekdays.ts'

/** The entity whose records are the opening hours of the trade; nothing where the trade is always open. */
export const openingEntityOf = (entities: Iterable<AnyEntity>): AnyEntity | undefined => [...entities].find(({ opening }) => opening)

/** Whether a record holds the hours of the firm itself, and of no single resource. */
export const isOfFirm = ({ opening }: AnyEntity, row: AnyRow): boolean => !opening?.of?.some((key) => typeof row[key] === 'string')

type Names = (id: string) => string | undefined

/** Opening hours out of their records; nothing where the firm has said none. */
export function openingFrom(entity: AnyEntity, rows: readonly AnyRow[], names: Names): Opening | undefined {
  const { opening } = entity
  if (!opening) return undefined
  const read = rows.map((row) => ({ row, hours: hoursOf(entity, row, names) }))
  const firm = read.find(({ row }) => isOfFirm(entity, row))
  if (!firm || firm.hours.lines.length === 0) return undefined
  const patron = opening.patron === undefined ? undefined : firm.row[opening.patron]
  return {
    firm: firm.hours,
    own: new Map(read.flatMap(({ hours }) => (hours.of !== undefined && hours.lines.length > 0 ? [[hours.of, hours] as const] : []))),
    patron: typeof patron === 'string' ? patron.slice(5) : undefined,
  }
}

function hoursOf({ opening }: AnyEntity, row: AnyRow, names: Names): OpeningHours {
  const { place = '', hours = '', closures, of = [] } = opening ?? {}
  const whose = of.map((key) => row[key]).find((id) => typeof id === 'string')
  return {
    place: whose === undefined ? place : (names(whose) ?? ''),
    ...(whose !== undefined && { of: whose }),
    lines: linesIn(row[hours]).flatMap(lineOf),
    closed: closures === undefined ? [] : linesIn(row[closures]).flatMap(closedOf),
  }
}

function lineOf({ giorni, dalle, alle, su_chiamata }: Readonly<Record<string, unknown>>): readonly OpeningLine[] {
  if (typeof dalle !== 'string' || typeof alle !== 'string') return []
  const [from, to] = [minutesOf(dalle), minutesOf(alle)]
  const weekdays = WEEKDAYS_OF[giorni as OpeningDays] ?? []
  return [{ weekdays, isHoliday: giorni === 'festivi', isOnCall: su_chiamata === true, from, to: to <= from ? to + DAY_MINUTES : to }]
}

function closedOf({ dal, al, motivo }: Readonly<Record<string, unknown>>): readonly ClosedDays[] {
  if (typeof dal !== 'string') return []
  return [{ from: dal, to: typeof al === 'string' ? al : dal, reason: typeof motivo === 'string' ? motivo : '' }]
}

/** Opening hours as the store keeps them. */
export async function readOpening(store: Pick<Store, 'query'>, entities: Iterable<AnyEntity>): Promise<Opening | undefined> {
  const entity = openingEntityOf(entities)
  if (!entity) return undefined
  const { rows, names } = await allRows(store, { entity: entity.name })
  return openingFrom(entity, rows, (id) => names[id])
}
