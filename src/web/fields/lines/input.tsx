import { Plus } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'
import { isBlank } from '../../../kernel/fields/blank.ts'
import { isStored } from '../../../kernel/fields/derived.ts'
import type { Field } from '../../../kernel/fields/field.ts'
import { columnsOf, linesIn, picksOf, startsOf } from '../../../kernel/fields/lines.ts'
import { isStamped } from '../../../kernel/fields/stamped.ts'
import { late } from '../../late/late.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Button } from '../../ui/button.tsx'
import { RequiredMark } from '../../ui/field.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { showEach } from '../typings.ts'
import type { KindInputProps } from '../form-half.ts'
import { isRequired, type InputProps } from '../typed.ts'
import { writtenColumns } from './columns-of.ts'
import { LineButtons } from './line-buttons.tsx'
import { useWorkedLines } from './use-worked-lines.ts'

/** More columns than this are no table on a desk either: each line becomes a small block with a heading over every box. */
const MOST_COLUMNS = 4
const TABLE = 'grid grid-cols-2 gap-2 md:grid-flow-col md:auto-cols-fr md:grid-cols-[minmax(0,2fr)]'
const BLOCK = 'grid grid-cols-2 gap-2 md:grid-cols-3'

const PickInput = late(async () => (await import('./pick-input.tsx')).PickInput)

/** Lines as they are written: picked from a grid where the field says so and what is needed for it is seen, row by row otherwise. */
export function LinesInput(props: KindInputProps) {
  const picks = picksOf(props.field)
  const columns = columnsOf(props.field) ?? {}
  if (!picks || !columns[picks.of] || !columns[picks.count]) return <TableInput {...props} />
  return (
    <Suspense fallback={<SkeletonRows rows={4} columns={3} />}>
      <PickInput {...props} picks={picks} />
    </Suspense>
  )
}

/** A short table to write in. Enter goes to the next line, making it if it is the last. On a phone each line is a small stack. */
function TableInput({ field, name, value, onChange, onBlur, onRefused, ids, errorAt, label, Part, typingOf }: KindInputProps) {
  const lines = linesIn(value)
  // What the commit copies from a card is not typed.
  const columns = Object.entries(columnsOf(field) ?? {}).filter(([, column]) => !isStamped(column))
  const worked = useWorkedLines(field, lines, typingOf)
  const isBlock = columns.length > MOST_COLUMNS
  // A line keeps its key while others come and go, so that half a number in its input stays with it.
  const [keys, setKeys] = useState<readonly number[]>(() => lines.map((_, index) => index))
  const next = useRef(lines.length)
  const table = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const keyOf = (index: number) => keys[index] ?? `new-${index}`
  const ownKeys = () => lines.map((_, index) => keys[index] ?? next.current++)

  const focusLine = (index: number) => requestAnimationFrame(() => firstInput(table.current, index)?.focus())
  const add = () => {
    setKeys([...ownKeys(), next.current++])
    onChange([...lines, showEach(writtenColumns(field), startsOf(field), typingOf)])
    focusLine(lines.length)
  }
  const remove = (index: number) => {
    setKeys(ownKeys().toSpliced(index, 1))
    onChange(lines.filter((_, at) => at !== index))
    focusLine(Math.max(0, index - 1))
  }
  const move = (index: number, by: -1 | 1) => {
    const to = index + by
    const moved = <T,>(list: readonly T[]) => list.toSpliced(index, 1).toSpliced(to, 0, ...list.slice(index, index + 1))
    setKeys(moved(ownKeys()))
    onChange(moved(lines))
    setSaid(`La riga ${index + 1} ora è la ${to + 1} di ${lines.length}.`)
    requestAnimationFrame(() => moveButton(table.current, to, by)?.focus())
  }
  const change = (index: number, key: string, typed: unknown) =>
    onChange(lines.map((line, at) => (at === index ? { ...line, [key]: typed } : line)))

  const onEnter = useEffectEvent((event: KeyboardEvent) => {
    const index = lineOf(event.target)
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || index === undefined || event.defaultPrevented) return
    event.preventDefault()
    if (index === lines.length - 1) add()
    else focusLine(index + 1)
  })
  useEffect(() => {
    const element = table.current
    const hear = (event: KeyboardEvent) => onEnter(event)
    element?.addEventListener('keydown', hear)
    return () => element?.removeEventListener('keydown', hear)
  }, [])

  return (
    <div ref={table} role="group" aria-label={label ?? field.label} aria-describedby={ids.describedBy}>
      {lines.length > 0 && (
        <div className="mb-2 grid gap-2">
          {lines.map((line, index) => (
            <div
              key={keyOf(index)}
              data-line={index}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 border-b border-line pb-2 max-md:pb-3"
            >
              <div className={isBlock ? BLOCK : TABLE}>
                {columns.map(([key, column], at) =>
                  isStored(column) ? (
                    <Cell
                      key={key}
                      id={at === 0 && index === 0 ? ids.id : `${ids.id}-${index}-${key}`}
                      first={at === 0}
                      field={column}
                      error={errorAt?.(`${index}.${key}`)}
                      hasHeading={isBlock || index === 0}
                      Part={Part}
                      input={{
                        name: `${name}.${index}.${key}`,
                        value: line[key],
                        onChange: (typed) => change(index, key, typed),
                        onBlur,
                        onRefused: (sentence) => onRefused?.(sentence, `${index}.${key}`),
                        label: `${column.label}, riga ${index + 1}`,
                      }}
                    />
                  ) : (
                    <Worked
                      key={key}
                      field={column}
                      value={worked[index]?.[key]}
                      line={index + 1}
                      hasHeading={isBlock || index === 0}
                      isAligned={!isBlock}
                    />
                  ),
                )}
              </div>
              <LineButtons
                index={index}
                count={lines.length}
                hasHeading={isBlock || index === 0}
                isBlock={isBlock}
                onMove={(by) => move(index, by)}
                onRemove={() => remove(index)}
              />
            </div>
          ))}
        </div>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
      <Button
        {...(lines.length === 0 && { id: ids.id })}
        aria-label={`Aggiungi riga a ${field.label}`}
        size="sm"
        icon={<Plus aria-hidden />}
        onClick={add}
      >
        Aggiungi riga
      </Button>
    </div>
  )
}

interface CellProps {
  readonly id: string
  readonly first: boolean
  readonly field: Field
  readonly error: string | undefined
  readonly hasHeading: boolean
  readonly Part: ComponentType<InputProps>
  readonly input: Pick<InputProps, 'name' | 'value' | 'onChange' | 'onBlur' | 'onRefused' | 'label'>
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

const firstInput = (table: HTMLElement | null, index: number) =>
  table?.querySelector<HTMLElement>(`[data-line="${index}"] :is(input, textarea, [role="combobox"])`)

/** The button that moves a line on in the same direction; at the end the one that leads back. */
const moveButton = (table: HTMLElement | null, index: number, by: number) =>
  [by, -by]
    .map((way) => table?.querySelector<HTMLButtonElement>(`[data-line="${index}"] [data-move="${way}"]`))
    .find((button) => button?.disabled === false)

function lineOf(target: EventTarget | null): number | undefined {
  // An open list of choices has its own use for Enter.
  const isBusy = target instanceof HTMLInputElement && target.getAttribute('aria-expanded') === 'true'
  const line = target instanceof HTMLInputElement && !isBusy ? target.closest<HTMLElement>('[data-line]') : null
  return line ? Number(line.dataset['line']) : undefined
}
