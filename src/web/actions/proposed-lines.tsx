import { useRef, type KeyboardEvent } from 'react'
import { get, useController, useFormContext } from 'react-hook-form'
import { compileNode } from '../../kernel/evaluation/evaluate.ts'
import { rounded } from '../../kernel/expression/rational.ts'
import type { Fields } from '../../kernel/fields/field.ts'
import type { ProposedLines as Described } from '../../kernel/fields/proposed.ts'
import { formatMoney } from '../../kernel/italian/money.ts'
import { formatNumber } from '../../kernel/italian/numbers.ts'
import { textOf } from '../fields/input-props.ts'
import { readTyped } from '../fields/typing.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { linesOf, type TypedLine } from './read-inputs.ts'

interface ProposedLinesProps {
  readonly name: string
  readonly field: Described<Fields>
  readonly today: string
}

/** Lines that were proposed: each may be left out and its number corrected, gathered under headings, with what they come to. */
export function ProposedLines({ name, field, today }: ProposedLinesProps) {
  const form = useFormContext()
  const { field: held } = useController({ name, control: form.control })
  const list = useRef<HTMLDivElement>(null)
  const { group, amount } = field.proposed
  const lines = linesOf(held.value)
  const kept = lines.filter((line) => !line.isOut)
  const amountOf = amount && centsOf(field, today)
  const total = kept.reduce((sum, line) => sum + (amountOf?.(line) ?? 0), 0)
  const edit = (at: number, change: TypedLine) => {
    held.onChange(lines.map((line, index) => (index === at ? { ...line, ...change } : line)))
    void form.trigger(name)
  }
  /** Enter goes on to the next number: what was proposed is done by its button alone. */
  const goOn = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const inputs = [...(list.current?.querySelectorAll<HTMLInputElement>('input[type="number"]:enabled') ?? [])]
    inputs[inputs.indexOf(event.currentTarget) + 1]?.focus()
  }
  const numbered = lines.map((line, at) => ({ line, at }))
  return (
    <div ref={list} role="group" aria-label={field.label}>
      {[...Map.groupBy(numbered, ({ line }) => wordsIn(line, group))].map(([heading, members]) => (
        <section key={heading} aria-label={heading || undefined} className="mb-5">
          {heading && <h3 className="mb-1 text-sm font-[550]">{heading}</h3>}
          <ul className="divide-y divide-line border-y border-line">
            {members.map(({ line, at }) => (
              <Line
                key={at}
                name={`${name}.${at}`}
                field={field}
                line={line}
                amount={amountOf?.(line)}
                error={sentence(get(form.formState.errors, `${name}.${at}.${field.proposed.correct}.message`))}
                onEdit={(change) => edit(at, change)}
                onKeyDown={goOn}
              />
            ))}
          </ul>
        </section>
      ))}
      <p aria-live="polite" className="num flex justify-between border-t border-ink pt-3 text-md">
        <span>
          {formatNumber(kept.length)} di {formatNumber(lines.length)}
        </span>
        {amountOf && <span>Totale {formatMoney(total)}</span>}
      </p>
    </div>
  )
}

/** What is typed in a column; nothing where there is none. */
const wordsIn = (line: TypedLine, key: string | undefined): string => textOf(key === undefined ? '' : line[key])

const sentence = (message: unknown) => (typeof message === 'string' ? message : undefined)

/** What a line comes to, in whole cents; nothing where a part of it is unknown or no number yet. */
function centsOf({ of, proposed }: Described<Fields>, today: string) {
  const work = proposed.amount && compileNode(proposed.amount, { place: 'proposed', fields: of, entities: new Map() })
  return (line: TypedLine): number | undefined => {
    const value = work?.(readTyped(of, line), { today, record: () => undefined, referring: () => [] })
    return typeof value === 'object' ? rounded(value) : undefined
  }
}

interface LineProps {
  readonly name: string
  readonly field: Described<Fields>
  readonly line: TypedLine
  readonly amount: number | undefined
  readonly error: string | undefined
  readonly onEdit: (change: TypedLine) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

function Line({ name, field: { of, proposed }, line, amount, error, onEdit, onKeyDown }: LineProps) {
  const words = (key: string | undefined) => wordsIn(line, key)
  const [title, detail, unit] = [words(proposed.title), words(proposed.detail), words(proposed.unit)]
  const isIn = line.isOut !== true
  const label = of[proposed.correct]?.label ?? ''
  const errorId = `${name}-error`
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2">
      <div className="flex min-w-0 items-center gap-2">
        <Checkbox
          checked={isIn}
          onChange={(checked) => onEdit({ isOut: !checked })}
          label={`Comprendi ${title}`}
          hideLabel
          className="-ml-2.5"
        />
        <div className="min-w-0">
          <p className={isIn ? 'truncate text-sm' : 'truncate text-sm text-ink-faint line-through'}>{title}</p>
          <p className="text-xs text-ink-faint">{detail}</p>
        </div>
      </div>
      <div className="flex items-center gap-4">
        <TextInput
          name={`${name}.${proposed.correct}`}
          type="number"
          inputMode="decimal"
          min="0"
          step="any"
          autoComplete="off"
          className="num w-32 [&_input]:[appearance:textfield]"
          aria-label={[`${label} di ${title}`, unit].filter(Boolean).join(', ')}
          suffix={unit || undefined}
          disabled={!isIn}
          invalid={isIn && error !== undefined}
          describedBy={isIn && error ? errorId : undefined}
          value={words(proposed.correct)}
          onChange={(event) => onEdit({ [proposed.correct]: event.currentTarget.value })}
          onKeyDown={onKeyDown}
        />
        {proposed.amount && (
          <span className="num w-24 text-right text-sm max-md:hidden">
            {amount !== undefined && isIn && !error ? formatMoney(amount) : '–'}
          </span>
        )}
      </div>
      {isIn && error && (
        <p id={errorId} className="col-span-2 text-right text-xs text-bad">
          {error}
        </p>
      )}
    </li>
  )
}
