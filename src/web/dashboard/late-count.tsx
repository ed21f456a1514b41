import type { AnyEntity } from '../../kernel/entity/entity.ts'
import type { Condition } from '../../kernel/expression/condition.ts'
import { lateWhere } from '../../kernel/derive/delay.ts'
import { useNow, useSector } from '../data/sector-context.tsx'
import { useMeasure } from '../data/use-rows.ts'

/** Conditions of the late records of a tab's entity at this minute; nothing where they cannot be late. */
export function useLateWhere(entity: AnyEntity | undefined): readonly Condition[] | undefined {
  useNow()
  const { at } = useSector()
  return entity && lateWhere(entity, at)
}

/** Number of late records beside a tab's figure, and nothing while all is in time. */
export function LateCount({ entity, where }: { readonly entity: string; readonly where: readonly Condition[] }) {
  const { data } = useMeasure({ entity, fn: 'count', where })
  const count = data?.value ?? 0
  if (count === 0) return null
  return (
    <span data-late-count="" title={`${count} in ritardo`} className="rounded-full bg-bad-wash px-1.5 text-xs font-medium text-bad num">
      {count}
    </span>
  )
}
