import { statusOf, type AnyEntity } from '../../kernel/entity/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { givesNumber } from '../../kernel/derive/numbering.ts'
import { missingFor } from '../../kernel/derive/validate.ts'

/** Whether a move asks something or has something to show: then it is made in a dialog, from every door. */
export const needsDialog = (entity: AnyEntity, row: AnyRow, to: string): boolean =>
  missingFor(entity, to, row).length > 0 || (statusOf(entity)?.[1].states[to]?.shows ?? []).length > 0 || givesNumber(entity, row, to)
