import { formatWeekdayShort } from '../../../kernel/italian/dates.ts'
import { plural } from '../../../kernel/italian/noun.ts'
import { classNames } from '../../ui/class-names.ts'
import type { Column } from './register.ts'
import type { Register } from './use-grid.ts'

/** '5/10'. */
const shortDay = (day: string) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`

/** The dates, between how many people there are and what the shares are of. */
export function GridHead({ grid, rows, columns, people, entity }: Pick<Register, 'grid' | 'rows' | 'columns' | 'people' | 'entity'>) {
  const isTall = columns.some(({ extra }) => extra !== undefined)
  return (
    <div role="rowgroup" className="table-header-group">
      <div role="row" className="table-row" aria-rowindex={1}>
        <div
          role="columnheader"
          className="table-cell align-middle sticky top-0 left-0 z-4 h-12 w-[11.5rem] border-r border-b border-line border-r-line-strong bg-raised px-4 text-left text-xs font-normal text-ink-faint"
        >
          {rows.length} {plural(rows.length, people.label.one, people.label.many).toLowerCase()}
        </div>
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} isTall={isTall} />
        ))}
        {grid.share && (
          <div
            role="columnheader"
            className="table-cell align-middle sticky top-0 z-3 w-48 border-b border-l border-line border-l-line-strong bg-raised px-4 text-right text-xs font-normal text-ink-faint"
          >
            {entity.label.many}
          </div>
        )}
      </div>
    </div>
  )
}

function HeadCell({ column: { day, extra, isToday, isNewMonth, spoken }, isTall }: { column: Column; isTall: boolean }) {
  return (
    <div
      role="columnheader"
      aria-label={spoken}
      aria-current={isToday ? 'date' : undefined}
      className={classNames(
        'sticky top-0 z-3 table-cell w-14 align-middle border-b border-line bg-raised p-0 text-center text-xs leading-tight font-normal text-ink-faint',
        isTall ? 'h-16' : 'h-12',
        isNewMonth && 'border-l border-l-line-strong',
      )}
    >
      <span className={classNames('grid h-full content-center', isToday && 'bg-accent-wash text-accent')}>
        {isToday ? 'oggi' : formatWeekdayShort(day)}
        <b className={classNames('block text-md font-[550]', !isToday && 'text-ink-soft')}>{shortDay(day)}</b>
        {extra}
      </span>
    </div>
  )
}
