import type { AnyEntity } from '../../../kernel/entity/entity.ts'
import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import type { DayComing } from '../../../kernel/screens/month-view.ts'
import { comingWords } from './coming.ts'

interface ComerProps {
  readonly coming: DayComing
  readonly entity: AnyEntity
  readonly row: AnyRow
  readonly today: string
}

/** Who comes, and when: what is for today stands out. */
export function Comer({ coming, entity, row, today }: ComerProps) {
  const { when, who, isUrgent } = comingWords(coming, entity, row, today)
  return (
    <p className="text-sm text-ink-soft num">
      {isUrgent ? <strong className="font-semibold text-ink">{when}</strong> : when}: {who}
    </p>
  )
}
