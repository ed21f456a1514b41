import type { EntityLabel } from '../../../kernel/entity/entity.ts'
import { inflect } from '../../../kernel/italian/noun.ts'
import { formatNumber } from '../../../kernel/italian/numbers.ts'
import { classNames } from '../../ui/class-names.ts'

interface HiddenNoteProps {
  /** How many were not read; nothing is said of none. */
  readonly count: number
  readonly label: EntityLabel
  /** «restringi con i filtri» */
  readonly advice: string
  readonly className?: string
}

/** That there are more records than a view shows, and what to do about it. */
export function HiddenNote({ count, label: { gender }, advice, className }: HiddenNoteProps) {
  if (count <= 0) return null
  const forms = { gender, plural: count > 1 }
  return (
    <p className={classNames('num text-sm text-ink-soft', className)}>
      {count > 1 ? `${inflect('Altro', forms)} ${formatNumber(count)} non sono` : `${gender === 'f' ? 'Un’altra' : 'Un altro'} non è`}{' '}
      {inflect('mostrato', forms)}: {advice}.
    </p>
  )
}
