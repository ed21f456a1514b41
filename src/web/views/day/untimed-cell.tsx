import type { AnyRow } from '../../../kernel/fields/shapes.ts'
import { classNames } from '../../ui/class-names.ts'
import { LateLine } from '../../ui/late-line.tsx'
import { lookOf } from './day-card.tsx'
import { looseRef } from './loose.ts'
import type { Filled } from './fill-columns.ts'

interface UntimedCellProps {
  readonly column: Filled
  readonly stop: string | undefined
  readonly held: string | undefined
  readonly onOpen: (row: AnyRow) => void
}

/** What stands on a day and has no hour yet: it is pulled down into the hours. */
export function UntimedCell({ column, stop, held, onOpen }: UntimedCellProps) {
  return (
    <div
      role="gridcell"
      data-column={column.key}
      data-head=""
      className="sticky top-(--head) z-4 flex max-h-22 min-w-0 flex-col gap-1 overflow-y-auto border-b border-l border-line bg-raised p-1"
    >
      {column.untimed.map((what) => (
        <button
          key={what.id}
          ref={looseRef(what)}
          type="button"
          data-loose=""
          data-key={what.id}
          data-stop={stop === what.id ? '' : undefined}
          tabIndex={stop === what.id ? 0 : -1}
          aria-label={[what.title, what.state?.label, what.late, 'senza ora', column.title].filter(Boolean).join(', ')}
          aria-roledescription="scheda che si sposta"
          aria-keyshortcuts="M"
          onClick={() => onOpen(what.row)}
          className={classNames(
            'min-h-6 shrink-0 cursor-grab touch-manipulation truncate rounded-sm border px-2 text-left text-sm font-medium text-ink select-none focus-visible:-outline-offset-2 pointer-coarse:min-h-tap [-webkit-touch-callout:none]',
            lookOf(what.state),
            held === what.id && 'border-dashed opacity-40',
          )}
        >
          <span className="text-ink">{what.title}</span>
          <LateLine text={what.late} />
        </button>
      ))}
    </div>
  )
}
