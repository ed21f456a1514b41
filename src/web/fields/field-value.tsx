import type { Field, Names } from '../../kernel/fields/field.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { classNames } from '../ui/class-names.ts'
import { toneText } from '../ui/tone.ts'
import { listHalf } from './list-halves.ts'

interface FieldValueProps {
  readonly field: Field
  readonly value: unknown
  /** Titles of the records that references point at: a page's `names`, or a function. */
  readonly names?: Names | Readonly<Record<string, string>> | undefined
  /** `cell` fills the cell of a table; `line` stands in running text. */
  readonly density?: 'cell' | 'line' | undefined
  /** Words of a cell break to a second line before they are cut: two names differ in their last letters. */
  readonly isWrapped?: boolean
}

/** The value of a field as a person reads it, drawn as its kind is drawn everywhere. */
export function FieldValue({ field, value, names, density = 'cell', isWrapped = false }: FieldValueProps) {
  if (isBlank(value))
    return density === 'cell' ? <span className={classNames('block text-ink-faint', field.numeric && 'text-right')}>–</span> : null
  const nameOf: Names | undefined = names && (typeof names === 'function' ? names : (id) => names[id])
  const text = field.format(value, nameOf)
  const { Cell } = listHalf(field)
  if (density === 'line') return <Cell field={field} value={value} text={text} />
  // What must be seen is wrapped instead of cut.
  if (field.safety)
    return (
      <span data-safety="" className={classNames('block py-1 text-xs leading-tight font-medium wrap-anywhere', toneText[field.safety])}>
        {text}
      </span>
    )
  return (
    <span
      className={classNames(
        // A third line would show in a padding below: the box ends with the second one, and a link, of one line, keeps the room of its ring.
        isWrapped
          ? '-mx-1 -mt-1 line-clamp-2 px-1 pt-1 leading-tight wrap-anywhere has-[>a]:-mb-1 has-[>a]:pb-1'
          : '-m-1 block truncate p-1',
        '[&_a]:inline-block [&_a]:max-w-full [&_a]:truncate [&_a]:align-bottom',
        field.numeric && 'text-right',
      )}
      title={text.length > 24 ? text : undefined}
    >
      <Cell field={field} value={value} text={text} />
    </span>
  )
}
