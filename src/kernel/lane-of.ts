import { isReference, type AnyEntity } from './entity.ts'

/** The field of the lane in which a record of a month stands, by its slot or its span. */
export const laneFieldOf = ({ slot, span }: AnyEntity): string | undefined => slot?.lane ?? span?.lane

/** The entity whose records are the lanes; nothing where there is none. */
export function laneEntityOf(entity: AnyEntity): string | undefined {
  const lane = entity.fields[laneFieldOf(entity) ?? '']
  return lane && isReference(lane) ? lane.target : undefined
}
