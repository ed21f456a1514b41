import type { EntityLabel } from '../../../kernel/entity/entity.ts'
import { formatDate } from '../../../kernel/italian/dates.ts'
import { plural } from '../../../kernel/italian/noun.ts'
import { Button } from '../../ui/button.tsx'
import { columnOf, type Range } from '../../calendar/range.ts'

interface FoundProps {
  readonly found: { readonly total: number; readonly days: readonly string[] }
  readonly label: EntityLabel
  readonly range: Range
  readonly onDay: (day: string) => void
}

/** A search stands out on the plan and hides nothing, since what is taken stays taken; where it finds something is said here. */
export function Found({ found, label, range, onDay }: FoundProps) {
  const shown = found.days.filter((day) => columnOf(range, day) >= 0 && columnOf(range, day) < range.days).length
  const next = found.days.find((day) => columnOf(range, day) >= range.days) ?? found.days.findLast((day) => columnOf(range, day) < 0)
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft max-md:px-4">
      {`In evidenza ${shown} di ${found.total} ${plural(found.total, label.one, label.many).toLowerCase()}.`}
      {next && (
        <Button size="sm" onClick={() => onDay(next)}>
          Vai al {formatDate(next)}
        </Button>
      )}
    </p>
  )
}
