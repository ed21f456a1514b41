import type { ReactNode } from 'react'
import { isStatus } from '../../kernel/entity.ts'
import type { Field, FieldKind, Names, Tone } from '../../kernel/fields/field.ts'
import { isBlank } from '../../kernel/blank.ts'
import { Badge } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'
import { TextLink } from '../ui/link.tsx'

interface CellProps {
  readonly field: Field
  readonly value: unknown
  readonly text: string
}

interface FieldValueProps {
  readonly field: Field
  readonly value: unknown
  /** Titles of the records that references point at: a page's `names`, or a function. */
  readonly names?: Names | Readonly<Record<string, string>> | undefined
  /** `cell` fills the cell of a table; `line` stands in running text. */
  readonly density?: 'cell' | 'line' | undefined
}

type Cell = (props: CellProps) => ReactNode

const plain: Cell = ({ text }) => text
const digits: Cell = ({ text }) => <span className="num">{text}</span>
const toned: Cell = ({ field, value, text }) => {
  const tone = toneOf(field, String(value))
  return tone ? <Badge tone={tone}>{text}</Badge> : text
}
/** A link inside a row that is itself pressed must not open the row. */
const link = (scheme: string): Cell =>
  function LinkCell({ value, text }) {
    return (
      <TextLink href={`${scheme}:${String(value)}`} onClick={(event) => event.stopPropagation()}>
        {text}
      </TextLink>
    )
  }

/** How each kind is shown. A kind that is forgotten here does not build. */
const cells = {
  text: plain,
  long_text: plain,
  integer: digits,
  decimal: digits,
  money: digits,
  percent: digits,
  date: digits,
  time: digits,
  month: plain,
  boolean: plain,
  choice: toned,
  status: toned,
  reference: plain,
  email: link('mailto'),
  phone: link('tel'),
  vat_number: digits,
  fiscal_code: plain,
  plate: plain,
  place: plain,
  image: plain,
  lines: plain,
} satisfies Record<FieldKind, Cell>

const tonesOf = (field: Field): Readonly<Record<string, Tone>> => ('tones' in field ? (field.tones as Readonly<Record<string, Tone>>) : {})
const toneOf = (field: Field, value: string): Tone | undefined => (isStatus(field) ? field.states[value]?.tone : tonesOf(field)[value])

/** The value of a field as a person reads it, drawn as its kind is drawn everywhere. */
export function FieldValue({ field, value, names, density = 'cell' }: FieldValueProps) {
  if (isBlank(value))
    return density === 'cell' ? <span className={classNames('block text-ink-faint', field.numeric && 'text-right')}>–</span> : null
  const nameOf: Names | undefined = names && (typeof names === 'function' ? names : (id) => names[id])
  const text = field.format(value, nameOf)
  const Drawn: Cell = cells[field.kind]
  if (density === 'line') return <Drawn field={field} value={value} text={text} />
  return (
    <span className={classNames('-m-1 block truncate p-1', field.numeric && 'text-right')} title={text.length > 24 ? text : undefined}>
      <Drawn field={field} value={value} text={text} />
    </span>
  )
}
