import { memo } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { shareOf, squareKey, type Marks } from './register.ts'
import type { Register } from './use-grid.ts'

const footLook = 'table-cell align-middle sticky bottom-0 h-10 bg-sunken border-t border-line text-xs text-ink-soft'

interface GridFootProps extends Pick<Register, 'grid' | 'rows' | 'columns' | 'counted'> {
  readonly marks: Marks
  readonly label: string
}

/** How many came on each date, and the share of the whole. */
export const GridFoot = memo(function GridFoot({ grid, rows, columns, counted, marks, label }: GridFootProps) {
  const of = (column: string) => rows.map(({ id }) => marks.get(squareKey(id, column)))
  const whole = shareOf(
    grid,
    counted.flatMap((column) => of(column)),
  )
  return (
    <div role="rowgroup" className="table-footer-group">
      <div role="row" className="table-row" aria-rowindex={rows.length + 2}>
        <div
          role="rowheader"
          className={classNames(footLook, 'left-0 z-4 border-r border-r-line-strong px-4 text-left font-normal text-ink-faint')}
        >
          {label}
        </div>
        {columns.map((column) => {
          const { have, of: made } = shareOf(grid, of(column.id))
          return (
            <div
              key={column.id}
              role="gridcell"
              className={classNames(footLook, 'z-3 text-center', column.isNewMonth && 'border-l border-l-line-strong')}
            >
              {made > 0 ? `${have}/${rows.length}` : '–'}
            </div>
          )
        })}
        <div role="gridcell" className={classNames(footLook, 'z-3 border-l border-l-line-strong px-4 text-right font-semibold')}>
          {whole.percent === undefined ? '–' : `${whole.percent}%`}
        </div>
      </div>
    </div>
  )
})
