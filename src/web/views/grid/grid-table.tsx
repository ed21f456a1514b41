import {
  memo,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import type { Choice } from '../../../kernel/fields/choice.ts'
import { formatWeekdayShort } from '../../../kernel/italian/dates.ts'
import { plural } from '../../../kernel/italian/noun.ts'
import { classNames } from '../../ui/class-names.ts'
import { notify } from '../../ui/toast.ts'
import { useHold } from '../../ui/use-hold.ts'
import { useGrowing } from '../use-growing.ts'
import { GridRow } from './grid-row.tsx'
import { markOfKey, nextMark, shareOf, squareKey, type Column, type Marks } from './register.ts'
import { NAME, useCursor, type Place } from './use-cursor.ts'
import type { Register } from './use-grid.ts'
import { pastedMarks } from './pasted.ts'
import type { Square, Written } from './use-marks.ts'

interface GridTableProps {
  readonly register: Register
  readonly field: Choice<string>
  readonly marks: Marks
  readonly isFixed: boolean
  readonly label: string
  /** What stands in a square now, also before it is drawn. */
  readonly valueOf: (square: Square) => string | undefined
  readonly onWrite: (place: Square, value: string | undefined) => void
  /** Writes what was pasted over some squares. */
  readonly onPaste: (squares: readonly Written[]) => void
  /** Opens the person of a row, or the record of a mark. */
  readonly onOpen: (row: string, column: string | undefined) => void
}

/** How wide the columns are: of the names, of a date, of the shares. */
const [NAME_REM, SQUARE_REM, SHARE_REM] = [11.5, 3.5, 12]

const GROWTH = { first: 12, step: 8 }

/** '5/10'. */
const shortDay = (day: string) => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`

/** The register as a sheet. */
export function GridTable({ register, field, marks, isFixed, label, valueOf, onWrite, onPaste, onOpen }: GridTableProps) {
  const { grid, rows, columns, counted, people, entity, event } = register
  const box = useRef<HTMLDivElement>(null)
  const today = columns.findIndex(({ isToday }) => isToday)
  const next = columns.findIndex(({ isToday, day }) => isToday || day > (columns.find((one) => one.isToday)?.day ?? ''))
  const { cursor, setPlace, focus, walk } = useCursor(box, rows.length, columns.length, Math.max(0, today < 0 ? next : today))
  const drawn = useGrowing(rows.length, GROWTH, columns[0]?.id)
  const isTall = columns.some(({ extra }) => extra !== undefined)
  const columnIds = useMemo(() => columns.map(({ id }) => id), [columns])

  // Today comes into view, or what is nearest; who has scrolled since stays where he is.
  const first = columns[0]?.id
  useEffect(() => {
    const [area, head] = [box.current, box.current?.querySelector<HTMLElement>('[aria-current="date"]')]
    if (area && head) area.scrollLeft = head.offsetLeft - (area.clientWidth - head.offsetWidth) / 2
  }, [first])

  const valueAt = ({ row, column }: Place) => valueOf({ row: rows[row]?.id ?? '', column: columnIds[column] ?? '' })
  const write = (place: Place, value: string | undefined) => {
    const [row, column] = [rows[place.row]?.id, columnIds[place.column]]
    if (!isFixed && row !== undefined && column !== undefined && valueAt(place) !== value) onWrite({ row, column }, value)
  }
  const open = ({ row, column }: Place) => {
    const id = rows[row]?.id
    if (id !== undefined) onOpen(id, columnIds[column])
  }
  const placeOf = (target: EventTarget) => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
    return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined
  }
  const press = (pressed: MouseEvent) => {
    const place = placeOf(pressed.target)
    if (!place) return
    setPlace(place)
    if (place.column === NAME) open(place)
    else write(place, nextMark(grid, valueAt(place)))
  }
  const openAt = (target: EventTarget): boolean => {
    const place = placeOf(target)
    if (!place) return false
    setPlace(place)
    open(place)
    return true
  }
  const hold = useHold(openAt)
  /** The other button of the mouse, or the key for menus; a finger that is held down has opened it before its browser says so. */
  const pressOther = (pressed: MouseEvent) => {
    hold.onContextMenu(pressed)
    if (!pressed.defaultPrevented && openAt(pressed.target)) pressed.preventDefault()
  }
  const type = (typed: KeyboardEvent) => {
    const here = placeOf(typed.target)
    if (!here) return
    if (walk(typed, here)) return done(typed)
    if (typed.ctrlKey || typed.metaKey || typed.altKey) return
    const mark = markOfKey(grid, typed.key)
    // The name is a button and answers for itself.
    if (here.column === NAME) return
    if (typed.key === 'Enter' && typed.shiftKey) open(here)
    else if (typed.key === 'Enter') {
      write(here, nextMark(grid, undefined))
      focus({ ...here, row: Math.min(rows.length - 1, here.row + 1) })
    } else if (typed.key === ' ') write(here, nextMark(grid, valueAt(here)))
    else if (typed.key === 'Delete' || typed.key === 'Backspace') write(here, undefined)
    else if (mark !== undefined) write(here, mark)
    else return
    done(typed)
  }
  /** A block of a sheet, from the square with the focus on; what falls beside the register, and what is no mark, is told and not written. */
  const paste = (pasted: ClipboardEvent) => {
    const here = placeOf(pasted.target)
    if (!here || here.column === NAME || isFixed) return
    pasted.preventDefault()
    const { squares, unread, beside } = pastedMarks(pasted.clipboardData.getData('text/plain'), {
      grid,
      field,
      here,
      rows,
      columns: columnIds,
    })
    const changed = squares.filter((square) => valueOf(square) !== square.value)
    if (changed.length > 0) onPaste(changed)
    const left = [
      unread.length > 0 &&
        `Non capisco ${unread
          .slice(0, 3)
          .map((text) => `«${text}»`)
          .join(', ')}.`,
      beside > 0 && `${beside === 1 ? 'Una casella cade' : `${beside} caselle cadono`} fuori dal registro.`,
    ].filter((sentence) => sentence !== false)
    if (left.length > 0) notify({ text: left.join(' '), tone: 'warning' })
  }
  const enter = ({ target }: FocusEvent) => {
    isInside.current = true
    const place = placeOf(target)
    if (place && (place.row !== cursor.row || place.column !== cursor.column)) setPlace(place)
  }

  const isInside = useRef(false)
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element) isInside.current = box.current?.contains(relatedTarget) === true
    // To nowhere, or the square went with its row: then whoever was in the sheet stays in it.
    else queueMicrotask(() => (isInside.current &&= !target.isConnected))
  }
  const stay = useEffectEvent(() => {
    if (isInside.current && document.activeElement === document.body) focus(cursor)
  })
  useEffect(() => stay(), [rows, columns])

  // Worked out when marks change, and not when the focus does.
  const lines = useMemo(
    () =>
      rows.map(({ id }) => ({
        line: columnIds.map((column) => marks.get(squareKey(id, column)) ?? '').join(','),
        ...shareOf(
          grid,
          counted.map((column) => marks.get(squareKey(id, column))),
        ),
      })),
    [rows, columnIds, counted, marks, grid],
  )
  const isFree = (row: number, column: number) => column >= columns.length || valueAt({ row, column }) === undefined
  const menu = menuAt(cursor, rows.length, isFixed, isFree)
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
        {...hold}
        onClick={press}
        onContextMenu={pressOther}
        onKeyDown={type}
        onPaste={paste}
        onFocus={enter}
        onBlur={leave}
        // Told and not measured: the browser need not look at every square to know how wide the sheet is.
        style={{ minWidth: `${NAME_REM + SQUARE_REM * columns.length + (grid.share ? SHARE_REM : 0)}rem` }}
        className="num table w-full table-fixed border-separate border-spacing-0 text-sm focus-visible:-outline-offset-2"
      >
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
              focus={cursor.row === index ? cursor.column : undefined}
              menu={cursor.row === index ? menu : undefined}
              have={lines[index]?.have ?? 0}
              of={lines[index]?.of ?? 0}
              percent={lines[index]?.percent}
              isBelow={lines[index]?.isBelow ?? false}
            />
          ))}
        </div>
        {grid.share && (
          <Foot
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

const done = (event: KeyboardEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

/** The letters stand towards the dates to come, downwards or upwards, and never over a mark. */
function menuAt({ row, column }: Place, rows: number, isFixed: boolean, isFree: (row: number, column: number) => boolean) {
  if (isFixed) return undefined
  const isClear = (from: number) => [0, 1, 2].every((down) => [1, 2].every((over) => isFree(from + down, column + over)))
  if (row + 2 < rows && isClear(row)) return 'down'
  return row >= 2 && isClear(row - 2) ? 'up' : undefined
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

const footLook = 'table-cell align-middle sticky bottom-0 h-10 bg-sunken border-t border-line text-xs text-ink-soft'

interface FootProps extends Pick<Register, 'grid' | 'rows' | 'columns' | 'counted'> {
  readonly marks: Marks
  readonly label: string
}

const Foot = memo(function Foot({ grid, rows, columns, counted, marks, label }: FootProps) {
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
