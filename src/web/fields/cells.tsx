import { isStatus } from '../../kernel/entity/entity.ts'
import type { Field, Tone } from '../../kernel/fields/field.ts'
import { Badge } from '../ui/badge.tsx'
import { TextLink } from '../ui/link.tsx'
import type { ListHalf } from './list-half.ts'

type Cell = ListHalf['Cell']

/** The ways of drawing a value that several kinds share. */
export const plain: Cell = ({ text }) => text
export const digits: Cell = ({ text }) => <span className="num">{text}</span>
export const toned: Cell = ({ field, value, text }) => {
  const tone = toneOf(field, String(value))
  return tone ? <Badge tone={tone}>{text}</Badge> : text
}
/** A link inside a row that is itself pressed must not open the row. */
export const link = (scheme: string): Cell =>
  function LinkCell({ value, text }) {
    return (
      <TextLink href={`${scheme}:${String(value)}`} onClick={(event) => event.stopPropagation()}>
        {text}
      </TextLink>
    )
  }

const tonesOf = (field: Field): Readonly<Record<string, Tone>> => ('tones' in field ? (field.tones as Readonly<Record<string, Tone>>) : {})
const toneOf = (field: Field, value: string): Tone | undefined => (isStatus(field) ? field.states[value]?.tone : tonesOf(field)[value])
