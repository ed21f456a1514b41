import { Minus, Plus } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { isBlank } from '../../../kernel/fields/blank.ts'
import type { Field } from '../../../kernel/fields/field.ts'
import { columnsOf, type Picks } from '../../../kernel/fields/lines.ts'
import type { Values } from '../../../kernel/door/change.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { KindInputProps } from '../form-half.ts'
import { isRequired } from '../input-props.ts'

/** A line as it was picked, at its place among all. */
export interface Picked {
  readonly at: number
  readonly line: Values
  readonly title: string
}

/** The field by which the lines of a new record are parted. */
export interface Apart {
  readonly key: string
  readonly field: Field
}

interface PickedLinesProps extends KindInputProps {
  readonly picks: Picks
  readonly apart: Apart | undefined
  readonly lines: readonly Picked[]
  readonly onLine: (at: number, values: Values) => void
  readonly onRemove: (at: number, title: string) => void
}

/** What was picked, part by part where the record is parted: how many of each, and what else is said of it. */
export function PickedLines(props: PickedLinesProps) {
  const { lines, apart, field } = props
  if (lines.length === 0) return null
  const options = apart && 'options' in apart.field ? Object.keys(apart.field.options as object) : []
  const groups = apart
    ? [...options, undefined].map((value) =>
        lines.filter(({ line }) => (value === undefined ? isBlank(line[apart.key]) : line[apart.key] === value)),
      )
    : [lines]
  return groups
    .filter((its) => its.length > 0)
    .map((its) => {
      const heading = apart && !isBlank(its[0]?.line[apart.key]) ? apart.field.format(its[0]?.line[apart.key]) : undefined
      return (
        <section key={heading ?? ''} aria-label={[field.label, heading].filter(Boolean).join(', ')}>
          {heading !== undefined && <h3 className="text-xs font-medium text-ink-faint">{heading}</h3>}
          <ul className="divide-y divide-line border-b border-line">
            {its.map((one, nth) => (
              <PickedLine
                key={`${String(one.line[props.picks.of])} ${its.slice(0, nth).filter(({ title }) => title === one.title).length}`}
                {...props}
                one={one}
              />
            ))}
          </ul>
        </section>
      )
    })
}

const ROUND = 'grid size-10 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-hover hover:text-ink'

function PickedLine({ one: { at, line, title }, ...props }: PickedLinesProps & { readonly one: Picked }) {
  const { field, picks, apart, errorAt, onLine, onRemove } = props
  const columns = columnsOf(field) ?? {}
  const beside = picks.beside.flatMap((key): [string, Field][] => (columns[key] ? [[key, columns[key]]] : []))
  const isWrong = [...beside.map(([key]) => key), picks.count].some((key) => errorAt?.(`${at}.${key}`))
  const [isOpened, setOpened] = useState(false)
  const isOpen = isOpened || isWrong
  const details = useId()
  const count = Number(line[picks.count])
  const step = (by: number) => (count + by <= 0 ? onRemove(at, title) : onLine(at, { [picks.count]: String((count || 0) + by) }))
  const facts = beside
    .filter(([key]) => !isBlank(line[key]))
    .map(([key, column]) => (column.numeric ? `${column.label} ${String(line[key])}` : String(line[key])))
  return (
    <li data-line={at} className="py-1.5">
      <div className="flex items-center gap-x-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? details : undefined}
          className="flex min-h-control min-w-0 flex-1 items-center gap-2 rounded-md text-left text-sm hover:bg-hover"
          onClick={() => setOpened(!isOpen)}
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} className="shrink-0 text-ink-faint" />
          <span className="min-w-0">
            <span className="line-clamp-2 font-[550]">{title}</span>
            {facts.length > 0 && <span className="block truncate text-xs text-ink-soft">{facts.join(' · ')}</span>}
          </span>
        </button>
        <button
          type="button"
          aria-label={count > 1 ? `Uno in meno: ${title}` : `Togli ${title}`}
          className={ROUND}
          onClick={() => step(-1)}
        >
          <Minus aria-hidden />
        </button>
        <span className="w-14 shrink-0 [&_input]:text-center">
          <Cell {...props} column={picks.count} at={at} line={line} title={title} of={columns[picks.count]} />
        </span>
        <button type="button" aria-label={`Uno in più: ${title}`} className={ROUND} onClick={() => step(1)}>
          <Plus aria-hidden />
        </button>
      </div>
      {isOpen && (
        <div id={details} className="grid grid-cols-2 gap-2 pt-1 pb-2 pl-6 md:grid-cols-3">
          {beside.map(([key, column]) => (
            <Labelled key={key} field={column} error={errorAt?.(`${at}.${key}`)}>
              <Cell {...props} column={key} at={at} line={line} title={title} of={column} />
            </Labelled>
          ))}
          {apart && (
            <Labelled field={apart.field} error={undefined}>
              <Cell {...props} column={apart.key} at={at} line={line} title={title} of={apart.field} />
            </Labelled>
          )}
          <Button size="sm" className="col-span-full justify-self-start" icon={<Icon name="trash-2" />} onClick={() => onRemove(at, title)}>
            Togli la riga
          </Button>
        </div>
      )}
    </li>
  )
}

interface CellProps extends PickedLinesProps {
  readonly column: string
  readonly at: number
  readonly line: Values
  readonly title: string
  readonly of: Field | undefined
}

/** The box of a column, by its kind. */
function Cell({ column, at, line, title, of, name, ids, onLine, onBlur, onRefused, errorAt, Part }: CellProps) {
  if (!of) return null
  return (
    <Part
      field={of}
      name={`${name}.${at}.${column}`}
      value={line[column]}
      onChange={(typed) => onLine(at, { [column]: typed })}
      onBlur={onBlur}
      onRefused={(sentence) => onRefused?.(sentence, `${at}.${column}`)}
      label={`${of.label}, ${title}`}
      required={isRequired(of)}
      ids={{ id: `${ids.id}-${at}-${column}`, describedBy: undefined, invalid: Boolean(errorAt?.(`${at}.${column}`)) }}
    />
  )
}

function Labelled({ field, error, children }: { readonly field: Field; readonly error: string | undefined; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <span aria-hidden className="mb-1 block text-xs text-ink-faint">
        {field.short ?? field.label}
      </span>
      {children}
      {error && (
        <p role="alert" className="mt-1 text-xs text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
