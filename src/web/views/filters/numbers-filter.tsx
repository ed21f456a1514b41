import { useState } from 'react'
import type { Field } from '../../../kernel/fields/field.ts'
import { Field as Labelled } from '../../ui/field.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { joinRange, readNumber, splitRange, type Range } from './between.ts'
import type { FilterControlProps } from './filter-kind.ts'

/** The value that somebody has typed as the address keeps it; undefined while it is no number. */
function valueOf(field: Field, typed: string): string | undefined {
  if (typed.trim() === '') return ''
  const value = field.parse(typed)
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined
}
const typedOf = (field: Field, end: string) => (end === '' ? '' : field.edit(readNumber(end) ?? 0))

/** From one amount to another. An end counts when one leaves its box, so that a half-typed number filters nothing. */
export function NumbersFilter({ field, text, onChange }: FilterControlProps) {
  const range = splitRange(text)
  const leave = (end: keyof Range, typed: string) => {
    const value = valueOf(field, typed)
    if (value !== undefined && value !== range[end]) onChange(joinRange({ ...range, [end]: value }))
  }
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="sr-only">{field.label}</legend>
      <End label="Da" start={typedOf(field, range.from)} onLeave={(typed) => leave('from', typed)} />
      <End label="A" start={typedOf(field, range.to)} onLeave={(typed) => leave('to', typed)} />
    </fieldset>
  )
}

function End({ label, start, onLeave }: { label: string; start: string; onLeave: (typed: string) => void }) {
  const [{ from, typed }, setState] = useState({ from: start, typed: start })
  if (from !== start) setState({ from: start, typed: start })
  const setTyped = (next: string) => setState({ from, typed: next })
  return (
    <Labelled label={label}>
      {(ids) => (
        <NumberInput
          {...ids}
          value={typed}
          onChange={setTyped}
          onBlur={() => onLeave(typed)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') onLeave(typed)
          }}
        />
      )}
    </Labelled>
  )
}
