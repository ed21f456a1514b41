import type { AnyEntity } from '../entity/entity.ts'
import { targetOf } from '../entity/references.ts'

/** The field of the lane in which a record of a month stands, by its slot or its span. */
export const laneFieldOf = ({ slot, span }: AnyEntity): string | undefined => slot?.lane ?? span?.lane

/** The entity whose records are the lanes; nothing where there is none. */
export const laneEntityOf = (entity: AnyEntity): string | undefined => targetOf(entity.fields[laneFieldOf(entity) ?? '']) || undefined
