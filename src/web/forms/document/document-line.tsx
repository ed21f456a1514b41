import { GripVertical } from 'lucide-react'
import type { PointerEvent } from 'react'
import { isBlank } from '../../../kernel/fields/blank.ts'
import { isStored } from '../../../kernel/fields/derived.ts'
import type { Names } from '../../../kernel/fields/field.ts'
import type { Values } from '../../../kernel/door/change.ts'
import { FieldInput } from '../../fields/field-input.tsx'
import { LineButtons } from '../../fields/lines/line-buttons.tsx'
import { isRequired, UNREADABLE } from '../../fields/input-props.ts'
import { classNames } from '../../ui/class-names.ts'
import type { Column } from './line-columns.ts'

export interface LineProps {
  readonly index: number
  readonly count: number
  readonly words: readonly Column[]
  readonly figures: readonly Column[]
  /** As it is read, with what is worked out. */
  readonly read: Values
  /** As it stands in its inputs: a value that is refused is kept and shown. */
  readonly typed: Values
  readonly names: Names
  /** The line's own name for what is heard: «riga 2». */
  readonly label: string
  readonly isCarried: boolean
  /** Whether it is written, or only read. */
  readonly isTakable: boolean
  readonly onTake: () => void
  readonly onHandle: ((event: PointerEvent) => void) | undefined
  readonly errorAt: (column: string) => string | undefined
}

const lookOf = (isInHand: boolean) =>
  classNames(
    'grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 border-b border-line px-3 py-2 md:grid-cols-(--line-columns)',
    // The boxes of a line stand at one height, whatever is said under one of them.
    isInHand ? 'items-start bg-accent-wash' : 'items-center',
  )

function Handle({ onHandle, label, rows }: Pick<LineProps, 'onHandle' | 'label'> & { readonly rows: string }) {
  if (!onHandle) return <span className={rows} />
  return (
    <span
      title={`Trascina ${label}`}
      onPointerDown={onHandle}
      className={classNames('grid min-h-8 cursor-grab touch-none place-items-center text-ink-faint', rows)}
    >
      <GripVertical aria-hidden className="size-4" />
    </span>
  )
}

/** A value that was typed and is refused, as it was typed. */
function refusedText({ typed, errorAt }: LineProps, key: string): string | undefined {
  const value = typed[key]
  if (errorAt(key) === undefined || typeof value !== 'string' || value === UNREADABLE || value === '') return undefined
  return value.replace('.', ',')
}

/** A line as text; pressed, it is taken in hand. */
export function TextLine(props: LineProps) {
  const { index, words, figures, read, names, label, isCarried, isTakable, onTake, onHandle, errorAt } = props
  const text = ([key, column]: Column) => refusedText(props, key) ?? (isBlank(read[key]) ? '' : column.format(read[key], names))
  const [first, ...others] = words.map(text).filter(Boolean)
  const error = [...words, ...figures].map(([key]) => errorAt(key)).find(Boolean)
  const said = figures.filter(text).map((column) => `${column[1].label} ${text(column)}`)
  const summary = [first ?? 'Riga vuota', ...said].join(', ')
  return (
    <li
      data-line={index}
      className={classNames(lookOf(false), isTakable && 'cursor-pointer hover:bg-hover', isCarried && 'bg-hover shadow-panel')}
    >
      <Handle onHandle={onHandle} label={label} rows="max-md:row-span-2" />
      <div className="min-w-0" data-column={words[0]?.[0]}>
        {isTakable ? (
          <button
            type="button"
            aria-label={`Modifica ${label}: ${summary}`}
            onClick={onTake}
            className="block w-full text-left text-sm font-medium wrap-anywhere"
          >
            {first ?? <span className="text-ink-faint">Riga vuota</span>}
          </button>
        ) : (
          <p className="text-sm font-medium wrap-anywhere">{first}</p>
        )}
        {others.map((other) => (
          <p key={other} className="text-xs text-ink-faint wrap-anywhere">
            {other}
          </p>
        ))}
        {error && <p className="text-xs text-bad">{error}</p>}
      </div>
      <div className="contents max-md:col-start-2 max-md:flex max-md:flex-wrap max-md:gap-x-3">
        {figures.map((column, at) => (
          <p
            key={column[0]}
            data-column={column[0]}
            className={classNames(
              'num text-sm md:text-right',
              refusedText(props, column[0]) !== undefined && 'rounded-sm text-bad outline-1 outline-offset-2 outline-bad',
              at === figures.length - 1 && 'font-semibold max-md:ml-auto',
              text(column) === '' && 'max-md:hidden',
            )}
          >
            <span className="text-xs text-ink-faint md:hidden">{column[1].short ?? column[1].label} </span>
            {text(column)}
          </p>
        ))}
      </div>
    </li>
  )
}

interface LineInHandProps extends LineProps {
  readonly name: string
  readonly id: string
  readonly onChange: (column: string, typed: unknown) => void
  readonly onLeave: () => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** The line in hand: the only one with fields. */
export function LineInHand(props: LineInHandProps) {
  const { index, count, words, figures, read, label, isCarried, onHandle, errorAt, name, id, typed, onChange, onLeave, onMove, onRemove } =
    props
  const cell = ([key, column]: Column) => {
    const error = errorAt(key)
    return (
      <div key={key} data-column={key} className="min-w-0 [&_input]:md:text-right [[data-words]_&_input]:text-left">
        <span aria-hidden className="mb-1 block text-xs text-ink-faint md:hidden">
          {column.short ?? column.label}
        </span>
        {isStored(column) ? (
          <FieldInput
            field={column}
            name={`${name}.${index}.${key}`}
            value={typed[key]}
            onChange={(value) => onChange(key, value)}
            onBlur={onLeave}
            ids={{ id: `${id}-${key}`, describedBy: error ? `${id}-${key}-error` : undefined, invalid: error !== undefined }}
            required={isRequired(column)}
            label={`${column.label}, ${label}`}
          />
        ) : (
          <output aria-label={`${column.label}, ${label}`} className="num block py-2 text-sm font-semibold md:text-right">
            {isBlank(read[key]) ? '–' : column.format(read[key])}
          </output>
        )}
        {error && (
          <p id={`${id}-${key}-error`} className="mt-1 text-xs text-bad">
            {error}
          </p>
        )}
      </div>
    )
  }
  return (
    <li data-line={index} data-in-hand className={classNames(lookOf(true), isCarried && 'shadow-panel')}>
      <Handle onHandle={onHandle} label={label} rows="max-md:row-span-2 md:mt-1" />
      <div data-words className="grid min-w-0 gap-1.5">
        {words.map(cell)}
      </div>
      <div className="contents max-md:col-start-2 max-md:grid max-md:grid-cols-2 max-md:gap-2">{figures.map(cell)}</div>
      {/* Under a mouse a line is moved by its handle, or by Alt and an arrow. */}
      <div className="flex justify-end max-md:col-span-full max-md:*:mt-0! max-md:*:flex-row! md:pointer-fine:[&_[data-move]]:hidden md:*:flex-col">
        <LineButtons index={index} count={count} hasHeading={false} isBlock={false} onMove={onMove} onRemove={onRemove} />
      </div>
    </li>
  )
}
