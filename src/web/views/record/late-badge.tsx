import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { lateText } from '../../../kernel/derive/delay.ts'
import { useNow, useSector } from '../../data/sector-context.tsx'
import { Badge } from '../../ui/badge.tsx'
import { LateLine } from '../../ui/late-line.tsx'

interface LateProps {
  readonly entity: AnyEntity
  readonly row: AnyRow
}

/** Words for a late record, live: the minute draws it again. */
function useLateText({ entity, row }: LateProps): string | undefined {
  useNow()
  const { at } = useSector()
  return lateText(entity, row, at)
}

/** «In ritardo di 16 minuti», beside the state of a record, and nothing while it is in time. */
export function LateBadge(props: LateProps) {
  const text = useLateText(props)
  return text === undefined ? null : (
    <Badge tone="destructive" data-late="">
      {text}
    </Badge>
  )
}

/** The same under the name of a record, where a list has no room beside its state. */
export function LateUnder({ className, ...props }: LateProps & { readonly className?: string }) {
  return <LateLine text={useLateText(props)} {...(className !== undefined && { className })} />
}
