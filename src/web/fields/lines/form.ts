import { startsOf } from '../../../kernel/fields/lines.ts'
import { isBlank } from '../../../kernel/fields/blank.ts'
import type { Values } from '../../../kernel/door/change.ts'
import { long, type FormHalf, type Typing } from '../form-half.ts'
import { writtenColumns } from './columns-of.ts'
import { LinesInput } from './input.tsx'
import { readEach, showEach } from '../typings.ts'

/** A line that says no more than it began with. */
const isEmptyLine = (line: Values, starts: Values) => Object.entries(line).every(([key, value]) => isBlank(value) || value === starts[key])

const typing: Typing = {
  show: (value, field, of) => (Array.isArray(value) ? value.map((line: Values) => showEach(writtenColumns(field), line, of)) : []),
  read: (typed, field, of) => {
    if (!Array.isArray(typed)) return undefined
    const read = typed.map((line: Values) => readEach(writtenColumns(field), line, of))
    // The line that Enter opened and nobody wrote in is not a line; one in the middle keeps the count of those after it.
    const length = read.findLastIndex((line) => !isEmptyLine(line, startsOf(field))) + 1
    return length > 0 ? read.slice(0, length) : undefined
  },
}

export const lines: FormHalf = { Input: LinesInput, typing, isLong: long }
