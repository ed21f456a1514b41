import { isStored } from '../../kernel/fields/derived.ts'
import type { Field, Fields, Names } from '../../kernel/fields/field.ts'
import { linesIn } from '../../kernel/fields/lines.ts'
import { isText } from '../../kernel/fields/text.ts'
import { isBlank } from '../../kernel/fields/blank.ts'
import { isNaming } from '../../kernel/entity/references.ts'
import type { FieldChange } from '../../kernel/door/store.ts'
import { isSameValue } from '../fields/same-value.ts'

type Line = Readonly<Record<string, unknown>>

/** One change in words, by the name of what changed. */
export interface ToldChange {
  /** A field, or a line of one: «Preventivo», «Carbonara». */
  readonly label: string
  /** The column of a line that changed: «quantità». */
  readonly part?: string
  /** Absent where there was nothing that could be struck: a line that was added. */
  readonly before?: string
  readonly after: string
}

export const EMPTY = 'vuoto'

/**
 * Changes of lines by name: «Carbonara, quantità 2 → 40», «Tiramisù, aggiunta: quantità 1». A line is known by the record that it names,
 * else by its words; a line without either by the name of its list.
 */
export function describeLines(field: Field, columns: Fields, change: FieldChange, names: Names): readonly ToldChange[] {
  const list = field.short ?? field.label
  const stored = Object.entries(columns).filter(([, column]) => isStored(column))
  const naming = (stored.find(([, column]) => isNaming(column)) ?? stored.find(([, column]) => isText(column)))?.[0]
  const isSame = (a: Line, b: Line) => stored.every(([key]) => isSameValue(a[key], b[key]))
  const words = (key: string, value: unknown) => (isBlank(value) ? EMPTY : (columns[key]?.format(value, names) ?? ''))
  const nameOf = (line: Line) => (naming !== undefined && !isBlank(line[naming]) && words(naming, line[naming])) || list
  const columnName = (column: Field) => inSentence(column.short ?? column.label)

  const [before, after] = [linesIn(change.before), linesIn(change.after)]
  const [gone, come] = [without(before, after, isSame), without(after, before, isSame)]
  const pairs = gone.flatMap((line): readonly (readonly [Line, Line])[] => {
    const at = come.findIndex((other) => naming !== undefined && isSameValue(line[naming], other[naming]))
    const [other] = at < 0 ? [] : come.splice(at, 1)
    return other ? [[line, other]] : []
  })
  const paired = new Set(pairs.map(([line]) => line))
  const rest = (line: Line) =>
    stored
      .flatMap(([key, column]) => (isBlank(line[key]) || key === naming ? [] : `${columnName(column)} ${words(key, line[key])}`))
      .join(', ')
  const told: readonly ToldChange[] = [
    ...pairs.flatMap(([line, other]) =>
      stored
        .filter(([key]) => !isSameValue(line[key], other[key]))
        .map(([key, column]) => ({
          label: nameOf(line),
          part: columnName(column),
          before: words(key, line[key]),
          after: words(key, other[key]),
        })),
    ),
    ...gone
      .filter((line) => !paired.has(line))
      .map((line) => ({ label: nameOf(line), ...(rest(line) !== '' && { before: rest(line) }), after: 'tolta' })),
    ...come.map((line) => ({ label: nameOf(line), after: ['aggiunta', rest(line)].filter(Boolean).join(': ') })),
  ]
  return told.length > 0 ? told : [{ label: list, after: 'in un altro ordine' }]
}

/** A label in the middle of a sentence: «quantità», but «IVA». */
const inSentence = (label: string) => (label === label.toUpperCase() ? label : `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`)

/** Lines that the others lack, each as often as it is missing. */
function without(lines: readonly Line[], others: readonly Line[], isSame: (a: Line, b: Line) => boolean): Line[] {
  const left = [...others]
  return lines.filter((line) => {
    const at = left.findIndex((other) => isSame(line, other))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
