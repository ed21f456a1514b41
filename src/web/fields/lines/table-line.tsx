import { isBlank } from '../../../kernel/fields/blank.ts'
import { isStored } from '../../../kernel/fields/derived.ts'
import type { Field } from '../../../kernel/fields/field.ts'
import type { Values } from '../../../kernel/door/change.ts'
import { classNames } from '../../ui/class-names.ts'
import { RequiredMark } from '../../ui/field.tsx'
import type { KindInputProps } from '../form-half.ts'
import { isRequired, type InputProps } from '../input-props.ts'
import { LineButtons } from './line-buttons.tsx'

const TABLE = 'grid grid-cols-2 gap-2 md:grid-flow-col md:auto-cols-fr md:grid-cols-[minmax(0,2fr)]'
const BLOCK = 'grid grid-cols-2 gap-2 md:grid-cols-3'

interface TableLineProps extends Pick<KindInputProps, 'name' | 'onBlur' | 'onRefused' | 'ids' | 'errorAt' | 'Part'> {
  readonly index: number
  readonly count: number
  readonly columns: readonly (readonly [key: string, column: Field])[]
  /** As it stands in its inputs. */
  readonly line: Values
  /** With what is worked out in it. */
  readonly worked: Values | undefined
  /** It is a block with a heading over every box. */
  readonly isBlock: boolean
  readonly onChange: (key: string, typed: unknown) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** One line of the table: its boxes, its figures, and what one does with the whole of it. */
export function TableLine(props: TableLineProps) {
  const { index, count, columns, line, worked, isBlock, name, onBlur, onRefused, ids, errorAt, Part, onChange, onMove, onRemove } = props
  const hasHeading = isBlock || index === 0
  return (
    <div data-line={index} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 border-b border-line pb-2 max-md:pb-3">
      <div className={isBlock ? BLOCK : TABLE}>
        {columns.map(([key, column], at) =>
          isStored(column) ? (
            <Cell
              key={key}
              id={at === 0 && index === 0 ? ids.id : `${ids.id}-${index}-${key}`}
              first={at === 0}
              field={column}
              error={errorAt?.(`${index}.${key}`)}
              hasHeading={hasHeading}
              Part={Part}
              input={{
                name: `${name}.${index}.${key}`,
                value: line[key],
                onChange: (typed) => onChange(key, typed),
                onBlur,
                onRefused: (sentence) => onRefused?.(sentence, `${index}.${key}`),
                label: `${column.label}, riga ${index + 1}`,
              }}
            />
          ) : (
            <Worked key={key} field={column} value={worked?.[key]} line={index + 1} hasHeading={hasHeading} isAligned={!isBlock} />
          ),
        )}
      </div>
      <LineButtons index={index} count={count} hasHeading={hasHeading} isBlock={isBlock} onMove={onMove} onRemove={onRemove} />
    </div>
  )
}

interface CellProps extends Pick<KindInputProps, 'Part'> {
  readonly id: string
  readonly first: boolean
  readonly field: Field
  readonly error: string | undefined
  readonly hasHeading: boolean
  readonly input: Pick<InputProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'onRefused' | 'label'>
}

function Cell({ id, first, field, error, hasHeading, Part, input }: CellProps) {
  const errorId = `${id}-error`
  return (
    <div className={first ? 'col-span-2 min-w-0 md:col-span-1' : 'min-w-0'}>
      <span aria-hidden className={classNames('mb-1 block text-xs text-ink-faint', !hasHeading && 'md:hidden')}>
        {field.short ?? field.label}
        {isRequired(field) && <RequiredMark />}
      </span>
      <Part
        {...input}
        field={field}
        required={isRequired(field)}
        ids={{ id, describedBy: error ? errorId : undefined, invalid: Boolean(error) }}
      />
      {error && (
        <p id={errorId} className="mt-1 text-xs text-bad">
          {error}
        </p>
      )}
    </div>
  )
}

interface WorkedProps {
  readonly field: Field
  readonly value: unknown
  readonly line: number
  readonly hasHeading: boolean
  /** Figures of several lines stand under each other. */
  readonly isAligned: boolean
}

/** What is worked out in a line, as it stands while somebody types. */
function Worked({ field, value, line, hasHeading, isAligned }: WorkedProps) {
  return (
    <div role="group" aria-label={`${field.label}, riga ${line}`} className="min-w-0">
      <span aria-hidden className={classNames('mb-1 block text-xs text-ink-faint', !hasHeading && 'md:hidden')}>
        {field.short ?? field.label}
      </span>
      <span className={classNames('flex h-9 items-center text-sm', field.numeric && 'num', field.numeric && isAligned && 'md:justify-end')}>
        {isBlank(value) ? '–' : field.format(value)}
      </span>
    </div>
  )
}
