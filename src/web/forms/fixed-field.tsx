import type { Field as Described } from '../../kernel/fields/field.ts'
import { isBlank } from '../../kernel/blank.ts'
import { isNaming } from '../../kernel/references.ts'
import { useNames } from '../data/use-names.ts'
import { FieldValue } from '../fields/field-value.tsx'
import { Field } from '../ui/field.tsx'

interface FixedFieldProps {
  readonly field: Described
  readonly value: unknown
  readonly isLong?: boolean | undefined
}

/** A field of a form that is only to be read, by whoever asks or by the state of the record: what it says, as text. */
export function FixedField({ field, value, isLong }: FixedFieldProps) {
  const ids = isNaming(field) ? [value].flat().filter((id) => typeof id === 'string') : []
  const names = useNames(ids)
  return (
    <Field label={field.label} className={field.wide ? 'col-span-full' : isLong ? 'field-long' : undefined}>
      {({ id }) => (
        <output id={id} className="block min-w-0 text-sm wrap-anywhere">
          {isBlank(value) ? (
            <span className="text-ink-faint">–</span>
          ) : (
            <FieldValue field={field} value={value} names={names} density="line" />
          )}
        </output>
      )}
    </Field>
  )
}
