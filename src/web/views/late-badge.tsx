import type { AnyEntity } from '../../kernel/entity.ts'
import type { AnyRow } from '../../kernel/fields/shapes.ts'
import { lateText } from '../../kernel/late.ts'
import { useNow, useSector } from '../data/sector-context.tsx'
import { Badge } from '../ui/badge.tsx'

/** «In ritardo di 16 minuti», beside the state of a record, and nothing while it is in time. The minute draws it again. */
export function LateBadge({ entity, row }: { readonly entity: AnyEntity; readonly row: AnyRow }) {
  useNow()
  const { at } = useSector()
  const text = lateText(entity, row, at)
  return text === undefined ? null : <Badge tone="destructive">{text}</Badge>
}
