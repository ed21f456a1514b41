import { isBlank } from '../../../kernel/fields/blank.ts'
import type { Field, Names } from '../../../kernel/fields/field.ts'
import { columnsOf, linesIn } from '../../../kernel/fields/lines.ts'
import { describeLines, EMPTY } from '../describe-lines.ts'
import { changeWords } from '../describe-changes.ts'
import { isEqual } from './three-way.ts'

interface VersionWordsProps {
  readonly field: Field
  readonly value: unknown
  /** As it was: lines say what has changed of it, by name. */
  readonly base: unknown
  readonly names: Names
}

/** One version of a field, in the words of its kind: a link in a choice would be pressed by mistake. */
export function VersionWords({ field, value, base, names }: VersionWordsProps) {
  const columns = columnsOf(field)
  if (isBlank(value)) return <span className="text-ink-faint">{EMPTY}</span>
  if (!columns) return <span className="num wrap-anywhere whitespace-pre-line">{field.format(value, names)}</span>
  const said = isEqual(base, value)
    ? linesIn(value).map((line) => field.format([line], names))
    : describeLines(field, columns, { before: base, after: value }, names).map(changeWords)
  return (
    <span className="num grid gap-0.5 wrap-anywhere">
      {said.map((words, at) => (
        <span key={at}>{words}</span>
      ))}
    </span>
  )
}

const MOST = 60
const short = (text: string) => (text.length > MOST ? `${text.slice(0, MOST - 1)}…` : text)

/** The same in a few words, for the line that says what remains. */
export function versionText(field: Field, value: unknown, names: Names): string {
  const label = field.short ?? field.label
  if (isBlank(value)) return `${label} ${EMPTY}`
  const count = columnsOf(field) ? linesIn(value).length : undefined
  if (count !== undefined) return `${label}: ${count === 1 ? '1 riga' : `${count} righe`}`
  return short(field.format(value, names).replaceAll('\n', ' '))
}
