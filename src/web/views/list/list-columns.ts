import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { CollectionScreen } from '../../../kernel/screens/screen.ts'
import { columnHeading } from '../../screen/column-heading.ts'

/** The columns of a list: the fields of the entity's table with the words over them. */
export const listColumns = (entity: AnyEntity, screen: CollectionScreen) =>
  entity.table.flatMap((key) => {
    const field = entity.fields[key]
    return field ? [{ key, field, heading: columnHeading(screen, key, field) }] : []
  })

/** Room for the two buttons of the last column, in rem. */
export const ACTIONS = 5.75
/** Room for the box that chooses a record, in rem. */
export const CHOICE = 2.75
/** What the columns leave to the others. */
export const BESIDE = ACTIONS + CHOICE
