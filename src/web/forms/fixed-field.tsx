import { isBlank } from '../../kernel/fields/blank.ts'
import { isDerived } from '../../kernel/fields/derived.ts'
import { isKind, type Field as Described, type Names } from '../../kernel/fields/field.ts'
import { columnsOf } from '../../kernel/fields/lines.ts'
import { heldAt, referencesIn } from '../../kernel/entity/references.ts'
import { useNames } from '../data/use-names.ts'
import { FieldValue } from '../fields/field-value.tsx'
import { classNames } from '../ui/class-names.ts'
import { Field } from '../ui/field.tsx'
import { TouchedValues } from './history/told-change.tsx'
import { TOUCHED_LOOK, useTouched } from './history/touched.ts'

interface FixedFieldProps {
  readonly name: string
  readonly field: Described
  readonly value: unknown
  readonly isLong?: boolean | undefined
}

/** A field of a form that is only to be read, by whoever asks or by the state of the record: what it says, as text. */
export function FixedField({ name, field, value, isLong }: FixedFieldProps) {
  const ids = referencesIn({ value: field })
    .flatMap(({ path }) => heldAt({ value }, path))
    .filter((id) => typeof id === 'string')
  const names = useNames(ids)
  const touched = useTouched(name)
  return (
    <Field
      label={field.label}
      hint={touched && <TouchedValues told={touched} />}
      className={classNames(field.wide ? 'col-span-full' : isLong && 'field-long', touched && TOUCHED_LOOK)}
    >
      {({ id }) => (
        <output id={id} className="block min-w-0 text-sm wrap-anywhere">
          {isBlank(value) ? (
            <span className="text-ink-faint">–</span>
          ) : columnsOf(field) && Array.isArray(value) ? (
            <FixedLines field={field} lines={value} names={names} />
          ) : (
            <FieldValue field={field} value={value} names={names} density="line" />
          )}
        </output>
      )}
    </Field>
  )
}

interface FixedLinesProps {
  readonly field: Described
  readonly lines: readonly Readonly<Record<string, unknown>>[]
  readonly names: Names
}

/** Each line in its words, and what it is worked out to come to: a payment says its amount in its words. */
function FixedLines({ field, lines, names }: FixedLinesProps) {
  const amount = Object.entries(columnsOf(field) ?? {}).findLast(([, column]) => isKind(column, 'money') && isDerived(column))
  return (
    <span role="list" className="grid gap-1">
      {lines.map((line, at) => (
        <span role="listitem" key={at} className="flex justify-between gap-4">
          <span className="min-w-0">{field.format([line], names)}</span>
          {amount && !isBlank(line[amount[0]]) && <span className="num">{amount[1].format(line[amount[0]])}</span>}
        </span>
      ))}
    </span>
  )
}
