import { memo } from 'react'
import type { Choice } from '../../../kernel/fields/choice.ts'
import type { Grid } from '../../../kernel/screens/grid.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { toneText, toneWash } from '../../ui/tone.ts'
import type { Column, Share } from './register.ts'
import { NAME } from './use-cursor.ts'

/** What a mark looks like: the good is bare, so that the eye finds the rest. */
export function MarkIcon({ value, grid, field }: { value: string; grid: Grid; field: Choice<string> }) {
  const tone = field.tones?.[value] ?? 'neutral'
  const mark = grid.marks[value]
  return (
    <span
      className={classNames(
        'inline-grid size-7.5 place-items-center rounded-sm text-sm',
        toneText[tone],
        tone !== 'success' && toneWash[tone],
      )}
    >
      {mark && <Icon name={mark.icon} />}
    </span>
  )
}

interface GridRowProps {
  readonly title: string
  readonly index: number
  readonly columns: readonly Column[]
  /** The marks of the columns one after the other, parted by commas: a text, so that an untouched row is known by it. */
  readonly line: string
  readonly grid: Grid
  readonly field: Choice<string>
  /** The column with the focus, where it is in this row; `NAME` for the name. */
  readonly focus: number | undefined
  /** Where the menu of letters stands beside it. */
  readonly menu: 'down' | 'up' | undefined
  readonly have: number
  readonly of: number
  readonly percent: number | undefined
  readonly isBelow: boolean
}

/** One person. It is drawn again only where something of its own has changed. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { title, index, columns, line, grid, field, focus, menu } = props
  const values = line.split(',')
  return (
    <div role="row" className="table-row" aria-rowindex={index + 2}>
      <div
        role="rowheader"
        className="table-cell align-middle sticky left-0 z-2 h-10 border-r border-b border-line border-r-line-strong bg-raised p-0 text-left"
      >
        <button
          type="button"
          data-row={index}
          data-column={NAME}
          tabIndex={focus === NAME ? 0 : -1}
          title={title}
          className="block h-10 w-full cursor-pointer truncate px-4 text-left font-medium outline-none select-none [-webkit-touch-callout:none] hover:underline focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent"
        >
          {title}
        </button>
      </div>
      {columns.map((column, at) => (
        <Square
          key={column.id}
          title={title}
          row={index}
          column={column}
          at={at}
          value={values[at] || undefined}
          grid={grid}
          field={field}
          isStop={focus === at}
          menu={focus === at ? menu : undefined}
        />
      ))}
      {grid.share && <ShareCell have={props.have} of={props.of} percent={props.percent} isBelow={props.isBelow} />}
    </div>
  )
})

interface SquareProps extends Pick<GridRowProps, 'title' | 'grid' | 'field' | 'menu'> {
  readonly row: number
  readonly column: Column
  readonly at: number
  readonly value: string | undefined
  /** Tab leads here. */
  readonly isStop: boolean
}

const Square = memo(function Square({ title, row, column, at, value, grid, field, isStop, menu }: SquareProps) {
  return (
    <div
      role="gridcell"
      data-row={row}
      data-column={at}
      tabIndex={isStop ? 0 : -1}
      aria-colindex={at + 2}
      aria-label={`${title}, ${column.spoken}: ${value === undefined ? 'vuoto' : field.options[value]}`}
      className={classNames(
        'group relative table-cell h-10 cursor-pointer border-b border-line text-center align-middle outline-none select-none [-webkit-touch-callout:none] focus:z-1',
        column.isNewMonth && 'border-l border-l-line-strong',
        column.isToday && 'bg-accent-wash',
      )}
    >
      <span className="inline-grid rounded-sm group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-accent">
        {value === undefined ? (
          <span className="inline-grid size-7.5 place-items-center">
            <span className="h-0.5 w-2 rounded-full bg-line-strong" />
          </span>
        ) : (
          <MarkIcon value={value} grid={grid} field={field} />
        )}
      </span>
      {menu && <Letters grid={grid} field={field} isUp={menu === 'up'} />}
    </div>
  )
})

/** The keys that write, beside the square that has the focus; only the keyboard needs them. */
function Letters({ grid, field, isUp }: { grid: Grid; field: Choice<string>; isUp: boolean }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'pointer-events-none absolute left-full z-3 ml-1 hidden w-max gap-1.5 rounded-md border border-line-strong bg-hover px-3 py-1.5 text-xs text-ink-soft shadow-panel group-focus-visible:grid',
        isUp ? 'bottom-0' : 'top-0',
      )}
    >
      {Object.entries(grid.marks).map(([value, { letter, icon }]) => (
        <span key={value} className="flex items-center gap-1.5">
          <span className={toneText[field.tones?.[value] ?? 'neutral']}>
            <Icon name={icon} />
          </span>
          <span className="flex-1 pr-2 text-left">{field.options[value]}</span>
          <Kbd>{letter}</Kbd>
        </span>
      ))}
    </span>
  )
}

export function ShareCell({ have, of, percent, isBelow }: Share) {
  return (
    <div role="gridcell" className="num table-cell align-middle border-b border-l border-line border-l-line-strong px-4">
      {percent !== undefined && (
        <span className="grid grid-cols-[2.75rem_1fr_2.75rem] items-center gap-2 text-right">
          <span className="text-xs text-ink-faint">
            {have}/{of}
          </span>
          <span aria-hidden className={classNames('h-1 overflow-hidden rounded-full bg-hover', isBelow ? 'text-bad' : 'text-ink-soft')}>
            <span className="block h-full rounded-full bg-current" style={{ width: `${percent}%` }} />
          </span>
          <span className={classNames('text-sm font-semibold', isBelow && 'text-bad')}>{percent}%</span>
        </span>
      )}
    </div>
  )
}
