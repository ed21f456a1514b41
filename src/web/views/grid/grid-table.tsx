import { useEffect, useMemo, useRef, type FocusEvent } from 'react'
import { useGrowing } from '../window/use-growing.ts'
import { GridFoot } from './grid-foot.tsx'
import { GridHead } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import { shareOf, squareKey, type Column, type Marks } from './register.ts'
import { useCursor, type Place } from './use-cursor.ts'
import { useFocusStay } from './use-focus-stay.ts'
import type { Register } from './use-grid.ts'
import { placeOf, useSquares, type SquaresProps } from './use-squares.ts'

interface GridTableProps extends SquaresProps {
  readonly marks: Marks
  readonly label: string
}

/** How wide the columns are: of the names, of a date, of the shares. */
const [NAME_REM, SQUARE_REM, SHARE_REM] = [11.5, 3.5, 12]

const GROWTH = { first: 12, step: 8 }

/** The register as a sheet. */
export function GridTable({ marks, label, ...props }: GridTableProps) {
  const { register, field, isFixed } = props
  const { grid, rows, columns, counted, entity, event } = register
  const box = useRef<HTMLDivElement>(null)
  const cursor = useCursor(box, rows.length, columns.length, columnToStart(columns))
  const drawn = useGrowing(rows.length, GROWTH, columns[0]?.id)

  // Today comes into view, or what is nearest; who has scrolled since stays where he is.
  const first = columns[0]?.id
  useEffect(() => {
    const [area, head] = [box.current, box.current?.querySelector<HTMLElement>('[aria-current="date"]')]
    if (area && head) area.scrollLeft = head.offsetLeft - (area.clientWidth - head.offsetWidth) / 2
  }, [first])

  const { valueAt, handlers } = useSquares(props, cursor)
  const { place } = cursor
  const stay = useFocusStay({ box, rows, columns, onLost: () => cursor.focus(place) })
  const enter = ({ target }: FocusEvent) => {
    stay.enter()
    const entered = placeOf(target)
    if (entered && (entered.row !== place.row || entered.column !== place.column)) cursor.setPlace(entered)
  }
  const lines = useLines(register, marks)
  const isFree = (row: number, column: number) => column >= columns.length || valueAt({ row, column }) === undefined
  const menu = menuAt(place, rows.length, isFixed, isFree)
  return (
    <div
      ref={box}
      className="min-h-0 scroll-pt-12 scroll-pr-4 scroll-pb-12 scroll-pl-[11.5rem] overflow-auto overscroll-contain rounded-lg border border-line bg-raised shadow-panel"
    >
      <div
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-readonly={isFixed || undefined}
        aria-rowcount={rows.length + 2}
        aria-colcount={columns.length + (grid.share ? 2 : 1)}
        {...handlers}
        onFocus={enter}
        onBlur={stay.leave}
        // Told and not measured: the browser need not look at every square to know how wide the sheet is.
        style={{ minWidth: `${NAME_REM + SQUARE_REM * columns.length + (grid.share ? SHARE_REM : 0)}rem` }}
        className="num table w-full table-fixed border-separate border-spacing-0 text-sm focus-visible:-outline-offset-2"
      >
        <GridHead {...register} />
        <div role="rowgroup" className="table-row-group">
          {rows.slice(0, drawn).map(({ id, title }, index) => (
            <GridRow
              key={id}
              title={title}
              index={index}
              columns={columns}
              line={lines[index]?.line ?? ''}
              grid={grid}
              field={field}
              focus={place.row === index ? place.column : undefined}
              menu={place.row === index ? menu : undefined}
              have={lines[index]?.have ?? 0}
              of={lines[index]?.of ?? 0}
              percent={lines[index]?.percent}
              isBelow={lines[index]?.isBelow ?? false}
            />
          ))}
        </div>
        {grid.share && (
          <GridFoot
            grid={grid}
            rows={rows}
            columns={columns}
            counted={counted}
            marks={marks}
            label={`${entity.label.many} per ${(event?.label.one ?? 'giorno').toLowerCase()}`}
          />
        )}
      </div>
    </div>
  )
}

/** The column that the cursor begins at: of today, else the next. */
function columnToStart(columns: readonly Column[]): number {
  const today = columns.findIndex(({ isToday }) => isToday)
  const next = columns.findIndex(({ isToday, day }) => isToday || day > (columns.find((one) => one.isToday)?.day ?? ''))
  return Math.max(0, today < 0 ? next : today)
}

/** The marks and the share of each row, worked out when marks change, and not when the focus does. */
function useLines({ rows, columns, counted, grid }: Register, marks: Marks) {
  return useMemo(
    () =>
      rows.map(({ id }) => ({
        line: columns.map((column) => marks.get(squareKey(id, column.id)) ?? '').join(','),
        ...shareOf(
          grid,
          counted.map((column) => marks.get(squareKey(id, column))),
        ),
      })),
    [rows, columns, counted, marks, grid],
  )
}

/** The letters stand towards the dates to come, downwards or upwards, and never over a mark. */
function menuAt({ row, column }: Place, rows: number, isFixed: boolean, isFree: (row: number, column: number) => boolean) {
  if (isFixed) return undefined
  const isClear = (from: number) => [0, 1, 2].every((down) => [1, 2].every((over) => isFree(from + down, column + over)))
  if (row + 2 < rows && isClear(row)) return 'down'
  return row >= 2 && isClear(row - 2) ? 'up' : undefined
}
